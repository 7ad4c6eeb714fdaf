import type { Check, CheckStatus, RuleSource } from '../audit/check.ts';
import type { BandName } from './band-labels.ts';
import { formatNumber } from './format-number.ts';

/** The outcome of a check: a check without points is always information. */
export type CheckOutcome = CheckStatus | 'information';

export function getCheckOutcome({ status, maxPoints }: Pick<Check, 'status' | 'maxPoints'>): CheckOutcome {
  return maxPoints === 0 ? 'information' : status;
}

/** The outcomes in words and by the colors of the bands. */
export const outcomeMarks: Readonly<Record<CheckOutcome, { readonly band: BandName; readonly words: string }>> = {
  pass: { band: 'good', words: 'Passed' },
  partial: { band: 'mid', words: 'Partly' },
  fail: { band: 'poor', words: 'Not passed' },
  notMeasured: { band: 'none', words: 'Not measured' },
  information: { band: 'none', words: 'For information' },
};

/** "8 of 15"; says so for a check without points, or one that was not measured. */
export function formatPoints({ status, points, maxPoints }: Pick<Check, 'status' | 'points' | 'maxPoints'>): string {
  if (maxPoints === 0) return 'no points';
  if (status === 'notMeasured') return `– of ${formatNumber(maxPoints)}`;
  return `${formatNumber(points)} of ${formatNumber(maxPoints)}`;
}

/** The kind of a rule, before its name. */
export const ruleLabels: Readonly<Record<RuleSource['kind'], string>> = {
  vendor: 'Source',
  standard: 'Standard',
  study: 'Study',
  practice: 'Rule',
};

/** Formats a phrase as a sentence: capitalized, with a full stop. */
export function toSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
