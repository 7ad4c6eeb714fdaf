import { cutText } from '#shared/text/cut-text.ts';
import { foldText } from '../language/fold-text.ts';

/** "24 hours" in the languages sites are read in, folded: around the clock, or a length of time. */
const DAY_LONG =
  '(?:24 ?(?:/|x|×) ?7|24 ?h ?/ ?(?:24|7)|24 ?/ ?24|(?<!\\p{L})h ?24(?!\\d)|24 ?[- ]?(?:hours?|hrs?|std\\.?|stunden?|stundige?[rnms]?|heures|ore|horas?|godzin\\p{L}{0,2}|uur|uurs|timmar|timer|h)(?!\\p{L})(?: (?:a day|am tag|sur 24|su 24|al dia|por dia|na dobe))?(?:,? ?(?:7 days a week|7 tage(?: die woche)?|7 jours sur 7|7 ?[/j] ?7))?|rund um die uhr|around the clock|calodobowo|24時間)';

/** Words before a length of time: what is promised within it, or happens within it. */
const WITHIN =
  "(?:within|in(?: under| less than| about| as little as)?|under|less than|max(?:imum|imal)?\\.?|up to|at least|minimum|after|before|every|next|last|past|first|previous|for|innerhalb(?: von)?|binnen|innert|unter|spatestens(?: nach| in)?|nach|mindestens|vor|sous|en(?: moins de)?|dans les|d'ici|moins de|apres|avant|entro(?: le)?|nelle|in meno di|dopo|prima di|dentro de(?: las)?|en menos de|menos de|despues de|antes de|em(?: ate| menos de)?|ate|w ciagu|przed|po|inom|innen)";

/** What is done around the clock, or within a day, without anybody opening: answers, emergencies, orders, machines. */
const NOT_OPENING =
  '(?:respon\\p{L}*|repl(?:y|ies)|answer(?:ing)?|turnaround|turn-around|notice|cancel\\p{L}*|emergenc\\p{L}*|urgen\\p{L}*|hotline\\p{L}*|helpline|call[- ]?outs?|support|online|booking|delivery|shipping|dispatch|quote|estimate|recovery|surveillance|monitor\\p{L}*|security|cctv|parking|antwort\\p{L}*|ruckmeldung\\p{L}*|reaktion\\p{L}*|ruckruf\\p{L}*|\\p{L}*notdienst\\p{L}*|\\p{L}*notruf\\p{L}*|notfall\\p{L}*|\\p{L}*bereitschaft\\p{L}*|lieferung|versand|online|reponse|repons\\p{L}*|repond\\p{L}*|depannage|livraison|astreinte|rispost\\p{L}*|rispond\\p{L}*|pronto intervento|reperibilita|consegna|emergenz\\p{L}*|respuesta|respond\\p{L}*|emergencia\\p{L}*|guardia|envio|entrega|resposta|plantao|odpowied\\p{L}*|pogotowie|dyzur|awaryjn\\p{L}*|dostaw\\p{L}*|reactie\\p{L}*|antwoord\\p{L}*|spoed\\p{L}*|storingsdienst|svar\\p{L}*|緊急|救急|返信)';

const LENGTH_OF_TIME = new RegExp(`(?<!\\p{L})${WITHIN} (?:the |den |les |le |las |von )?${DAY_LONG}`, 'gu');
const OF_SOMETHING_ELSE = new RegExp(
  `(?<!\\p{L})${NOT_OPENING}(?!\\p{L})[^.!?·|\\n]{0,40}?${DAY_LONG}|${DAY_LONG}[^.!?·|\\n]{0,24}?(?<!\\p{L})${NOT_OPENING}(?!\\p{L})`,
  'gu',
);
const ANY_DAY_LONG = new RegExp(`(?<![\\d.:])${DAY_LONG}`, 'gu');

const DAY_AND_NIGHT =
  /(?<!\p{L})(?:day (?:and|or|&) night|night (?:and|or|&) day|tag (?:und|oder|&) nacht|tag & nacht|jour et nuit|nuit et jour|de jour comme de nuit|giorno e notte|dia y noche|de dia y de noche|dia e noite|dag en nacht)(?!\p{L})/gu;

/** Words that say "all day and all night" in a folded text, each with where it stands and whether it is a length of time. */
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

