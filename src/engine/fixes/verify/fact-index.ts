import { type Fact, type FactKind, type FactSheet, usableFacts } from '#shared/fixes/fact-sheet.ts';
import { REGIONS } from '../../facts/place/address-regions.ts';
import { getCustomerNoun } from '../compose/category-grammar.ts';
import { categoryNoun, categoryNouns } from '../compose/category-nouns.ts';
import { hoursValue } from '../compose/hours-phrases.ts';
import type { Carrier, FactIndex } from './carrier.ts';
import { type CoverageLanguage, type CoverageLexicon, coverageLexicon } from './coverage-lexicon.ts';
import { mentionedPeople, personNames, splitByPerson } from './people.ts';
import { type CarrierSource, readCarrier } from './read-carrier.ts';
import { splitTokens } from './tokens.ts';
import type { ValueKind } from './value.ts';
import { fold, type Language } from './word-stems.ts';

/** Quotes of customers prove nothing about the business. */
const SAID_BY_OTHERS: ReadonlySet<FactKind> = new Set(['quote']);
/** A value of these kinds may say nothing of what it is the value of: the sentence that it was found in does. */
const NEEDS_ITS_SENTENCE: ReadonlySet<FactKind> = new Set([
  'price',
  'street',
  'foundedYear',
  'guarantee',
  'offer',
  'award',
  'credential',
]);
/** Facts in which each of several persons has something said of them. */
const PERSONAL: ReadonlySet<string> = new Set(['people', 'sentence']);
const MONEY = /(?:\p{Sc}|[A-Z]{3}|Fr\.)\s?\d|\d\s?(?:\p{Sc}|[A-Z]{3}\b|[Ee]uros?)/u;
const LONGEST_SENTENCE = 160;
const FRAME_KINDS: Readonly<Record<FactKind, string>> = {
  name: 'name',
  category: 'trade',
  service: 'services',
  area: 'areas',
  street: 'place',
  city: 'place',
  region: 'place',
  postalCode: 'place',
  country: 'place',
  phone: 'contact',
  email: 'contact',
  website: 'contact',
  hours: 'hours',
  foundedYear: 'since',
  yearsInBusiness: 'since',
  person: 'people',
  credential: 'licence',
  award: 'award',
  guarantee: 'guarantees',
  offer: 'offer',
  price: 'prices',
  payment: 'payment',
  language: 'languages',
  feature: 'equipment',
  brand: 'brands',
  rating: 'rating',
  reviewCount: 'rating',
  quote: 'quote',
  sentence: 'sentence',
  answer: 'sentence',
};
/** Must be found word for word; a price may be. */
const LITERAL_KINDS: ReadonlySet<FactKind> = new Set([
  'phone',
  'email',
  'website',
  'street',
  'postalCode',
  'name',
  'price',
]);
/** "Tap repair $89", not "$89" alone. */
const FEWEST_OF_PRICE = 3;
/** Facts beyond this are not looked at: no sheet needs more, and a text's cost stays bounded. */
const MOST_FACTS = 400;

/**
 * Indexes the usable facts of a sheet. `year`: in which the text is written, from the date of the audit.
 * @param language of the text; by default that of texts for the business
 */
export function indexFacts(sheet: FactSheet, year: number, language: CoverageLanguage = sheet.language): FactIndex {
  const facts = usableFacts(sheet).filter(({ kind }) => !SAID_BY_OTHERS.has(kind));
  return indexCarriers(
    language,
    facts.map((fact) => ({
      id: fact.id,
      kind: FRAME_KINDS[fact.kind],
      value: fact.kind === 'hours' ? hoursValue(fact, sheet.language) : fact.value,
      text: spokenText(fact, sheet.language),
      isLiteral: LITERAL_KINDS.has(fact.kind) ? fact.kind : null,
    })),
    year,
  );
}

