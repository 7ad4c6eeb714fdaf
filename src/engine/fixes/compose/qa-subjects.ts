import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { BusinessWording } from './business-slots.ts';
import type { Phrase } from './filled-sentence.ts';
import { dayName, daysText, openDays, parseHoursPhrase, type ReadHours, spanText, timesOn } from './hours-phrases.ts';
import { naturalList } from './natural-list.ts';
import type { QaTopic } from './qa-wording.ts';
import { statedPhrases } from './stated-phrases.ts';

/** One question: its topic and its own slots. */
export interface QaSubject {
  readonly topic: QaTopic;
  readonly slots: ReadonlyMap<string, Phrase>;
}

const SATURDAY = 5;
const SUNDAY = 6;
const LONGEST_PRICE = 110;
const MOST_PRICES = 2;
const MOST_PAIRS = 24;

/**
 * The possible questions about a business, the most frequent first: the first eight are those that a site should answer
 * first. Whether the facts suffice shows when an answer is composed.
 */
export function qaSubjects(business: BusinessWording): QaSubject[] {
  const { language, facts, services, areas, slots } = business;
  const plain = (topic: QaTopic, ...own: readonly (readonly [string, Phrase])[]): QaSubject => ({
    topic,
    slots: new Map(own),
  });
  const serviceSubjects = services.map((service) => plain('service', ['service', service], ['isOne', isOne(service)]));
  const areaSubjects = areas.map((place) => plain('area', ['place', place]));
  const hoursFact = facts.find(({ kind }) => kind === 'hours');
  const hours = hoursFact === undefined ? null : parseHoursPhrase(hoursFact.value);
  const day = (number: number) => daySlots(business, number, hours, hoursFact);
  const city = slots.get('city');
  const everywhere = [...(city === undefined ? [] : [city]), ...areas.slice(0, 7)];
  const amenities = statedPhrases(facts, language).get('amenity') ?? [];
  const pairs = areas.flatMap((place, at) => {
    const service = services[at % Math.max(1, services.length)];
    return service === undefined
      ? []
      : [plain('serviceInArea', ['place', place], ['service', service], ['isOne', isOne(service)])];
  });

  return [
    plain('services'),
    ...(areas.length > 0 ? [plain('areas', ['everywhere', listed(business, everywhere)])] : [plain('where')]),
    plain('hours'),
    plain('price', ...priceSlot(business)),
    plain('urgent'),
    plain('reach'),
    ...serviceSubjects.slice(0, 2),
    plain('standing'),
    plain('history'),
    ...serviceSubjects.slice(2, 4),
    plain('free'),
    ...(areas.length > 0 ? [plain('where')] : []),
    plain('what'),
    plain('guarantee'),
    plain('payment'),
    plain('saturday', ...weekendSlots(business, SATURDAY, 'saturday', hours, hoursFact)),
    ...areaSubjects.slice(0, 2),
    ...serviceSubjects.slice(4, 8),
    plain('sunday', ...weekendSlots(business, SUNDAY, 'sunday', hours, hoursFact)),
    plain('appointment'),
    ...amenities.map((amenity) => plain('amenity', ['oneAmenity', amenity])),
    plain('access'),
    plain('owned'),
    plain('people'),
    plain('brands'),
    plain('languages'),
    plain('credential'),
    plain('award'),
    ...serviceSubjects.slice(8),
    ...areaSubjects.slice(2),
    plain('email'),
    plain('address', ...addressSlot(facts)),
    ...(hours === null ? [] : openDays(hours)).map((number) => plain('day', ...day(number))),
    ...pairs.slice(0, MOST_PAIRS),
  ];
}

function listed({ language }: BusinessWording, phrases: readonly Phrase[]): Phrase {
  return {
    text: naturalList(
      language,
      phrases.map(({ text }) => text),
    ),
    factIds: phrases.flatMap(({ factIds }) => factIds),
  };
}

