import { readPattern } from '../../data/patterns.ts';
import type { ClaimFinder, FoundClaim, ReadSentence } from './claim.ts';
import type { FactIndex } from './fact-index.ts';
import { mentionsBusiness } from './mentions-business.ts';
import { EVERYDAY_NAMES, GERMAN_AFTER_PREPOSITION, WIDE_AREAS } from './place-lexicon.ts';
import { foldInPlace, type Language, meansSame, type Word } from './word-stems.ts';

const CAPITAL = /^\p{Lu}/u;
/** "It's", "I'm": capitals that are not names. */
const PRONOUN = /^I(?:['’]|$)/;
const SENTENCE_BREAK = /[.!?:;¿¡"“„«»”(–—\n]\s*$/u;

/**
 * Names that no fact supports, in positions typical of names: after words that precede places, if the sentence is about the
 * business; as part of a longer name; near words for credentials; abbreviations in capitals. In German, where every noun is
 * capitalised, only in positions of places. A question that quotes somebody's name is not about a place. Also finds words
 * for wide areas ("statewide") that no fact contains.
 */
export const findPlaces: ClaimFinder = (sentence, index) => {
  const found: FoundClaim[] = [];
  const folded = foldInPlace(sentence.text);
  const isOwn = mentionsBusiness(sentence, index);
  // "From Lafayette or Longmont?"
  const isInArea = index
    .ofKind('area', 'city')
    .some((fact) => fact.words.some(({ folded: text }) => sentence.words.some((word) => word.folded === text)));
  // "Looking for a plumber in Cloquet?"
  const isAboutTrade = index
    .ofKind('category')
    .some((fact) =>
      fact.words.some(({ stem, folded: text }) => text.length > 3 && sentence.words.some((word) => word.stem === stem)),
    );
  for (const { index: start, 0: words } of folded.matchAll(WIDE_AREAS[index.language])) {
    const end = start + words.length;
    if (isOwn && !index.facts.some((fact) => fact.folded.includes(words.trim())))
      found.push({ kind: 'place', start, end });
  }
  const unknown = sentence.words.map(
    (word) => CAPITAL.test(word.text) && !PRONOUN.test(word.text) && !isEverydayName(word) && !isKnownName(word, index),
  );
  sentence.words.forEach((word, place) => {
    if (!unknown[place]) return;
    const before = sentence.text.slice(0, word.start);
    const claim = {
      kind: isAcronym(word) ? ('credential' as const) : ('place' as const),
      start: word.start,
      end: word.end,
    };
    if (index.language === 'de') {
      if (isGermanPlace(word, before) || isAfterPlace(sentence, place, index)) found.push(claim);
      return;
    }
    const isFirst = place === 0 || SENTENCE_BREAK.test(before);
    const nameStart = startOfName(sentence.words, place, sentence.text);
    const isInName = nameStart < word.start || isNameNext(sentence.words, place, sentence.text);
    const isSomebodys = sentence.isQuestion && /['’]s$/.test(word.text);
    const around = folded.slice(Math.max(0, word.start - 40), word.end + 40);
    const isClaim =
      isAcronym(word) ||
      (!isFirst &&
        !isSomebodys &&
        (isOwn || isAboutTrade || isInArea) &&
        PLACE_BEFORE[index.language].test(folded.slice(0, nameStart))) ||
      (!sentence.isQuestion && isInName && !isFirst) ||
      (!isFirst && CREDENTIAL_NEAR.test(around)) ||
      (isOwn && isAfterPlace(sentence, place, index));
    if (isClaim) found.push(claim);
  });
  return found;
};

/** ", Bath included", "Vellmar und Baunatal": a name that continues after a known place. */
function isAfterPlace({ words, text }: ReadSentence, place: number, index: FactIndex): boolean {
  const word = words[place];
  if (word !== undefined && isEverydayName(word)) return false;
  const joined = words.slice(0, place).findLast(({ folded }) => !/^(?:und|oder|sowie)$/.test(folded));
  if (word === undefined || joined === undefined) return false;
  if (!/^(?:, | und | oder | sowie )$/.test(text.slice(joined.end, word.start))) return false;
  return index.ofKind('area', 'city').some((fact) => fact.words.some(({ folded }) => folded === joined.folded));
}

/** The start of the name that a word belongs to: capitalised words separated by spaces only. */
function startOfName(words: readonly Word[], place: number, text: string): number {
  let start = words[place]?.start ?? 0;
  for (let before = place - 1; before > 0; before -= 1) {
    const word = words[before];
    if (word === undefined || !CAPITAL.test(word.text) || text.slice(word.end, start).trim() !== '') break;
    start = word.start;
  }
  return start;
}

function isNameNext(words: readonly Word[], place: number, text: string): boolean {
  const [word, next] = [words[place], words[place + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    CAPITAL.test(next.text) &&
    text.slice(word.end, next.start).trim() === ''
  );
}

/** Words directly before the name of a place where somebody works or comes from. */
const PLACE_BEFORE: Readonly<Record<Exclude<Language, 'de'>, RegExp>> = {
  en: /\b(?:in|near|around|throughout|across|from|serving|outside|between|and|or|to|into|beyond|over|toward|towards|of)(?:\s+the)?\s+$/,
  fr: /(?<!\p{L})(?:a|en|de|d['’]|dans|sur|pres de|autour de|jusqu['’]a|et|ou|vers|entre|du|au|(?:dans|de|sur|vers) (?:le|la|les))\s*$/u,
  es: /(?<!\p{L})(?:en|de|desde|hasta|y|e|o|a|entre|hacia|para)(?: (?:el|la|los|las))?\s+$/u,
};
/** A name next to one of these is a brand, organisation or award that endorses the business. */
const CREDENTIAL_NEAR =
  /\b(?:certif\w+|accredit\w+|members?|partners?|dealers?|authori\w+|awards?|prizes?|guide|magazine|brand|products? (?:by|from)|label\w*|titulaire|agree\w*|membre|oficial|distribuidor|premio|homologad\w+|dr|mr|mrs|mme|dra?)\b/;

function isAcronym({ text }: Word): boolean {
  return text.length > 1 && text.length <= 6 && text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
}

function isEverydayName({ folded }: Word): boolean {
  return EVERYDAY_NAMES.has(folded) || EVERYDAY_NAMES.has(folded.replace(/'?s$/, ''));
}

function isKnownName(word: Word, index: FactIndex): boolean {
  const bare = word.folded.replace(/'s?$/, '');
  if (index.names.has(bare) || index.names.has(word.folded)) return true;
  return index.facts.some(({ words }) =>
    words.some(
      ({ folded, stem }) =>
        folded === bare || stem === word.stem || (word.stem.length > 4 && meansSame(stem, word.stem)),
    ),
  );
}

/** In German every noun is capitalised: only words with typical endings count as places. */
function isGermanPlace(word: Word, before: string): boolean {
  if (isAcronym(word)) return !EVERYDAY_NAMES.has(word.folded);
  return PLACE_ENDING.test(word.folded) && PLACE_CONTEXT.test(before) && !GERMAN_AFTER_PREPOSITION.test(word.folded);
}

const PLACE_ENDING = new RegExp(`(?:${readPattern('claims', 'placeEnding')})$`);
const PLACE_CONTEXT =
  /(?:\b(?:in|aus|bei|nach|um|von|bis|nahe|raum|region|kreis|landkreis|stadtteil|ortsteil|stadt)\b[^.!?]*)$/i;
