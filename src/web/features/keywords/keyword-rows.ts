import type { IntentStage, Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';

/** A keyword with its cluster. `id` identifies the phrase in the cluster. */
export interface KeywordRow extends Keyword {
  readonly id: string;
  readonly cluster: string;
}

/** All keywords of a strategy in the specified order: by priority, then by intent. */
export function listKeywordRows({ clusters }: KeywordStrategy): KeywordRow[] {
  return clusters
    .flatMap(({ cluster_label, keywords }) =>
      keywords.map((keyword) => ({ ...keyword, cluster: cluster_label, id: `${cluster_label}\n${keyword.keyword}` })),
    )
    .toSorted(compareKeywords);
}

/** An empty string or null does not filter. */
export interface KeywordFilters {
  readonly search: string;
  readonly intent: IntentStage | null;
  readonly priority: number | null;
  readonly placement: string | null;
}
export const noFilters: KeywordFilters = { search: '', intent: null, priority: null, placement: null };

/** The rows that match all filters. The search looks at every text of a row, ignoring case and accents. */
export function filterRows(rows: readonly KeywordRow[], filters: KeywordFilters): KeywordRow[] {
  const words = fold(filters.search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return rows.filter((row) => {
    if (filters.intent !== null && row.intent_stage !== filters.intent) return false;
    if (filters.priority !== null && row.priority_score !== filters.priority) return false;
    if (filters.placement !== null && !listPlacements(row).includes(filters.placement)) return false;
    const text = fold([row.keyword, row.rationale, row.cluster, ...row.geo_modifiers].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Where to use a keyword, on the profile and on the site. */
function listPlacements({ suggested_gbp_placements, suggested_on_site_targets }: Keyword): string[] {
  return [...suggested_gbp_placements, ...suggested_on_site_targets];
}

/** The options of the placement filter: every placement in use, sorted. */
export function placementOptions(rows: readonly KeywordRow[]): string[] {
  return [...new Set(rows.flatMap(listPlacements))].toSorted((one, other) => one.localeCompare(other));
}

/** The selection with one row toggled. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects all shown rows, or deselects them if all are selected. Hidden rows stay as they are. */
export function toggledAll(selected: ReadonlySet<string>, shown: readonly KeywordRow[]): ReadonlySet<string> {
  const ids = shown.map(({ id }) => id);
  const next = new Set(selected);
  const areAllIn = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (areAllIn) next.delete(id);
    else next.add(id);
  }
  return next;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
