import type { IntentStage, Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { isUrgentCategory } from '../facts/category/category-demand.ts';
import { speakCategory } from './category-vocabulary.ts';
import { ENGLISH_PATTERNS } from './english-patterns.ts';
import { FRENCH_PATTERNS } from './french-patterns.ts';
import { GERMAN_PATTERNS } from './german-patterns.ts';
import { buildCandidates, type CandidateContext, type KeywordCandidate } from './keyword-candidates.ts';
import type { KeywordInput } from './keyword-input.ts';
import type { KeywordLanguage } from './keyword-language.ts';
import type { PatternTable } from './keyword-pattern.ts';
import { EXAMPLE_PLACE, expandPlaces, plainPlace } from './keyword-place.ts';
import { computePriority } from './keyword-priority.ts';
import { buildTopics } from './keyword-topics.ts';
import { explainKeyword, makePostPrompt, profilePlacements } from './keyword-wording.ts';
import { readNotes } from './note-hints.ts';
import { pageFor, siteTargets } from './site-targets.ts';
import { SPANISH_PATTERNS } from './spanish-patterns.ts';

const FEWEST = 25;
const MOST = 50;
/** The usual number of keywords in a strategy; the category gets somewhat more than each service. */
const USUAL_TOTAL = 46;
const FEWEST_OF_SERVICE = 5;
const MORE_FOR_CATEGORY = 6;
/** Above this the keywords of one topic repeat themselves. */
const MOST_OF_CATEGORY = 17;
const MOST_OF_SERVICE = 9;

const PATTERNS: Readonly<Record<KeywordLanguage, PatternTable>> = {
  en: ENGLISH_PATTERNS,
  de: GERMAN_PATTERNS,
  fr: FRENCH_PATTERNS,
  es: SPANISH_PATTERNS,
};

/**
 * A local keyword strategy: 25 to 50 keywords in clusters, one for the category and one for each service. Pure: the same
 * input gives the same strategy. Services and places come from the input only; without a place the example of the
 * specification is used and marked as such. No search volumes, because there is no source for them.
 */
export function buildKeywordStrategy(given: KeywordInput): KeywordStrategy {
  const { input: placed, isExamplePlace } = withPlaces(given);
  const places = expandPlaces(placed.city, placed.region, placed.country, placed.areas);
  const trade = speakCategory(placed.category, placed.language);
  const input = isUrgentCategory(trade.label)
    ? { ...placed, shown: new Set([...placed.shown, 'urgentTrade' as const]) }
    : placed;
  const topics = buildTopics(input, trade, places);
  const context: CandidateContext = { input, category: trade, places, patterns: PATTERNS[input.language] };
  const chosen = choose(topics.map((topic, index) => buildCandidates(topic, index, context)));

  const pagesTaken = new Set<string>();
  const clusters = chosen.map((candidates, index) => {
    const ranked = candidates
      .map((candidate) => ({ candidate, priority: computePriority(candidate, index) }))
      .toSorted((one, other) => compareKeywords(sortable(one), sortable(other)));
    const page = topics[index] === undefined ? '' : pageFor(topics[index], trade, input);
    // A page has one title: topics that share a page share it, and it is written for the first.
    const main = pagesTaken.has(page) ? undefined : mainOf(ranked.map(({ candidate }) => candidate));
    pagesTaken.add(page);
    return {
      cluster_label: labelOf(topics[index]?.phrases[0] ?? ''),
      keywords: ranked.map(({ candidate, priority }): Keyword => {
        const { topic, pattern, place } = candidate;
        const isMain = candidate === main;
        const target = { topic, trade, place: pattern.place, intent: pattern.intent, isMain };
        return {
          keyword: candidate.keyword,
          rationale: explainKeyword(candidate, isExamplePlace, input.hasUnreadPages),
          intent_stage: pattern.intent,
          priority_score: priority,
          suggested_gbp_placements: profilePlacements(candidate, trade.demand),
          suggested_on_site_targets: siteTargets(target, input),
          example_post_prompt: makePostPrompt(candidate, { ...input, city: places.city }),
          geo_modifiers: modifiersOf(candidate, place, places.city),
        };
      }),
    };
  });
  const services = topics[1]?.source;
  const isAssumed = !isExamplePlace && (given.isCityOfSite === true || input.city !== given.city);
  return {
    business: { name: input.businessName },
    clusters: clusters.filter(({ keywords }) => keywords.length > 0),
    drawn_from: {
      place: isExamplePlace ? 'example' : 'known',
      ...(isAssumed && { assumed_town: input.city }),
      services: services === 'site' || services === 'notes' ? services : 'trade',
      volumes: 'no volume data',
    },
  };
}

/** Places in the notes count as areas served. */
function withPlaces(given: KeywordInput): { input: KeywordInput; isExamplePlace: boolean } {
  const areas = [...readNotes(given.notes).places, ...given.areas].filter((area) => plainPlace(area) !== null);
  if (plainPlace(given.city) !== null) return { input: { ...given, areas }, isExamplePlace: false };
  const [first, ...others] = areas;
  if (first !== undefined) return { input: { ...given, city: first, areas: others }, isExamplePlace: false };
  return { input: { ...given, ...EXAMPLE_PLACE, country: 'US' }, isExamplePlace: true };
}

/** The keywords of each topic: its best first, then, while there are fewer than 25, further ones in turn. */
function choose(all: readonly (readonly KeywordCandidate[])[]): KeywordCandidate[][] {
  const keys = new Set<string>();
  const ofService = Math.max(FEWEST_OF_SERVICE, Math.ceil((USUAL_TOTAL - MORE_FOR_CATEGORY) / all.length));
  const chosen: KeywordCandidate[][] = all.map(() => []);
  const take = (index: number, count: number, withFill: boolean) => {
    const list = chosen[index];
    for (const candidate of all[index] ?? []) {
      if (count <= 0 || list === undefined || keys.size >= MOST) return;
      if (keys.has(candidate.key) || (candidate.pattern.isFill === true && !withFill)) continue;
      keys.add(candidate.key);
      list.push(candidate);
      count -= 1;
    }
  };
  for (const index of all.keys())
    take(
      index,
      index === 0 ? Math.min(MOST_OF_CATEGORY, ofService + MORE_FOR_CATEGORY) : Math.min(MOST_OF_SERVICE, ofService),
      false,
    );
  for (const withFill of [false, true])
    for (let round = 0; keys.size < FEWEST && round < MOST; round += 1)
      for (const index of all.keys()) take(index, 1, withFill);
  return chosen;
}

function sortable({ candidate, priority }: { candidate: KeywordCandidate; priority: number }): {
  priority_score: number;
  intent_stage: IntentStage;
} {
  return { priority_score: priority, intent_stage: candidate.pattern.intent };
}

function modifiersOf({ pattern }: KeywordCandidate, place: string | null, city: string | null): string[] {
  switch (pattern.place) {
    case 'none':
      return [];
    case 'near':
      return ['near me'];
    case 'region':
      return city === null || place === null ? [] : [city, place.slice(city.length).trim()];
    case 'city':
    case 'area':
      return place === null ? [] : [place];
    default:
      return pattern.place satisfies never;
  }
}

/** The keyword for the title of a page: the plain term with the town. */
function mainOf(ranked: readonly KeywordCandidate[]): KeywordCandidate | undefined {
  const plain = ({ pattern, phrase, topic }: KeywordCandidate) =>
    pattern.place === 'city' && pattern.intent === 'Local Intent' && phrase === topic.phrases[0];
  return ranked.find(plain) ?? ranked.find(({ pattern }) => pattern.place === 'city') ?? ranked[0];
}

function labelOf(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
