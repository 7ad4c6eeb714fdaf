import type { AuditFailure, AuditFailureCode } from '#shared/audit/audit-failure.ts';
import type { AuditChange } from '#shared/history/audit-change.ts';
import type { AuditComparison } from '#shared/history/audit-comparison.ts';
import { BusinessEventDetails, type BusinessEventKind } from '#shared/history/business-event.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { type AuditRecord, findAudit } from '../../store/audits/audits.ts';
import { insertBusinessEvent } from '../../store/audits/business-events.ts';
import type { Orm } from '../../store/database/database.ts';
import {
  type FinishedScan,
  findDoneAuditBefore,
  markScanProcessed,
  selectAlertEvents,
  selectFinishedScans,
} from '../../store/watch/watch-notifications.ts';
import { lockWatch, updateWatch, type WatchRow } from '../../store/watch/watches.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { compareAudits } from '../history/compare-audits.ts';
import { FAILURES_UNTIL_ALERT, retryTime } from './scan-times.ts';
import { alertNews, type OpenAlert, summarizeNews, WatchNews } from './watch-news.ts';
import type { WatchServices } from './watch-services.ts';

/** Scans that ended longer ago are not reported: nothing ran for weeks. */
const NEWS_FOR_MS = 30 * DAY_MS;
const SCANS_AT_A_TIME = 20;
/** Scans that could not be compared within a day are given up. */
const GIVEN_UP_AFTER_MS = DAY_MS;

/**
 * Failures that mean that the site is down. With the others we were blocked or failed ourselves, which does not tell
 * whether visitors can open the site.
 */
const SITE_IS_DOWN: ReadonlySet<AuditFailureCode> = new Set([
  'dns-not-found',
  'unreachable',
  'timed-out',
  'certificate-problem',
  'protocol-error',
  'redirect-loop',
  'page-not-found',
  'http-error',
  'parked-domain',
  'empty-page',
  'not-html',
  'blocked-address',
  'robots-refused',
]);

/** Processes finished scans, each once, whichever process does it. News are stored as events. */
export async function processFinishedScans(services: WatchServices): Promise<void> {
  const { core } = services;
  const { orm } = core.database;
  const since = new Date(core.now() - NEWS_FOR_MS);
  for (const scan of await selectFinishedScans(orm, since, SCANS_AT_A_TIME)) {
    try {
      await processScan(services, scan);
    } catch (error) {
      core.log.error('scan_processing_failed', { auditId: scan.auditId, error });
      // Later scans must not wait for this one.
      if (core.now() - scan.begunAt.getTime() > GIVEN_UP_AFTER_MS)
        await markScanProcessed(orm, scan.auditId, new Date(core.now()));
    }
  }
}

async function processScan(services: WatchServices, scan: FinishedScan): Promise<void> {
  const { core } = services;
  const { orm } = core.database;
  const audit = await findAudit(orm, { kind: 'account', accountId: scan.accountId }, scan.auditId);
  if (audit === null) return;
  const found = audit.status === 'done' ? await findChanges(services, scan, audit) : null;
  await orm.transaction(async (tx) => {
    const watch = await lockWatch(tx, scan.businessId);
    const isOurs = await markScanProcessed(tx, scan.auditId, new Date(core.now()));
    if (!isOurs || watch === null) return;
    if (audit.failure !== null) await keepFailure(services, tx, watch, audit, audit.failure);
    else await keepResult(services, tx, watch, audit, found);
  });
  core.log.info('scan_processed', { auditId: audit.id, status: audit.status });
}

/** The findings of a scan. */
interface Found {
  readonly comparison: AuditComparison;
  /** Changes that only a comparison with an older audit shows, used for alerts only. */
  readonly older: readonly AuditChange[];
}

async function findChanges(services: WatchServices, scan: FinishedScan, audit: AuditRecord): Promise<Found | null> {
  const before = await findBaseline(services, scan, audit);
  if (before === null) return null;
  const comparison = await compareAudits(services.audits, before, audit);
  // Two URLs of a domain cannot be compared, and one site run contains no change.
  if (comparison.isOtherAddress || comparison.isSameReading) return null;
  return { comparison, older: await lookBehind(services, scan, before, audit, comparison.changes) };
}

/** The last compared audit, or the newest earlier one with a result. */
async function findBaseline(
  { core }: WatchServices,
  { accountId, businessId, comparedAuditId }: FinishedScan,
  audit: AuditRecord,
): Promise<AuditRecord | null> {
  const { orm } = core.database;
  const owner = { kind: 'account', accountId } as const;
  const compared = comparedAuditId === null ? null : await findAudit(orm, owner, comparedAuditId);
  if (compared !== null && compared.status === 'done') return compared;
  const id = await findDoneAuditBefore(orm, { businessId, auditId: audit.id, before: audit.createdAt });
  return id === null ? null : findAudit(orm, owner, id);
}

