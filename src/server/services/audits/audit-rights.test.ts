import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis, AuditStarted, AuditTexts, AuditView, listAuditsEndpoint } from '#shared/api/audits.ts';
import { PLANS } from '#shared/product/plan-names.ts';
import type { Plan } from '#shared/product/plans.ts';
import { DEFAULT_PERIODS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { SAMPLE_SECRETS, secret, secretsIn, titlesIn } from '#test/marked-texts.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { createLog } from '../../log.ts';
import { openBundleFiles } from '../../store/audits/bundle-files.ts';
import { cleanUp } from './clean-up.ts';

/** Every secret of three marked texts of each kind. */
const ALL_SECRETS = 51;

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
async function analyze(ask: Ask, url = 'written.example.com'): Promise<AuditedAnalysis> {
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json());
}
const textOf = async (ask: Ask, path: string, init?: RequestInit) => (await ask(path, init)).text();
async function list(ask: Ask, query = '') {
  return listAuditsEndpoint.response.parse(await (await ask(`/api/audits${query}`)).json());
}

describe('the generated texts of an audit', () => {
  it('are withheld from a visitor wherever an analysis leaves the server', async () => {
    const ask = visitor(fixture.service);
    const { auditId, locked } = await analyze(ask);
    expect(locked?.qaRewriteSuggestions).toMatchObject({ count: 2, code: 'plan-required' });
    const answers = [
      await textOf(ask, '/api/analyze', post({ url: 'written.example.com' })),
      await textOf(ask, `/api/audits/${auditId}/texts`),
    ];
    const corrected = await textOf(ask, `/api/audits/${auditId}/corrections`, post({ name: 'Corrected' }));
    answers.push(await textOf(ask, `/api/audits/${auditId}/texts`));
    for (const text of answers) {
      expect(secretsIn(text)).toEqual(SAMPLE_SECRETS);
      expect(titlesIn(text).size).toBe(12);
    }
    const others = [
      corrected,
      await textOf(ask, `/api/audits/${auditId}`),
      await textOf(ask, '/api/audits'),
      await textOf(ask, `/api/audits/${auditId}/events`),
    ];
    for (const text of others) expect(secretsIn(text).size).toBe(0);
  });

  it('follow the plan at the next read, up and down', async () => {
    const account = await openAccount(fixture, {});
    const { auditId } = await analyze(account.ask);
    const steps: readonly (readonly [Plan, number])[] = [
      ['free', SAMPLE_SECRETS.size],
      ['pro', ALL_SECRETS],
      ['agency', ALL_SECRETS],
      ['pro', ALL_SECRETS],
      ['free', SAMPLE_SECRETS.size],
    ];
    for (const [plan, count] of steps) {
      await account.setPlan(plan);
      expect(secretsIn(await textOf(account.ask, `/api/audits/${auditId}/texts`)).size, plan).toBe(count);
    }
  });

  it('of one audit are opened by its own add-on only', async () => {
    const account = await openAccount(fixture, {});
    const [bought, other] = [await analyze(account.ask), await analyze(account.ask, 'written.example.org')];
    await account.grantAddOn('qa-year-pack', bought.auditId);
    const opened = await textOf(account.ask, `/api/audits/${bought.auditId}/texts`);
    expect(opened).toContain(secret('exampleAnswer', 'gamma'));
    expect(opened).not.toContain(secret('template', 'gamma'));
    expect(secretsIn(await textOf(account.ask, `/api/audits/${other.auditId}/texts`))).toEqual(SAMPLE_SECRETS);
  });

  it('make the whole analysis when they are added to its result, on every plan', async () => {
    for (const plan of PLANS) {
      const { ask } = await openAccount(fixture, { plan });
      const whole = await analyze(ask, 'whole.example.com');
      const [view, texts] = [`/api/audits/${whole.auditId}`, `/api/audits/${whole.auditId}/texts`];
      const { result } = AuditView.parse(await (await ask(view)).json());
      expect(result).toMatchObject({ factors: whole.factors, overallScore: whole.overallScore });
      expect({ ...result, ...AuditTexts.parse(await (await ask(texts)).json()) }).toEqual(whole);
    }
  });

  it('are not there before the audit has ended', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = AuditStarted.parse(await (await ask('/api/audits', post({ url: 't2000.example.com' }))).json());
    expect((await ask(`/api/audits/${auditId}/texts`)).status).toBe(409);
    expect((await visitor(fixture.service)(`/api/audits/${auditId}/texts`)).status).toBe(404);
  });

  it('are not unlocked by claims of the client', async () => {
    const ask = visitor(fixture.service);
    const wish = {
      plan: 'agency',
      isPro: true,
      role: 'owner',
      userId: 'x',
      score: 100,
      grantedAddOns: ['qa-year-pack'],
    };
    const text = await textOf(ask, '/api/analyze', post({ url: 'written.example.com', ...wish }, { 'x-plan': 'pro' }));
    expect(secretsIn(text)).toEqual(SAMPLE_SECRETS);
    expect(text).not.toContain('"overallScore":100');
  });
});

