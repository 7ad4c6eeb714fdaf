import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { audits, siteRuns } from '#server/store/audits/audit-schema.ts';
import { compressJson, decompressJson } from '#server/store/database/compressed-json.ts';
import { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { FACTOR_KEYS, type FactorKey } from '#shared/audit/factor-keys.ts';
import { NOT_CHECKED_THEN } from '#shared/stored/unchecked-factor.ts';
import { openAccount, type TestAccount } from '../account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '../server-fixture.ts';

/**
 * Simulates that a factor is added in the future: every stored audit lacks a factor of today, as written by an earlier
 * release.
 */

const Stored = z.looseObject({
  factors: z.record(z.string(), z.unknown()),
  actionPlan: z.array(z.looseObject({ factor: z.string() })),
});
const OURS = { headers: { 'sec-fetch-site': 'same-origin' } };

let fixture: ServiceFixture;
let account: TestAccount;
let operator: TestAccount;
let older: string;
let newer: string;
beforeAll(async () => {
  fixture = await openServiceFixture();
  account = await openAccount(fixture, { plan: 'agency' });
  operator = await openAccount(fixture, { plan: 'free', role: 'owner' });
});
afterAll(() => fixture.close());

/** A separate host for each test: an owner's input on a business is evaluated into its later audits. */
async function audit(host: string): Promise<string> {
  fixture.advanceClock(60_000);
  const answer = await account.ask('/api/analyze', post({ url: `${host.toLowerCase()}.test`, fresh: true }));
  return AuditedAnalysis.parse(await answer.json()).auditId;
}

/** Rewrites a stored analysis as a release with other factors wrote it: also without versions. */
async function rewrite(auditId: string, change: (factors: Record<string, unknown>) => void): Promise<void> {
  const { orm } = fixture.database;
  const [row] = await orm
    .select({ id: siteRuns.id, analysis: siteRuns.analysis })
    .from(siteRuns)
    .innerJoin(audits, eq(audits.siteRunId, siteRuns.id))
    .where(eq(audits.id, auditId));
  const { schemaVersion: _, ...stored } = Stored.parse(decompressJson(row?.analysis ?? ''));
  change(stored.factors);
  const actionPlan = stored.actionPlan.filter(({ factor }) => stored.factors[factor] !== undefined);
  await orm
    .update(siteRuns)
    .set({ analysis: compressJson({ ...stored, actionPlan }) })
    .where(eq(siteRuns.id, row?.id ?? ''));
}

/** Requests everything that reads a stored audit; returns the page of a share link to it. */
async function expectAllAnswer(auditId: string): Promise<string> {
  const at = `/api/audits/${auditId}`;
  const view = AuditView.parse(await (await account.ask(at)).json());
  const shared: unknown = await (await account.ask(`${at}/shares`, post({}))).json();
  const { url } = z.looseObject({ url: z.string() }).parse(shared);
  const page = new URL(url).pathname;
  const asked: readonly (readonly [path: string, init?: RequestInit])[] = [
    [at],
    ['/api/audits'],
    ['/api/businesses'],
    [`/api/businesses/${view.businessId}/history`],
    [`/api/businesses/${view.businessId}/audit`],
    [`/api/businesses/${view.businessId}/watch`],
    [`/api/audits/${newer}/changes?since=${older}`],
    [`${at}/export.json`],
    [`${at}/checks.csv`],
    [`${at}/plan.csv`],
    [`/api/export-pdf?auditId=${auditId}`],
    [page],
    [`${page}/preview.png`],
    [`${at}/verify`, { method: 'POST' }],
    [`${at}/facts`],
    [`${at}/profile`],
    [`${at}/fix-states`],
    [`${at}/action-pack`],
    [`${at}/keywords`],
    [`${at}/add-ons/qa-year-pack/preview`],
    [`/api/generate/description?auditId=${auditId}`],
    ['/api/seo-checklist', post({ auditId, url: view.url })],
    ['/api/account/export'],
    [`${at}/corrections`, post({ name: 'Harbor & Pine' })],
  ];
  const html = await (await account.ask(page)).text();
  for (const [path, init = {}] of asked) {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...OURS.headers };
    const response = await account.ask(path, { ...init, headers });
    expect([path, response.status, response.status === 200 ? '' : await response.text()]).toEqual([path, 200, '']);
  }
  const mailed = await account.ask('/api/email-report', post({ auditId, email: account.email }));
  expect(mailed.status).toBeLessThan(300);
  expect((await operator.ask('/api/admin/audits')).status).toBe(200);
  return html;
}

/** One of each kind: common fields only, fields of its own, and the two that other code reads by name. */
const TRIED: readonly FactorKey[] = ['websiteH1', 'answerPresence', 'aiCrawlerAccess', 'napConsistency'];

describe('a stored audit', () => {
  it.each(TRIED)('without %s answers everywhere, and says that it was not checked', async (key) => {
    older = await audit(key);
    newer = await audit(key);
    await rewrite(older, (factors) => delete factors[key]);
    const before = AuditView.parse(await (await account.ask(`/api/audits/${newer}`)).json()).result;
    const old = AuditView.parse(await (await account.ask(`/api/audits/${older}`)).json());
    expect(old.result?.factors[key]).toMatchObject({ score: null, summary: NOT_CHECKED_THEN });
    const page = await expectAllAnswer(older);
    expect(page).toContain(NOT_CHECKED_THEN);
    expect(page).not.toContain('weight of 0');
    const view = AuditView.parse(await (await account.ask(`/api/audits/${newer}`)).json());
    expect(view.result?.factors[key].weight).toBe(before?.factors[key].weight);
    const csv = await (await account.ask(`/api/audits/${newer}/checks.csv`, OURS)).text();
    expect(csv).toContain(`${key}.`);
  });

  it('says of each factor that it lacks that it was not checked then, and keeps its score', async () => {
    for (const key of FACTOR_KEYS) {
      const auditId = await audit('each');
      const before = AuditView.parse(await (await account.ask(`/api/audits/${auditId}`)).json()).result;
      await rewrite(auditId, (factors) => delete factors[key]);
      const { result } = AuditView.parse(await (await account.ask(`/api/audits/${auditId}`)).json());
      expect(result?.factors[key]).toMatchObject({ score: null, weight: 0, summary: NOT_CHECKED_THEN });
      expect(result?.overallScore).toBe(before?.overallScore);
    }
  });

  it('of a later release with a factor that this one does not know answers everywhere', async () => {
    older = await audit('later');
    newer = await audit('later');
    await rewrite(older, (factors) => {
      factors.profilePosts = { key: 'profilePosts', label: 'Posts', score: 40, weight: 5, checks: [] };
    });
    await expectAllAnswer(older);
  });
});
