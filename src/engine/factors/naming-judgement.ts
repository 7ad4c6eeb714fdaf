import type { Evidence } from '#shared/audit/check.ts';
import type { BusinessWords } from './business-words.ts';
import { type Fix, fail, type Judgement, notMeasured, pass } from './judgement.ts';

/** When the site tells no trade at all, no text can be blamed for not naming it. */
export const UNKNOWN_TRADE = notMeasured(
  'Your site does not tell your trade, so we could not look for it.',
  'a page that says what you do',
);
export const UNKNOWN_PLACE = notMeasured(
  'Your site names no town or area, so we could not look for it.',
  'a page that says where you work',
);

/** One text that should say what the business does and where. */
export interface NamingText {
  readonly text: string;
  /** The beginning of a sentence that quotes it: `Your main heading says “Welcome”`. */
  readonly says: string;
  readonly seen: readonly Evidence[];
  readonly fix: Fix;
  /** What to say when the text is empty. */
  readonly none: Judgement;
}

/** Whether the text names the trade or a service. */
export function judgeTradeIn(words: BusinessWords, { text, says, seen, fix, none }: NamingText): Judgement {
  if (!words.knowsTrade) return UNKNOWN_TRADE;
  if (text === '') return none;
  return words.namesTrade(text)
    ? pass(`${says}, which tells what you do.`, seen)
    : fail(`${says}, which does not tell what you do.`, fix, seen);
}

/** Whether the text names the town or an area served. */
export function judgePlaceIn(words: BusinessWords, { text, says, seen, fix, none }: NamingText): Judgement {
  if (!words.knowsPlace) return UNKNOWN_PLACE;
  if (text === '') return none;
  return words.namesPlace(text)
    ? pass(`${says}, which tells where you work.`, seen)
    : fail(`${says}, which names no place you work in.`, fix, seen);
}

/** The parts of "what you do" and "where you work" that a text leaves out although the site tells them elsewhere. */
export function leftOutOf(words: BusinessWords, text: string): string[] {
  return [
    ...(words.knowsTrade && !words.namesTrade(text) ? ['what you do'] : []),
    ...(words.knowsPlace && !words.namesPlace(text) ? ['where you work'] : []),
  ];
}
