import type { SeoChecklist, SeoChecklistItem } from '#shared/api/seo-checklist.ts';
import { type BandName, getBandLabel, getBandName } from '#shared/report/band-labels.ts';
import {
  formatSeoCounts,
  formatSeoMetrics,
  quickTips,
  seoFactorLabels,
  seoStatusLabels,
} from '#shared/report/checklist-labels.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { safeHref } from '#shared/report/safe-link.ts';

/** A judged page and what its sheet says besides: as the plan of whoever takes it along shows it. */
export interface ChecklistMatter {
  readonly businessName: string;
  readonly pageUrl: string;
  readonly targetKeyword: string;
  /** When the page was read (ISO 8601). */
  readonly readAt: string;
  readonly checklist: SeoChecklist;
}

export interface ChecklistRow {
  readonly label: string;
  readonly status: SeoChecklistItem['status'];
  readonly statusWord: string;
  readonly details: string;
  /** What was counted, as short pieces of a line. */
  readonly metrics: readonly string[];
  /** Places worth an entry or a link, for the item that names them. */
  readonly places: readonly string[];
  /** The exact change; null where none is needed or the plan withholds it. */
  readonly change: string | null;
}

/** The checklist in words, the same for paper, for a file to print and for a mail. Every string in it is text. */
export interface ChecklistSheet {
  readonly title: string;
  readonly businessName: string;
  readonly keyword: string;
  readonly page: { readonly words: string; readonly href: string | null };
  /** `2026-11-22`, UTC. */
  readonly readOn: string;
  readonly score: number | null;
  readonly band: BandName;
  readonly bandWord: string;
  readonly countWords: string;
  readonly toChange: readonly ChecklistRow[];
  readonly inOrder: readonly ChecklistRow[];
  readonly notJudged: readonly ChecklistRow[];
  /** What the plan withholds, as a sentence; null when nothing is. */
  readonly locked: string | null;
  readonly tips: readonly { readonly text: string; readonly source: string }[];
  readonly method: string;
}

const method =
  'The page was read once, as a search engine reads it, without running its scripts. Each judged item passes or does not; the score is the share that passed, by weight. What cannot be seen on the page itself is not judged and counts neither way.';

/** Of the others the details say already what was counted, or it stands as a list. */
const hasNewsInMetrics: ReadonlySet<SeoChecklistItem['factor']> = new Set(['metaKeyword', 'headingHierarchy']);

/** Puts a judged page into words. */
export function checklistSheet({
  businessName,
  pageUrl,
  targetKeyword,
  readAt,
  checklist,
}: ChecklistMatter): ChecklistSheet {
  const { score, items, locked } = checklist;
  const rowsWith = (status: SeoChecklistItem['status']) => items.filter((item) => item.status === status).map(rowOf);
  return {
    title: `SEO checklist for ${straight(businessName)}`,
    businessName: straight(businessName),
    keyword: straight(targetKeyword),
    page: { words: pageUrl.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''), href: safeHref(pageUrl) },
    readOn: readAt.slice(0, 10),
    score,
    band: getBandName(score),
    bandWord: getBandLabel(score),
    countWords: formatSeoCounts(items),
    toChange: rowsWith('fail'),
    inOrder: rowsWith('pass'),
    notJudged: rowsWith('na'),
    locked:
      locked === undefined
        ? null
        : `${formatCount(locked.count, 'exact change')} ${locked.count === 1 ? 'comes' : 'come'} with Pro.`,
    tips: quickTips,
    method,
  };
}

function rowOf(item: SeoChecklistItem): ChecklistRow {
  const { factor, status, details, suggestion, metrics } = item;
  return {
    label: seoFactorLabels[factor],
    status,
    statusWord: seoStatusLabels[status],
    details: straight(details),
    metrics: hasNewsInMetrics.has(factor) ? formatSeoMetrics(item) : [],
    places: (metrics.prioritySources ?? []).map(straight),
    change: suggestion === null ? null : straight(suggestion),
  };
}

/** Without the signs that turn the letters after them around: they would turn our own words too. */
function straight(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
