import { namesAmount } from '../../crawl/groups/names.ts';
import { classifyLinkText, type LinkTextKind } from '../../crawl/html/page-kind.ts';
import { readPattern } from '../../data/patterns.ts';
import { categoryFinder } from '../category/category-finder.ts';
import { foldText, splitWords } from '../language/fold-text.ts';
import { isGlue, tokenizeName } from './name-words.ts';
import { ABOUT_BUSINESS_SECTION, NO_SERVICE, SERVICE_SECTION, SERVICE_WORD_END } from './services-lexicon.ts';

/** A longer text is no name of a service. */
const LONGEST_NAME = 60;
const MOST_SECTION_WORDS = 5;
const CONTACT_LENS = /[ck]onta[ck]t[\s-]?l[ei]n[sz]/;
const LONGEST_TERM_TEXT = 80;
const LONGEST_SECTION_TITLE = 60;
/** How long something takes, at the end of a name. */
const DURATION = new RegExp(
  String.raw`[\s(–—,:-]*(?:ca\.?\s*)?\d{1,3}\s?(?:[-–/]\s?\d{1,3}\s?)?(?:${readPattern('services', 'duration')})\)?\.?$`,
  'iu',
);
/** What is said of it behind a name: "CCTV inspection available", "Stove maintenance including:". */
const SAID_OF_NAME = new RegExp(String.raw`\s[(–—-]?\s?(?:${readPattern('services', 'saidOfName')})\)?$`, 'iu');
const EACH = new RegExp(String.raw`\s[–—-]\s(?:${readPattern('services', 'each')})\s\p{L}+$`, 'iu');
const PARTS = new RegExp(String.raw`\s*(?:&|/|\+|,|·|\|)\s*|\s(?:${readPattern('services', 'partsJoin')})\s`, 'u');

const SENTENCE = new RegExp(String.raw`\S\s(?:${readPattern('services', 'finiteInName')})\s\S`, 'iu');

/** A name without bullets, numbers, durations and marks around it. */
export function cleanServiceName(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\p{So}\p{Sk}•·–—*→»›⟩❯>#\s]|\uFE0F)+|(?:[\p{So}\p{Sk}•·–—*→»›⟩❯>▾▼\s:.,]|\uFE0F)+$/gu, '')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(SAID_OF_NAME, '')
    .replace(EACH, '')
    .trim();
  return closeParenthesis(onlyOnce(plain.replace(DURATION, '').trim() || plain));
}

/** A name of several words that is written twice in one heading, as for two languages. */
function onlyOnce(name: string): string {
  const half = (name.length - 1) / 2;
  return name.slice(0, half).includes(' ') && name === `${name.slice(0, half)} ${name.slice(0, half)}`
    ? name.slice(0, half)
    : name;
}

/** A parenthesis without its other half is what was cut, not part of a name. */
function closeParenthesis(name: string): string {
  const opened = name.lastIndexOf('(');
  if (opened > 0 && !name.includes(')', opened)) return name.slice(0, opened).trim();
  return name;
}

const ARTICLE = new RegExp(String.raw`^(?:(?:${readPattern('services', 'articles')})\s|l['’])`, 'iu');
const BEFORE_PLACE = new RegExp(`^(?:${readPattern('services', 'beforePlace')})$`, 'u');
const MOST_PLACE_WORDS = 4;
const FEWEST_WORDS_LEFT = 2;
const REGION = /^\p{Lu}{2}$/u;

