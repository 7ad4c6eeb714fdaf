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
import { safeHref } from '#shared/report/safe-href.ts';

/** An evaluated page and its report settings, as the recipient's plan shows it. */
export interface ChecklistMatter {
  readonly businessName: string;
  readonly pageUrl: string;
  readonly targetKeyword: string;
  /** `site`: nobody typed a keyword, and it was made of the site's facts. */
  readonly keywordFrom?: 'asked' | 'site' | undefined;
  /** When the page was crawled (ISO 8601). */
  readonly readAt: string;
  readonly checklist: SeoChecklist;
}

export interface ChecklistRow {
  readonly label: string;
  readonly status: SeoChecklistItem['status'];
  readonly statusWord: string;
  readonly details: string;
  /** The counts, as short pieces of a line. */
  readonly metrics: readonly string[];
  /** Directories worth an entry or a link, for the item that names them. */
  readonly places: readonly string[];
  /** The exact change; null where none is needed or the plan withholds it. */
  readonly change: string | null;
}

/** The checklist as text, the same for PDF, printable file and mail. Every string in it is plain text. */
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
  /** Whose words the keyword is, where nobody typed it; `method` begins with it. Null where it was typed. */
  readonly keywordNote: string | null;
}

const method =
  'The page was read once, as a search engine reads it, without running its scripts. Each judged item passes or does not; the score is the share that passed, by weight. What cannot be seen on the page itself is not judged and counts neither way.';

const keywordNote = 'Nobody typed a keyword, so we took this one from the site’s facts.';

/** For the others the details already contain the counts, or they are a list. */
const hasNewsInMetrics: ReadonlySet<SeoChecklistItem['factor']> = new Set(['metaKeyword', 'headingHierarchy']);

/** Formats an evaluated page. */
export function checklistSheet({
  businessName,
  pageUrl,
  targetKeyword,
  keywordFrom,
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
    method: keywordFrom === 'site' ? `${keywordNote} ${method}` : method,
    keywordNote: keywordFrom === 'site' ? keywordNote : null,
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
    change: suggestion === null || suggestion.trim() === '' ? null : straight(suggestion),
  };
}

/** Without bidi controls, which would affect our own text too. */
function straight(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
