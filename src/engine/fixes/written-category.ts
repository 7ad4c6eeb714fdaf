import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { readPattern } from '../data/patterns.ts';
import type { TermKind } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES_BY_LABEL, listBroader } from '../facts/category/category-tables.ts';
import { foldText, isUnspacedScript } from '../facts/language/fold-text.ts';
import { findSearchLanguage, phrasesTypedIn, type TypedPhrase } from '../keywords/search-language.ts';
import { categoryNoun } from './compose/category-nouns.ts';
import { toRunningText } from './compose/service-phrases.ts';
import type { TextLanguage } from './writing-material.ts';

const LONGEST_TEXT = 400;
const LONGEST_TRADE = 60;
/** What separates a trade from what stands beside it. */
const CLAUSES = /\s[-–—]\s|[|·•/,.;:()!?"“”„«»]+/u;
const JOINING = new RegExp(`^(?:${readPattern('texts', 'joining')})$`);
/** "Handwerklich" and "klassische" name nothing by themselves. */
const GERMAN_ADJECTIVE = /(?:liche?[nrsm]?|ische?[nrsm]?)$/;

/**
 * The words by which a site names its trade, as running text: in the title of its home page, its main headings, its description, or what
 * the category was read from; names of the trade before its field. Undefined where the terms of the category are not in any of them.
 * @param label the label of the category
 * @param quotes the texts that the category was read from: there a service that people search for by name is no name for the whole
 */
export function findWrittenCategory(
  label: string,
  home: Pick<OutlinePage, 'title' | 'headings' | 'metaDescription'> | undefined,
  quotes: readonly string[],
  language: TextLanguage,
): string | undefined {
  const headings = (home?.headings ?? []).filter(({ level }) => level === 1).map(({ text }) => text);
  const firm = [home?.title ?? '', ...headings];
  const name = firstTrade(label, [...firm, home?.metaDescription ?? ''], language, 'name');
  const quoted = firstTrade(label, quotes, language, 'name');
  const { who = [], services = [] } = findSearchLanguage(language)?.trades[label] ?? {};
  const isIn = (phrases: readonly TypedPhrase[]) =>
    phrasesTypedIn(phrases, null).some((one) => foldText(one) === foldText(quoted ?? ''));
  const isService = isIn(services) && !isIn(who);
  // A field is a trade where it is more than a word of the language: "Faszientherapie", "HVAC repair", not "law".
  const trade = name ?? (isService ? undefined : quoted) ?? firstTrade(label, firm, language, 'field');
  return trade === undefined ? undefined : spelledByUs(trade, label, language);
}

/** "Auto ecole" is written "auto-école" where our data has it; and "indisches Restaurant" where a site says "Restaurant" of an Indian one. */
function spelledByUs(trade: string, label: string, language: TextLanguage): string {
  const noun = categoryNoun(label, language)?.keyword;
  if (noun === undefined) return trade;
  const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const isSame = letters(noun) === letters(trade);
  const category = CATEGORIES_BY_LABEL.get(label);
  const broader = category === undefined ? [] : listBroader(category);
  const isBroader = broader.some(
    (one) => foldText(categoryNoun(one.label, language)?.keyword ?? '') === foldText(trade),
  );
  const isNarrower = isBroader && noun.split(' ').includes(trade);
  return isSame || isNarrower ? noun : trade;
}

/** The first trade that the texts name; of those that hold it the longest: "medisch pedicure" of a "Pedicure". */
function firstTrade(
  label: string,
  texts: readonly string[],
  language: TextLanguage,
  kind: TermKind,
): string | undefined {
  const clauses = texts.flatMap((text) => text.slice(0, LONGEST_TEXT).split(CLAUSES));
  const found = clauses.flatMap((clause) => tradeIn(label, clause, language, kind) ?? []);
  const [first] = found;
  if (first === undefined) return undefined;
  const holdsFirst = (one: string) => ` ${foldText(one)} `.includes(` ${foldText(first)} `);
  return found.filter(holdsFirst).reduce((longest, one) => (one.length > longest.length ? one : longest), first);
}

function tradeIn(label: string, clause: string, language: TextLanguage, kind: TermKind): string | undefined {
  if (clause.trim() === '' || isUnspacedScript(clause)) return undefined;
  const written = clause.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const { tokens, matches } = categoryFinder.locate(clause, new Set([language]));
  // Signs that fold into several words would shift the places.
  if (written.length !== tokens.length) return undefined;
  const category = CATEGORIES_BY_LABEL.get(label);
  const labels = category === undefined ? [] : [category, ...listBroader(category)].map((one) => one.label);
  const ofTrade = matches.filter(({ term }) => term.language === language && labels.includes(term.category.label));
  const own = ofTrade
    .filter(({ term }) => term.kind === kind)
    // Written small, or beside another word of the trade, it is the trade: "a domestic gardener", "Ihr Maler und Lackierermeister".
    .filter(
      ({ term, start }) =>
        !term.isSurname || /^\p{Ll}/u.test(written[start] ?? '') || ofTrade.some((other) => other.start !== start),
    )
    .sort(
      (one, other) =>
        Number(one.term.isSurname) - Number(other.term.isSurname) ||
        other.end - other.start - (one.end - one.start) ||
        one.start - other.start,
    );
  for (const { start, end } of own) {
    const found = written.slice(start, end);
    const words = found.length > 1 ? withJoined(clause, written, start, end) : found;
    if (words === null) continue;
    if (kind === 'field' && language === 'en' && words.length < 2) continue;
    if (language === 'de' && (!/^\p{Lu}/u.test(words.at(-1) ?? '') || GERMAN_ADJECTIVE.test(words.at(-1) ?? '')))
      continue;
    const text = toRunningText(asWritten(clause, words).replace(/\s*&\s*/g, ' and '), language);
    if (text.length <= LONGEST_TRADE) return text;
  }
  return undefined;
}

/**
 * A trade of several words with what is joined in front of it: "house and office cleaning" is not office cleaning. Null where more than one
 * word may be joined to it.
 */
function withJoined(clause: string, written: readonly string[], start: number, end: number): readonly string[] | null {
  const before = written[start - 1] ?? '';
  const isSign = clause
    .slice(0, clause.indexOf(written[start] ?? ''))
    .trimEnd()
    .endsWith('&');
  if (!isSign && !JOINING.test(before.toLowerCase())) return written.slice(start, end);
  const from = isSign ? start - 1 : start - 2;
  return from === 0 ? written.slice(from, end) : null;
}

/** The words with what stands between them: "Gas- und Wasserinstallation". */
function asWritten(clause: string, words: readonly string[]): string {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const start = clause.indexOf(first);
  const end = clause.indexOf(last, start + (words.length > 1 ? first.length : 0)) + last.length;
  return clause.slice(start, end);
}
