import { readPattern } from '../../data/patterns.ts';
import { findAllDayPhrases, isAllDayForOtherThings, mentionsBeingOpen } from '../../facts/hours/other-hours.ts';
import { parseHoursPhrase } from '../compose/hours-phrases.ts';
import type { Carrier, FactIndex } from './carrier.ts';

/** Things that take a day: "24-hour turnaround" is a duration, "24-hour emergency line" is not. Folded. */
const TAKES_A_DAY = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('claims', 'takesADay')})(?!\p{L})`, 'u');
const EMERGENCY = new RegExp(readPattern('claims', 'emergency'));

/** `length`: "within 24 hours". `open`: open day and night. `standing`: reachable or provided day and night. */
type AllDay = 'length' | 'open' | 'standing';

/**
 * The parts of a folded sentence that say "24/7", "24 hours" or "day and night", each with the places of the facts of the same
 * kind that support it: a response time or an emergency line does not support opening hours, and no other fact with a 24 in it
 * supports anything.
 */
export function findAllDayClaims(folded: string, index: FactIndex): { start: number; end: number; facts: number[] }[] {
  return findAllDayPhrases(folded).map(({ start, end, isLength }) => {
    const kind = kindOf(folded, isLength);
    return { start, end, facts: index.carriers.flatMap((fact, place) => (carries(fact, kind, index) ? [place] : [])) };
  });
}

function kindOf(folded: string, isLength: boolean): AllDay {
  if (isLength || (TAKES_A_DAY.test(folded) && isTwentyFourHours(folded) && !EMERGENCY.test(folded))) return 'length';
  if (isAllDayForOtherThings(folded)) return 'standing';
  return mentionsBeingOpen(folded) ? 'open' : 'standing';
}

/** "24 hours" can be a duration; "24/7" and "around the clock" cannot. */
function isTwentyFourHours(folded: string): boolean {
  return findAllDayPhrases(folded).every(({ start, end }) => /^24[ -]?\p{L}+$/u.test(folded.slice(start, end)));
}

function carries({ kind: about, value, folded }: Carrier, claim: AllDay, index: FactIndex): boolean {
  if (about === 'hours') {
    const hours = parseHoursPhrase(value);
    if (hours !== null) return claim !== 'length' && isAlwaysOpen(hours);
  }
  const words = findAllDayPhrases(folded);
  if (words.length === 0) return false;
  const kind = kindOf(
    folded,
    words.every(({ isLength }) => isLength),
  );
  if (claim === 'length' || kind === 'length') return claim === kind;
  if (claim === 'standing' || kind === 'open') return true;
  // "24/7 service" supports opening all day only where no hours contradict it.
  return about === 'hours' || (!isAllDayForOtherThings(folded) && !index.byKind.has('hours'));
}

function isAlwaysOpen({ alwaysOpen, parts }: NonNullable<ReturnType<typeof parseHoursPhrase>>): boolean {
  const whole = parts.filter(
    ({ times }) => times?.opens === '00:00' && (times.closes === '24:00' || times.closes === '00:00'),
  );
  return alwaysOpen || new Set(whole.flatMap(({ days }) => days)).size === 7;
}
