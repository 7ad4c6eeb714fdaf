import { useEffect, useRef } from 'react';
import type { ScoreRange } from '#shared/report/ring-drawing.ts';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { type ScoreSnapshot, scoreChangeSentence } from '#web/lib/score-change.ts';

/** The score with its range. */
export interface MinuteScore extends ScoreSnapshot {
  readonly range: ScoreRange;
}

interface MinuteSavedProps {
  readonly before: MinuteScore;
  /** As on screen now. */
  readonly shown: MinuteScore;
  /** Undefined while the audit is read again; null when that failed. */
  readonly now: ScoreSnapshot | null | undefined;
}

/** What the owner's minute changed. */
export function MinuteSaved({ before, shown, now }: MinuteSavedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone with its form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="grid content-start gap-2">
        <h2 id="minute-title" ref={heading} tabIndex={-1} className="text-[clamp(1.625rem,1.4rem+1vw,2rem)]">
          Saved. Thank you.
        </h2>
        <p className="text-ink-2">
          We use whichever you entered last. <a href="#profile">Change these numbers</a>
        </p>
      </div>
      <div className="grid content-start gap-4">
        <p role="status" className="min-h-[2.6em] text-balance font-[500] font-display text-[1.375rem] leading-[1.3]">
          {now === undefined ? 'Updating your score.' : scoreChangeSentence(before, now)}
        </p>
        <ScoreBar score={shown.score} range={shown.range} large className="mt-2" />
        <p className="text-ink-2 text-note">
          {now === undefined || now === null ? rangeSentence(shown.range) : changedRange(before.range, shown.range)}
        </p>
      </div>
    </>
  );
}

function rangeSentence({ low, high }: ScoreRange): string {
  return low === high ? `Could be ${low}.` : `Could be ${low} to ${high}.`;
}

function changedRange(was: ScoreRange, is: ScoreRange): string {
  const isSame = was.low === is.low && was.high === is.high;
  return isSame ? rangeSentence(is) : `${rangeSentence(is)} Before, it could have been ${was.low} to ${was.high}.`;
}
