import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audits, siteRuns } from '#server/store/audits/audit-schema.ts';
import { insertBusinessEvent, selectBusinessEvents } from '#server/store/audits/business-events.ts';
import { packAnalysis, unpackAnalysis } from '#server/store/audits/stored-analyses.ts';
import { businessEvents } from '#server/store/reports/reports-schema.ts';
import { AccountExport } from '#shared/api/account.ts';
import { AuditedAnalysis, AuditStarted, AuditView } from '#shared/api/audits.ts';
import { BusinessHistory, compareAuditsEndpoint, listBusinessesEndpoint } from '#shared/api/history.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditComparison } from '#shared/history/audit-comparison.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

type Ask = ServiceFixture['ask'];
/** Before the rules that every recorded analysis was evaluated by. */
const OLD_RULES = '2026-01-01.1';
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

async function audit(ask: Ask, host: string): Promise<string> {
  fixture.advanceClock(MINUTE_MS);
  const response = await ask('/api/analyze', post({ url: host, fresh: true }));
  return AuditedAnalysis.parse(await response.json()).auditId;
}

/** The kept analysis of an audit as somebody left it: another site, or other rules. */
async function rewrite(auditId: string, change: (analysis: Analysis) => Analysis): Promise<void> {
  const { orm } = fixture.database;
  const [row] = await orm.select({ siteRunId: audits.siteRunId }).from(audits).where(eq(audits.id, auditId));
  if (row === undefined) throw new Error('There is no such audit.');
  const [run] = await orm.select().from(siteRuns).where(eq(siteRuns.id, row.siteRunId));
  const analysis = change(unpackAnalysis(run?.analysis ?? ''));
  const { overallScore, algorithmVersion } = analysis;
  await orm
    .update(siteRuns)
    .set({ analysis: packAnalysis(analysis), overallScore, algorithmVersion })
    .where(eq(siteRuns.id, row.siteRunId));
}

/** One check that earned nothing. */
function failing(checkId: string): (analysis: Analysis) => Analysis {
  return (analysis) => {
    const factors = structuredClone(analysis.factors);
    for (const factor of Object.values(factors)) {
      for (const check of factor.checks) {
        if (check.id === checkId) Object.assign(check, { status: 'fail', points: 0 });
      }
    }
    return { ...analysis, factors };
  };
}

async function businessOf(ask: Ask): Promise<string> {
  const { businesses } = listBusinessesEndpoint.response.parse(await (await ask(listBusinessesEndpoint.path)).json());
  return businesses[0]?.businessId ?? '';
}
const historyOf = async (ask: Ask): Promise<BusinessHistory> =>
  BusinessHistory.parse(await (await ask(`/api/businesses/${await businessOf(ask)}/history`)).json());

async function comparisonOf(ask: Ask, auditId: string, since?: string): Promise<AuditComparison | null> {
  const response = await ask(`/api/audits/${auditId}/changes${since === undefined ? '' : `?since=${since}`}`);
  expect(response.status).toBe(200);
  return compareAuditsEndpoint.response.parse(await response.json()).comparison;
}

/** An account on Pro that has audited one host twice, and what the first said of one check. */
async function auditedTwice(host: string): Promise<{ account: TestAccount; first: string; second: string }> {
  const account = await openAccount(fixture, { plan: 'pro' });
  const first = await audit(account.ask, host);
  const second = await audit(account.ask, host);
  return { account, first, second };
}

