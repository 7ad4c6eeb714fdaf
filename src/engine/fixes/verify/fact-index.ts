import { type Fact, type FactKind, type FactSheet, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { REGIONS } from '../../facts/place/address-regions.ts';
import { categoryNouns } from '../compose/category-nouns.ts';
import { fold, type Language, meansSame, tokenizeWords, type Word } from './word-stems.ts';

/** A fact with its words, ready to be compared with those of a text. */
export interface IndexedFact {
  readonly fact: Fact;
  readonly words: readonly Word[];
  readonly folded: string;
  /** With the sentence that it was read in: "from $129" is the price of something. */
  readonly context: readonly Word[];
}

/** The facts of a sheet as the verifier asks for them. */
export interface FactIndex {
  readonly language: Language;
  readonly facts: readonly IndexedFact[];
  readonly ofKind: (...kinds: readonly FactKind[]) => readonly IndexedFact[];
  /** The year that texts are written in. */
  readonly year: number;
  /** Years since the business was founded, as the facts say; null when they do not. */
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
/** What customers said proves nothing of the business. */
const SAID_BY_OTHERS: ReadonlySet<FactKind> = new Set(['quote']);

/** Makes the facts of a sheet ready for comparison. `year`: in which the text is written, from the date of the audit. */
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

/** A fact's words with what everybody reads in them: "MN" is Minnesota, the website is its name, a category's label its words. */
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

/** The facts that share a word's meaning. */
export function factsWith(index: FactIndex, stem: string, kinds?: readonly FactKind[]): IndexedFact[] {
  const asked = kinds === undefined ? index.facts : index.ofKind(...kinds);
  return asked.filter(({ words }) => words.some((word) => meansSame(word.stem, stem)));
}

/** Whether every stem is somewhere in the facts of these kinds (of any kind when none are given). */
export function carries(index: FactIndex, stems: readonly string[], kinds?: readonly FactKind[]): boolean {
  return stems.every((stem) => factsWith(index, stem, kinds).length > 0);
}
