import { getUrlPath } from '#shared/text/url-path.ts';
import { foldText } from '../facts/language/fold-text.ts';
import type { SpokenCategory } from './category-vocabulary.ts';
import type { KeywordInput } from './keyword-input.ts';
import { keywordKey } from './keyword-key.ts';
import type { KeywordPlaces } from './keyword-place.ts';
import { readNotes } from './note-hints.ts';
import { searchPhrases } from './service-phrase.ts';
import { findTargetPage } from './site-targets.ts';

/** The source of a topic: the category, the site, the owner's notes, or what is usual in the category. */
export type TopicSource = 'category' | 'site' | 'notes' | 'usual';

/** The topic of one cluster: the category itself, or one service. */
export interface KeywordTopic {
  /** Search terms, the most usual first; only the category has several. */
  readonly phrases: readonly string[];
  readonly source: TopicSource;
  /** The path of the page about it; null where the site has none. */
  readonly page: string | null;
  /** The path of a page that mentions it among others; null where none is known. */
  readonly listedOn: string | null;
}

/** The category and seven services: more clusters are too much work for an owner. */
const MOST_SERVICES = 7;

/**
 * The topics of a strategy: the category first, then the services. The owner's notes come before the site, services with a
 * page before mentions; usual services of the category are used only where nothing else names one.
 */
export function buildTopics(input: KeywordInput, trade: SpokenCategory, places: KeywordPlaces): KeywordTopic[] {
  const { language, businessName } = input;
  const notes = readNotes(input.notes);
  const without = {
    businessName,
    places: [input.city, input.region, places.region ?? '', ...input.areas, ...notes.places].filter(
      (one) => one !== '',
    ),
  };
  const taken = new Set(trade.who.map(keywordKey));
  const topics: KeywordTopic[] = [];
  const add = (name: string, url: string | null, source: TopicSource) => {
    for (const phrase of searchPhrases(name, trade, language, without)) {
      const key = keywordKey(phrase);
      if (taken.has(key)) continue;
      taken.add(key);
      const listedOn = url === null ? null : (getUrlPath(url) ?? '/');
      const page = findTargetPage(phrase, { name, url }, input);
      topics.push({ phrases: [phrase], source, page, listedOn });
    }
  };
  for (const name of notes.services) add(name, null, 'notes');
  for (const { name, url } of input.services) add(name, url, 'site');
  if (topics.length === 0) for (const name of trade.services) add(name, null, 'usual');
  const services = withoutKin(topics)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST_SERVICES);
  return [{ phrases: trade.who, source: 'category', page: '/', listedOn: null }, ...services];
}

function weightOf({ source, page }: KeywordTopic): number {
  return (source === 'notes' ? 2 : 0) + (page === null ? 0 : 1);
}

/**
 * Drops near duplicates: of "children’s dentist" and "children’s dentistry", which share all their words, the first stays.
 * "Beard" is dropped next to "beard trim".
 */
function withoutKin(topics: readonly KeywordTopic[]): KeywordTopic[] {
  const kept: { readonly topic: KeywordTopic; readonly stems: string }[] = [];
  for (const topic of topics) {
    const stems = keywordKey(topic.phrases[0] ?? '')
      .split(' ')
      .map((word) => foldText(word).slice(0, 6))
      .sort()
      .join(' ');
    const kin = kept.findIndex((one) => one.stems === stems);
    if (kin === -1) kept.push({ topic, stems });
    else if (topic.page !== null && kept[kin]?.topic.page === null) kept[kin] = { topic, stems };
  }
  const all = kept.map(({ stems }) => stems.split(' '));
  return kept
    .filter(({ stems }) => stems.includes(' ') || all.filter((words) => words.includes(stems)).length === 1)
    .map(({ topic }) => topic);
}
