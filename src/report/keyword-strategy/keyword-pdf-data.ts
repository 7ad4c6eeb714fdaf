import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { describeStrategyBasis } from '#shared/report/strategy-basis.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { brandingData } from '../pdf/branding-data.ts';
import { setForeignText } from '../pdf/foreign-text.ts';
import { type PaperSettings, paperIn } from '../pdf/paper.ts';

const mostFirst = 5;
/** Limits, larger than our own strategies, so that a document stays finite. */
const most = { keyword: 120, rationale: 400, places: 6, place: 120, prompt: 800 } as const;

/** The contents of a keyword strategy's PDF, as plain data for the template `keyword-strategy`. */
export function keywordPdfData(
  { business, clusters, locked, ...strategy }: KeywordStrategy,
  { branding, country, madeAtMs }: PaperSettings,
) {
  const all = clusters.flatMap(({ keywords }) => keywords).toSorted(compareKeywords);
  const total = all.length + (locked?.count ?? 0);
  return {
    paper: paperIn(country),
    branding: brandingData(branding),
    madeOn: formatDay(new Date(madeAtMs).toISOString().slice(0, 10)),
    title: `Keyword strategy for ${business.name}`,
    businessName: setForeignText(business.name, null, 200),
    counts: [
      formatCount(total, 'keyword'),
      ...(locked === undefined ? [`in ${formatCount(clusters.length, 'cluster')}`] : []),
    ].join(' '),
    basis: describeStrategyBasis({ ...strategy, business, clusters }),
    locked: locked === undefined ? null : lockedSentence(locked.count),
    highestPriority: LIMITS.keywordPriorityMax,
    first: all.slice(0, mostFirst).map(keywordOnPaper),
    clusters: clusters.map(({ cluster_label, keywords }) => ({
      label: setForeignText(cluster_label, null, 120),
      keywords: keywords.toSorted(compareKeywords).map(keywordOnPaper),
    })),
    // Prompts belong to the tools: as on screen, they are included only with the whole strategy.
    prompts: (locked === undefined ? all : [])
      .filter(({ example_post_prompt }) => example_post_prompt.trim() !== '')
      .map(({ keyword, example_post_prompt }) => ({
        keyword: setForeignText(keyword, null, most.keyword),
        prompt: setForeignText(example_post_prompt, null, most.prompt),
      })),
  };
}

function lockedSentence(count: number): string {
  return `This is what the free plan shows. ${formatCount(count, 'more keyword')} and the prompts for posts come with Pro.`;
}

function keywordOnPaper(keyword: Keyword) {
  const { intent_stage, priority_score, suggested_gbp_placements, suggested_on_site_targets } = keyword;
  return {
    keyword: setForeignText(keyword.keyword, null, most.keyword),
    rationale: { ...setForeignText(keyword.rationale, null, most.rationale), lang: null, dir: 'ltr' as const },
    intent: intent_stage,
    priority: priority_score,
    profile: placesOnPaper(suggested_gbp_placements),
    website: placesOnPaper(suggested_on_site_targets),
  };
}

function placesOnPaper(places: readonly string[]) {
  return places.slice(0, most.places).map((words) => setForeignText(words, null, most.place));
}
