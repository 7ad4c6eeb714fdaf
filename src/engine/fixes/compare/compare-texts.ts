import type { TextGain } from '#shared/fixes/settled-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { findCutOffParts } from '../../factors/cut-off.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { detectLanguage } from '../../facts/language/languages.ts';
import { isGenericName } from '../../facts/name/generic-name.ts';
import { tokenizeWords, type Word } from '../verify/word-stems.ts';
import {
  foldedText,
  isAbbreviation,
  isFillerText,
  isSaidBy,
  listContentTokens,
  wholePattern,
} from './content-tokens.ts';
import { findFreePassages, isEmptyWord } from './free-words.ts';
import type { KnownFacts } from './known-facts.ts';

/** What a new text would lose. */
export type LossKind =
  | 'service'
  | 'place'
  | 'number'
  | 'phone'
  | 'years'
  | 'licence'
  | 'urgency'
  | 'offer'
  | 'name'
  | 'word'
  | 'area'
  | 'trade'
  | 'claim'
  | 'language'
  | 'length';

export interface Loss {
  readonly kind: LossKind;
  /** What goes, as today's text says it; of `claim` what the new one claims. */
  readonly words: string;
}

/** What kind of text is compared, which decides how much of it is shown. */
export type HeadKind = 'title' | 'heading' | 'description';

/** How much of a text is shown, in characters (practice values). */
export const SHOWN: Readonly<Record<HeadKind, number>> = { title: 60, heading: 70, description: 155 };
/** A description below this says no two facts. */
export const SHORT_DESCRIPTION = 70;

/** Two texts for the same place of a page. */
export interface ComparedTexts {
  readonly kind: HeadKind;
  /** Today's; null or empty: none. */
  readonly before: string | null;
  readonly after: string;
  /** Other pages have today's text too. */
  readonly isRepeated?: boolean;
  /** What the page is about: a service; null: the whole business, which also has a place; undefined: something else. */
  readonly subject: string | null | undefined;
}

export interface Comparison {
  readonly gains: readonly TextGain[];
  readonly losses: readonly Loss[];
}