/** The same for facts of any source, in any language that texts can be held against. */
export function indexCarriers(language: CoverageLanguage, sources: readonly CarrierSource[], year: number): FactIndex {
  const lexicon = coverageLexicon(language);
  const lines = sources.slice(0, MOST_FACTS).flatMap((source) => splitStatements(source, lexicon));
  const whole = lines.map((fact) => readCarrier(fact, lexicon, year));
  const people = personNames(whole, lexicon);
  const parts = lines.flatMap((fact, place) => splitPeople(fact, whole[place] as (typeof whole)[number], people));
  const facts = parts.map(({ source }) => source);
  const read = parts.map(({ source, carrier }) => carrier ?? readCarrier(source, lexicon, year));
  const carriers = read.map((one): Carrier => ({ ...one, people: mentionedPeople(one.read.items, people) }));
  const name = new Set(
    carriers
      .filter(({ kind }) => kind === 'name')
      .flatMap(({ read: { tokens } }) => tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => folded)),
  );
  const byStem = postings(carriers, ({ stems }) => stems.keys());
  const stems = [...byStem.keys()].filter((stem) => stem.length >= 4);
  return {
    language,
    lexicon,
    carriers,
    byForm: postings(carriers, ({ forms }) => forms),
    byStem,
    nounsByVerb: nounsByVerb([...byStem.keys()], lexicon),
    byConcept: postings(carriers, ({ concepts }) => concepts.keys()),
    byKey: postings(carriers, ({ keys }) => keys),
    byFrame: postings(carriers, framesIn),
    byKind: postings(carriers, ({ kind }) => [kind]),
    byStart: Map.groupBy(stems, (stem) => stem.slice(0, 4)),
    byEnd: Map.groupBy(stems, (stem) => stem.slice(-4)),
    literals: literalsIn(facts, language),
    phones: phonesIn(facts),
    people,
    name,
    timedPlaces: timedPlacesIn(carriers, lexicon),
    timed: carriers.flatMap(({ schedule }, place) =>
      schedule.some(({ days, spans, points }) => days !== null || spans.length + points.length > 0) ? [place] : [],
    ),
    age: ageFrom(carriers, year),
  };
}

function postings(carriers: readonly Carrier[], keys: (carrier: Carrier) => Iterable<string>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [place, carrier] of carriers.entries())
    for (const key of keys(carrier)) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [place]);
      else known.push(place);
    }
  return found;
}

/** "Loan bike: € 5 a day" is about a price and "towing from 6 to 22" about hours, whatever else they are about. */
function framesIn({ kind, read }: Carrier): Set<string> {
  const has = (value: ValueKind) => read.values.some((one) => one.kind === value);
  return new Set([kind, ...(has('money') ? ['prices'] : []), ...(has('clock') ? ['hours'] : [])]);
}

function nounsByVerb(stems: readonly string[], { findVerbs }: CoverageLexicon): Map<string, string[]> {
  const found = stems.flatMap((noun) => findVerbs(noun).map((verb) => ({ noun, verb })));
  return new Map(
    [...Map.groupBy(found, ({ verb }) => verb)].map(([verb, ones]) => [verb, ones.map(({ noun }) => noun)]),
  );
}

/**
 * What a fact says apart are facts of their own: "Open Mon to Fri; phone until 8 pm", "Will: € 345, for couples € 495" (of which
 * the second is "Will for couples € 495").
 */
function splitStatements(source: CarrierSource, lexicon: CoverageLexicon): CarrierSource[] {
  if (source.isLiteral != null && source.isLiteral !== 'price') return [source];
  const texts = source.text
    .split(/;\s+/)
    .flatMap((text) => (source.kind === 'prices' ? splitPrices(text, lexicon) : [text]));
  return texts.map((text) => ({ ...source, text }));
}

function splitPrices(text: string, lexicon: CoverageLexicon): string[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  if (sentences.length > 1 && sentences.every((one) => MONEY.test(one)))
    return sentences.flatMap((one) => {
      // "Opening: 80 €. At night: 120 €." leaves out of what the second is.
      const goesOn = one !== sentences[0] && lexicon.isFunctionWord(splitTokens(one, lexicon.code)[0]?.folded ?? '');
      return splitPrices(goesOn ? `${priceHead(sentences[0])} ${one}` : one, lexicon);
    });
  const [first = '', ...more] = text.split(/,\s+(?=[^,]*\d)/);
  if (!more.every((part) => MONEY.test(part)) || !MONEY.test(first)) return [text];
  return [first, ...more.map((part) => `${priceHead(first)} ${part}`)];
}