describe('the history of a business', () => {
  it('lists its audits with their scores, the newest first, and draws only one address', async () => {
    const { account, first, second } = await auditedTwice('history.one.test');
    const third = await audit(account.ask, 'history.one.test/branch');
    const history = await historyOf(account.ask);
    expect(history).toMatchObject({ domain: 'one.test', canCompare: true, hasOlder: false, events: [] });
    expect(history.audits.map(({ auditId }) => auditId)).toEqual([third, second, first]);
    expect(history.audits.map(({ isOtherAddress }) => isOtherAddress)).toEqual([false, true, true]);
    const view = AuditView.parse(await (await account.ask(`/api/audits/${first}`)).json());
    expect(history.audits[2]).toMatchObject({
      overallScore: view.result?.overallScore,
      coverage: view.result?.coverage,
      algorithmVersion: view.result?.algorithmVersion,
      origin: 'asked',
      status: 'done',
      isLocked: false,
    });
  });

  it('is listed with what the newest score could be, the step to take and whether it is watched', async () => {
    const account = await openAccount(fixture, { plan: 'pro' });
    const auditId = await audit(account.ask, 'history.five.test');
    const view = AuditView.parse(await (await account.ask(`/api/audits/${auditId}`)).json());
    const [step] = view.result?.actionPlan ?? [];
    const listed = async () =>
      listBusinessesEndpoint.response.parse(await (await account.ask(listBusinessesEndpoint.path)).json())
        .businesses[0];
    expect(await listed()).toMatchObject({
      scoreRange: view.result?.scoreRange,
      step: { title: step?.title },
      isWatched: true,
    });
    await account.ask(`/api/businesses/${await businessOf(account.ask)}/watch`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isOn: false }),
    });
    expect((await listed())?.isWatched).toBe(false);
  });

  it('says of a shared reading that it is the same one', async () => {
    const ask = visitor(fixture.service);
    await ask('/api/analyze', post({ url: 'history.two.test' }));
    await ask('/api/analyze', post({ url: 'history.two.test' }));
    expect((await historyOf(ask)).audits.map(({ isSameReading }) => isSameReading)).toEqual([true, false]);
  });

  it('shows owner actions, verified fixes and watch events', async () => {
    const account = await openAccount(fixture, { plan: 'pro' });
    const auditId = await audit(account.ask, 'mended.history.test');
    await account.ask(`/api/audits/${auditId}/checks/websiteH1.trade/applied`, post({}));
    await account.ask(`/api/audits/${auditId}/checks/websiteH1.trade/recheck`, post({}));
    const businessId = await businessOf(account.ask);
    const event = {
      id: `${businessId} phone`,
      kind: 'alert' as const,
      at: new Date(0),
      auditId,
      details: { sentence: 'The phone number changed.', subjects: ['phone-changed'] },
    };
    expect(await insertBusinessEvent(fixture.database.orm, businessId, event)).toBe(true);
    expect(await insertBusinessEvent(fixture.database.orm, businessId, event)).toBe(false);
    // Marks of scans take no place of what is shown.
    const later = new Date(event.at.getTime() + 1000);
    const mark = { businessId, kind: 'mark', at: later, auditId: null, details: {} };
    await fixture.database.orm.insert(businessEvents).values({ id: `mark ${businessId}`, ...mark });
    expect(await selectBusinessEvents(fixture.database.orm, businessId, 1)).toMatchObject([{ id: event.id }]);
    const { events } = await historyOf(account.ask);
    expect(events.map(({ kind }) => kind)).toEqual(['fix-seen', 'fix-applied', 'alert']);
    expect(events[0]?.sentence).toMatch(/^We saw on your site: .+\.$/);
    expect(events[0]?.points).toBeGreaterThan(0);
    const exported = AccountExport.parse(await (await account.ask('/api/account/export')).json());
    expect(exported.businesses.flatMap((business) => business.events)).toMatchObject([{ kind: 'alert', auditId }]);
  });

  it('locks what is older than the plan reaches, without its score', async () => {
    const account = await openAccount(fixture, { plan: 'free' });
    await audit(account.ask, 'history.three.test');
    fixture.advanceClock(40 * DAY_MS);
    await account.signIn();
    await audit(account.ask, 'history.three.test');
    const { audits: listed, canCompare } = await historyOf(account.ask);
    expect(canCompare).toBe(false);
    expect(
      listed.map(({ isLocked, overallScore, coverage }) => [isLocked, overallScore === null, coverage === null]),
    ).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    const { businesses } = listBusinessesEndpoint.response.parse(
      await (await account.ask(listBusinessesEndpoint.path)).json(),
    );
    expect(businesses[0]?.scores).toHaveLength(1);
    await account.setPlan('pro');
    expect((await historyOf(account.ask)).audits.map(({ isLocked }) => isLocked)).toEqual([false, false]);
  });

  it('cannot be accessed by another owner', async () => {
    const { account } = await auditedTwice('history.four.test');
    const businessId = await businessOf(account.ask);
    const other = await openAccount(fixture, { plan: 'agency' });
    expect((await other.ask(`/api/businesses/${businessId}/history`)).status).toBe(404);
    expect((await visitor(fixture.service)(`/api/businesses/${businessId}/history`)).status).toBe(404);
    expect(await (await visitor(fixture.service)(listBusinessesEndpoint.path)).json()).toEqual({
      businesses: [],
      hasMore: false,
    });
  });

  it('shows a failed audit with its sentence', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = AuditStarted.parse(
      await (await ask('/api/audits', post({ url: 'refused.history.test' }))).json(),
    );
    await expect
      .poll(async () => AuditView.parse(await (await ask(`/api/audits/${auditId}`)).json()).status)
      .toBe('failed');
    expect((await historyOf(ask)).audits[0]).toMatchObject({
      status: 'failed',
      overallScore: null,
      problem: 'The robots.txt of this site refuses us.',
    });
  });
});

