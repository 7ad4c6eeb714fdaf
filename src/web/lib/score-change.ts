import { coveragePercent } from '#shared/audit/coverage-percent.ts';
import type { Score } from '#shared/audit/score-bands.ts';

/** The score of an audit. */
export interface ScoreSnapshot {
  readonly score: Score;
  /** Share of the weight that was measured, 0 to 1. */
  readonly coverage: number;
}

/** The audit that the owner's input belongs to, for parts of a page that announce its effect. */
export interface AuditStatusOwner {
  readonly auditId: string;
  /** As currently on screen. */
  readonly standing: ScoreSnapshot;
  /** Refetches the audit, reevaluated with the input; null when that failed. */
  readonly refetchAudit: () => Promise<ScoreSnapshot | null>;
}

/** The effect of a change on the score, in one or two sentences; `now` null: unknown yet. */
export function scoreChangeSentence(before: ScoreSnapshot, now: ScoreSnapshot | null): string {
  if (now === null) return 'Your score will follow when the report is loaded again.';
  const [was, is] = [coveragePercent(before.coverage), coveragePercent(now.coverage)];
  const measured = was === is ? '' : ` We could check ${is}% of what matters, before it was ${was}%.`;
  if (now.score === null) return `There is no score yet.${measured}`;
  if (before.score === null) return `Your score is ${now.score}.${measured}`;
  if (before.score === now.score) return `Your score stays at ${now.score}.${measured}`;
  return `Your score went from ${before.score} to ${now.score}.${measured}`;
}
