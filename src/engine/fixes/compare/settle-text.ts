import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import type { SettledText, TextGain } from '#shared/fixes/settled-text.ts';
import { type CutOffParts, findCutOffParts } from '../../factors/cut-off.ts';
import { isCutOff } from '../../factors/text-width.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { isGenericName } from '../../facts/name/generic-name.ts';
import {
  type ComparedTexts,
  compareTexts,
  isBare,
  type Loss,
  SHORT_DESCRIPTION,
  SHOWN,
  saysSubject,
  splitAtSigns,
} from './compare-texts.ts';
import { isSaidBy, listContentTokens } from './content-tokens.ts';
import type { KnownFacts } from './known-facts.ts';
import { quoteExpressions } from './quote-expression.ts';

/** A settled text with the facts behind it; without sentences where today's is kept or nothing is known. */
export interface SettledGrounded extends SettledText {
  readonly grounded: GroundedText | null;
}

/** A place of a page, with the texts that could stand there. */
export interface OpenText extends Pick<ComparedTexts, 'kind' | 'before' | 'isRepeated' | 'subject'> {
  /** The most complete first. */
  readonly candidates: readonly GroundedText[];
  /** Nothing is written in the language of the page. */
  readonly isForeign: boolean;
  /** All that stands there today, where a page has several main headings and one of them is compared. */
  readonly all?: string;
}

const MOST_QUOTED = 3;
const FEWEST_MORE = 2;

/** Keeps today's text, takes the first candidate that gains something and loses nothing, or asks. Pure. */
export function settleText(open: OpenText, facts: KnownFacts): SettledGrounded {
  const { kind, candidates, isRepeated = false } = open;
  const before = open.before?.trim() || null;
  let refused: readonly Loss[] | null = null;
  let lost: readonly Loss[] = [];
  for (const candidate of candidates) {
    const { gains, losses } = compareTexts({ ...open, after: candidate.text }, facts);
    if (lost.length === 0) lost = losses;
    if (gains.length === 0) continue;
    if (candidate.text.length > SHOWN[kind] && !isReordered(candidate.text, before)) {
      refused ??= [{ kind: 'length', words: candidate.text }];
      continue;
    }
    if (losses.length === 0)
      return {
        outcome: 'write',
        text: candidate.text,
        before,
        gains: [...gains],
        why: whyWritten(gains, before),
        grounded: candidate,
      };
    if (refused === null || isTooLong(refused)) refused = losses;
  }
  const isShort = kind === 'description' && (before?.length ?? 0) < SHORT_DESCRIPTION;
  const isBroken = findFault(open) !== null;
  const isSpoiled = before !== null && (findCutOff(open, before, facts) !== null || findJunk(open, before) !== null);
  const isGood = before !== null && !isBroken && !isSpoiled && saysEnough(open, before, facts);
  // What or where is missing: that is for the owner to add.
  const isLacking = open.subject === null && lacksPart(open, open.all ?? before ?? '', facts);
  const isKept = isGood || (!isBroken && !isSpoiled && refused !== null && !isShort && !isLacking);
  if (before !== null && !saysNothing(open, before) && !isRepeated && isKept) {
    const why = isGood ? whyGood(open, before, facts) : whyLost(refused ?? [], before);
    return { outcome: 'keep', text: before, before, gains: [], why, grounded: null };
  }
  return { outcome: 'ask', text: '', before, gains: [], why: whyAsked(open, facts, refused ?? lost), grounded: null };
}

function isTooLong(losses: readonly Loss[]): boolean {
  return losses.every(({ kind }) => kind === 'length');
}

/** The candidates that gain something and lose nothing, in order. */
export function listBetter({ candidates, ...open }: OpenText, facts: KnownFacts): GroundedText[] {
  return candidates.filter(({ text }) => {
    const { gains, losses } = compareTexts({ ...open, after: text }, facts);
    const fits = text.length <= SHOWN[open.kind] || isReordered(text, open.before);
    return fits && gains.length > 0 && losses.length === 0;
  });
}

/** Whether a text has the words of today's, neither more nor fewer, in another order: then it may be as long. */
function isReordered(text: string, before: string | null): boolean {
  const sorted = (one: string) => splitWords(foldText(one)).toSorted().join(' ');
  return before !== null && text !== before && sorted(text) === sorted(before);
}

/** What Google cuts off of the home page's title or description before it is said; the checks of both ask the same. */
function findCutOff(
  { kind, subject }: Pick<OpenText, 'kind' | 'subject'>,
  text: string,
  facts: KnownFacts,
): CutOffParts | null {
  return kind === 'heading' || subject !== null ? null : findCutOffParts(kind, text, facts);
}

