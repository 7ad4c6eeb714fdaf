import { cutText } from '#shared/text/cut-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';

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

const DAY_AND_NIGHT =
  /(?<!\p{L})(?:day (?:and|or|&) night|night (?:and|or|&) day|tag (?:und|oder|&) nacht|tag & nacht|jour et nuit|nuit et jour|de jour comme de nuit|giorno e notte|dia y noche|de dia y de noche|dia e noite|dag en nacht)(?!\p{L})/gu;

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

/** Whether a folded line says "24 hours" about a service without opening: an emergency line, a delivery. */
export function isAllDayForOtherThings(folded: string): boolean {
  return folded.search(OF_SOMETHING_ELSE) >= 0;
}

/**
 * A folded line without the "24 hours" that are not opening hours: a response time ("within 24 hours"), an emergency
 * line, a delivery. The rest may still say that the business is open around the clock.
 */
export function withoutResponseTimes(folded: string): string {
  if (!folded.includes('24') && !/uhr|clock|calodob/.test(folded)) return folded;
  return folded.replace(LENGTH_OF_TIME, ' ').replace(OF_SOMETHING_ELSE, (match) => match.replace(ANY_DAY_LONG, ' '));
}

/** The rest of a folded line besides "around the clock"; null when that is not about opening. */
export function besidesAllDay(folded: string): string | null {
  const rest = withoutResponseTimes(folded);
  const others = rest.replace(ANY_DAY_LONG, ' ');
  return others === rest ? null : others;
}

/** Whether folded words are about being open. */
export function mentionsBeingOpen(folded: string): boolean {
  return OPEN_WORD.test(folded);
}

const OPEN_WORD =
  /(?<!\p{L})(?:open|opened|geoffnet|offen|ouverts?|ouvertes?|apert[oi]|abiert[oa]s?|abert[oa]s?|otwart\p{L}{1,2}|czynn\p{L}{1,2}|geopend|oppet|aben|apent|avoinna)(?!\p{L})|営業/u;

/** Hours of a part of the business, by the folded text of their line or heading: those of the kitchen and of the telephone. */
const KITCHEN =
  /(?<!\p{L})(?:kitchen(?: is)?(?: open(?:s|ing)?| hours?| times?| closes?)|(?:warme |unsere )?kuche(?: ist)?(?: geoffnet| von| bis| taglich|:)|kuchenzeit\p{L}*|warme speisen|service en cuisine|cuisine ouverte|horaires? (?:de la |de )?cuisine|orari\p{L}? (?:della )?cucina|cucina (?:aperta|dalle)|horario (?:de )?cocina|cocina (?:abierta|de \d)|cozinha (?:aberta|das)|godziny kuchni|kuchnia (?:czynna|od)|keuken (?:open|geopend|van)|food (?:is )?served)|^(?:kitchen|kuche|cuisine|cucina|cocina|cozinha|kuchnia|keuken)(?!\p{L}) ?:?/u;
const TELEPHONE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('hours', 'telephone')})(?!\p{L})`, 'u');

/** Position of words that introduce hours of the kitchen or the telephone; -1 without any. */
export function otherHoursStart(text: string): number {
  const folded = foldText(cutText(text, 220));
  const starts = [KITCHEN, TELEPHONE].map((pattern) => folded.search(pattern)).filter((start) => start >= 0);
  return starts.length === 0 ? -1 : Math.min(...starts);
}

/** "By appointment only" in the languages of the phrases: times next to it are those of appointments. */
export const ONLY_BY_APPOINTMENT =
  /(?<!\p{L})(?:(?:strictly |only )by appointment(?: only)?|by appointment only|appointments? only|nur nach (?:telefonischer )?(?:vereinbarung|absprache|terminvereinbarung)|(?:ausschliesslich|nur) (?:mit|nach) termin\p{L}*|uniquement sur (?:rendez-vous|rdv)|sur (?:rendez-vous|rdv) uniquement|(?:solo|esclusivamente) su appuntamento|(?:solo|unicamente) con cita previa|solo cita previa|(?:somente|apenas|so) (?:com hora marcada|por marcacao)|tylko po (?:uzgodnieniu|umowieniu)\p{L}*|(?:alleen|uitsluitend) op afspraak)(?!\p{L})|完全予約制/u;
