import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { applyLanguageCase, type SpokenCategory } from './category-vocabulary.ts';
import type { KeywordInput } from './keyword-input.ts';
import { keywordKey, stemKeyword } from './keyword-key.ts';
import type { KeywordPattern, PatternTable } from './keyword-pattern.ts';
import type { KeywordPlaces } from './keyword-place.ts';
import type { KeywordTopic } from './keyword-topics.ts';
import { phraseKind, singularizePhrase, withArticle } from './phrase-kind.ts';

/** A keyword before selection. */
export interface KeywordCandidate {
  readonly keyword: string;
  readonly key: string;
  readonly pattern: KeywordPattern;
  readonly topic: KeywordTopic;
  readonly phrase: string;
  /** The place in it as written; null where there is none. */
  readonly place: string | null;
  /** Lower ranks are selected first within a topic. */
  readonly rank: number;
}

export interface CandidateContext {
  readonly input: KeywordInput;
  readonly category: SpokenCategory;
  readonly places: KeywordPlaces;
  readonly patterns: PatternTable;
}

/** How many areas are combined with the category; services get fewer, so that the list is not about places only. */
const AREAS_OF_CATEGORY = 4;
const AREAS_OF_FIRST_SERVICES = 2;
const ALWAYS_ASKED = 4;
/** Consecutive services start this many patterns apart, so that they share few. */
const TURN = 3;
/** Ranks of further words for the category: each next word starts later and with larger steps. */
const RANK_OF_WORD = [
  { start: 0, step: 1 },
  { start: 2.5, step: 2.5 },
  { start: 4.2, step: 4 },
] as const;

/** All natural keywords of one topic, the best first. `index` is the topic's position: 0 for the category. */
export function buildCandidates(topic: KeywordTopic, index: number, context: CandidateContext): KeywordCandidate[] {
  const { patterns, category } = context;
  const table = index === 0 ? patterns.category[category.demand] : patterns.service[category.demand];
  return topic.phrases
    .flatMap((phrase, word) => {
      const pace = RANK_OF_WORD[word] ?? { start: 6, step: 6 };
      const fitting = table.filter((pattern) => isFitting(pattern, phrase, index === 0, context));
      return fitting.flatMap((pattern, at) =>
        writeOut(pattern, topic, phrase, index, context).map((one, nth) => ({
          ...one,
          rank: pace.start + turnOf(at, index, fitting.length) * pace.step + nth * 2.3,
        })),
      );
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** Every service gets the first patterns and some of the others in turn, so that lists differ. */
function turnOf(at: number, index: number, count: number): number {
  if (index === 0 || at < ALWAYS_ASKED || count <= ALWAYS_ASKED) return at;
  const others = count - ALWAYS_ASKED;
  return ALWAYS_ASKED + ((at - ALWAYS_ASKED + (index - 1) * TURN) % others);
}

/** False for awkward combinations: a repeated word, a kind of phrase that the pattern does not fit, a fact that is not stated. */
function isFitting(
  pattern: KeywordPattern,
  phrase: string,
  isTrade: boolean,
  { input: { language, shown }, category }: CandidateContext,
): boolean {
  if (category.who.length === 0 && /\{a?[wW]ho\}/.test(pattern.text)) return false;
  if (pattern.needs !== undefined && !shown.has(pattern.needs)) return false;
  if (pattern.needs === 'urgentTrade' && shown.has('emergency')) return false;
  if (pattern.kinds !== undefined && !pattern.kinds.includes(phraseKind(phrase, language, isTrade))) return false;
  const own = new Set(splitWords(foldText(phrase)).map(stemKeyword));
  return !splitWords(foldText(pattern.text.replace(/\{\w+\}/g, ' '))).some(
    (word) => word.length > 3 && own.has(stemKeyword(word)),
  );
}

function writeOut(
  pattern: KeywordPattern,
  topic: KeywordTopic,
  phrase: string,
  index: number,
  { input: { language }, category, places }: CandidateContext,
): Omit<KeywordCandidate, 'rank'>[] {
  const who = category.who[0] ?? '';
  const isEnglish = language === 'en';
  return placesFor(pattern, topic, phrase, index, places).map((place) => {
    const written = place === null ? '' : applyLanguageCase(language, place);
    const keyword = pattern.text
      .replace('{aWho}', isEnglish ? withArticle(who) : who)
      .replace('{who}', who)
      .replace('{aOne}', isEnglish ? withArticle(singularizePhrase(phrase)) : phrase)
      .replace('{a}', isEnglish ? withArticle(phrase) : phrase)
      .replace('{one}', isEnglish ? singularizePhrase(phrase) : phrase)
      .replace('{s}', phrase)
      .replace(/\bin \{p\}/, / area$/i.test(written) && isEnglish ? 'in the {p}' : 'in {p}')
      .replace('{p}', written)
      .replace(/\s+/g, ' ')
      .trim();
    return { keyword, key: keywordKey(keyword), pattern, topic, phrase, place };
  });
}

function placesFor(
  { place }: KeywordPattern,
  topic: KeywordTopic,
  phrase: string,
  index: number,
  { city, region, areas }: KeywordPlaces,
): (string | null)[] {
  switch (place) {
    case 'none':
    case 'near':
      return [null];
    case 'city':
      return city === null ? [] : [city];
    case 'region':
      return city === null || region === null ? [] : [`${city} ${region}`];
    case 'area':
      if (phrase !== topic.phrases[0] || areas.length === 0) return [];
      if (index === 0) return areas.slice(0, AREAS_OF_CATEGORY);
      if (index <= 2) return areas.slice(0, AREAS_OF_FIRST_SERVICES);
      return areas.slice(index % areas.length, (index % areas.length) + 1);
    default:
      return place satisfies never;
  }
}
