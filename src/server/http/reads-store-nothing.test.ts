import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApiKeyEndpoint } from '#shared/api/account.ts';
import { AuditedAnalysis, AuditTexts, AuditView, analyzeEndpoint, listAuditsEndpoint } from '#shared/api/audits.ts';
import { createReviewCampaignEndpoint, ReviewCampaign } from '#shared/api/review-day.ts';
import { ShareLink } from '#shared/api/shares.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { ENDPOINT_MATRIX } from '#test/endpoint-matrix.ts';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { createLog } from '../log.ts';
import { createAuditCaches } from '../services/audits/audit-caches.ts';
import { loadAnalysis } from '../services/audits/load-analysis.ts';
import { composeGeneratedParts } from '../services/fixes/compose-generated-parts.ts';
import { writeTexts } from '../services/fixes/generated-parts.ts';
import { audits } from '../store/audits/audit-schema.ts';
import { findAudit } from '../store/audits/audits.ts';
import { openBundleFiles } from '../store/audits/bundle-files.ts';
import { selectRows } from '../store/database/database.ts';
import { generatedTexts, siteOutlines } from '../store/fixes/fixes-schema.ts';

/** What a GET may store after all, by table, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  rate_limits: 'What is limited must be counted where every process sees it.',
  account_sessions: 'A session that is used lives on.',
  share_links: 'Whoever shared a report sees how often it was opened.',
  api_keys: 'Its owner sees when a key was used last.',
};

const NO_RUN = '00000000-0000-0000-0000-000000000000';
const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const SITE = 'reads.example.com';
const Count = z.object({ count: z.coerce.number() });

let fixture: ServiceFixture;
let owner: TestAccount;
let key: ServiceFixture['ask'];
/** An audit of a business of which the owner told facts at an earlier audit, and whose reports nobody has prepared. */
let auditId: string;
let parameters: Readonly<Record<string, string>>;

async function start(ask: ServiceFixture['ask']): Promise<string> {
  const answer = await ask(analyzeEndpoint.path, post({ url: SITE }));
  return AuditedAnalysis.parse(await answer.json()).auditId;
}

async function readTexts(): Promise<AuditTexts> {
  return AuditTexts.parse(await (await owner.ask(`/api/audits/${auditId}/texts`)).json());
}

async function tasksAreDone(): Promise<void> {
  const open = sql`select count(*) as count from pgboss.job where state in ('created', 'active', 'retry')`;
  await vi.waitFor(async () => expect(await selectRows(fixture.database.orm, Count, open)).toEqual([{ count: 0 }]), {
    timeout: 30_000,
    interval: 50,
  });
}

/** As before the task ran: nothing that it makes is stored. */
async function forgetPrepared(): Promise<void> {
  const { orm } = fixture.database;
  await orm.delete(generatedTexts);
  await orm.delete(siteOutlines);
  await orm.update(audits).set({ analysis: null }).where(eq(audits.id, auditId));
}

