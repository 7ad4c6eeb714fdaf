import type { SeoChecklistItem } from '../api/seo-checklist.ts';
import { formatNumber } from './format-number.ts';

type SeoFactor = SeoChecklistItem['factor'];

/** What each of the five factors checks, in plain words. */
export const seoFactorLabels: Readonly<Record<SeoFactor, string>> = {
  h1Keyword: 'Main heading names the keyword',
  minWordCount: 'Enough text to judge',
  metaKeyword: 'Title and description name the keyword',
  headingHierarchy: 'Headings in order',
  localBacklinks: 'Links from local places',
};

export const seoStatusLabels = { pass: 'Passed', fail: 'Not passed', na: 'Not judged' } as const satisfies Record<
  SeoChecklistItem['status'],
  string
>;

/** The counts as short pieces of a line; empty for what the server did not count. */
export function formatSeoMetrics({ factor, metrics }: Pick<SeoChecklistItem, 'factor' | 'metrics'>): string[] {
  switch (factor) {
    case 'h1Keyword':
      return metrics.h1Text ? [`“${metrics.h1Text}”`] : metrics.hasH1 === false ? ['No main heading'] : [];
    case 'minWordCount':
      return counted(metrics.wordCount, 'words');
    case 'metaKeyword':
      return [
        ...counted(metrics.titleLength, 'characters in the title'),
        ...counted(metrics.metaLength, 'characters in the description'),
      ];
    case 'headingHierarchy':
      return [...counted(metrics.h1Count, 'H1'), ...counted(metrics.h2Count, 'H2'), ...counted(metrics.h3Count, 'H3')];
    case 'localBacklinks':
      return metrics.prioritySources ?? [];
    default:
      return factor satisfies never;
  }
}

/** The outcomes of the items, in a sentence: "2 of 4 passed, 1 not checked." */
export function formatSeoCounts(items: readonly Pick<SeoChecklistItem, 'status'>[]): string {
  const judged = items.filter(({ status }) => status !== 'na').length;
  const passed = items.filter(({ status }) => status === 'pass').length;
  const rest = items.length - judged;
  return `${passed} of ${judged} passed${rest === 0 ? '' : `, ${rest} not checked`}.`;
}

function counted(count: number | undefined, what: string): string[] {
  return count === undefined ? [] : [`${formatNumber(count)} ${what}`];
}

/** One recommendation with its source. */
export interface QuickTip {
  readonly text: string;
  readonly source: string;
}

/** General recommendations for any page, from the vendors' documents as of Nov 20, 2026. */
export const quickTips: readonly QuickTip[] = [
  {
    text: 'Google sets no length for titles and descriptions, and cuts by width. Put what matters first.',
    source: 'Google Search Central, read Nov 20, 2026',
  },
  {
    text: 'Google sets no number of words either. Write until the question of the page is answered.',
    source: 'Google Search Central, read Nov 20, 2026',
  },
  {
    text: 'Give each real service and each real place one page. Copies for many towns count as doorway pages.',
    source: 'Google spam policies, read Nov 20, 2026',
  },
  {
    text: 'Let one main heading say your trade and your town, and let the levels below follow each other.',
    source: 'Practice; Google tolerates several',
  },
];