describe('the list of audits', () => {
  it('is empty for a visitor who has none, and holds the own ones only, the newest first', async () => {
    const [one, other] = [visitor(fixture.service), visitor(fixture.service)];
    expect(await list(one)).toEqual({ rows: [], nextCursor: null });
    const ids = [];
    for (const name of ['a', 'b', 'c']) {
      fixture.advanceClock(1);
      ids.push((await analyze(one, `${name}.list.example.com`)).auditId);
    }
    await analyze(other, 'other.list.example.com');
    const { rows, nextCursor } = await list(one);
    expect(rows.map(({ auditId }) => auditId)).toEqual(ids.toReversed());
    expect(nextCursor).toBeNull();
    expect(rows[0]).toMatchObject({ url: 'https://c.list.example.com/', status: 'done', isLocked: false });
  });

  it('comes in pages without a gap or a repetition, also for audits of one moment', async () => {
    const ask = visitor(fixture.service);
    const { auditId } = await analyze(ask, 'page.example.com');
    await Promise.all(Array.from({ length: 6 }, () => ask('/api/audits', post({ url: 'page.example.com' }))));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(ask, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.rows.length).toBeLessThanOrEqual(2);
      seen.push(...page.rows.map((row) => row.auditId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toContain(auditId);
  });

  it.each(['cursor=made-up', 'limit=0', 'limit=101', 'limit=1e9', 'limit=-1', 'limit=1&limit=2'])(
    'refuses ?%s',
    async (query) => {
      const response = await fixture.ask(`/api/audits?${query}`);
      expect(response.status).toBe(400);
    },
  );

  it('shows the same score as the opened audit', async () => {
    const ask = visitor(fixture.service);
    const { auditId, overallScore } = await analyze(ask, 'score.example.com');
    await ask(`/api/audits/${auditId}/corrections`, post({ name: 'Corrected' }));
    expect((await list(ask)).rows[0]?.overallScore).toBe(overallScore);
  });
});

describe('an audit older than the history of Free', () => {
  let account: TestAccount;
  let auditId: string;
  const paths = () => [`/api/audits/${auditId}`, `/api/audits/${auditId}/events`];
  beforeAll(async () => {
    account = await openAccount(fixture, {});
    ({ auditId } = await analyze(account.ask, 'old.example.com'));
    fixture.advanceClock(29 * DAY_MS);
    await account.signIn();
  });

  it('opens for thirty days', async () => {
    for (const path of paths()) expect((await account.ask(path)).status, path).toBe(200);
  });

  it('then stays in the list, locked, and asks for a plan wherever it is opened', async () => {
    fixture.advanceClock(2 * DAY_MS);
    expect((await list(account.ask)).rows).toMatchObject([{ auditId, isLocked: true }]);
    for (const path of paths()) {
      const response = await account.ask(path);
      expect(response.status, path).toBe(402);
      expect(await response.json()).toMatchObject({
        code: 'plan-required',
        details: { right: 'history', plan: 'pro' },
      });
    }
    const correction = await account.ask(`/api/audits/${auditId}/corrections`, post({ name: 'New' }));
    expect(correction.status).toBe(402);
  });

  it('opens again with Pro, and closes with the plan', async () => {
    await account.setPlan('pro');
    expect((await account.ask(`/api/audits/${auditId}`)).status).toBe(200);
    expect((await list(account.ask)).rows).toMatchObject([{ isLocked: false }]);
    await account.setPlan('free');
    expect((await account.ask(`/api/audits/${auditId}`)).status).toBe(402);
  });

  it('is 404, not 402, for everybody else', async () => {
    const stranger = await openAccount(fixture, { plan: 'agency' });
    for (const path of paths()) expect((await stranger.ask(path)).status, path).toBe(404);
  });

  it('outlives the anonymous session it was made in', async () => {
    const ask = visitor(fixture.service);
    const { auditId: moved } = await analyze(ask, 'moved.example.com');
    const { auditId: left } = await analyze(visitor(fixture.service), 'left.example.com');
    const { id } = await openAccount(fixture, { ask });
    const { database, dataDir } = fixture;
    const now = () => Date.now() + 400 * DAY_MS;
    await cleanUp({
      database,
      bundles: openBundleFiles(dataDir),
      now,
      log: createLog('error', () => {}),
      periods: DEFAULT_PERIODS,
    });
    const kept = await database.orm.query.audits.findMany();
    expect(kept.find((audit) => audit.id === moved)).toMatchObject({ accountId: id, sessionId: null });
    expect(kept.some((audit) => audit.id === left)).toBe(false);
  });
});
