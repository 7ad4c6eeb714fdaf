import type { SocialProfile } from '../audit/business.ts';
import type { Evidence } from '../audit/check.ts';
import type { BotAccess } from '../audit/factors.ts';
import type { AuditChange } from './audit-change.ts';
import { aChange, type ComparedAudit, MOST_QUOTES } from './change-parts.ts';
import { isUnreadable } from './check-changes.ts';
import { pageKey } from './site-reading.ts';

const INDEXABLE = 'aiCrawlerAccess.indexable';

/** The readers with a check of their own; the other search readers share one, and the rest have none. */
const OWN_CHECKS: Readonly<Record<string, string>> = {
  Googlebot: 'aiCrawlerAccess.googlebot',
  Bingbot: 'aiCrawlerAccess.bingbot',
  'OAI-SearchBot': 'aiCrawlerAccess.oaiSearchbot',
};
const CHECK_OF_ROLE: Readonly<Record<BotAccess['role'], string | null>> = {
  search: 'aiCrawlerAccess.otherAnswerBots',
  user: 'aiCrawlerAccess.userBots',
  training: 'aiCrawlerAccess.trainingBots',
  other: null,
};

/** Readers that are let in or turned away now and were not before. Shutting out training is the owner's choice: no regression. */
export function readerChanges(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const was = new Map(before.analysis.factors.aiCrawlerAccess.bots.map((bot) => [bot.token, bot]));
  const cause = isUnreadable(before) || isUnreadable(after) ? 'reading' : 'site';
  return after.analysis.factors.aiCrawlerAccess.bots.flatMap((bot) => {
    const old = was.get(bot.token);
    if (old === undefined || old.verdict === bot.verdict) return [];
    const isLess = bot.verdict === 'blocked' && (bot.role === 'search' || bot.role === 'user');
    return [
      aChange({
        kind: 'reader',
        subject: bot.token,
        cause,
        label: `${bot.token} (${bot.owner})`,
        before: verdictWords(old),
        after: verdictWords(bot),
        status: { before: verdictStatus(old), after: verdictStatus(bot) },
        factor: 'aiCrawlerAccess',
        checkId: OWN_CHECKS[bot.token] ?? CHECK_OF_ROLE[bot.role],
        isRegression: cause === 'site' && isLess,
        seenBefore: ruleQuote(old, before),
        seenAfter: ruleQuote(bot, after),
      }),
    ];
  });
}

function verdictWords({ verdict, ruleSource }: BotAccess): string {
  if (verdict === 'allowed') return 'May read your site';
  return ruleSource === 'unreadable' ? 'Stays away: robots.txt could not be read' : 'Turned away by robots.txt';
}

function verdictStatus({ verdict }: BotAccess): 'pass' | 'fail' {
  return verdict === 'allowed' ? 'pass' : 'fail';
}

function ruleQuote({ rule }: BotAccess, { analysis }: ComparedAudit): Evidence[] {
  return rule === null ? [] : [{ url: analysis.site.robotsTxt.url, quote: rule }];
}

/** Whether the home page is kept out of search results now and was not before, or the other way round. */
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

/** Pages that were read at one of the two and answered at the other that they are not there. One that nobody asked for is not gone. */
export function pageChanges(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const gone = readPages(before).filter(({ url }) => after.reading.isGone(url));
  const back = readPages(after).filter(({ url }) => before.reading.isGone(url));
  const MISSING = 'Not there: the address answers with an error';
  return [
    ...gone.map(({ url, title }) =>
      aChange({
        kind: 'page',
        subject: url,
        cause: 'site',
        label: pathOf(url),
        before: title ?? 'There, without a title',
        after: MISSING,
        isRegression: true,
      }),
    ),
    ...back.map(({ url, title }) =>
      aChange({
        kind: 'page',
        subject: url,
        cause: 'site',
        label: pathOf(url),
        before: MISSING,
        after: title ?? 'There, without a title',
      }),
    ),
  ];
}

function readPages({ analysis }: ComparedAudit) {
  return analysis.site.pages.filter(({ problem }) => problem === null);
}

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.pathname}${parsed.search}`;
}

/** Profiles and directory pages that the site links to at one of the two and not at the other. */
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

/** The profiles of `one` that `other` has not. */
function missingIn(one: ComparedAudit, other: ComparedAudit): SocialProfile[] {
  const known = new Set(other.analysis.business.socialProfiles.map(({ url }) => profileKey(url)));
  return one.analysis.business.socialProfiles.filter(({ url }) => !known.has(profileKey(url)));
}

function profileKey(url: string): string {
  return pageKey(url)
    .toLowerCase()
    .replace(/^(m|mobile)\./, '');
}

/** A link in the footer is on every page: it is missing only where every page that had links came. */
function whyMissing(one: ComparedAudit, other: ComparedAudit): 'site' | 'reading' {
  const seen = one.analysis.business.sources.socialProfiles?.seen ?? [];
  return seen.length > 0 && seen.every(({ url }) => other.reading.isUnread(url)) ? 'reading' : 'site';
}
