import { pageAddress, siteBounds } from '#engine/crawl/page-address.ts';
import { parseSiteUrl } from '#engine/crawl/site-url.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import { refuse } from '../api-error.ts';
import { checksOf } from './states-of.ts';

/** The checks of a step of the plan, or the one check with this id. Throws 404 when the analysis has neither. */
export function findStep(analysis: Pick<Analysis, 'factors' | 'actionPlan'>, id: string): Check[] {
  const checks = checksOf(analysis);
  const ids = analysis.actionPlan.find((step) => step.id === id)?.checkIds ?? [id];
  const found = ids.flatMap((one) => checks.get(one) ?? []);
  if (found.length === 0) throw refuse('not-found', 'This step is not in the audit. Load the page again.');
  return found;
}

/**
 * Those of the checks that rest on what was read on the site. Throws 409 when none does: what the owner told is changed
 * where it was told, and what nobody measured cannot be looked at.
 */
export function requireSiteChecks(checks: readonly Check[]): Check[] {
  const measured = checks.filter(({ status }) => status !== 'notMeasured');
  const ofSite = measured.filter(({ evidence }) => !evidence.some(({ origin }) => origin !== undefined));
  if (ofSite.length > 0) return ofSite;
  throw refuse(
    'not-ready',
    measured.length > 0
      ? 'This rests on what you told us about your Google profile. Change it there, and the score follows at once.'
      : 'This was not measured on your website, so there is nothing to look at again.',
  );
}

/** The page that an owner names, as an address of the audited site. Throws 400 when it is none. */
export function parseOwnersPage(page: string, siteUrl: string): string {
  const home = new URL(siteUrl);
  const typed = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(page) ? page : page.includes('.') ? `https://${page}` : `/${page}`;
  const parsed = parseSiteUrl(URL.parse(typed, home.href)?.href ?? '');
  const address = parsed.ok ? pageAddress(parsed.url.href, siteBounds(home, [])) : null;
  if (address !== null) return address.url.href;
  const message = `Name a page of ${home.hostname}, like /services.`;
  throw refuse('invalid-request', message, { details: { issues: [{ field: 'page', message }] } });
}