/** One line for each table, which changes with any of its rows. */
async function contents(): Promise<Record<string, string>> {
  const { orm } = fixture.database;
  const names = await selectRows(
    orm,
    z.object({ name: z.string() }),
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const lines = await Promise.all(
    names.map(async ({ name }) => {
      const rows = sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as rows from ${sql.identifier(name)} t`;
      const [found] = await selectRows(orm, z.object({ rows: z.string() }), rows);
      return [name, found?.rows ?? ''] as const;
    }),
  );
  return Object.fromEntries(lines.filter(([name]) => !Object.hasOwn(ALLOWED, name)));
}

/** Every GET that the service answers, with the caller's own objects in its address. */
function listReads(): string[] {
  const routes = fixture.service.app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'));
  return [...new Set(routes.map(({ path }) => path))].map((path) => {
    const query = ENDPOINT_MATRIX[`GET ${path}`]?.[1]?.query;
    const address = query === undefined ? path : `${path}?${query}`;
    return address.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => parameters[name] ?? `no-${name}`);
  });
}

beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { plan: 'agency', role: 'owner' });
  const { ask } = owner;
  const first = await start(ask);
  await owner.grantAddOn('review-reply-pack', first);
  await ask(
    `/api/audits/${first}/facts`,
    post({ changes: [{ action: 'add', kind: 'service', value: 'Gas fitting' }] }),
  );
  await ask(`/api/audits/${first}/corrections`, post({ name: 'Told by its Owner' }));
  auditId = await start(ask);
  await owner.grantAddOn('review-reply-pack', auditId);
  const { rows } = listAuditsEndpoint.response.parse(await (await ask(listAuditsEndpoint.path)).json());
  const link = ShareLink.parse(await (await ask(`/api/audits/${auditId}/shares`, post({}))).json());
  const campaign = await ask(createReviewCampaignEndpoint.path, post(REVIEW_CAMPAIGN));
  const made = await ask('/api/account/api-keys', post({ name: 'Script', mayMail: true }));
  const { secret } = createApiKeyEndpoint.response.parse(await made.json());
  key = (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${secret}`);
    return Promise.resolve(fixture.service.app.request(path, { ...init, headers }));
  };
  parameters = {
    auditId,
    otherId: first,
    businessId: rows.find((row) => row.auditId === auditId)?.businessId ?? '',
    token: link.url.split('/').at(-1) ?? '',
    campaignId: ReviewCampaign.parse(await campaign.json()).campaignId,
    addOnId: 'review-reply-pack',
    userId: owner.id,
  };
  await tasksAreDone();
}, 60_000);
afterAll(() => fixture.close());

describe('a GET', () => {
  it('stores nothing, for any caller, before the reports are prepared', async () => {
    await forgetPrepared();
    const before = await contents();
    const answered = new Map<number, number>();
    const stored: string[] = [];
    for (const address of listReads()) {
      for (const ask of [owner.ask, key, visitor(fixture.service)]) {
        const answer = await ask(address, { headers: BROWSER });
        if (address.endsWith('/events')) await answer.body?.cancel();
        else await answer.arrayBuffer();
        answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
        expect(answer.status, address).toBeLessThan(500);
      }
      const after = await contents();
      const changed = Object.keys(before).filter((table) => after[table] !== before[table]);
      stored.push(...changed.map((table) => `${address}: ${table}`));
      Object.assign(before, after);
    }
    expect(stored).toEqual([]);
    // The reads do reach their objects.
    expect(answered.get(200) ?? 0).toBeGreaterThan(90);
  });

  it('answers before the reports are prepared as it does afterwards', async () => {
    const read = async () => {
      const view = AuditView.parse(await (await owner.ask(`/api/audits/${auditId}`)).json());
      return { result: view.result, texts: await readTexts() };
    };
    await forgetPrepared();
    const early = await read();
    expect(early.result?.businessName).toBe('Told by its Owner');
    expect(early.texts.offers).toBeDefined();
    expect(Object.keys(early.texts.templates).length).toBeGreaterThan(0);
    expect(await fixture.database.orm.select().from(generatedTexts)).toEqual([]);
    const { core } = fixture.service.admin;
    await core.addTask(fixture.database.orm, { kind: 'prepare-reports', siteRunId: NO_RUN, auditId });
    core.wakeTasks();
    await tasksAreDone();
    const [audit] = await fixture.database.orm.select().from(audits).where(eq(audits.id, auditId));
    expect(audit?.analysis).not.toBeNull();
    expect(await fixture.database.orm.select().from(generatedTexts)).toEqual([]);
    expect(await read()).toEqual(early);
  });
});

describe('the reports of an audit', () => {
  it('are prepared by a task after it ended, also where another one read the site before', async () => {
    const { orm } = fixture.database;
    const reused = await start(owner.ask);
    await tasksAreDone();
    const [audit] = await orm.select().from(audits).where(eq(audits.id, reused));
    expect(audit?.analysis).not.toBeNull();
    expect(fixture.logLines.join()).not.toContain('generated_parts_failed');
  });

  it('have the same texts in every process, each of which generates them itself', async () => {
    const { orm } = fixture.database;
    const record = await findAudit(orm, { kind: 'account', accountId: owner.id }, auditId);
    if (record === null) throw new Error('The audit is gone.');
    const services = {
      ...{ database: fixture.database, engine: fixture.engine, log: createLog('error', () => {}), now: Date.now },
      ...{ bundles: openBundleFiles(fixture.dataDir), caches: createAuditCaches() },
      composeParts: composeGeneratedParts,
    };
    const here = await readTexts();
    const there = await writeTexts(services, record, await loadAnalysis(services, record));
    expect(there.contentIdeas.length).toBeGreaterThan(0);
    expect(there.contentIdeas).toEqual(here.contentIdeas);
    expect(there.templates).toEqual(here.templates);
  });
});