/** The part of a title that is none of one: "index", "Home", beside another that tells something. */
function findJunk({ kind, subject }: Pick<OpenText, 'kind' | 'subject'>, text: string): string | null {
  const parts = kind === 'title' && subject === null ? splitAtSigns(text) : [];
  return parts.length < 2 ? null : (parts.find((part) => isGenericName(part)) ?? null);
}

/** "Contact us" says enough of a contact page, and nothing of a business. */
function saysNothing({ subject }: OpenText, text: string): boolean {
  return subject === undefined ? isGenericName(text) : isBare(text);
}

/** Whether today's text says what its page is about, and where. While the trade is unknown, any counts. */
function saysEnough({ kind, subject }: OpenText, text: string, facts: KnownFacts): boolean {
  if (kind === 'description' && subject === null && text.length < SHORT_DESCRIPTION) return false;
  const saysWhat =
    saysSubject(text, subject, facts) ||
    (subject === null && !facts.knowsTrade && (facts.hintsAtTrade(text) || describesMore(text, facts)));
  return saysWhat && (subject !== null || !lacksPlace(text, facts));
}

/** Whether a text has words in small letters besides name and place: while the trade is unknown, they may well say it. */
function describesMore(text: string, { saysWhere, nameWords, placeWords }: KnownFacts): boolean {
  const named = [...nameWords, ...placeWords];
  const more = listContentTokens(text).filter((word) => /^\p{Ll}/u.test(word.text) && !isSaidBy(named, word));
  return saysWhere(text) && more.length >= FEWEST_MORE;
}

/** A hint is enough only where no town is known to add: else the check of the same text asks for it. */
function lacksPlace(text: string, facts: KnownFacts): boolean {
  return !facts.saysWhere(text) && (facts.knowsWhere || !facts.hintsAtPlace(text));
}

/** Whether what or where is missing in a text as far as both are known. */
function lacksPart(open: OpenText, text: string, facts: KnownFacts): boolean {
  if (facts.knowsWhere && lacksPlace(text, facts)) return true;
  return (facts.knowsTrade || facts.saysWhat(text)) && !saysEnough(open, text, facts);
}

const GAINED: Readonly<Record<TextGain, string>> = {
  empty: 'There is none today.',
  greeting: 'Yours spends words on a greeting or “Home”.',
  service: 'Yours doesn’t say what you do.',
  area: 'Yours doesn’t say where you work.',
  cutOff: 'Google cuts yours off before it says what you do and where.',
  repeated: 'Other pages of yours have the same one.',
  wrongFact: 'Yours says something you corrected.',
  language: 'Yours is in another language than your site.',
  facts: 'Yours is too short to say much.',
};

function whyWritten(gains: readonly TextGain[], before: string | null): string {
  if (before !== null && isBare(before)) return `Yours says “${before}” and nothing of what you do.`;
  const isNeither = gains.includes('service') && gains.includes('area');
  const said = gains
    .filter((gain) => !isNeither || (gain !== 'service' && gain !== 'area'))
    .map((gain) => GAINED[gain]);
  return [...(isNeither ? ['Yours says neither what you do nor where.'] : []), ...said].join(' ');
}

function whyGood({ kind, subject }: OpenText, text: string, facts: KnownFacts): string {
  if (subject === undefined) return GOOD;
  const quotes =
    subject === null ? [facts.quoteWhat(text), facts.quoteWhere(text)].filter((words) => words !== '') : [subject];
  const said =
    quotes.length === 0 ? [] : [`It says ${[...new Set(quotes)].map((words) => `“${words}”`).join(' and ')}.`];
  // The check of the name costs a little, and its step is the only change.
  const isNameless = kind === 'description' && subject === null && facts.knowsName && !facts.namesBusiness(text);
  const nameless = isNameless ? ['Only your name is missing.'] : [];
  if (kind === 'heading' || !isCutOff(kind, text))
    return [isNameless ? 'Yours is good.' : GOOD, ...said, ...nameless].join(' ');
  if (said.length === 0) return 'Yours can stay. Google cuts off its end, so put what matters first.';
  return [...said, 'Google cuts off its end, so keep them in front.', ...nameless].join(' ');
}

const GOOD = 'Yours is good. Leave it.';

