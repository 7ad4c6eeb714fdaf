import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { ReportKeywords } from '#shared/api/keywords.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

/** Rows as a release after this one, or long before it, may have left them: what is known of them is shown, and nothing fails. */

let fixture: ServiceFixture;
let account: TestAccount;
let auditId: string;
let businessId: string;
beforeAll(async () => {
  fixture = await openServiceFixture();
  account = await openAccount(fixture, { plan: 'agency' });
  const answer = await account.ask('/api/analyze', post({ url: 'plumber.test' }));
  ({ auditId } = AuditedAnalysis.parse(await answer.json()));
  ({ businessId } = AuditView.parse(await json(`/api/audits/${auditId}`)));
  await account.grantAddOn('review-reply-pack', auditId);
});
afterAll(() => fixture.close());

async function json(path: string): Promise<unknown> {
  const response = await account.ask(path, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

const run = (statement: SQL) => fixture.database.orm.execute(statement);
const at = (rest: string) => `/api/audits/${auditId}${rest}`;
const given = (init: RequestInit): RequestInit => ({ ...init, method: 'PUT' });

describe('a row of another release', () => {
  it('in an owner’s profile: the values that are known count', async () => {
    await account.ask(at('/profile'), given(post({ rating: 4.6, reviewCount: 86 })));
    await run(sql`update owner_profiles set stated = '{"values":{"rating":4.6,"reviewCount":"many","mood":"good"},"at":{}}'
      where business_id = ${businessId}`);
    expect(await json(at('/profile'))).toMatchObject({ stated: { rating: 4.6 } });
    await run(sql`update owner_profiles set stated = '"a word"' where business_id = ${businessId}`);
    expect(await json(at('/profile'))).toMatchObject({ stated: {} });
  });

  it('in corrections: values that today’s rules refuse count as unset', async () => {
    await run(
      sql`update audits set corrections = '{"name":7,"locationId":"a","pronouns":"we"}', analysis = null where id = ${auditId}`,
    );
    expect(AuditView.parse(await json(at(''))).result?.businessName).not.toBeNull();
    await run(sql`update audits set corrections = null, analysis = null where id = ${auditId}`);
  });

  it('in words on facts: a kind of fact that is not known says nothing', async () => {
    await run(sql`insert into fact_overrides (business_id, fact_id, kind, state, value, at)
      values (${businessId}, 'f1', 'starSign', 'added', 'Leo', now())`);
    expect(JSON.stringify(await json(at('/facts')))).not.toContain('Leo');
    await json('/api/account/export');
  });

  it('in pasted reviews: those that are whole are answered', async () => {
    await account.ask(
      at('/add-ons/review-reply-pack/input'),
      given(post({ reviews: [{ rating: 5, text: 'Quick.' }] })),
    );
    await run(
      sql`update add_on_packs set input = '{"reviews":[{"rating":5,"text":"Quick."},{"stars":4}]}' where audit_id = ${auditId}`,
    );
    const pack = await json(at('/add-ons/review-reply-pack'));
    expect(JSON.stringify(pack)).toContain('"review":{"rating":5,"text":"Quick."}');
  });

  it('in chosen keywords, campaigns, looks at steps and events: the others are there', async () => {
    const keyword = {
      ...{
        keyword: 'plumber duluth',
        rationale: 'r',
        intent_stage: 'Local Intent',
        priority_score: 5,
        suggested_gbp_placements: [],
      },
      ...{ suggested_on_site_targets: [], example_post_prompt: 'p', geo_modifiers: [] },
    };
    const keywords = JSON.stringify([keyword, { ...keyword, priority_score: 'high' }]);
    await run(
      sql`insert into report_keywords (audit_id, keywords, chosen_at) values (${auditId}, ${keywords}::json, now())`,
    );
    expect(ReportKeywords.parse(await json(at('/keywords'))).keywords).toHaveLength(1);

    await account.ask('/api/review-campaigns', post(REVIEW_CAMPAIGN));
    await account.ask('/api/review-campaigns', post(REVIEW_CAMPAIGN));
    await run(
      sql`update review_campaigns set draft = '{"plan":"by pigeon"}' where id = (select min(id) from review_campaigns)`,
    );
    expect(await json('/api/review-campaigns')).toMatchObject({
      campaigns: [{ businessName: REVIEW_CAMPAIGN.businessName }],
    });

    await run(sql`insert into fix_states (business_id, check_id, state, last_check, applied_at)
      values (${businessId}, 'websiteH1.trade', 'applied', '{"colour":"green"}', now())`);
    expect(await json(at('/fix-states'))).toMatchObject({ states: [{ checkId: 'websiteH1.trade', lastCheck: null }] });

    await run(sql`insert into business_events (id, business_id, kind, at, details) values
      ('e1', ${businessId}, 'alert', now(), '{"sentence":"It is down.","colour":"red"}'),
      ('e2', ${businessId}, 'alert', now(), '{}'), ('e3', ${businessId}, 'eclipse', now(), '{}')`);
    expect(JSON.stringify(await json(`/api/businesses/${businessId}/history`))).toContain('It is down.');
  });

  it('in events and failures of a site run: known parts are returned', async () => {
    await run(sql`insert into audit_events (site_run_id, id, event)
      select site_run_id, 9000, '{"type":"weather","rain":true}' from audits where id = ${auditId}`);
    expect((await account.ask(at('/events'))).status).toBe(200);
    const failed = await account.ask('/api/audits', post({ url: 'refused.gone.test' }));
    const { auditId: other } = AuditView.pick({ auditId: true }).parse(await failed.json());
    await run(sql`update site_runs set status = 'failed', failure = '{"code":"eaten-by-dog","error":"The dog ate it."}'
      from audits where audits.site_run_id = site_runs.id and audits.id = ${other}`);
    expect(AuditView.parse(await json(`/api/audits/${other}`)).error).toEqual({
      ...{ code: 'internal-error', error: 'The dog ate it.' },
    });
  });
});