/** A name without the article before it and without the place behind it: "Crowns" of "Crowns in Chamblee, GA". */
export function withoutFrame(text: string, places: ReadonlySet<string>): string {
  const bare = text.replace(ARTICLE, '');
  // "La Table" is called so, "la sophrologie" is what is done.
  const name = bare !== text && /^\p{Ll}/u.test(bare) ? bare.slice(0, 1).toUpperCase() + bare.slice(1) : text;
  const words = name.split(' ');
  const end = words.length > 2 && REGION.test(words.at(-1) ?? '') ? words.length - 1 : words.length;
  const at = words.findIndex(
    (_, from) =>
      from > 0 &&
      from < end &&
      from >= end - MOST_PLACE_WORDS &&
      places.has(keyOfName(words.slice(from, end).join(' '))),
  );
  if (at < 0) return name;
  // "in West" of "in West Sussex", where the county is known without its half.
  const joint = [at - 1, at - 2].find((one) => one > 0 && BEFORE_PLACE.test(keyOfName(words[one] ?? '')));
  if (joint === undefined && isGlue(words[at - 1] ?? '')) return name;
  // "Antiques in Orla" may be to sell them, carry them or mend them: one word needs the rest.
  if ((joint ?? at) < FEWEST_WORDS_LEFT) return name;
  return words
    .slice(0, joint ?? at)
    .join(' ')
    .replace(/[\s,–—-]+$/u, '');
}

