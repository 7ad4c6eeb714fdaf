import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountExport } from '#shared/api/account.ts';
import { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { FixStates, RecheckResult } from '#shared/api/fix-verification.ts';
import { ErrorBody } from '#shared/errors.ts';
import { PASSWORD } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];

/** The step of the fixture's plan about the main heading, and its checks. */
const STEP = 'h1';
const CHECKS = ['websiteH1.place', 'websiteH1.title', 'websiteH1.trade'];

async function audit(ask: Ask, url: string, fresh = false): Promise<AuditedAnalysis> {
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url, fresh }))).json());
}
const look = (ask: Ask, auditId: string, step = STEP, body: unknown = {}) =>
  ask(`/api/audits/${auditId}/checks/${step}/recheck`, post(body));
const see = async (ask: Ask, auditId: string, step = STEP) =>
  RecheckResult.parse(await (await look(ask, auditId, step)).json());
const mark = async (ask: Ask, auditId: string, isApplied = true, step = STEP) =>
  FixStates.parse(await (await ask(`/api/audits/${auditId}/checks/${step}/applied`, post({ isApplied }))).json());
const statesOf = async (ask: Ask, auditId: string) =>
  FixStates.parse(await (await ask(`/api/audits/${auditId}/fix-states`)).json()).states;
const errorOf = async (response: Response) => ErrorBody.parse(await response.json());

describe('checking a step again', () => {
  it('shows before and after, and credits exactly the points that the plan promised, once', async () => {
    const ask = visitor(fixture.service);
    const analysis = await audit(ask, 'mended.one.test');
    const promised = analysis.actionPlan.find(({ id }) => id === STEP)?.pointsGained;
    const result = await see(ask, analysis.auditId);
    expect(result.checks.map(({ before, after }) => `${before.status} > ${after.status}`)).toEqual([
      'fail > pass',
      'fail > pass',
      'partial > pass',
    ]);
    expect(result.pointsGained).toBe(promised);
    expect(result.score).toEqual({ before: analysis.overallScore, after: 64 });
    expect(result.states.map(({ checkId, state }) => `${checkId} ${state}`)).toEqual(CHECKS.map((id) => `${id} seen`));
    const sum = result.states.reduce((total, { pointsGained }) => total + (pointsGained ?? 0), 0);
    expect(Math.round(sum * 10) / 10).toBe(promised);

    const again = await see(ask, analysis.auditId);
    expect(again.pointsGained).toBe(0);
    expect(again.score).toEqual({ before: 64, after: 64 });
    expect(again.states.map(({ pointsGained }) => pointsGained)).toEqual(
      result.states.map(({ pointsGained }) => pointsGained),
    );
  });

  it('leaves the audit as it was', async () => {
    const ask = visitor(fixture.service);
    const { auditId, ...before } = await audit(ask, 'mended.two.test');
    await see(ask, auditId);
    const view = AuditView.parse(await (await ask(`/api/audits/${auditId}`)).json());
    expect(view.result?.overallScore).toBe(before.overallScore);
    expect(view.result?.factors).toEqual(before.factors);
  });

  it('is confirmed by the next audit, or forgotten where that does not find it', async () => {
    const ask = visitor(fixture.service);
    const first = await audit(ask, 'mended.three.test');
    await see(ask, first.auditId);
    await mark(ask, first.auditId, true, 'oai');
    fixture.advanceClock(60_000);
    // The stub engine returns the old site again.
    const second = await audit(ask, 'mended.three.test', true);
    const states = await statesOf(ask, second.auditId);
    expect(states.filter(({ checkId }) => CHECKS.includes(checkId))).toEqual([]);
    expect(states).toMatchObject([{ checkId: 'aiCrawlerAccess.oai', state: 'applied' }]);
    // Beside the audit in which it was seen it stays seen.
    expect((await statesOf(ask, first.auditId)).filter(({ state }) => state === 'seen')).toHaveLength(3);
  });

  it('says what it saw where nothing has changed, and credits nothing', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = await audit(ask, 'same.one.test');
    const result = await see(ask, auditId);
    expect(result.pointsGained).toBe(0);
    expect(result.states.map(({ state }) => state)).toEqual(['suggested', 'suggested', 'suggested']);
    expect(result.states[0]?.lastCheck?.after.status).toBe('fail');
  });

  it('says that a site is down and changes nothing', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = await audit(ask, 'down.one.test');
    const response = await look(ask, auditId);
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({ code: 'unreachable', error: 'The site does not answer.' });
    expect(await statesOf(ask, auditId)).toEqual([]);
  });

  it('refuses pages of other sites, steps that are not there, and others’ audits', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = await audit(ask, 'same.two.test');
    for (const page of [
      'https://elsewhere.test/',
      'http://127.0.0.1/',
      'http://169.254.169.254/latest',
      'file:///etc',
    ]) {
      const response = await look(ask, auditId, STEP, { page });
      expect(response.status, page).toBe(400);
      expect((await errorOf(response)).details, page).toMatchObject({ issues: [{ field: 'page' }] });
    }
    expect((await look(ask, auditId, STEP, { page: '/services' })).status).toBe(200);
    expect((await look(ask, auditId, 'nothing.here')).status).toBe(404);
    expect((await look(visitor(fixture.service), auditId)).status).toBe(404);
    expect((await errorOf(await look(ask, auditId, 'businessCategory.primary'))).code).toBeDefined();
  });

  it('is limited by address', async () => {
    fixture.advanceToFullHour();
    const ask = visitor(fixture.service);
    const { auditId } = await audit(ask, 'same.three.test');
    let response = await look(ask, auditId);
    for (let calls = 0; calls < 70 && response.ok; calls += 1) response = await look(ask, auditId);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).not.toBeNull();
    fixture.advanceClock(600_000);
  });
});

describe('saying that a step is done', () => {
  it('is kept for all its checks, can be taken back, and gains nothing by itself', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = await audit(ask, 'same.four.test');
    const { states } = await mark(ask, auditId);
    expect(states.map(({ checkId, state, pointsGained }) => [checkId, state, pointsGained])).toEqual(
      CHECKS.map((id) => [id, 'applied', null]),
    );
    expect((await mark(ask, auditId, false)).states).toEqual([]);
  });

  it('moves with a visitor who signs up, and is in the export of the account', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = await audit(ask, 'mended.four.test');
    await see(ask, auditId);
    await ask('/api/auth/register', post({ email: 'prover@example.test', password: PASSWORD }));
    expect(await statesOf(ask, auditId)).toHaveLength(3);
    const exported = AccountExport.parse(await (await ask('/api/account/export')).json());
    expect(exported.businesses.flatMap(({ fixStates }) => fixStates)).toHaveLength(3);
  });
});
