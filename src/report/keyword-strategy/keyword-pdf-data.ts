import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { countOf } from '#shared/report/format-number.ts';
import { basisOf } from '#shared/report/strategy-basis.ts';
import { dressData } from '../pdf/dress-data.ts';
import { dayOnPaper, type PaperSettings, paperIn } from '../pdf/paper.ts';
import { siteWords } from '../pdf/site-words.ts';

const mostFirst = 5;
/** More than our own strategies have; a document ends whatever is in it. */
const most = { keyword: 120, rationale: 400, places: 6, place: 120, prompt: 800 } as const;

/** Everything that stands in a keyword strategy on paper, as plain data for the template `keyword-strategy`. */
export function keywordPdfData(
  { business, clusters, locked, ...strategy }: KeywordStrategy,
  { dress, country, madeAtMs }: PaperSettings,
) {
  const all = clusters.flatMap(({ keywords }) => keywords).toSorted(compareKeywords);
  const total = all.length + (locked?.count ?? 0);
  return {
    paper: paperIn(country),
    dress: dressData(dress),
    madeOn: dayOnPaper(new Date(madeAtMs).toISOString().slice(0, 10)),
    title: `Keyword strategy for ${business.name}`,
    businessName: siteWords(business.name, null, 200),
    counts: [
      countOf(total, 'keyword'),
      ...(locked === undefined ? [`in ${countOf(clusters.length, 'cluster')}`] : []),
    ].join(' '),
    basis: basisOf({ ...strategy, business, clusters }),
    locked: locked === undefined ? null : lockedSentence(locked.count),
    highestPriority: LIMITS.keywordPriorityMax,
    first: all.slice(0, mostFirst).map(keywordOnPaper),
    clusters: clusters.map(({ cluster_label, keywords }) => ({
      label: siteWords(cluster_label, null, 120),
      keywords: keywords.toSorted(compareKeywords).map(keywordOnPaper),
    })),
    // Prompts are among the tools: on the screen too they come with the whole strategy.
    prompts: (locked === undefined ? all : [])
      .filter(({ example_post_prompt }) => example_post_prompt.trim() !== '')
      .map(({ keyword, example_post_prompt }) => ({
        keyword: siteWords(keyword, null, most.keyword),
        prompt: siteWords(example_post_prompt, null, most.prompt),
      })),
  };
}
export type KeywordPdfData = ReturnType<typeof keywordPdfData>;

function lockedSentence(count: number): string {
  return `This is what the free plan shows. ${countOf(count, 'more keyword')} and the prompts for posts come with Pro.`;
}

function keywordOnPaper(keyword: Keyword) {
  const { intent_stage, priority_score, suggested_gbp_placements, suggested_on_site_targets } = keyword;
  return {
    keyword: siteWords(keyword.keyword, null, most.keyword),
    rationale: { ...siteWords(keyword.rationale, null, most.rationale), lang: null, dir: 'ltr' as const },
    intent: intent_stage,
    priority: priority_score,
    profile: placesOnPaper(suggested_gbp_placements),
    website: placesOnPaper(suggested_on_site_targets),
  };
}

function placesOnPaper(places: readonly string[]) {
  return places.slice(0, most.places).map((words) => siteWords(words, null, most.place));
}
