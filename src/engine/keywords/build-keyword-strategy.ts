import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { findAimedTowns } from './aimed-places.ts';
import { findCategory } from './head-terms.ts';
import { buildCandidates, type CandidateContext, type KeywordCandidate } from './keyword-candidates.ts';
import type { KeywordInput } from './keyword-input.ts';
import { EXAMPLE_PLACE, expandPlaces, type KeywordPlaces, plainPlace } from './keyword-place.ts';
import { buildTopics, type KeywordTopic } from './keyword-topics.ts';
import { explainKeyword, makePostPrompt, profilePlacements } from './keyword-wording.ts';
import { readNotes } from './note-hints.ts';
import { findPagedTowns } from './paged-towns.ts';
import { findSearchLanguage, type SearchForm } from './search-language.ts';
import { pageFor, siteTargets } from './site-targets.ts';

/** The specified number of keywords: where a business carries fewer, there are fewer, and the strategy says why. */
const FEWEST = 25;
const NO_WORD =
  'What do your customers type to find you? We know no word for it in your site’s language. Type it above, as what you do.';
const MOST = 50;
/** Answered on a page, which is about something else. */
const ASKED_OF_PAGE: ReadonlySet<SearchForm> = new Set(['best', 'price', 'cost', 'near']);

/**
 * A local keyword strategy: up to 50 phrases that people type for this trade, its services and its places, in clusters. Pure:
 * the same input gives the same strategy. Where trade, place or language is not known it has no keywords and asks. The example of
 * the specification is used only where the request names it, and marked. No search volumes, because there is no source for them.
 */
export function buildKeywordStrategy(given: KeywordInput): KeywordStrategy {
  const placed = withPlaces(given);
  const category = placed.category === '' ? null : findCategory(placed.category);
  const served = { ...placed, areas: [...findAimedTowns(placed, category), ...placed.areas] };
  const paged = findPagedTowns(served, category);
  const input = { ...served, areas: [...served.areas, ...paged] };
  const questions = missingFacts(input);
  const business = { name: input.businessName };
  if (questions.length > 0) return { business, clusters: [], questions };
  const places = expandPlaces(input.city, input.region, input.country, input.areas, input.isCityTitled, paged);
  const topics = buildTopics(input, category, places);
  const context: CandidateContext = { input, category, places, heads: topics[0]?.phrases ?? [] };
  const chosen = chooseDistinct(topics.map((topic, index) => buildCandidates(topic, index, context)));
  const total = chosen.reduce((sum, one) => sum + one.length, 0);
  if (total === 0) return { business, clusters: [], questions: [NO_WORD] };
  const services = topics[1]?.source;
  const isAssumed = !input.isExamplePlace && (given.isCityOfSite === true || input.city !== given.city);
  return {
    business,
    clusters: writeClusters(topics, chosen, context),
    drawn_from: {
      place: input.isExamplePlace ? 'example' : 'known',
      ...(isAssumed && { assumed_town: input.city }),
      services: services === 'notes' || services === 'usual' ? (services === 'notes' ? 'notes' : 'trade') : 'site',
      volumes: 'no volume data',
    },
    ...(total < FEWEST && { few: sayWhyFew(topics, places, input) }),
  };
}

/** What has to be known before anything is written, as questions to the owner. */
function missingFacts({ category, mayBe, city, language }: KeywordInput): string[] {
  const options =
    mayBe.length === 0
      ? ''
      : ` From your site we would guess ${mayBe
          .slice(0, 3)
          .map((one) => `“${one}”`)
          .join(' or ')}.`;
  return [
    ...(category === '' ? [`What do you do? Type it in a word or two, such as “Plumber”.${options}`] : []),
    ...(plainPlace(city) === null ? ['Which town do you work in? We found none on your site. Type it above.'] : []),
    ...(findSearchLanguage(language) === null
      ? ['Which words do your customers type? We don’t know your site’s language well enough to write them.']
      : []),
  ];
}

