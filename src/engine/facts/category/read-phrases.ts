import { readPattern } from '../../data/patterns.ts';
import { foldText, splitWords, withoutWebAddresses } from '../language/fold-text.ts';
import type { BusinessCategory, TermKind } from './business-category.ts';
import { categoryFinder } from './category-finder.ts';
import type { CategoryTerm, TermMatch } from './category-terms.ts';

/** A term of a category in a phrase, with its standing there. */
export interface PhraseTerm {
  readonly category: BusinessCategory;
  /** As in the tables. */
  readonly text: string;
  /** From 0 to 1: by its kind, its language, and how many trades share it. */
  readonly strength: number;
  /** It is what the phrase is about: the "plumber" of "emergency plumber in Duluth", not the "dentists" of "websites for dentists". */
  readonly isHead: boolean;
  /** All of its words are words of the business's name. */
  readonly isInName: boolean;
  /** Its first word has no capital, where the phrase has any. */
  readonly isSmall: boolean;
  /** Also a surname ("Baker"), and not written small here. */
  readonly isSurname: boolean;
}

/** What the languages of a site say about the terms on it. */
export interface SiteLanguages {
  /** Those of the tables that the site is in, and their share. */
  readonly shares: ReadonlyMap<string, number>;
  readonly all: ReadonlySet<string>;
  readonly isLeftHeaded: boolean;
}

const KIND_WEIGHT: Record<TermKind, number> = { name: 1, field: 0.7, thing: 0.25 };
const LONGEST_PHRASE = 300;

