import { readPattern } from '../../data/patterns.ts';

/** "24 hours" in the supported languages, folded: around the clock, or a duration. */
const DAY_LONG = `(?:${readPattern('hours', 'dayLong')})`;

/** Words before a duration: something is promised, or happens, within it. */
const WITHIN = `(?:${readPattern('hours', 'within')})`;

/** Services around the clock, or within a day, without opening: answers, emergencies, orders, machines. */
const NOT_OPENING = `(?:${readPattern('hours', 'notOpening')})`;

const LENGTH_OF_TIME = new RegExp(`(?<!\\p{L})${WITHIN} (?:the |den |les |le |las |von )?${DAY_LONG}`, 'gu');
const OF_SOMETHING_ELSE = new RegExp(
  `(?<!\\p{L})${NOT_OPENING}(?!\\p{L})[^.!?·|\\n]{0,40}?${DAY_LONG}|${DAY_LONG}[^.!?·|\\n]{0,24}?(?<!\\p{L})${NOT_OPENING}(?!\\p{L})`,
  'gu',
);
const ANY_DAY_LONG = new RegExp(`(?<![\\d.:])${DAY_LONG}`, 'gu');

const DAY_AND_NIGHT = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('hours', 'dayAndNight')})(?!\p{L})`, 'gu');

/** Terms for "around the clock" in a folded text, each with its position and whether it is a duration. */
export function findAllDayPhrases(folded: string): { start: number; end: number; isLength: boolean }[] {
  const lengths = [...folded.matchAll(LENGTH_OF_TIME)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return [ANY_DAY_LONG, DAY_AND_NIGHT].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ index: start, 0: words }) => {
      const end = start + words.length;
      return { start, end, isLength: lengths.some((one) => one.start <= start && end <= one.end) };
    }),
  );
}

/** Whether a folded text says "24/7" or "around the clock": "within 24 hours" is a length of time. */
export function saysAllDay(folded: string): boolean {
  return findAllDayPhrases(folded).some(({ isLength }) => !isLength);
}

/** "24 hours" alone can be how long something takes. */
const BARE = /^24[ -]?\p{L}+$/u;

/** Whether a folded text says "24/7", "24h/24" or "around the clock", which no length of time does. */
export function saysAroundTheClock(folded: string): boolean {
  return findAllDayPhrases(folded).some(({ start, end }) => !BARE.test(folded.slice(start, end)));
}

/** Whether a folded text says "24/7" or that of every day: "24h/24" alone may be the fuel station next door. */
export function saysEveryDayAroundTheClock(folded: string): boolean {
  return findAllDayPhrases(folded).some(({ start, end }) => folded.slice(start, end).includes('7'));
}

/** Whether a folded line says "24 hours" about a service without opening: an emergency line, a delivery. */
export function isAllDayForOtherThings(folded: string): boolean {
  return folded.search(OF_SOMETHING_ELSE) >= 0;
}

/** Whether folded words are about being open. */
export function mentionsBeingOpen(folded: string): boolean {
  return OPEN_WORD.test(folded);
}

const OPEN_WORD = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('hours', 'openWord')})(?!\p{L})|営業`, 'u');
