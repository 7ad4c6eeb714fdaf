import type { ClaimFinder, FoundClaim } from './claim.ts';
import type { FactIndex } from './fact-index.ts';
import { EVERYDAY_NAMES, GERMAN_AFTER_PREPOSITION, WIDE_AREAS } from './place-words.ts';
import { foldInPlace, meansSame, type Word } from './word-stems.ts';

const GERMAN_PREPOSITION = /(?:^|[\s(])(?:in|aus|bei|nach|um|rund um|zwischen|bis|uber|von|und|oder|sowie|nahe)\s+$/i;
const CAPITAL = /^\p{Lu}/u;
/** "It's", "I'm": capital letters that name nothing. */
const PRONOUN = /^I(?:['’]|$)/;
const SENTENCE_BREAK = /[.!?:;¿¡"“„«»”(–—\n]\s*$/u;

/**
 * Names that no fact carries: in English, French and Spanish every capitalised word within a sentence, in German, where
 * every noun has a capital, those that stand where places stand. And words for wide areas ("statewide").
 */
export const findPlaces: ClaimFinder = (sentence, index) => {
  const found: FoundClaim[] = [];
  const folded = foldInPlace(sentence.text);
  for (const { index: start, 0: words } of folded.matchAll(WIDE_AREAS[index.language])) {
    const end = start + words.length;
    if (!index.facts.some((fact) => fact.folded.includes(words.trim()))) found.push({ kind: 'place', start, end });
  }
  sentence.words.forEach((word, place) => {
    if (!CAPITAL.test(word.text) || PRONOUN.test(word.text) || isKnownName(word, index)) return;
    const before = sentence.text.slice(0, word.start);
    const isUnknown =
      index.language === 'de'
        ? isGermanPlace(word, before)
        : !isEverydayName(word) && (isAcronym(word) || (place > 0 && !SENTENCE_BREAK.test(before)));
    if (isUnknown) found.push({ kind: isAcronym(word) ? 'credential' : 'place', start: word.start, end: word.end });
  });
  return found;
};

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

function isGermanPlace(word: Word, before: string): boolean {
  if (/^[A-ZÄÖÜ]{2,6}$/.test(word.text)) return !EVERYDAY_NAMES.has(word.folded);
  if (!GERMAN_PREPOSITION.test(before) || SENTENCE_BREAK.test(before))
    return PLACE_ENDING.test(word.folded) && PLACE_CONTEXT.test(before);
  const isAfterAnd = /\b(?:und|oder|sowie)\s+$/i.test(before);
  if (isAfterAnd) return PLACE_ENDING.test(word.folded) && !GERMAN_AFTER_PREPOSITION.test(word.folded);
  return (
    !GERMAN_AFTER_PREPOSITION.test(word.folded) &&
    !/(?:ung|ungen|heit|keit|schaft|tion|tionen|ismus|chen|lein)$/.test(word.folded)
  );
}

const PLACE_ENDING =
  /(?:burg|berg|dorf|heim|hausen|stadt|ingen|furt|feld|bach|kirchen|hafen|munde|wald|brueck|bruck|rode|leben|stedt|stein|thal|tal|weiler|hofen|horst|buttel|koln|hannover|berlin|hamburg|munchen|leipzig|dresden|essen|bremen|stuttgart|nurnberg|aachen|kiel|lubeck|rostock|mainz|trier|ulm|hessen|bayern|sachsen|niedersachsen)$/;
const PLACE_CONTEXT =
  /(?:\b(?:in|aus|bei|nach|um|von|bis|raum|region|kreis|landkreis|stadtteil|ortsteil|stadt)\b[^.!?]*)$/i;
