import type { Score } from '#shared/audit/score-bands.ts';

/** Where an audit stands. */
export interface ScoreSnapshot {
  readonly score: Score;
  /** Share of the weight that was measured, 0 to 1. */
  readonly coverage: number;
}

/** The audit that the owner's words are about, for the parts of a page that tell. */
export interface AuditStatusOwner {
  readonly auditId: string;
  /** As it is on screen. */
  readonly standing: ScoreSnapshot;
  /** Asks for the audit anew, judged with what was told; null when it could not be had. */
  readonly refetchAudit: () => Promise<ScoreSnapshot | null>;
}

/** What a change did to the score, in one or two sentences; `now` null: nobody knows yet. */
export function scoreChangeSentence(before: ScoreSnapshot, now: ScoreSnapshot | null): string {
  if (now === null) return 'Your score will follow when the report is loaded again.';
  const [was, is] = [Math.round(before.coverage * 100), Math.round(now.coverage * 100)];
  const measured = was === is ? '' : ` We could check ${is}% of what matters, before it was ${was}%.`;
  if (now.score === null) return `There is no score yet.${measured}`;
  if (before.score === null) return `Your score is ${now.score}.${measured}`;
  if (before.score === now.score) return `Your score stays at ${now.score}.${measured}`;
  return `Your score went from ${before.score} to ${now.score}.${measured}`;
}