const PHRASE_END = /[|–—·•»«›‹｜:;,.!?()[\]{}"“”„、。！？（）「」『』／/+\n]+|\s[-−]\s/u;
const CONJUNCTION = new RegExp(`^(?:${readPattern('categories', 'conjunctions')})$`, 'u');
const PREPOSITION = new RegExp(`^(?:${readPattern('categories', 'prepositions')})$`, 'u');
const AUDIENCE = new RegExp(`^(?:${readPattern('categories', 'audience')})$`, 'u');
const BUSINESS_WORD = new RegExp(`^(?:${readPattern('categories', 'businessWords')})$`, 'u');
const UNFINISHED = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('categories', 'unfinished')})(?!\p{L})`, 'giu');
/** A trade that the business works for says little of what it is. */
const AUDIENCE_SHARE = 0.25;

/** Languages whose noun comes before what describes it: "entreprise de plomberie". */
const LEFT_HEADED = new Set('fr it es pt ro ca pl cs sr ru uk bg el ar he id vi fa th'.split(' '));
/** The table that serves a language, and how well. */
const SERVED_BY: Readonly<Record<string, readonly [language: string, share: number]>> = {
  no: ['da', 1],
  nb: ['da', 1],
  nn: ['da', 1],
  hr: ['sr', 1],
  bs: ['sr', 1],
  sk: ['cs', 0.8],
  sl: ['sr', 0.6],
  bg: ['ru', 0.6],
  uk: ['ru', 0.6],
  ru: ['uk', 0.6],
  sv: ['da', 0.6],
  da: ['sv', 0.6],
  ca: ['es', 0.6],
  af: ['nl', 0.6],
};
/** English words are everywhere, and so are long ones that many languages spell alike; a short one means something else elsewhere. */
const ENGLISH_SHARE = 0.75;
const LONG_FOREIGN_SHARE = 0.4;
const FOREIGN_SHARE = 0.2;
const LONG_TERM = 8;
/** Of any word where the language of the site is not known. */
const UNKNOWN_SHARE = 0.7;

/** @param languages of the site, BCP 47 primary tags, the main one first */
export function describeLanguages(languages: readonly string[]): SiteLanguages {
  const shares = new Map<string, number>();
  for (const language of languages) {
    shares.set(language, 1);
    const [serving, share] = SERVED_BY[language] ?? [language, 1];
    shares.set(serving, Math.max(share, shares.get(serving) ?? 0));
  }
  return { shares, all: new Set(shares.keys()), isLeftHeaded: LEFT_HEADED.has(languages[0] ?? '') };
}

/**
 * The terms of the categories in a text, phrase by phrase: it is split where punctuation or an "and" ends one. Addresses of the web
 * are no part of any.
 * @param ownName folded words of the business's name
 */
export function readPhrases(text: string, languages: SiteLanguages, ownName: ReadonlySet<string>): PhraseTerm[] {
  const found: PhraseTerm[] = [];
  for (const phrase of withoutWebAddresses(text).replace(UNFINISHED, '.').split(PHRASE_END)) {
    if (phrase === undefined || phrase.length < 2 || phrase.length > LONGEST_PHRASE) continue;
    const { tokens, matches, isUnspaced } = categoryFinder.locate(phrase, languages.all);
    if (matches.length === 0) continue;
    const preposition = tokens.findIndex((token, at) => at > 0 && PREPOSITION.test(token));
    const end = isUnspaced || preposition < 0 ? tokens.length : preposition;
    const joints = isUnspaced ? [] : findJoints(phrase, tokens);
    for (const match of matches) {
      const language = shareOfLanguage(match.term, languages);
      if (language === 0) continue;
      const before = isUnspaced ? undefined : tokens.slice(0, match.start).findLast((token) => PREPOSITION.test(token));
      const isAudience = match.term.kind === 'name' && before !== undefined && AUDIENCE.test(before);
      const isSmall = isWrittenSmall(phrase, tokens[match.start]);
      found.push({
        category: match.term.category,
        text: match.term.text,
        strength:
          (language * match.share * KIND_WEIGHT[match.term.kind] * (isAudience ? AUDIENCE_SHARE : 1)) /
          Math.sqrt(match.rivals),
        isHead: !isAudience && (isUnspaced ? match.end === end : isHead(match, tokens, end, joints, languages)),
        isInName:
          !isUnspaced && ownName.size > 0 && tokens.slice(match.start, match.end).every((one) => ownName.has(one)),
        isSmall,
        // Written small it is the trade: "a family butcher".
        isSurname: match.term.isSurname && !isSmall,
      });
    }
  }
  return found;
}

/** Whether a phrase has a word without a capital. @param token the word, folded */
function isWrittenSmall(phrase: string, token: string | undefined): boolean {
  return (phrase.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? []).some((word) => foldText(word) === token);
}

/** Positions before which a phrase is joined to the next one: "plumber | & electrician". */
function findJoints(phrase: string, tokens: readonly string[]): number[] {
  const joints = tokens.flatMap((token, at) => (CONJUNCTION.test(token) ? [at] : []));
  if (!phrase.includes('&')) return joints;
  let at = 0;
  for (const part of phrase.split('&').slice(0, -1)) {
    at += splitWords(foldText(part)).length;
    joints.push(at);
  }
  return joints;
}

/** Whether a match ends its part of the phrase, but for words that say "business"; in left-headed languages, begins it. */
function isHead(
  match: TermMatch,
  tokens: readonly string[],
  end: number,
  joints: readonly number[],
  languages: SiteLanguages,
): boolean {
  if (match.start >= end) return false;
  let last = Math.min(end, ...joints.filter((joint) => joint >= match.end));
  while (last > match.end && BUSINESS_WORD.test(tokens[last - 1] ?? '')) last -= 1;
  if (match.end >= last) return true;
  if (!languages.isLeftHeaded || !LEFT_HEADED.has(match.term.language)) return false;
  const first = Math.max(0, ...joints.filter((joint) => joint <= match.start));
  return match.start <= first + 1;
}

function shareOfLanguage({ onlyIn, language, text }: CategoryTerm, { shares }: SiteLanguages): number {
  if (shares.size === 0) return onlyIn === null ? UNKNOWN_SHARE : 0;
  const own = shares.get(onlyIn ?? language) ?? 0;
  if (own > 0 || onlyIn !== null) return own;
  if (language === 'en') return ENGLISH_SHARE;
  return text.length >= LONG_TERM ? LONG_FOREIGN_SHARE : FOREIGN_SHARE;
}

/** The words of a name that can be told from others: longer than two letters, folded. */
export function readNameTokens(folded: string): ReadonlySet<string> {
  return new Set(splitWords(folded).filter((token) => token.length > 2));
}