/** What is the same for all spellings of one name: letters and digits, folded. */
export function keyOfName(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a text could be a name at all: short, no sentence, no question, no amount, no half of a parenthesis. */
function isNameLike(text: string): boolean {
  const name = cleanServiceName(text);
  if (name.length < 2 || name.length > LONGEST_NAME || /[?!。？！:]$|\.\s|\n/.test(name)) return false;
  if (/^["“„«'‘]|[@|]|https?:|\d{4,}|\d[:.]\d\d/.test(name) || namesAmount(name)) return false;
  if (SENTENCE.test(name)) return false;
  // "Travel area included", "Private health insurance accepted": a statement.
  if (/^(?:\S+ ){2,}\p{L}{4,}ed$/u.test(name)) return false;
  if ((name.match(/\(/g)?.length ?? 0) !== (name.match(/\)/g)?.length ?? 0)) return false;
  const hasUnspacedLetters = /[\u3040-\u9fff\uac00-\ud7af]/.test(name);
  return hasUnspacedLetters ? name.length <= 24 : name.split(' ').length <= 8 && /\p{L}{3}/u.test(name);
}

/**
 * Whether a text is the name of another kind of page, or of several: "Contact", "Our team", "News & Events".
 * @param kind what `classifyLinkText` says of it
 */
export function namesOtherPage(text: string, kind: LinkTextKind | null = classifyLinkText(text)): boolean {
  if (isOtherKind(text, kind, 0.75)) return true;
  const parts = text.split(PARTS).filter((part) => part.trim() !== '');
  return parts.length === 2 && parts.some((part) => isOtherKind(part, classifyLinkText(part), 1));
}

const OFFERED = new Set(['service', 'services', 'products', 'prices', 'other']);

function isOtherKind(text: string, named: LinkTextKind | null, share: number): boolean {
  if (named === null || named.share < share || OFFERED.has(named.kind)) return false;
  // Contact lenses are no contact page.
  return named.kind !== 'contact' || !CONTACT_LENS.test(foldText(text));
}

/** Whether the tables of trades know a word of it, in any language. */
export function hasCategoryTerm(text: string): boolean {
  return categoryFinder
    .find(text.slice(0, LONGEST_TERM_TEXT))
    .some(({ isSurname, onlyIn }) => !isSurname && onlyIn === null);
}

/** Whether a heading, a line or a link says that what follows are services, in any language of the tables. */
export function namesServices(text: string): boolean {
  if (text.length > LONGEST_SECTION_TITLE) return false;
  const folded = foldText(text)
    .replace(/[:.!▾▼›»+\s]+$/, '')
    .replace(/^[^\p{L}]+/u, '')
    .trim();
  if (folded === '') return false;
  if (SERVICE_SECTION.test(folded)) return true;
  const words = splitWords(folded);
  if (words.length > MOST_SECTION_WORDS) return false;
  if (words.length <= 2 && SERVICE_WORD_END.test(words.at(-1) ?? '')) return true;
  const kind = classifyLinkText(folded);
  return kind?.kind === 'services' && kind.share >= 0.99;
}

/**
 * A test for what is no name of a service whatever stands around it, given the business's own name and the keys of its places and of
 * the parts of its addresses.
 */
export function createRefuser(
  ownName: string | null,
  places: ReadonlySet<string>,
): (name: string, key: string) => boolean {
  const own = keyOfName(ownName ?? '');
  // "Hair and Design" is "Hair & Design".
  const ownWords = tokenizeName(own).join(' ');
  return (name, key) =>
    !isNameLike(name) ||
    tokenizeName(key).join(' ') === ownWords ||
    (own.length > 3 && key.includes(own)) ||
    places.has(key) ||
    NO_SERVICE.test(foldText(name)) ||
    namesOtherPage(name) ||
    FOR_WHOM.test(key) ||
    namesPeople(name) ||
    NO_WORK.test(name.includes('(') ? keyOfName(name.replace(/\(.*?\)/g, ' ')) : key) ||
    namesPrices(name) ||
    namesFee(name) ||
    isAboutBusiness(name) ||
    namesServices(name);
}

/** "Prices", "Gardening and prices". */
function namesPrices(name: string): boolean {
  const parts = name.split(PARTS).filter((part) => part.trim() !== '');
  return [name, ...(parts.length === 2 ? parts : [])].some((part) => {
    const named = classifyLinkText(part);
    return named?.kind === 'prices' && named.share >= 0.99;
  });
}

/**
 * A promise, who somebody is, how one pays, what is said to visitors, or what heads pictures and prices: "Free quotes", "Office manager",
 * "Plan your move", "Room rates".
 */
const NO_WORK = new RegExp(
  [
    `^(?:${readPattern('services', 'promises')})(?: (?:${readPattern('services', 'within')})(?: .*)?)?$`,
    `^(?:\\p{L}+ ){0,2}(?:${readPattern('services', 'roles')})$`,
    `^(?:${readPattern('services', 'settlements')})$`,
    `(?:^| )(?:${readPattern('services', 'possessives')})(?: |$)`,
    `^(?:${readPattern('services', 'headsFirst')}|${readPattern('services', 'leadsBack')}) `,
    `(?:^| )(?:${readPattern('services', 'headsLast')})$`,
  ].join('|'),
  'u',
);

const FEE = new RegExp(`^(?:${readPattern('services', 'fees')})$`, 'u');

/** Whether a name is of what is charged beside a price or lowers it: "Cleaning fee", "Weekly discount". */
export function namesFee(name: string): boolean {
  return FEE.test(keyOfName(name));
}

const PEOPLE = new RegExp(`^(?:${readPattern('services', 'people')})$`, 'iu');

/** Whether a name is of people, not of what is done for them: "Kids", "Erwachsene". */
export function namesPeople(name: string): boolean {
  return PEOPLE.test(name.trim());
}

/** Whom something is for, and nothing that is done: "For landlords and agents". */
const FOR_WHOM = new RegExp(`^(?:${readPattern('services', 'forWhom')}) `, 'u');

/**
 * A label in capitals alone in sentence case; in German every word but those that join others keeps its capital. Words stay that the
 * site writes in capitals among others ("HVAC"), and labels of one short word.
 */
export function toSentenceCase(name: string, language: string | null, isAcronym: (word: string) => boolean): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name) || /^\P{Z}{1,5}$/u.test(name)) return name;
  return name.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word, at: number) => {
    if (isAcronym(word) || /\p{N}/u.test(word)) return word;
    const small = word.toLowerCase();
    return at === 0 || (language === 'de' && !isGlue(small))
      ? small.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
      : small;
  });
}

const PAID_AHEAD = readPattern('services', 'paidAhead');
const PAYMENT = new RegExp(
  `^(?:${PAID_AHEAD})(?:\\s(?:${readPattern('services', 'forWhom')}|de|do|na|za))?[\\s:–—-]+|[\\s:(–—-]+(?:${PAID_AHEAD})\\)?$`,
  'iu',
);

/** What a payment is for: "Intensive course" of "Intensive course deposit"; null for what is no payment for anything. */
export function readPaidFor(name: string): string | null {
  const rest = name.replace(PAYMENT, '').trim();
  return rest === '' || rest === name ? null : rest;
}

/** "Our process", "Areas we serve": what is about the business itself and names nothing that a trade does. */
function isAboutBusiness(name: string): boolean {
  return ABOUT_BUSINESS_SECTION.test(keyOfName(name)) && !hasCategoryTerm(name);
}
