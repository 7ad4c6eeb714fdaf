import { type Feasibility, planningFigures, reviewDayAim } from './feasibility.ts';

/** The sentences about a list's feasibility, for the screen and on paper. */
export const outlookSentences: Readonly<Record<Feasibility['outlook'], string>> = {
  'nobody-to-ask': 'You can’t write to anybody on this list yet. Collect consent first, and hand out cards meanwhile.',
  'out-of-reach': `This list is too short for ${reviewDayAim.low} to ${reviewDayAim.high} reviews in one day, even by the best published numbers. A steady pace brings more.`,
  uncertain: `Only the best published numbers would bring ${reviewDayAim.low} in one day. Plan for fewer.`,
  possible: `By published numbers, ${reviewDayAim.low} in one day could happen. The numbers are weak, and filters look for bursts.`,
};

/** The basis of the range; `readOn` is the day of `planningFigures.read` in words. */
export function evidenceSentence(readOn: string): string {
  const { sms, email, filtered } = planningFigures;
  return `Weak evidence: a text brings a review from ${percent(sms)} of those asked, an email from ${percent(email)}, and filters remove ${percent(filtered)}. Vendors published these numbers from small samples; we read them on ${readOn}. This is no forecast.`;
}

/** About people asked in person, who are not in the range. */
export function notCalculatedSentence(count: number): string {
  return `It leaves out ${count} you ask in person: that works well, but nobody has a solid number for it.`;
}

function percent({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)}%`;
}