describe('comparing two audits', () => {
  it('finds nothing where nothing changed, and says when there is nothing to compare', async () => {
    const { account, first, second } = await auditedTwice('compare.one.test');
    expect(await comparisonOf(account.ask, first)).toBeNull();
    expect(await comparisonOf(account.ask, second)).toMatchObject({
      before: { auditId: first },
      after: { auditId: second },
      separation: 'none',
      isSameReading: false,
      points: { total: 0 },
      changes: [],
    });
  });

  it('explains what the site changed, in either order of the two audits', async () => {
    const { account, first, second } = await auditedTwice('compare.two.test');
    await rewrite(second, failing('websiteH1.one'));
    for (const comparison of [
      await comparisonOf(account.ask, second),
      await comparisonOf(account.ask, first, second),
    ]) {
      expect(comparison?.before.auditId).toBe(first);
      expect(comparison?.changes).toMatchObject([{ subject: 'websiteH1.one', cause: 'site', isRegression: true }]);
      expect(comparison?.points?.site).toBeCloseTo(comparison?.points?.total ?? 0, 9);
      expect(comparison?.points?.total).toBeLessThan(0);
    }
  });

  it('sets apart what only our rules changed', async () => {
    const { account, first, second } = await auditedTwice('compare.three.test');
    // By the old rules the heading failed; the evidence, evaluated today, passes. Today the title fails: that is the site.
    await rewrite(first, (analysis) => ({
      ...failing('websiteH1.one')(analysis),
      algorithmVersion: OLD_RULES,
      overallScore: 1,
    }));
    await rewrite(second, failing('structuredData.type'));
    const comparison = await comparisonOf(account.ask, second);
    expect(comparison).toMatchObject({ separation: 'done', before: { overallScore: 1, algorithmVersion: OLD_RULES } });
    expect(comparison?.scoreByTodaysRules).toBe(comparison?.after.overallScore);
    const causes = comparison?.changes.map(({ kind, subject, cause }) => `${cause} ${kind} ${subject}`);
    expect(causes).toContain('site check structuredData.type');
    expect(causes).toContain('rules check websiteH1.one');
    expect(causes).not.toContain('site check websiteH1.one');
    const { points } = comparison ?? {};
    if (points === null || points === undefined) throw new Error('There are no points.');
    expect(points.rules).toBeGreaterThan(0);
    expect(points.site).toBeLessThan(0);
    expect(points.site + points.rules + points.owner + points.reading).toBeCloseTo(points.total, 9);
    expect((await historyOf(account.ask)).events.map(({ kind }) => kind)).toEqual(['rules-changed']);
  });

  it('separates the effect of owner input', async () => {
    const { account, first, second } = await auditedTwice('compare.four.test');
    await account.ask(`/api/audits/${second}/corrections`, post({ name: 'Lantern & Sons' }));
    const comparison = await comparisonOf(account.ask, second, first);
    expect(comparison?.separation).toBe('done');
    expect(comparison?.changes).toMatchObject([
      { kind: 'fact', subject: 'name', cause: 'owner', after: 'Lantern & Sons', isRegression: false },
    ]);
  });

  it('says that causes are unknown where the evidence is gone', async () => {
    const { account, first, second } = await auditedTwice('compare.five.test');
    await rewrite(first, (analysis) => ({ ...failing('websiteH1.one')(analysis), algorithmVersion: OLD_RULES }));
    const { orm } = fixture.database;
    const [row] = await orm.select({ siteRunId: audits.siteRunId }).from(audits).where(eq(audits.id, first));
    await orm
      .update(siteRuns)
      .set({ bundleDigest: null })
      .where(eq(siteRuns.id, row?.siteRunId ?? ''));
    const comparison = await comparisonOf(account.ask, second);
    expect(comparison).toMatchObject({ separation: 'impossible', scoreByTodaysRules: null });
    const checks = comparison?.changes.filter(({ kind }) => kind === 'check') ?? [];
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.every(({ cause }) => cause === 'unclear')).toBe(true);
  });

  it('evaluates the older evidence once, however often it is looked at', async () => {
    const { account, first, second } = await auditedTwice('compare.six.test');
    await rewrite(first, (analysis) => ({ ...analysis, algorithmVersion: OLD_RULES }));
    const before = fixture.engine.reevaluatedWith.length;
    await comparisonOf(account.ask, second);
    await comparisonOf(account.ask, second);
    expect(fixture.engine.reevaluatedWith.length).toBe(before + 1);
  });

  it('is refused for another’s, for two businesses, and without the plan', async () => {
    const { account, first, second } = await auditedTwice('compare.seven.test');
    const foreign = await auditedTwice('compare.eight.test');
    const status = async (ask: Ask, path: string) => (await ask(`/api/audits/${path}`)).status;
    expect(await status(foreign.account.ask, `${second}/changes`)).toBe(404);
    expect(await status(account.ask, `${second}/changes?since=${foreign.first}`)).toBe(404);
    expect(await status(account.ask, `${second}/changes?since=${second}`)).toBe(404);
    const elsewhere = await audit(account.ask, 'compare.nine.test');
    expect(await status(account.ask, `${second}/changes?since=${elsewhere}`)).toBe(404);
    await account.setPlan('free');
    expect(await status(account.ask, `${second}/changes?since=${first}`)).toBe(402);
  });
});
