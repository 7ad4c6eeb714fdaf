import { type Fact, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { readPattern } from '../../data/patterns.ts';
import { getBusinessTerms } from '../../factors/business-terms.ts';
import { categoryFinder } from '../../facts/category/category-finder.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { countryNamed } from '../../facts/place/country-names.ts';
import { findRegion } from '../../facts/place/gazetteer.ts';
import { readTowns } from '../../facts/place/read-towns.ts';
import { hoursWithAppointments, readHoursFact } from '../compose/hours-phrases.ts';
import { findMainTownFact } from '../compose/main-town-fact.ts';
import { tokenizeWords, type Word } from '../verify/word-stems.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { isSameStem, wholePattern } from './content-tokens.ts';
import { findLocalPlaces, namesLocalPlace } from './local-places.ts';

/** What the comparison of two texts knows of a business. */
export interface KnownFacts {
  /** BCP 47, the main language first. */
  readonly languages: readonly string[];
  readonly knowsTrade: boolean;
  readonly knowsWhat: boolean;
  readonly knowsWhere: boolean;
  readonly knowsName: boolean;
  /** Whether a text says what the business does: its trade or one of its services. */
  readonly saysWhat: (text: string) => boolean;
  readonly saysWhere: (text: string) => boolean;
  readonly saysName: (text: string) => boolean;
  /** Whether a text names the business as the checks see it: "gardening" is not "Gardens". */
  readonly namesBusiness: (text: string) => boolean;
  /** Whether a text names any trade: one that was not recognized as the business's. */
  readonly namesTrade: (text: string) => boolean;
  /** Whether a text names a field of a trade, or a town of the country or what the site uses as a place: enough to leave it, too little to write from. */
  readonly hintsAtTrade: (text: string) => boolean;
  readonly hintsAtPlace: (text: string) => boolean;
  /** The words of a text that name trade and place, as written. */
  readonly quoteWhat: (text: string) => string;
  readonly quoteWhere: (text: string) => string;
  readonly serviceWords: readonly Word[];
  readonly placeWords: readonly Word[];
  readonly nameWords: readonly Word[];
  /** Values that the owner replaced or rejected. */
  readonly wrong: readonly string[];
  /** Every value, for numbers and claims. */
  readonly values: readonly string[];
}

type KnownMaterial = Pick<WritingMaterial, 'sheet' | 'analysis'> & {
  readonly outline: Pick<WritingMaterial['outline'], 'pages'>;
};

const LONGEST_VALUE = 300;
const LONGEST_TEXT = 400;
/** 3,000 inhabitants in the steps of the gazetteer: smaller ones have names that are also words. */
const SURE_TOWN = 3;

/** A business of the whole country has no town to add. */
const NATIONWIDE = wholePattern(readPattern('texts', 'nationwide'));
const AT_HOME = wholePattern(readPattern('texts', 'atHome'));

/** The facts of a business for comparisons. Pure: reads the sheet with the owner's changes and the business of the analysis. */
export function readKnownFacts({ sheet, analysis, outline }: KnownMaterial): KnownFacts {
  const facts = usableFacts(sheet);
  const terms = getBusinessTerms(analysis.business);
  const valuesOf = (...kinds: readonly string[]) =>
    facts.flatMap(({ kind, value }) => (kinds.includes(kind) ? [value] : []));
  const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => tokenizeWords(text.slice(0, LONGEST_VALUE)));
  const written = facts.flatMap((fact) => (fact.written === undefined ? [] : [fact.written]));
  const services = [...written, ...valuesOf('service')].map((name) => telling(tokenizeWords(name)));
  const places = valuesOf('city', 'area').map((name) => tokenizeWords(name.split(/[,(]/, 1)[0] ?? name));
  const region = valuesOf('region').map((name) => tokenizeWords(name));
  const name = telling(wordsOf(valuesOf('name').slice(0, 1)));
  const languages = [...new Set([...analysis.business.languages.map(primary), sheet.language])];
  const country = analysis.business.country ?? analysis.business.address?.country ?? null;
  const namedService = (text: string) => {
    const words = tokenizeWords(text);
    return services.find((own) => own.length > 0 && own.every((one) => words.some((word) => isSameStem(word, one))));
  };
  const namedPlace = (text: string) => {
    const words = tokenizeWords(text);
    return places.find((own) => own.length > 0 && hasRun(words, own));
  };
  // Read when a text is asked about: most texts name a town.
  let localPlaces: ReadonlySet<string> | null = null;
  const isOther = (words: string) =>
    countryNamed(words) !== null ||
    (country !== null && findRegion(words, country) !== null) ||
    terms.namesCategory(words) ||
    tokenizeWords(words).some((word) => name.some((one) => isSameStem(word, one)));
  return {
    languages,
    knowsTrade: analysis.business.category !== null,
    knowsWhat: terms.knowsCategory || services.length > 0,
    knowsWhere: terms.knowsPlace || findMainTownFact(sheet) !== undefined,
    knowsName: name.length > 0,
    saysWhat: (text) => terms.namesCategory(text) || namedService(text) !== undefined,
    saysWhere: (text) =>
      terms.namesPlace(withoutHome(text)) || namedPlace(text) !== undefined || NATIONWIDE.test(foldText(text)),
    saysName: (text) => {
      const words = tokenizeWords(text);
      const isWhole = name.length > 0 && name.every((one) => words.some((word) => isSameStem(word, one)));
      return isWhole || terms.namesBusiness(text);
    },
    namesBusiness: terms.namesBusiness,
    namesTrade: (text) =>
      categoryFinder.find(text.slice(0, LONGEST_TEXT)).some(({ kind, isSurname }) => kind === 'name' && !isSurname),
    hintsAtTrade: (text) => categoryFinder.find(text.slice(0, LONGEST_TEXT)).some(({ isSurname }) => !isSurname),
    hintsAtPlace: (text) => {
      const start = withoutHome(text.slice(0, LONGEST_TEXT));
      if (namesTownOf(start, country, name)) return true;
      localPlaces ??= findLocalPlaces(outline.pages, sheet.language, isOther);
      return namesLocalPlace(start, localPlaces);
    },
    quoteWhat: (text) =>
      quoteFrom(text, terms.findCategoryTerms(text)) ||
      quoteFrom(
        text,
        (namedService(text) ?? []).map((word) => word.text),
      ),
    quoteWhere: (text) =>
      quoteFrom(text, terms.placeWordsIn(withoutHome(text))) ||
      quoteFrom(
        text,
        (namedPlace(text) ?? []).map((word) => word.text),
      ),
    serviceWords: services.flat(),
    placeWords: [...places, ...region].flat(),
    nameWords: name,
    wrong: sheet.facts.flatMap(({ state, value, foundValue }) =>
      state === 'rejected' ? [value] : state === 'corrected' && foundValue !== null ? [foundValue] : [],
    ),
    values: [
      ...facts.map(({ value }) => foldText(value.slice(0, LONGEST_VALUE))),
      ...facts.flatMap((fact) => (fact.kind === 'hours' ? spokenHours(fact, sheet.language) : [])),
    ],
  };
}

/** The first words that stand one behind the other in the text, as there: "Diagnostics" of "Diagnostics & RACV". */
function quoteFrom(text: string, words: readonly string[]): string {
  const [first = '', ...others] = words;
  let quote = first;
  for (const word of others) {
    const joined = [' ', '-', ', '].map((sign) => `${quote}${sign}${word}`);
    const said = joined.find((one) => text.toLowerCase().includes(one.toLowerCase()));
    if (said === undefined) break;
    quote = said;
  }
  return quote;
}

/** Whether a text names a town or a region of the country that is no part of the business's name. */
function namesTownOf(text: string, country: string | null, name: readonly Word[]): boolean {
  if (country === null) return false;
  for (const { name: town, towns } of readTowns(text, country, new Set())) {
    const isOfName = tokenizeWords(town).every(({ folded }) => name.some((word) => word.folded === folded));
    if (!isOfName && towns.some(({ size }) => size >= SURE_TOWN)) return true;
  }
  return false;
}

/** "À Domicile" is written like a town. Folding keeps the length of most texts; of others nothing is left out. */
function withoutHome(text: string): string {
  const folded = foldText(text);
  const home = AT_HOME.exec(folded);
  return home === null || folded.length !== text.length
    ? text
    : `${text.slice(0, home.index)} ${text.slice(home.index + home[0].length)}`;
}

/** Hours as texts say them: "17:00" is 5 pm. */
function spokenHours(hours: Fact, language: WritingMaterial['sheet']['language']): string[] {
  const read = readHoursFact(hours, language);
  return read === null || read.parts.length === 0 ? [] : [foldText(hoursWithAppointments(language, read))];
}

const primary = (language: string): string => language.split('-')[0] ?? language;

/** Words of one letter ("&", "B") name nothing. */
function telling(words: readonly Word[]): Word[] {
  return words.filter(({ folded }) => folded.length > 1 || /\p{N}/u.test(folded));
}

/** Whether the words stand one behind the other. */
function hasRun(words: readonly Word[], run: readonly Word[]): boolean {
  return words.some((_, at) => run.every(({ folded }, offset) => words[at + offset]?.folded === folded));
}