function whyLost(losses: readonly Loss[], before: string): string {
  const quoted = quoteLosses(losses, before);
  if (quoted === '' && losses.some(({ kind }) => kind === 'length'))
    return 'Leave yours. A new one would be too long for Google.';
  if (quoted === '') return 'Leave yours. We have none that is better.';
  return `Leave yours. A new one would lose ${quoted}.`;
}

/** Losses whose words stand in the new text, not in today's. */
const OF_THE_NEW_ONE: ReadonlySet<Loss['kind']> = new Set(['length', 'claim', 'language']);

function quoteLosses(losses: readonly Loss[], before: string): string {
  const words = losses.flatMap((loss) => (OF_THE_NEW_ONE.has(loss.kind) || loss.words === '' ? [] : [loss.words]));
  // "24" says nothing beside "24/7", nor "depannage" beside "Dépannage".
  const isPart = (word: string, at: number) =>
    words.some((other, index) => {
      const [part, whole] = [foldText(word), foldText(other)];
      return index !== at && whole.includes(part) && (whole !== part || index > at);
    });
  return quoteExpressions(
    before,
    words.filter((word, at) => !isPart(word, at)),
  )
    .slice(0, MOST_QUOTED)
    .map((word) => `“${word}”`)
    .join(', ');
}

/** A system has cut the text in the middle of a sentence. */
const BREAKS_OFF = /\p{L}(?:…|\.\.\.)$/u;
const FEWEST_OF_LIST = 5;
const MOST_WORDS_OF_ITEM = 4;

/** Why a page description is none, whatever its words say; null for none of these. */
function findFault({ kind, before }: Pick<OpenText, 'kind' | 'before'>): string | null {
  if (kind === 'description' && BREAKS_OFF.test(before ?? '')) return 'Yours breaks off. End it with a whole sentence.';
  return isWordList({ kind, before })
    ? 'Yours is a list of words. Google shows sentences: what you do and where, in one or two.'
    : null;
}

/** "plumber,drains,boilers,heating,duluth": for search engines of the past, and for nobody to read. */
function isWordList({ kind, before }: Pick<OpenText, 'kind' | 'before'>): boolean {
  const items = (before ?? '').split(/[,;|]/);
  const areShort = items.every((item) => item.trim().split(/\s+/).length <= MOST_WORDS_OF_ITEM);
  return kind === 'description' && items.length >= FEWEST_OF_LIST && areShort && !/[.!?。]\s*$/.test(before ?? '');
}

function whyAsked(
  { kind, subject, isForeign, isRepeated, before }: OpenText,
  facts: KnownFacts,
  losses: readonly Loss[],
): string {
  const knowsWhat = facts.knowsTrade || facts.saysWhat(before ?? '');
  const lacking = before === null || subject !== null || !knowsWhat ? '' : listLacking(before, facts);
  const fault = findFault({ kind, before });
  if (fault !== null) return fault;
  const late = before === null ? null : findCutOff({ kind, subject }, before, facts);
  if (late !== null) return `Google cuts yours off before it says ${late.named}. ${late.move}.`;
  const junk = before === null ? null : findJunk({ kind, subject }, before);
  if (junk !== null) return `Take “${junk}” out of yours.${lacking === '' ? '' : ` Add ${lacking}.`}`;
  if (isForeign)
    return `We don’t write in the language of this page yet. ${lacking === '' ? 'Say what you do, then your town.' : `Add ${lacking} to yours.`}`;
  if (subject === undefined) return `Each page needs its own ${kind}: what it is about, then your name.`;
  if (subject === null && !facts.knowsWhat) return 'We don’t know for certain what you do. Add it to your facts.';
  if (subject === null && !facts.knowsWhere)
    return 'We don’t know for certain where you work. Add your town to your facts.';
  if (kind === 'description' && (lacking === '' || (before?.length ?? 0) < SHORT_DESCRIPTION))
    return 'We know too little about you for two facts. Add some to your facts.';
  if (subject !== null || before === null)
    return 'We know too little to write a better one. Add what you do and where to your facts.';
  const missing = listLacking(before, facts);
  if (missing === '' && isRepeated === true) return `${GAINED.repeated} Give each page its own.`;
  const quoted = quoteLosses(losses, before);
  return `Add ${missing || 'what you do and where'} to yours.${quoted === '' ? '' : ` A new one of ours would lose ${quoted}.`}`;
}

function listLacking(text: string, facts: KnownFacts): string {
  const place = facts.hintsAtPlace(text) ? 'your town' : 'where you work';
  const lacking = [...(facts.saysWhat(text) ? [] : ['what you do']), ...(lacksPlace(text, facts) ? [place] : [])];
  return lacking.join(' and ');
}