function sayWhyFew(topics: readonly KeywordTopic[], { areas }: KeywordPlaces, { pages }: KeywordInput): string {
  const named = topics.filter(({ source }) => source === 'site' || source === 'notes').length;
  const places = count(areas.length + 1, 'town');
  const known =
    pages.length === 0
      ? `you named ${places} and no website we checked`
      : `we found ${count(named, 'service')} on your site that people search for, and ${places}`;
  return `Fewer than ${FEWEST}, because ${known}. Name more services and towns in the notes to get more.`;
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Places in the notes count as areas served. */
function withPlaces(given: KeywordInput): KeywordInput {
  const areas = [...readNotes(given.notes).places, ...given.areas].filter((area) => plainPlace(area) !== null);
  if (given.isExamplePlace && areas.length === 0) return { ...given, ...EXAMPLE_PLACE, country: 'US', areas: [] };
  if (plainPlace(given.city) !== null) return { ...given, areas, isExamplePlace: false };
  const [first = '', ...others] = areas;
  return { ...given, city: first, areas: others, isExamplePlace: false };
}

/** Every search once, the first of its kind; the best 50, each topic in its order. */
function chooseDistinct(all: readonly (readonly KeywordCandidate[])[]): KeywordCandidate[][] {
  const keys = new Set<string>();
  const distinct = all.map((list) => list.filter(({ key }) => !keys.has(key) && keys.add(key)));
  const best = new Set(
    distinct
      .flat()
      .toSorted((one, other) => other.priority - one.priority)
      .slice(0, MOST),
  );
  return distinct.map((list) => list.filter((one) => best.has(one)));
}

function writeClusters(
  topics: readonly KeywordTopic[],
  chosen: readonly (readonly KeywordCandidate[])[],
  { input, category, places, heads }: CandidateContext,
): KeywordStrategy['clusters'] {
  const pagesTaken = new Set<string>();
  const clusters = topics.map((topic, index) => {
    const candidates = chosen[index] ?? [];
    const page = pageFor(topic, category, input, { heads });
    // A page has one title: topics that share a page share it, and it is written for the first.
    const main = pagesTaken.has(page) || topic.source === 'question' ? undefined : candidates[0];
    if (main !== undefined) pagesTaken.add(page);
    const keywords = candidates.map((candidate): Keyword => {
      const { placeKind, form, intent, place } = candidate;
      const target = pageFor(topic, category, input, { heads, form, area: placeKind === 'area' ? place : null });
      const isFirst = target !== page && !ASKED_OF_PAGE.has(form) && !pagesTaken.has(target);
      if (isFirst) pagesTaken.add(target);
      const isMain = candidate === main || (isFirst && topic.source !== 'question');
      return {
        keyword: candidate.keyword,
        rationale: explainKeyword(candidate, input.isExamplePlace, input.hasUnreadPages),
        intent_stage: intent,
        priority_score: Math.min(candidate.priority, LIMITS.keywordPriorityMax),
        suggested_gbp_placements: profilePlacements(candidate, category?.demand ?? 'job'),
        suggested_on_site_targets: siteTargets({
          page: target,
          isAmongAreas: placeKind === 'area' && target === page,
          intent,
          isMain,
        }),
        example_post_prompt: makePostPrompt(candidate, { ...input, city: places.city }),
        geo_modifiers: modifiersFor(candidate, places),
      };
    });
    return { cluster_label: labelFor(topic), keywords: keywords.toSorted(compareKeywords) };
  });
  return mergeQuestions(clusters.filter(({ keywords }) => keywords.length > 0));
}

const QUESTIONS_LABEL = 'Questions people ask';

function labelFor({ source, phrases: [first = ''] }: KeywordTopic): string {
  return source === 'question' ? QUESTIONS_LABEL : first.charAt(0).toUpperCase() + first.slice(1);
}

function mergeQuestions(clusters: KeywordStrategy['clusters']): KeywordStrategy['clusters'] {
  const keywords = clusters
    .filter(({ cluster_label }) => cluster_label === QUESTIONS_LABEL)
    .flatMap((one) => one.keywords);
  const others = clusters.filter(({ cluster_label }) => cluster_label !== QUESTIONS_LABEL);
  return keywords.length === 0 ? others : [...others, { cluster_label: QUESTIONS_LABEL, keywords }];
}

function modifiersFor({ placeKind, place }: KeywordCandidate, { city, region }: KeywordPlaces): string[] {
  switch (placeKind) {
    case 'none':
      return [];
    case 'near':
      return ['near me'];
    case 'region':
      return [city, region].filter((one) => one !== null);
    case 'city':
    case 'area':
      return place === null ? [] : [place];
    default:
      return placeKind satisfies never;
  }
}