/** Whether a folded line says "24 hours" of something that is done without anybody opening: an emergency line, a delivery. */
export function isAllDayForOtherThings(folded: string): boolean {
  return folded.search(OF_SOMETHING_ELSE) >= 0;
}

/**
 * A folded line without the "24 hours" that are no opening hours: a response time ("within 24 hours"), an emergency
 * line, a delivery. What is left may still say that the business opens around the clock.
 */
export function withoutResponseTimes(folded: string): string {
  if (!folded.includes('24') && !/uhr|clock|calodob/.test(folded)) return folded;
  return folded.replace(LENGTH_OF_TIME, ' ').replace(OF_SOMETHING_ELSE, (match) => match.replace(ANY_DAY_LONG, ' '));
}

/** What a folded line says besides "around the clock"; null when it does not say that of being open. */
export function besidesAllDay(folded: string): string | null {
  const rest = withoutResponseTimes(folded);
  const others = rest.replace(ANY_DAY_LONG, ' ');
  return others === rest ? null : others;
}

/** Whether folded words speak of being open. */
export function mentionsBeingOpen(folded: string): boolean {
  return OPEN_WORD.test(folded);
}

const OPEN_WORD =
  /(?<!\p{L})(?:open|opened|geoffnet|offen|ouverts?|ouvertes?|apert[oi]|abiert[oa]s?|abert[oa]s?|otwart\p{L}{1,2}|czynn\p{L}{1,2}|geopend|oppet|aben|apent|avoinna)(?!\p{L})|営業/u;

/** Hours of a part of the business, by the words of their line or heading, folded: those of the kitchen and of the telephone. */
const KITCHEN =
  /(?<!\p{L})(?:kitchen(?: is)?(?: open(?:s|ing)?| hours?| times?| closes?)|(?:warme |unsere )?kuche(?: ist)?(?: geoffnet| von| bis| taglich|:)|kuchenzeit\p{L}*|warme speisen|service en cuisine|cuisine ouverte|horaires? (?:de la |de )?cuisine|orari\p{L}? (?:della )?cucina|cucina (?:aperta|dalle)|horario (?:de )?cocina|cocina (?:abierta|de \d)|cozinha (?:aberta|das)|godziny kuchni|kuchnia (?:czynna|od)|keuken (?:open|geopend|van)|food (?:is )?served)|^(?:kitchen|kuche|cuisine|cucina|cocina|cozinha|kuchnia|keuken)(?!\p{L}) ?:?/u;
const TELEPHONE =
  /(?<!\p{L})(?:(?:tele)?phone (?:lines?(?: are)?(?: open)?|hours|times|service|support)|lines (?:are )?open|call (?:cent(?:er|re)|us between)|telefon\p{L}*(?:zeiten|sprech\p{L}*|service)|telefonisch(?:en?)?|permanences? telephoniques?|accueil telephonique|orari\p{L}? telefonic\p{L}|telefonicamente|horario telefonico|atencion telefonica|atendimento telefonico|telefonicznie|telefontid\p{L}*|電話受付)(?!\p{L})/u;

/** Where words introduce hours that are not the opening hours, the kitchen's or those of the telephone; -1 where none do. */
export function otherHoursStart(text: string): number {
  const folded = foldText(cutText(text, 220));
  const starts = [KITCHEN, TELEPHONE].map((pattern) => folded.search(pattern)).filter((start) => start >= 0);
  return starts.length === 0 ? -1 : Math.min(...starts);
}

/** "By appointment only" in the languages of the phrases: the times beside it are those of appointments. */
export const ONLY_BY_APPOINTMENT =
  /(?<!\p{L})(?:(?:strictly |only )by appointment(?: only)?|by appointment only|appointments? only|nur nach (?:telefonischer )?(?:vereinbarung|absprache|terminvereinbarung)|(?:ausschliesslich|nur) (?:mit|nach) termin\p{L}*|uniquement sur (?:rendez-vous|rdv)|sur (?:rendez-vous|rdv) uniquement|(?:solo|esclusivamente) su appuntamento|(?:solo|unicamente) con cita previa|solo cita previa|(?:somente|apenas|so) (?:com hora marcada|por marcacao)|tylko po (?:uzgodnieniu|umowieniu)\p{L}*|(?:alleen|uitsluitend) op afspraak)(?!\p{L})|完全予約制/u;
