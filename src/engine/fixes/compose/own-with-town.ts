import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { hasVerbForm, isEmptyWord } from '../compare/free-words.ts';
import type { KnownFacts } from '../compare/known-facts.ts';
import { tokenizeWords } from '../verify/word-stems.ts';

const MOST_PLAIN = 6;
const FEW_WORDS = 3;
const NO_PHRASE = new RegExp(String.raw`[.!?|:;,]|(?<!\p{L})(?:${readPattern('texts', 'noPhrase')})(?!\p{L})`, 'iu');
/** "Experts in plumbing, heating and cooling": a town can stand behind a list whose last part is joined. */
const JOINED_LIST = new RegExp(`^[^,]+(?:, [^,]+)+ (?:&|${readPattern('texts', 'conjunction')}) [^,]+$`, 'iu');
/** In front of what a town can stand: a dash, a colon, or for whom and with what. */
const GOES_ON = new RegExp(String.raw`\s+[–—-]\s+|:\s+|\s+(?:${readPattern('texts', 'forOrWith')})\s+`, 'iu');
const JOINS = new RegExp(`^(?:[,&+]|${readPattern('texts', 'conjunction')})$`, 'iu');

/** A few words that are no sentence: a town can stand behind them. A word in small letters may be a verb. */
export function isPlainPhrase(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== '&');
  const isTitle = words.every((word) => !/^\p{Ll}{4,}/u.test(word));
  return (
    words.length <= MOST_PLAIN &&
    (words.length <= FEW_WORDS || isTitle) &&
    !NO_PHRASE.test(JOINED_LIST.test(text) ? text.replaceAll(',', '') : text) &&
    /\p{Ll}/u.test(text)
  );
}

/**
 * Today's words, kept whole, as a wording with `{inCity}` where the town can stand: behind the name at their beginning,
 * or behind the first words that say what the business does, in front of "for", "with", a dash or a colon. Null: nowhere.
 * @param colon the sign between the name and a slogan that stood right behind it
 */
export function withTownInside(own: string, name: string | null, facts: KnownFacts, colon = ':'): string | null {
  if (/[{}]/.test(own) || facts.saysWhere(own) || facts.hintsAtPlace(own)) return null;
  const behind = name === null ? null : readBehindName(own, name);
  if (behind !== null && name !== null && facts.saysWhat(own)) {
    const start = own.slice(0, own.length - behind.length);
    if (/^\s*[–—:-]\s/.test(behind) || hasVerbForm(behind, facts)) return `${start} {inCity}${behind}`;
    if (/^\s\p{Lu}/u.test(behind)) return `${start} {inCity}${colon}${behind}`;
  }
  const joint = GOES_ON.exec(own);
  const start = own.slice(0, joint?.index ?? 0);
  return joint !== null && isPlainPhrase(start) && facts.saysWhat(start)
    ? `${start} {inCity}${own.slice(joint.index)}`
    : null;
}

/** Today's words without those that praise at their beginning: "Reliable, fast and affordable plumbing" as "plumbing". */
export function withoutPraise(own: string, facts: KnownFacts): string {
  const words = own.replace(/\s*,\s*/g, ' , ').split(/\s+/);
  const first = words.findIndex((word) => !JOINS.test(word) && !isEmptyWord(foldText(word), facts));
  return words
    .slice(Math.max(first, 0))
    .join(' ')
    .replace(/\s+,\s*/g, ', ');
}

/** What stands behind the name at the beginning of a text, whatever signs part its words; null where another word does. */
function readBehindName(text: string, name: string): string | null {
  if (text.toLowerCase().startsWith(`${name.toLowerCase()} `)) return text.slice(name.length);
  const [words, wanted] = [tokenizeWords(text), tokenizeWords(name).filter(isTelling)];
  let [at, end] = [0, 0];
  for (const { folded, text: word } of words.filter(isTelling)) {
    if (at === wanted.length) break;
    if (folded !== wanted[at]?.folded) return null;
    end = text.indexOf(word, end) + word.length;
    at += 1;
  }
  return at < wanted.length || wanted.length < 2 ? null : text.slice(end);
}

const isTelling = ({ folded }: { readonly folded: string }): boolean => /\p{L}{2}|\p{N}/u.test(folded);