/** What stands before a price. */
function priceHead(text = ''): string {
  return /^[^:\d\p{Sc}]+/u.exec(text)?.[0] ?? '';
}

/** What is said of one person is a fact of its own; `carrier`: as read, where there is only one. */
function splitPeople(
  source: CarrierSource,
  carrier: Omit<Carrier, 'people'>,
  people: readonly (readonly string[])[],
): { source: CarrierSource; carrier: Omit<Carrier, 'people'> | null }[] {
  const texts = PERSONAL.has(source.kind) ? splitByPerson(source.text, carrier.read, people) : [source.text];
  return texts.length < 2
    ? [{ source, carrier }]
    : texts.map((text) => ({ source: { ...source, text }, carrier: null }));
}

function literalsIn(sources: readonly CarrierSource[], language: CoverageLanguage): FactIndex['literals'] {
  const found = sources.flatMap(({ value, isLiteral }, fact) => {
    if (isLiteral == null || isLiteral === 'phone') return [];
    const words = splitTokens(value, language).map(({ folded }) => folded);
    return words.length === 0 || (isLiteral === 'price' && words.length < FEWEST_OF_PRICE) ? [] : [{ words, fact }];
  });
  return Map.groupBy(found, ({ words }) => words[0] ?? '');
}

function phonesIn(sources: readonly CarrierSource[]): Map<string, number> {
  return new Map(
    sources.flatMap(({ value, isLiteral }, fact) =>
      isLiteral === 'phone' ? [[value.replace(/\D/g, ''), fact] as const] : [],
    ),
  );
}

function timedPlacesIn(carriers: readonly Carrier[], lexicon: CoverageLexicon): Set<string> {
  const lines = carriers.filter(({ kind }) => kind === 'hours');
  const places = lines.flatMap(({ forms }) => [...forms].filter((form) => lexicon.firm.has(form)));
  return new Set(lines.length > 1 ? places : []);
}

function ageFrom(carriers: readonly Carrier[], year: number): number | null {
  const since = carriers.find(({ kind }) => kind === 'since')?.value.match(/\d+/)?.[0];
  if (since === undefined) return null;
  return since.length === 4 ? year - Number(since) : Number(since);
}

/** A fact's words with their obvious equivalents: "MN" is Minnesota, a website its name, a category's label its words. */
function spokenText(fact: Fact, language: Language): string {
  const { kind, value, written } = fact;
  if (kind === 'category') {
    const known = categoryNouns(value);
    const noun = categoryNoun(value, language);
    const words = [value, written, noun?.keyword, noun?.business];
    return [...words, known === null ? null : getCustomerNoun(language, known.family)].filter(Boolean).join(', ');
  }
  if (kind === 'language') return `${value}, ${languageNames(value, language).join(', ')}`;
  // An answer is understood with its question.
  if (kind === 'answer' && fact.origin.kind === 'page') return `${fact.origin.quote} ${value}`;
  if (NEEDS_ITS_SENTENCE.has(kind)) return withSentence(fact);
  if (kind !== 'region' && kind !== 'area' && kind !== 'city' && kind !== 'country') return value;
  const folded = fold(value);
  const region = Object.values(REGIONS)
    .flat()
    .find(({ code, name }) => (code !== null && fold(code) === folded) || fold(name) === folded);
  return region === undefined ? value : `${region.code ?? ''} ${region.name}`;
}

function withSentence({ value, origin, state }: Fact): string {
  if (origin.kind !== 'page' || state === 'corrected') return value;
  const { quote } = origin;
  return quote.length <= LONGEST_SENTENCE && quote.includes(value) ? quote : value;
}

/** "hi" is Hindi. */
function languageNames(code: string, language: Language): string[] {
  if (!/^[a-z]{2,3}(?:-\w+)*$/i.test(code)) return [];
  return [language, 'en'].map((one) => new Intl.DisplayNames(one, { type: 'language' }).of(code) ?? code);
}
