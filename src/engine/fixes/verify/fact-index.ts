import { type Fact, type FactKind, type FactSheet, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { REGIONS } from '../../facts/place/address-regions.ts';
import { categoryNouns } from '../compose/category-nouns.ts';
import { fold, type Language, meansSame, tokenizeWords, type Word } from './word-stems.ts';

/** A fact with its words, for comparison with a text. */
export interface IndexedFact {
  readonly fact: Fact;
  readonly words: readonly Word[];
  readonly folded: string;
  /** With the words of the sentence it was found in: "from $129" is the price of something. */
  readonly context: readonly Word[];
}

/** The facts of a sheet, indexed for the verifier. */
export interface FactIndex {
  readonly language: Language;
  readonly facts: readonly IndexedFact[];
  readonly ofKind: (...kinds: readonly FactKind[]) => readonly IndexedFact[];
  /** The year in which texts are written. */
  readonly year: number;
  /** Years since the founding, if the facts give it; else null. */
  readonly age: number | null;
  /** Folded words of names of places and people. */
  readonly names: ReadonlySet<string>;
}

const NAMING: readonly FactKind[] = [
  'name',
  'area',
  'street',
  'city',
  'region',
  'country',
  'postalCode',
  'person',
  'brand',
];
/** Quotes of customers prove nothing about the business. */
const SAID_BY_OTHERS: ReadonlySet<FactKind> = new Set(['quote']);

/** Indexes the facts of a sheet. `year`: in which the text is written, from the date of the audit. */
export function indexFacts(sheet: FactSheet, year: number): FactIndex {
  const facts = usableFacts(sheet)
    .filter(({ kind }) => !SAID_BY_OTHERS.has(kind))
    .map((fact) => {
      const quote = fact.origin.kind === 'page' && fact.state !== 'corrected' ? fact.origin.quote : '';
      const value = spoken(fact, sheet.language);
      return { fact, words: tokenizeWords(value), folded: fold(value), context: tokenizeWords(`${value} ${quote}`) };
    });
  const ofKind = (...kinds: readonly FactKind[]) => facts.filter(({ fact }) => kinds.includes(fact.kind));
  const founded = Number(ofKind('foundedYear')[0]?.fact.value.match(/\d{4}/)?.[0] ?? Number.NaN);
  const stated = Number(ofKind('yearsInBusiness')[0]?.fact.value.match(/\d+/)?.[0] ?? Number.NaN);
  const age = Number.isNaN(founded) ? (Number.isNaN(stated) ? null : stated) : year - founded;
  return {
    language: sheet.language,
    facts,
    ofKind,
    year,
    age,
    names: new Set([
      ...ofKind(...NAMING).flatMap(({ words }) => words.map(({ folded }) => folded)),
      ...ofKind('language').flatMap(({ fact }) => languageNames(fact.value, sheet.language)),
    ]),
  };
}

/** A fact's words with their obvious equivalents: "MN" is Minnesota, a website its name, a category's label its words. */
function spoken({ kind, value }: Fact, language: Language): string {
  if (kind === 'category') {
    const noun = categoryNouns(value)?.nouns[language];
    return noun === undefined ? value : `${value} ${noun.keyword} ${noun.business}`;
  }
  if (kind === 'website') return value.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[./_-]+/g, ' ');
  if (kind !== 'region' && kind !== 'area' && kind !== 'city' && kind !== 'country') return value;
  const folded = fold(value);
  const region = Object.values(REGIONS)
    .flat()
    .find(({ code, name }) => (code !== null && fold(code) === folded) || fold(name) === folded);
  return region === undefined ? value : `${region.code ?? ''} ${region.name}`;
}

/** "hi" is Hindi. */
function languageNames(code: string, language: Language): string[] {
  if (!/^[a-z]{2,3}(?:-\w+)*$/i.test(code)) return [];
  return [language, 'en'].map((one) => fold(new Intl.DisplayNames(one, { type: 'language' }).of(code) ?? code));
}

/** The facts with a word of this meaning. */
export function factsWith(index: FactIndex, stem: string, kinds?: readonly FactKind[]): IndexedFact[] {
  const asked = kinds === undefined ? index.facts : index.ofKind(...kinds);
  return asked.filter(({ words }) => words.some((word) => meansSame(word.stem, stem)));
}

/** Whether each stem occurs in the facts of these kinds (default: of any kind). */
export function carries(index: FactIndex, stems: readonly string[], kinds?: readonly FactKind[]): boolean {
  return stems.every((stem) => factsWith(index, stem, kinds).length > 0);
}
