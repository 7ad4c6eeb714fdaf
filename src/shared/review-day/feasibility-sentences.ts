import { type Feasibility, planningFigures, reviewDayAim } from './feasibility.ts';

/** The sentences about a list's feasibility, for the screen and on paper. */
export const outlookSentences: Readonly<Record<Feasibility['outlook'], string>> = {
  'nobody-to-ask': 'Nobody on this list can be written to. Collect consent first, and hand out cards meanwhile.',
  'out-of-reach': `${reviewDayAim.low} to ${reviewDayAim.high} reviews in one day are out of reach for this list, even by the best figures anybody has published. A steady pace does more.`,
  uncertain: `Only the best published figures would bring ${reviewDayAim.low} in one day. Plan for fewer.`,
  possible: `By the published figures ${reviewDayAim.low} in one day could happen. They are weak, and a burst is what filters look for.`,
};

/** The basis of the range; `readOn` is the day of `planningFigures.read` in words. */
export function evidenceSentence(readOn: string): string {
  const { sms, email, filtered } = planningFigures;
  return `Weak evidence: a text brings a review from ${percent(sms)} of those asked, an email from ${percent(email)}, and filters take ${percent(filtered)} away. These are figures of firms that sell the sending, from small samples, read on ${readOn}. It is no forecast.`;
}

/** About people asked in person, who are not in the range. */
export function notCalculatedSentence(count: number): string {
  return `${count} asked in person are not in it: nobody has a solid figure for that, though it works well.`;
}

function percent({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)}%`;
}
