import { expect, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { openService } from '#server/service.ts';
import { openSiteEngine } from '#server/site-engine.ts';
import { openDatabase } from '#server/store/database/open-database.ts';
import { AccountExport } from '#shared/api/account.ts';
import { AuditView, listAuditsEndpoint } from '#shared/api/audits.ts';
import { BusinessHistory } from '#shared/api/history.ts';
import { OwnerFilesView } from '#shared/api/owner-files.ts';
import { ReportFile } from '#shared/api/report-files.ts';
import { Verification } from '#shared/api/verify.ts';
import { restateMeasuring } from '#shared/stored/restate-measuring.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { post, type ServiceFixture, visitor } from '../server-fixture.ts';
import { askAsPage } from './ask-as-page.ts';
import { expectBuyer } from './expect-buyer.ts';
import { expectKeyAndLink, expectOperator } from './expect-operator.ts';
import type { RecordedRelease } from './recorded-releases.ts';

interface OpenedRelease {
  readonly ask: ServiceFixture['ask'];
  /** Another browser. */
  openBrowser(): ServiceFixture['ask'];
  readonly logLines: readonly string[];
  close(): Promise<void>;
}

/** The current service with the real engine over a data folder of an earlier release, an hour after it was recorded. */
async function openToday({ record }: RecordedRelease, dataDir: string): Promise<OpenedRelease> {
  // Sessions and plans expire: the recorded ones are used within their lifetime.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(record.recordedAt) + HOUR_MS });
  const settings = { DATA_DIR: dataDir, WEB_DIR: `${dataDir}/no-build`, SECRET: record.secret, MOCK_PAYMENTS: '1' };
  const config = readConfig(settings, 'v24.0.0');
  const logLines: string[] = [];
  const log = createLog('warn', (line) => logLines.push(line));
  const database = await openDatabase(config, log);
  const engine = openSiteEngine(config);
  const service = await openService({ config, database, engine, log, secret: record.secret, now: Date.now });
  return {
    ask: visitor(service),
    openBrowser: () => visitor(service),
    logLines,
    async close() {
      await service.close();
      await engine.close();
      await database.close().catch(() => {});
      vi.useRealTimers();
    },
  };
}

/** Opens a data folder of an earlier release with the current code and reads everything that its users had. */
export async function expectOpens(
  release: RecordedRelease,
  dataDir: string,
  { withSessions }: { readonly withSessions: boolean },
): Promise<void> {
  const opened = await openToday(release, dataDir);
  try {
    const { ask, logLines } = opened;
    if (withSessions) await expectVisitorsAudit(release, ask);
    if (release.record.account !== null) await expectAccount(release, ask);
    await expectKeyAndLink(release, opened.openBrowser(), { withLinks: withSessions });
    if (release.record.buyer !== null) await expectBuyer(release.record.buyer, opened);
    if (release.record.operator !== null) await expectOperator(release.record, opened.openBrowser());
    if (release.record.shareUrl !== null) {
      const shared = await ask(new URL(release.record.shareUrl).pathname);
      expect(shared.status).toBe(200);
      expect(await shared.text()).toContain(`${release.answer.result.overallScore}`);
    }
    expect(logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  } finally {
    await opened.close();
  }
}

async function expectVisitorsAudit({ record, answer }: RecordedRelease, ask: ServiceFixture['ask']): Promise<void> {
  const cookie = Object.entries(record.cookies).map(([name, value]) => `${name}=${value}`);
  const headers = { cookie: cookie.join('; ') };
  const response = await ask(`/api/audits/${record.visitorsAudit}`, { headers });
  expect(response.status).toBe(200);
  const { result } = AuditView.parse(await response.json());
  expect(result?.businessName).toBe('Lantern & Oak');
  if (record.accountsAudit === null) expect(result).toMatchObject(restateMeasuring(getEvaluatedPart(answer.result)));
  const listed = listAuditsEndpoint.response.parse(await (await ask('/api/audits', { headers })).json());
  expect(listed.rows.map(({ status }) => status).toSorted()).toEqual(['done', 'failed']);
  const failed = listed.rows.find(({ status }) => status === 'failed');
  const failedView = await ask(`/api/audits/${failed?.auditId}`, { headers });
  expect(AuditView.parse(await failedView.json()).error?.code).toBe('robots-refused');
}

/**
 * An audit's result, without the texts that are regenerated from its facts, and without what would measure a check, which
 * reading may restate.
 */
function getEvaluatedPart({ overallScore, coverage, algorithmVersion, factors }: RecordedRelease['answer']['result']) {
  return { overallScore, coverage, algorithmVersion, factors };
}

async function expectAccount(release: RecordedRelease, ask: ServiceFixture['ask']): Promise<void> {
  const { record, answer } = release;
  const { ours, json } = askAsPage(ask);
  await json('/api/auth/login', post(record.account));
  const at = `/api/audits/${record.accountsAudit}`;
  const view = AuditView.parse(await json(at));
  expect(view.result).toMatchObject(restateMeasuring(getEvaluatedPart(answer.result)));
  ReportFile.parse(await json(`${at}/export.json`));
  const { rows } = listAuditsEndpoint.response.parse(await json('/api/audits'));
  expect(rows.map(({ status }) => status)).toEqual(Array(record.accountsAuditCount).fill('done'));
  expect(await json('/api/businesses')).toMatchObject({ businesses: [{ domain: 'mended.test' }] });
  const history = BusinessHistory.parse(await json(`/api/businesses/${view.businessId}/history`));
  expect(history.audits).toHaveLength(record.accountsAuditCount);
  const happened = history.events.map(({ kind, at, sentence }) => ({ kind, at, sentence }));
  for (const { kind, at, sentence } of record.events) expect(happened).toContainEqual({ kind, at, sentence });
  if (release.could(/\/applied$/)) expect(history.events.map(({ kind }) => kind)).toContain('fix-applied');
  expect(await json(`${at}/changes`)).toMatchObject({ comparison: { factors: expect.any(Array), points: {} } });
  const verified = Verification.parse(await json(`${at}/verify`, { method: 'POST' }));
  expect(['confirmed', 'other-rules']).toContain(verified.verdict);
  expect(verified.isSealed).toBe(true);
  for (const file of ['checks.csv', 'plan.csv', 'evidence']) expect((await ours(`${at}/${file}`)).status).toBe(200);
  expect((await ours(`/api/export-pdf?auditId=${record.accountsAudit}`)).status).toBe(200);
  AccountExport.parse(await json('/api/account/export'));
  const facts = await json(`${at}/facts`);
  if (release.could(/facts$/)) expect(JSON.stringify(facts)).toContain('Sump pumps');
  const profile = await json(`${at}/profile`);
  if (release.could(/profile$/)) expect(profile).toMatchObject({ stated: { rating: 4.6, reviewCount: 86 } });
  if (release.could(/files\?kind=/))
    expect(OwnerFilesView.parse(await json(`${at}/files`)).files).toMatchObject([
      { kind: 'links', fileName: 'links.csv', counts: [{ value: '3' }, { value: '2' }, { value: '0' }] },
      { kind: 'traffic', counts: [{ value: '24' }, { value: '444' }] },
      { kind: 'citations', counts: [{ value: '11' }] },
      { kind: 'answers', counts: [{ value: '1 of 1 answer' }, { value: '0 of 1 answer' }] },
    ]);
  if (release.could(/\/applied$/))
    expect(JSON.stringify(await json(`${at}/fix-states`))).toContain('"state":"applied"');
  if (release.could(/\/keywords$/)) expect(await json(`${at}/keywords`)).toMatchObject({ keywords: [{}, {}, {}] });
  if (release.could(/review-campaigns$/))
    expect(await json('/api/review-campaigns')).toMatchObject({
      campaigns: [{ businessName: 'Harbor & Pine Plumbing' }],
    });
  if (release.could(/review-reply-pack\/input$/)) {
    expect(JSON.stringify(await json(`${at}/add-ons/review-reply-pack`))).toContain('They came within the hour');
    expect(JSON.stringify(await json(`${at}/add-ons/competitor-snapshot`))).toContain('"state":"done"');
  }
  if (release.could(/report-brand$/))
    expect(await json('/api/account/report-brand')).toMatchObject({ brand: { name: 'Pine Street Agency' } });
  if (release.could(/watch$/))
    expect(await json(`/api/businesses/${view.businessId}/watch`)).toMatchObject({ isOn: true, sendsMail: false });
}