/**
 * Where the previous audit could not read what alerts depend on, such as robots.txt on a bad day, compares with the one
 * before it, so that the change is not missed.
 */
async function lookBehind(
  { core, audits }: WatchServices,
  { accountId, businessId }: FinishedScan,
  before: AuditRecord,
  audit: AuditRecord,
  changes: readonly AuditChange[],
): Promise<AuditChange[]> {
  const { site } = await loadAnalysis(audits, before);
  const isUnread = ({ kind, subject }: AuditChange) =>
    (kind === 'reader' && site.robotsTxt.status === 'unreadable') ||
    changes.some((one) => one.cause === 'reading' && one.kind === 'fact' && kind === 'fact' && one.subject === subject);
  if (site.robotsTxt.status !== 'unreadable' && !changes.some(isUnread)) return [];
  const { orm } = core.database;
  const id = await findDoneAuditBefore(orm, { businessId, auditId: before.id, before: before.createdAt });
  const earlier = id === null ? null : await findAudit(orm, { kind: 'account', accountId }, id);
  if (earlier === null) return [];
  const older = await compareAudits(audits, earlier, audit);
  return older.changes.filter(isUnread);
}

async function keepResult(
  services: WatchServices,
  tx: Orm,
  watch: WatchRow,
  audit: AuditRecord,
  found: Found | null,
): Promise<void> {
  if (watch.failures >= FAILURES_UNTIL_ALERT)
    await keepEvent(services, tx, audit, 'site-up', `up:${audit.id}`, note('Your site can be opened again.'));
  await updateWatch(tx, watch.businessId, { comparedAuditId: audit.id, failures: 0 });
  if (found === null) return;
  const { comparison, older } = found;
  const since = { auditId: comparison.before.auditId, at: comparison.before.createdAt };
  const open = await findOpenAlerts(tx, watch.businessId);
  const { alerts, resolved } = alertNews([...comparison.changes, ...older], open, since);
  for (const { kind, news } of alerts) await keepEvent(services, tx, audit, 'alert', `alert:${audit.id}:${kind}`, news);
  for (const [index, news] of resolved.entries())
    await keepEvent(services, tx, audit, 'resolved', `resolved:${audit.id}:${index}`, news);
  const news = summarizeNews(comparison);
  if (news !== null) await keepEvent(services, tx, audit, 'changes-found', `changes:${audit.id}`, news);
}

async function keepFailure(
  services: WatchServices,
  tx: Orm,
  watch: WatchRow,
  audit: AuditRecord,
  failure: AuditFailure,
): Promise<void> {
  if (!SITE_IS_DOWN.has(failure.code)) return;
  const failures = watch.failures + 1;
  const retryAt = retryTime(failures, services.core.now());
  const isSooner = retryAt !== null && watch.nextScanAt !== null && retryAt < watch.nextScanAt;
  await updateWatch(tx, watch.businessId, { failures, ...(isSooner && { nextScanAt: retryAt }) });
  if (failures !== FAILURES_UNTIL_ALERT) return;
  const sentence = `We couldn’t open your site twice in a row. ${failure.error}`;
  await keepEvent(services, tx, audit, 'site-down', `down:${audit.id}`, note(sentence));
}

function note(sentence: string): WatchNews {
  return { sentence, subjects: ['site'], since: null, score: null, changes: [] };
}

async function keepEvent(
  { core }: WatchServices,
  tx: Orm,
  { id: auditId, businessId }: AuditRecord,
  kind: BusinessEventKind,
  id: string,
  details: WatchNews,
): Promise<void> {
  await insertBusinessEvent(tx, businessId, { id, kind, at: new Date(core.now()), auditId, details });
}

/** The alerts of a business that are still open, after applying alerts and their ends in order. */
async function findOpenAlerts(tx: Orm, businessId: string): Promise<OpenAlert[]> {
  const open = new Map<string, OpenAlert>();
  for (const { kind, details } of await selectAlertEvents(tx, businessId)) {
    const news = readStored(BusinessEventDetails, details);
    // Subjects and changes are parallel lists: if some changes of another release cannot be parsed, they no longer match.
    const changes = WatchNews.safeParse(details).data?.changes ?? [];
    for (const [index, subject] of (news?.subjects ?? []).entries()) {
      if (kind === 'alert') open.set(subject, { subject, before: changes[index]?.before ?? null });
      else open.delete(subject);
    }
  }
  return [...open.values()];
}
