import type { CSSProperties } from 'react';
import type { Score } from '#shared/audit/score-bands.ts';
import { getBandName } from '#shared/report/band-labels.ts';
import { isDoubtful, type ScoreRange } from '#shared/report/ring-drawing.ts';
import { classNames } from '#web/lib/class-names.ts';

interface ScoreBarProps {
  readonly score: Score;
  /** A second mark on the bar, 0 to 100: the previous score. */
  readonly markAt?: number | undefined;
  /** What the score could be: drawn as a bracket above the bar where it allows another score. */
  readonly range?: ScoreRange | null | undefined;
  readonly large?: boolean;
  /**
   * On prerendered pages the value comes as a class (`[--v:55]`), because the content security policy forbids style
   * attributes in their markup.
   */
  readonly valueClass?: `[--v:${number}]`;
  readonly className?: string;
}

/**
 * A score as a bar. Always beside its number and word, so hidden from screen readers. Forced colors would leave nothing of a
 * picture drawn with backgrounds, so it keeps its own.
 */
export function ScoreBar({ score, markAt, range = null, large = false, valueClass, className }: ScoreBarProps) {
  const value: CSSProperties & { '--v'?: number } = score === null || valueClass !== undefined ? {} : { '--v': score };
  const mark: CSSProperties & { '--at'?: number } = markAt === undefined ? {} : { '--at': markAt };
  const bracket: (CSSProperties & { '--low': number; '--high': number }) | null = isDoubtful(range)
    ? { '--low': range.low, '--high': range.high }
    : null;
  return (
    <span
      aria-hidden
      className={classNames('score-bar forced-color-adjust-none', valueClass, className)}
      data-band={getBandName(score)}
      data-size={large ? 'large' : undefined}
      style={value}
    >
      {bracket !== null && <span className="score-bar-bracket" style={bracket} />}
      {markAt !== undefined && <span className="score-bar-mark" style={mark} />}
    </span>
  );
}
