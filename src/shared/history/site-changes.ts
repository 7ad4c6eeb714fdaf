import { cutText } from '#shared/text/cut-text.ts';
import type { SocialProfile } from '../audit/business.ts';
import type { Evidence } from '../audit/check.ts';
import type { CheckId } from '../audit/check-ids.ts';
import type { SitePage } from '../audit/site.ts';
import { getPathAndQuery } from '../text/url-path.ts';
import type { AuditChange } from './audit-change.ts';
import { aChange, type ComparedAudit, MOST_QUOTES } from './change-parts.ts';
import { normalizePageUrl } from './site-reading.ts';

/** As long as a quote may be. */
const MOST_QUOTED = 1000;
const INDEXABLE: CheckId = 'aiCrawlerAccess.indexable';

/** Whether the home page is newly hidden from search results, or no longer hidden. */
export function noindexChanges(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const was = findIndexable(before);
  const is = findIndexable(after);
  if (was === undefined || is === undefined || was.status === is.status) return [];
  if (was.status === 'notMeasured' || is.status === 'notMeasured') return [];
  return [
    aChange({
      kind: 'noindex',
      subject: after.analysis.site.finalUrl,
      cause: 'site',
      label: 'Your home page in search results',
      before: was.finding,
      after: is.finding,
      status: { before: was.status, after: is.status },
      factor: 'aiCrawlerAccess',
      checkId: INDEXABLE,
      isRegression: is.points < was.points,
      seenBefore: was.evidence.slice(0, MOST_QUOTES),
      seenAfter: is.evidence.slice(0, MOST_QUOTES),
    }),
  ];
}

function findIndexable({ analysis }: ComparedAudit) {
  return analysis.factors.aiCrawlerAccess.checks.find(({ id }) => id === INDEXABLE);
}

/** Pages that were crawled at one audit and missing (404) at the other. A page that was not requested is not missing. */
export function pageChanges(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const gone = readPages(before).filter(({ url }) => after.reading.isGone(url));
  const back = readPages(after).filter(({ url }) => before.reading.isGone(url));
  return [
    ...gone.map((page) =>
      pageChange(page, { before: titleOf(page), after: MISSING }, { isRegression: true, seenBefore: quotePage(page) }),
    ),
    ...back.map((page) => pageChange(page, { before: MISSING, after: titleOf(page) }, { seenAfter: quotePage(page) })),
  ];
}

const MISSING = 'Not there: the address answers with an error';

function pageChange(
  { url }: SitePage,
  moment: Pick<AuditChange, 'before' | 'after'>,
  over: Partial<AuditChange>,
): AuditChange {
  return aChange({ kind: 'page', subject: url, cause: 'site', label: getPathAndQuery(url) ?? url, ...moment, ...over });
}

function titleOf({ title }: SitePage): string {
  return title ?? 'There, without a title';
}

function quotePage({ url, title }: SitePage): Evidence[] {
  return title === null ? [] : [{ url, quote: cutText(title, MOST_QUOTED), note: 'title' }];
}

function readPages({ analysis }: ComparedAudit) {
  return analysis.site.pages.filter(({ problem }) => problem === null);
}

/** Profiles and directory pages that the site links to at only one of the two. */
export function profileChanges(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const lost = missingIn(before, after).map((profile) =>
    profileChange(profile, { before: profile.url, after: null }, whyMissing(before, after)),
  );
  const added = missingIn(after, before).map((profile) =>
    profileChange(profile, { before: null, after: profile.url }, whyMissing(after, before)),
  );
  return [...lost, ...added];
}

function profileChange(
  { network, url }: SocialProfile,
  moment: Pick<AuditChange, 'before' | 'after'>,
  cause: 'site' | 'reading',
): AuditChange {
  return aChange({
    kind: 'profile',
    subject: url,
    cause,
    label: `Link to ${network.charAt(0).toUpperCase()}${network.slice(1)}`,
    ...moment,
    isRegression: cause === 'site' && moment.after === null,
  });
}

/** The profiles of `one` that `other` does not have. */
function missingIn(one: ComparedAudit, other: ComparedAudit): SocialProfile[] {
  const known = new Set(other.analysis.business.socialProfiles.map(({ url }) => profileKey(url)));
  return one.analysis.business.socialProfiles.filter(({ url }) => !known.has(profileKey(url)));
}

function profileKey(url: string): string {
  return normalizePageUrl(url)
    .toLowerCase()
    .replace(/^(m|mobile)\./, '');
}

/** A link in the footer is on every page: it is missing only if every page that had it was crawled. */
function whyMissing(one: ComparedAudit, other: ComparedAudit): 'site' | 'reading' {
  const seen = one.analysis.business.sources.socialProfiles?.seen ?? [];
  return seen.length > 0 && seen.every(({ url }) => other.reading.isUnread(url)) ? 'reading' : 'site';
}