const URGENCY = wholePattern(readPattern('texts', 'urgency'));
const LICENCE = wholePattern(readPattern('texts', 'licence'));
const OFFER = wholePattern(readPattern('texts', 'offers'));
const YEARS = wholePattern(readPattern('texts', 'years'));
const CALL = new RegExp(`^(?:${readPattern('texts', 'calls')})(?![\\p{L}])`, 'u');
const SLOGANS = new RegExp(wholePattern(readPattern('texts', 'slogans')), 'gu');
const GREETING = new RegExp(`^(?:${readPattern('texts', 'greetings')})(?![\\p{L}])`, 'u');
const PHONE = /[+(]?\d[\d\s()./-]{6,}\d/;
const SIGNS = [
  ['urgency', URGENCY],
  ['licence', LICENCE],
  ['offer', OFFER],
  ['years', YEARS],
] as const;
const SEPARATORS = /\s+(?:[|–—·•»›-]|::)\s+|[|·•]/u;

/** Compares a new text with today's. Pure. */
export function compareTexts(texts: ComparedTexts, facts: KnownFacts): Comparison {
  return { gains: findGains(texts, facts), losses: findLosses(texts, facts) };
}

/** Whether a text says only that it is one: nothing, "Home", "Welcome!", "Home | Home", or that a list follows: "We repair:". */
export function isBare(text: string | null): boolean {
  const parts = splitAtSigns(text);
  if (parts.at(-1)?.endsWith(':')) return true;
  return parts.every((part) => isGenericName(part) || isFillerText(withoutGreeting(part)));
}

/** "Hello", "Welcome to" at the beginning of a text. */
function withoutGreeting(text: string): string {
  return foldedText(text).replace(GREETING, '');
}

/** The parts of a title, without the signs between them. */
export function splitAtSigns(text: string | null): string[] {
  return (text ?? '')
    .split(SEPARATORS)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

/** Whether a text says what its page is about: the business, or its service; always where that is something else. */
export function saysSubject(text: string, subject: string | null | undefined, facts: KnownFacts): boolean {
  if (subject === undefined) return true;
  if (subject === null) return facts.saysWhat(text);
  const words = tokenizeWords(text);
  const wanted = listContentTokens(subject);
  return wanted.every((word) => isSaidBy(words, word));
}

function findGains({ kind, before, after, isRepeated = false, subject }: ComparedTexts, facts: KnownFacts): TextGain[] {
  const says = (text: string) => saysSubject(text, subject, facts);
  const today = before?.trim() ?? '';
  if (today === '') return ['empty'];
  const gains: TextGain[] = [];
  // A trade beside the one that was read is one, too: "Parrucchiere" of a barber.
  const lacksWhat = !says(today) && says(after) && !(subject === null && facts.namesTrade(today));
  const lacksWhere = subject === null && facts.knowsWhere && !facts.saysWhere(today) && facts.saysWhere(after);
  const shown = today.slice(0, SHOWN[kind]);
  if (greets(today) && !greets(after)) gains.push('greeting');
  if (lacksWhat) gains.push('service');
  if (lacksWhere) gains.push('area');
  const isLate = says(today) && !says(shown) && says(after.slice(0, SHOWN[kind]));
  if (kind === 'title' && (isLate || (subject === null && comesSooner(today, after, facts)))) gains.push('cutOff');
  if (isRepeated && after !== today) gains.push('repeated');
  if (facts.wrong.some((value) => isIn(today, value) && !isIn(after, value))) gains.push('wrongFact');
  if (isForeign(today, facts) && !isForeign(after, facts)) gains.push('language');
  if (
    kind === 'description' &&
    subject !== undefined &&
    today.length < SHORT_DESCRIPTION &&
    after.length > today.length
  )
    gains.push('facts');
  return gains;
}

/** Whether Google cuts off what or where of today's title, and of the new one neither. */
function comesSooner(today: string, after: string, facts: KnownFacts): boolean {
  return findCutOffParts('title', today, facts) !== null && findCutOffParts('title', after, facts) === null;
}

/** "Home | Smith Plumbing", "Welcome to our site". */
export function greets(text: string): boolean {
  return GREETING.test(foldedText(text)) || splitAtSigns(text).some((part) => isGenericName(part));
}

function isIn(text: string, value: string): boolean {
  return foldedText(text).includes(foldedText(value));
}

/** A text that is surely in another language than the site. */
function isForeign(text: string, { languages }: KnownFacts): boolean {
  const spoken = detectLanguage(text);
  return spoken !== null && !languages.includes(spoken);
}

function findLosses({ kind, before, after, subject }: ComparedTexts, facts: KnownFacts): Loss[] {
  const today = before?.trim() ?? '';
  const losses = [...findNewClaims(today, after, facts)];
  if (isForeign(after, facts)) losses.push({ kind: 'language', words: after });
  if (after.length > SHOWN[kind] && today.length <= SHOWN[kind]) losses.push({ kind: 'length', words: after });
  if (isBare(today)) return losses;
  const says = (text: string) => saysSubject(text, subject, facts);
  if (says(today) && !says(after)) losses.push({ kind: 'trade', words: facts.quoteWhat(today) });
  if (subject === null && facts.saysWhere(today) && !facts.saysWhere(after))
    losses.push({ kind: 'area', words: facts.quoteWhere(today) });
  if (subject === null && kind === 'heading' && isCall(today, facts)) return losses;
  losses.push(...findLostSigns(today, after));
  const isFree = (subject === null && isSlogan(kind, today, facts)) || isForeign(today, facts);
  const free = isFree ? [today] : subject === null ? findFreePassages(today, kind === 'description', facts) : [];
  return [
    ...losses,
    ...findLostWords(today, after, facts).filter(
      ({ kind: lost, words }) => lost !== 'word' || !free.some((part) => part.includes(words)),
    ),
  ];
}

/** "Discover our offer": a call to action that names neither trade, place nor business. */
function isCall(text: string, facts: KnownFacts): boolean {
  const { saysWhat, namesTrade, saysWhere, saysName } = facts;
  return CALL.test(foldedText(text)) && ![saysWhat, namesTrade, saysWhere, saysName].some((says) => says(text));
}

/**
 * Words of a text that names neither trade nor place tell nothing that must stay, where the name of the business is known, or cannot be in
 * a text of small letters.
 */
function isSlogan(kind: HeadKind, text: string, facts: KnownFacts): boolean {
  const mayHoldName = !facts.knowsName && /(?<=\S)[^\p{L}]\p{Lu}|\p{Lu}{2}/u.test(text);
  if (mayHoldName || facts.saysWhat(text) || facts.namesTrade(text)) return false;
  if (kind === 'heading') return true;
  return !facts.saysName(text) && !facts.saysWhere(text) && text.length <= SHORT_DESCRIPTION;
}

/** The sentences of a text that say since when or how urgently: a new text can take them over. */
export function sentencesWithSigns(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).map((one) => one.trim());
  // An exclamation is news, and may be old.
  return sentences.filter((one) => !one.endsWith('!') && [URGENCY, YEARS].some((sign) => sign.test(foldedText(one))));
}

function findLostSigns(today: string, after: string): Loss[] {
  const [old, next] = [foldedText(today), foldedText(after)];
  const lost = SIGNS.flatMap(([kind, sign]): Loss[] => {
    const words = sign.exec(old)?.[0];
    return words === undefined || sign.test(next) ? [] : [{ kind, words }];
  });
  const phone = PHONE.exec(old)?.[0];
  const digits = (text: string) => text.replace(/\D/g, '');
  return phone === undefined || digits(next).includes(digits(phone))
    ? lost
    : [...lost, { kind: 'phone', words: phone }];
}

function findLostWords(today: string, after: string, facts: KnownFacts): Loss[] {
  const next = tokenizeWords(after);
  const wrong = tokenizeWords(facts.wrong.join(' '));
  const saysName = facts.saysName(today);
  const telling = splitAtSigns(today).filter((part) => !isGenericName(part));
  return telling
    .flatMap((part) => listContentTokens(withoutSlogans(part)))
    .filter((word) => !isSaidBy(next, word) && !wrong.some(({ folded }) => folded === word.folded))
    .map((word): Loss => ({ kind: kindOf(word, facts, saysName), words: word.text }))
    .filter(({ kind, words }) => kind !== 'word' || !isEmptyWord(foldText(words), facts));
}

/** "Without complication" and the like say nothing of one business. */
function withoutSlogans(text: string): string {
  const folded = foldText(text);
  if (folded.length !== text.length) return text;
  return [...folded.matchAll(SLOGANS)].reduce(
    (left, { index, 0: { length } }) => `${left.slice(0, index)}${' '.repeat(length)}${left.slice(index + length)}`,
    text,
  );
}

function kindOf(word: Word, facts: KnownFacts, saysName: boolean): LossKind {
  const isOneOf = (words: readonly Word[]) => words.some(({ folded }) => folded === word.folded);
  if (/\p{N}/u.test(word.folded)) return 'number';
  if (isOneOf(facts.serviceWords)) return 'service';
  if (isOneOf(facts.placeWords)) return 'place';
  // "iClean NB": what stands beside a name in capitals is a part of it.
  return (saysName && isOneOf(facts.nameWords)) || isAbbreviation(word) ? 'name' : 'word';
}

/** Numbers, urgency, licences and offers that neither today's text nor a fact has. */
function findNewClaims(today: string, after: string, { values }: KnownFacts): Loss[] {
  const known = [foldedText(today), ...values];
  const next = foldedText(after);
  const isKnown = (words: string) => known.some((text) => text.includes(words));
  const signs = [URGENCY, LICENCE, OFFER].flatMap((sign) => sign.exec(next)?.[0] ?? []);
  const numbers = tokenizeWords(after).flatMap(({ folded }) => (/\p{N}/u.test(folded) ? [folded] : []));
  return [...signs, ...numbers].filter((words) => !isKnown(words)).map((words) => ({ kind: 'claim', words }));
}
