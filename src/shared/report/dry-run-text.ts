import type { DryRun, MovedFact, NewContradiction } from '../audit/dry-run.ts';
import { kindLabels } from './fact-kind-labels.ts';

/** The score of a dry run in one sentence: "76 now, 81 then (+4.6 points)." */
export function formatDryRunScore({ before, after, points }: Pick<DryRun, 'before' | 'after' | 'points'>): string {
  if (before.score === null || after.score === null)
    return 'We could check too little of your site to give it a score.';
  const change = points === 0 ? 'no change' : `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(1)} points`;
  return `${before.score} now, ${after.score} then (${change}).`;
}

/** A fact with its kind, and what would be there instead: "Phone: (218) 722-0134 (would be (218) 722-0143)" */
export function formatMovedFact({ kind, value, becomes }: Pick<MovedFact, 'kind' | 'value' | 'becomes'>): string {
  return `${kindLabels[kind]}: ${value}${becomes === null ? '' : ` (would be ${becomes})`}`;
}

/** The heads of contradictions. */
export const contradictionTitles: Readonly<Record<NewContradiction['part'], string>> = {
  name: 'Your site would say two names',
  address: 'Your site would show two addresses',
  phone: 'Your site would show two phone numbers',
  hours: 'Your site would show two different opening hours',
};
