import { parsePageUrl, siteBounds } from '#engine/crawl/fetch/page-url.ts';
import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import { EVIDENCE_SOURCES, type EvidenceSource, sourcesNamedIn } from '#shared/audit/evidence-sources.ts';
import { apiError } from '../api-error.ts';
import { indexChecks } from './resolve-fix-states.ts';

/** The checks of a plan step, or the single check with this id. Throws 404 when the analysis has neither. */
export function findStep(analysis: Pick<Analysis, 'factors' | 'actionPlan'>, id: string): Check[] {
  const checks = indexChecks(analysis);
  const ids = analysis.actionPlan.find((step) => step.id === id)?.checkIds ?? [id];
  const found = ids.flatMap((one) => checks.get(one) ?? []);
  if (found.length === 0) throw apiError('not-found', 'This step is not in the audit. Load the page again.');
  return found;
}

const CONFIRM_FACT =
  'We could not read this on your website, so checking again may show nothing new. Open “Your facts” and enter it there: your score follows right away.';
/** Whether one of the sources that would measure a check is of this kind. */
function namesSource({ measuredBy }: Check, is: (source: EvidenceSource) => boolean): boolean {
  return measuredBy !== null && sourcesNamedIn(measuredBy).some((id) => is(EVIDENCE_SOURCES[id]));
}

/**
 * The checks that are measured on the site. Throws 409 when there is none: owner input is changed where it was entered, and
 * unmeasured checks cannot be rechecked.
 */
export function requireSiteChecks(checks: readonly Check[]): Check[] {
  const measured = checks.filter(({ status }) => status !== 'notMeasured');
  const ofSite = measured.filter(({ evidence }) => !evidence.some(({ origin }) => origin !== undefined));
  // What could not be measured because the thing is missing is measured with it.
  if (ofSite.length > 0) return [...ofSite, ...checks.filter(({ status }) => status === 'notMeasured')];
  const isAskedOfOwner = checks.some((check) => namesSource(check, ({ givenIn }) => givenIn === 'facts'));
  if (measured.length === 0 && isAskedOfOwner) throw apiError('not-ready', CONFIRM_FACT);
  const isOnSite = checks.some((check) => namesSource(check, ({ kind }) => kind === 'site'));
  throw apiError(
    'not-ready',
    measured.length > 0
      ? 'This rests on what you told us or uploaded. Change it there, and your score follows right away.'
      : isOnSite
        ? 'We could not read this on your website. Change it there, then run a new audit: that reads every page again.'
        : 'This was not measured on your website, so there is nothing to look at again.',
  );
}

/** Resolves the page that an owner names to a URL of the audited site. Throws 400 when it is none. */
export function parseOwnersPage(page: string, siteUrl: string): string {
  const home = new URL(siteUrl);
  const typed = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(page) ? page : page.includes('.') ? `https://${page}` : `/${page}`;
  const parsed = parseSiteUrl(URL.parse(typed, home.href)?.href ?? '');
  const address = parsed.ok ? parsePageUrl(parsed.url.href, siteBounds(home, [])) : null;
  if (address !== null) return address.url.href;
  const message = `Name a page of ${home.hostname}, like /services.`;
  throw apiError('invalid-request', message, { details: { issues: [{ field: 'page', message }] } });
}