/** English "is" or "are" after the name of a service. */
function isOne({ text }: Phrase): Phrase {
  return { text: /(?<!s)s$| and /.test(text) ? 'are' : 'is', factIds: [] };
}

/** Sentences of the site with one of its own prices and no other number. */
function priceSlot({ facts, language }: BusinessWording): [string, Phrase][] {
  const prices = facts.flatMap((fact) => priceSentence(fact) ?? []).slice(0, MOST_PRICES);
  const [open, close] =
    language === 'de' ? ['„', '“'] : language === 'fr' ? ['« ', ' »'] : language === 'es' ? ['«', '»'] : ['“', '”'];
  if (prices.length === 0) return [];
  const quoted = prices.map(({ text, factIds }) => ({ text: `${open}${text}${close}`, factIds }));
  return [
    [
      'prices',
      {
        text: naturalList(
          language,
          quoted.map(({ text }) => text),
        ),
        factIds: quoted.flatMap(({ factIds }) => factIds),
      },
    ],
  ];
}

function priceSentence({ id, kind, value, origin }: Fact): Phrase | null {
  if (kind !== 'price') return null;
  if (origin.kind !== 'page') return { text: value, factIds: [id] };
  const tidied = value.replace(/[.\s]+$/, '');
  const sentences = origin.quote.split(/(?<=[.!?])\s+/);
  const text = (sentences.find((sentence) => sentence.includes(tidied)) ?? '').replace(/[.\s]+$/, '');
  const numbers = (words: string): string[] =>
    words.match(/\d[\d.,]*/g)?.map((number) => number.replace(/[.,]+$/, '')) ?? [];
  const own = new Set(numbers(value));
  const isPlain = text.length <= LONGEST_PRICE && text.split(/\s+/).length > value.split(/\s+/).length;
  return isPlain && numbers(text).every((number) => own.has(number)) ? { text, factIds: [id] } : null;
}

function weekendSlots(
  { language }: BusinessWording,
  day: number,
  name: 'saturday' | 'sunday',
  hours: ReadHours | null,
  fact: Fact | undefined,
): [string, Phrase][] {
  if (hours === null || fact === undefined || hours.parts.length === 0) return [];
  const factIds = [fact.id];
  const times = timesOn(hours, day).map((span) => spanText(language, span));
  if (times.length > 0) return [[`${name}Times`, { text: naturalList(language, times), factIds }]];
  const without = name === 'saturday' ? 'weekWithoutSaturday' : 'weekWithoutSunday';
  return [[without, { text: daysText(language, openDays(hours)), factIds }]];
}

function daySlots(
  { language }: BusinessWording,
  day: number,
  hours: ReadHours | null,
  fact: Fact | undefined,
): [string, Phrase][] {
  if (hours === null || fact === undefined) return [];
  const factIds = [fact.id];
  const times = timesOn(hours, day).map((span) => spanText(language, span));
  return [
    ['day', { text: dayName(language, day), factIds }],
    ['dayAs', { text: daysText(language, [day]), factIds }],
    ['dayTimes', { text: naturalList(language, times), factIds }],
  ];
}

function addressSlot(facts: readonly Fact[]): [string, Phrase][] {
  const one = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind);
  const [street, city, postalCode, region, country] = [
    one('street'),
    one('city'),
    one('postalCode'),
    one('region'),
    one('country'),
  ];
  if (street === undefined || city === undefined) return [];
  const isCodeLast = ['US', 'CA', 'AU', 'GB', 'IE'].includes(country?.value ?? '');
  const parts = isCodeLast ? [city, region, postalCode] : [postalCode, city];
  const town = parts.flatMap((part) => part?.value ?? []).join(' ');
  return [
    [
      'fullAddress',
      { text: `${street.value}, ${town}`, factIds: [street, ...parts].flatMap((part) => part?.id ?? []) },
    ],
  ];
}
