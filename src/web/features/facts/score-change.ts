import { useState } from 'react';
import type { Score } from '#shared/audit/score-bands.ts';

/** Where an audit stands. */
export interface Standing {
  readonly score: Score;
  /** Share of the weight that was measured, 0 to 1. */
  readonly coverage: number;
}

/** What a change did to the score, in one or two sentences. */
export function scoreChangeSentence(before: Standing, now: Standing): string {
  const [was, is] = [Math.round(before.coverage * 100), Math.round(now.coverage * 100)];
  const measured = was === is ? '' : ` ${is}% of what counts is measured now, before it was ${was}%.`;
  if (now.score === null) return `Saved. There is no score yet.${measured}`;
  if (before.score === null) return `Saved. Your score is ${now.score}.${measured}`;
  if (before.score === now.score) return `Saved. Your score stays at ${now.score}.${measured}`;
  return `Saved. Your score went from ${before.score} to ${now.score}.${measured}`;
}

interface ScoreNews {
  /** Call it when something was told: asks for the audit anew and says what changed. */
  readonly told: () => Promise<void>;
  readonly sentence: string | null;
}

/** Follows what the owner's words do to the score. `now` is the standing of the audit on screen. */
export function useScoreNews(now: Standing, refetchAudit: () => Promise<void>): ScoreNews {
  const [before, setBefore] = useState<Standing | null>(null);
  const [isAsking, setAsking] = useState(false);
  async function told(): Promise<void> {
    setBefore(now);
    setAsking(true);
    await refetchAudit();
    setAsking(false);
  }
  const sentence = before === null ? null : isAsking ? 'Saved.' : scoreChangeSentence(before, now);
  return { told, sentence };
}
