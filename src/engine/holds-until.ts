import type { Business } from '#shared/audit/business.ts';
import type { Page } from './crawl/html/page.ts';
import type { EvidenceBundle } from './evidence/evidence-bundle.ts';
import { withinFactBudget } from './evidence/page-budget.ts';
import { findNextDateChange } from './factors/dates-on-pages.ts';

/**
 * Until when `analyze` gives the same for this evidence (ISO 8601): today decides how old the newest date on a page is, which year
 * may be a founding year, and whether a page is still to be listed (`unavailable_after`). Never too late; pure.
 */
export function findHoldsUntil(
  { responses, collectedAt }: EvidenceBundle,
  pages: readonly Page[],
  business: Pick<Business, 'languages' | 'country'>,
): string {
  const [home] = pages;
  const header = responses.find(({ purpose }) => purpose === 'home')?.headers['x-robots-tag'] ?? '';
  const rules = [header, ...(home?.robotsMeta ?? []).map(({ content }) => content)];
  if (rules.some((rule) => rule.toLowerCase().includes('unavailable_after'))) return collectedAt;
  const nextYear = Date.UTC(Number(collectedAt.slice(0, 4)) + 1, 0, 1);
  const change = findNextDateChange(withinFactBudget(pages), collectedAt, business);
  return new Date(Math.min(nextYear, change)).toISOString();
}
