import type { ReactNode } from 'react';
import type { Score } from '#shared/audit/score-bands.ts';
import type { ScoreRange } from '#shared/report/ring-drawing.ts';
import { breakableName } from '#web/lib/breakable-name.ts';
import { BandLabel } from './score-band.tsx';
import { ScoreBar } from './score-bar.tsx';
import { Skeleton } from './ui/skeleton.tsx';

interface ScoreRowProps {
  readonly name: string;
  /** One line: the finding. */
  readonly note: ReactNode;
  /** `waiting` reserves the space of a score that has not arrived. */
  readonly score: Score | 'waiting';
  /** What the score could be once everything is checked. */
  readonly range?: ScoreRange | null;
  /** At the right edge, usually the arrow of a disclosure. Its space is reserved when it is absent. */
  readonly end?: ReactNode;
}

/** Name, finding, bar, number and word, in this order; on a phone the bar takes a line of its own. */
export function ScoreRow({ name, note, score, range = null, end }: ScoreRowProps) {
  return (
    <span className="score-row">
      <span className={score === 'waiting' ? 'score-row-name text-ink-2' : 'score-row-name'}>
        {breakableName(name)}
      </span>
      <span className="score-row-note" dir="auto">
        {note}
      </span>
      <span className="score-row-bar">
        {score === 'waiting' ? <Skeleton className="h-3.5 w-full" /> : <ScoreBar score={score} range={range} />}
      </span>
      <span className="score-row-score">
        {score === 'waiting' ? <Skeleton className="h-5 w-24" /> : <ScoreText score={score} />}
      </span>
      <span className="score-row-end">{end}</span>
    </span>
  );
}

/** The number and the word of a score, on one baseline. */
export function ScoreText({ score }: { readonly score: Score }) {
  return (
    <>
      {score !== null && <b className="font-[580] font-display text-figure leading-none">{score}</b>}
      <BandLabel score={score} />
    </>
  );
}
