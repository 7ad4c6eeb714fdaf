import { readPattern } from '../../data/patterns.ts';
import { categoryFinder } from '../category/category-finder.ts';
import { foldText, isUnspacedScript, keepLetters } from '../language/fold-text.ts';
import { JOINING, LEGAL_FORMS } from './name-lexicon.ts';
import { splitNameTokens } from './name-text.ts';

const LOCATIVE = new RegExp(`^(?:${readPattern('names', 'locatives')})$`, 'u');
const PRONOUN = new RegExp(`^(?:${readPattern('names', 'pronouns')})$`, 'u');
const UNSPACED_PRONOUN = new RegExp(`^(?:${readPattern('names', 'unspacedPronouns')})`, 'u');
const NOUN = new RegExp(`^(?:${readPattern('names', 'businessNouns')})$`, 'u');
const OWN_NOUN = new RegExp(`^(?:${readPattern('names', 'ownNouns')})$`, 'u');
const GLUE = new RegExp(`^(?:${readPattern('groups', 'glue')})$`, 'u');
/** What joins two names in other languages is "in" in these: "Fontanero en Segovia", "Tandläkare i Uppsala". */
const JOINT_MEANING_IN: Readonly<Record<string, string>> = {
  es: 'en',
  fr: 'en',
  ca: 'en',
  sv: 'i',
  da: 'i',
  no: 'i',
  nb: 'i',
  nn: 'i',
};

/** What a phrase is made of. */
export interface PhraseParts {
  /** Nothing but trades, common nouns, towns and the words between them. */
  readonly isCommon: boolean;
  /** It has a trade's name or field. */
  readonly hasTrade: boolean;
  readonly hasPronoun: boolean;
  /** It goes on with "in" and a town: "Plumber in Salem". */
  readonly hasLocative: boolean;
  /** Nothing but a town. */
  readonly isPlace: boolean;
}

/**
 * Reads of what a phrase is made.
 * @param places keys of the site's own towns and areas
 * @param language of the site, a BCP 47 primary tag
 */
export function readPhraseParts(text: string, places: ReadonlySet<string>, language?: string): PhraseParts {
  const folded = foldText(text);
  const terms = categoryFinder.find(folded);
  const hasTrade = terms.some(({ kind, isSurname }) => kind !== 'thing' && !isSurname);
  if (isUnspacedScript(folded) && !/\s/.test(folded.trim())) {
    const hasPronoun = UNSPACED_PRONOUN.test(folded);
    let rest = keepLetters(folded.replace(UNSPACED_PRONOUN, ''));
    for (const place of places) rest = rest.replaceAll(place, '');
    const isPlace = rest === '';
    for (const { words } of terms) for (const word of words) rest = rest.replaceAll(word.text, '');
    if (NOUN.test(rest)) rest = '';
    return { isCommon: rest.length <= 1, hasTrade, hasPronoun, hasLocative: false, isPlace };
  }
  const ownLocative = JOINT_MEANING_IN[language ?? ''];
  const words = splitNameTokens(folded).filter((word) => word === ownLocative || !JOINING.has(word));
  const inPlace = findPlaceWords(words, places);
  // Behind "in" any town may stand, also one that the site names nowhere else.
  const isInCapitals = text === text.toUpperCase();
  // A single letter with a capital is a part of a name: "Penzion U Lípy".
  const ofName = (word: string) => word.length === 1 && !isInCapitals && isWritten(text, word.toUpperCase());
  const locative = words.findIndex((word, at) => at > 0 && LOCATIVE.test(word) && !ofName(word));
  // "Butcher in Salem" is a trade, whoever is called so.
  const isTrade = (word: string) =>
    terms.some(
      ({ isSurname, words: parts }) =>
        (!isSurname || locative > 0) &&
        parts.some(({ text: part, match }) =>
          match === 'whole'
            ? word === part || word === `${part}s`
            : match === 'start'
              ? word.startsWith(part)
              : match === 'end'
                ? word.endsWith(part)
                : word.includes(part),
        ),
    );
  const isTown = /\s\p{Lu}/u.test(text.slice(1)) && words.length - locative <= 4;
  if (locative > 0 && isTown) for (let at = locative + 1; at < words.length; at += 1) inPlace.add(at);
  const isBetween = (word: string) =>
    !ofName(word) && (GLUE.test(word) || LOCATIVE.test(word) || LEGAL_FORMS.has(word));
  return {
    isCommon: words.every(
      (word, at) =>
        inPlace.has(at) ||
        isBetween(word) ||
        PRONOUN.test(word) ||
        NOUN.test(word) ||
        OWN_NOUN.test(word) ||
        isTrade(word),
    ),
    hasTrade,
    hasPronoun: words.some((word) => PRONOUN.test(word) || OWN_NOUN.test(word)),
    hasLocative: locative > 0 && locative + 1 < words.length,
    isPlace: words.length > 0 && words.every((word, at) => inPlace.has(at) || isBetween(word)),
  };
}

/** Whether a text has a word as it is written here. */
function isWritten(text: string, word: string): boolean {
  return splitNameTokens(text).includes(word);
}

/** Positions of words that are a town's or an area's. */
function findPlaceWords(words: readonly string[], places: ReadonlySet<string>): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < words.length; at += 1)
    for (let end = Math.min(words.length, at + 4); end > at; end -= 1)
      if (places.has(words.slice(at, end).join(' '))) {
        for (let one = at; one < end; one += 1) found.add(one);
        break;
      }
  return found;
}
