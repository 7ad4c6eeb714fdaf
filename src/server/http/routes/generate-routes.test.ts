import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis, analyzeEndpoint } from '#shared/api/audits.ts';
import { changeFactsEndpoint, getFactsEndpoint } from '#shared/api/facts.ts';
import {
  generateDescriptionEndpoint,
  generateH1Endpoint,
  generateMetaEndpoint,
  generateQaEndpoint,
} from '#shared/api/generate.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let free: TestAccount;
let pro: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  [free, pro] = [await openAccount(fixture, {}), await openAccount(fixture, { plan: 'pro' })];
});
afterAll(() => fixture.close());

const OURS: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };

async function audit(ask: ServiceFixture['ask'], url: string): Promise<string> {
  const { auditId } = AuditedAnalysis.parse(await (await ask(analyzeEndpoint.path, post({ url }))).json());
  if (auditId === undefined) throw new Error('The analysis does not say whose it is.');
  return auditId;
}

describe('generated fixes that need Pro', () => {
  it.each(['/api/generate/qa?url=a.example&count=8', '/api/generate/h1?url=a.example'])(
    '%s asks for a plan first, so that nobody is sent away to come back for it',
    async (path) => {
      for (const ask of [fixture.askAsStranger, free.ask]) {
        const response = await ask(path, OURS);
        expect(response.status).toBe(402);
        expect(await response.json()).toMatchObject({ code: 'plan-required', details: { plan: 'pro' } });
      }
      expect((await pro.ask(path, OURS)).status).not.toBe(402);
    },
  );
});

describe('questions that an add-on opens', () => {
  const qaOf = (auditId: string) => `/api/generate/qa?auditId=${auditId}&count=3`;

  it('are written for the audit it was bought for, and for no other', async () => {
    const buyer = await openAccount(fixture, {});
    const [bought, other] = [await audit(buyer.ask, 'bought.example.com'), await audit(buyer.ask, 'other.example.com')];
    await buyer.grantAddOn('qa-year-pack', bought);
    expect((await buyer.ask(qaOf(bought), OURS)).status).toBe(200);
    for (const path of [qaOf(other), qaOf('nobody-has-this')]) expect((await buyer.ask(path, OURS)).status).toBe(402);
  });

  it('say that the server failed when it did, and not that a plan is missing', async () => {
    const buyer = await openAccount(fixture, {});
    const bought = await audit(buyer.ask, 'fault.example.com');
    await buyer.grantAddOn('qa-year-pack', bought);
    await fixture.database.orm.execute(sql`alter table add_on_grants rename to add_on_grants_away`);
    try {
      expect((await buyer.ask(qaOf(bought), OURS)).status).toBe(500);
    } finally {
      await fixture.database.orm.execute(sql`alter table add_on_grants_away rename to add_on_grants`);
    }
  });
});

describe('texts of a business of which only the name is known', () => {
  it('are no description but questions to the owner, and no heading', async () => {
    const auditId = await audit(pro.ask, 'bare.example.com');
    const answer = await pro.ask(`/api/generate/description?auditId=${auditId}`, OURS);
    const { description, questions, variants } = generateDescriptionEndpoint.response.parse(await answer.json());
    expect(description).toBe('');
    expect(variants).toBe(0);
    expect(questions.map(({ kind }) => kind)).toEqual(['service', 'area', 'sentence']);
    const headings = await pro.ask(`/api/generate/h1?auditId=${auditId}`, OURS);
    expect(generateH1Endpoint.response.parse(await headings.json())).toMatchObject({
      ideas: [],
      subheader: '',
      variants: 0,
    });
  });
});

describe('texts of an audit', () => {
  it('are written for the newest audit of the site, or for the one that is named', async () => {
    const older = await audit(pro.ask, 'texts.example.com');
    const newer = await audit(pro.ask, 'texts.example.com');
    const byUrl = await pro.ask('/api/generate/description?url=texts.example.com', OURS);
    expect(generateDescriptionEndpoint.response.parse(await byUrl.json()).auditId).toBe(newer);
    const byId = await pro.ask(`/api/generate/description?auditId=${older}`, OURS);
    expect(generateDescriptionEndpoint.response.parse(await byId.json()).auditId).toBe(older);
  });

  it('answer 404 no-audit without an audit, and start none', async () => {
    const begun = fixture.engine.runs.length;
    const response = await free.ask('/api/generate/description?url=never-audited.example.com', OURS);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'no-audit' });
    expect(fixture.engine.runs.length).toBe(begun);
  });

  it('want to know which site', async () => {
    const response = await free.ask('/api/generate/description', OURS);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('which website') });
  });

  it('draw on the facts alone, with their ids, whatever the variant', async () => {
    const auditId = await audit(pro.ask, 'facts.example.com');
    const { facts } = getFactsEndpoint.response.parse(await (await pro.ask(`/api/audits/${auditId}/facts`)).json());
    const known = new Set(facts.map(({ id }) => id));
    for (const variant of [0, 1, 2]) {
      const answer = await pro.ask(`/api/generate/description?auditId=${auditId}&variant=${variant}`, OURS);
      const { description, sentences, writer } = generateDescriptionEndpoint.response.parse(await answer.json());
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(750);
      expect(writer).toBe('composer');
      for (const { factIds } of sentences) for (const id of factIds) expect(known).toContain(id);
      expect(sentences.map(({ text }) => text).join(' ')).toBe(description);
    }
  });

  it('follow what the owner says of a fact', async () => {
    const auditId = await audit(pro.ask, 'owner.example.com');
    const changes = [{ action: 'add', kind: 'foundedYear', value: '1987' }];
    await pro.ask(changeFactsEndpoint.path.replace(':auditId', auditId), post({ changes }));
    const answer = await pro.ask(`/api/generate/qa?auditId=${auditId}&count=20`, OURS);
    const { qa } = generateQaEndpoint.response.parse(await answer.json());
    expect(qa.map(({ question, answer: text }) => `${question} ${text}`).join('\n')).toContain('since 1987');
  });

  it('are as many questions as were asked for, headings with a line below, and a title for each page', async () => {
    const auditId = await audit(pro.ask, 'all.example.com');
    const qa = await pro.ask(`/api/generate/qa?auditId=${auditId}&count=1`, OURS);
    expect(generateQaEndpoint.response.parse(await qa.json()).qa).toHaveLength(1);
    const headings = await pro.ask(`/api/generate/h1?auditId=${auditId}`, OURS);
    const { ideas, subheader } = generateH1Endpoint.response.parse(await headings.json());
    expect(ideas.length).toBeGreaterThanOrEqual(2);
    expect(subheader).not.toBe('');
    const meta = await pro.ask(`/api/generate/meta?auditId=${auditId}`, OURS);
    const { pages } = generateMetaEndpoint.response.parse(await meta.json());
    expect(pages.map(({ url }) => url)).toEqual([expect.stringContaining('all.example.com')]);
  });
});

/** hostile-inputs row 112: another site's link carries a visitor's cookies along. */
const from = (site: string | null): RequestInit => ({ headers: site === null ? {} : { 'sec-fetch-site': site } });

describe('GET that costs money (row 112)', () => {
  const call = '/api/generate/description?url=a.example';
  it.each([
    [call, 'same-origin', true],
    [call, 'none', false],
    [call, 'same-site', false],
    [call, 'cross-site', false],
    [call, 'made-up', false],
    [call, null, false],
  ])('%s from %s with cookies: %s', async (path, site, isLet) => {
    const { status } = await pro.ask(path, from(site));
    if (isLet) expect(status).not.toBe(403);
    else expect(status).toBe(403);
  });

  it('is open to a program, which has no cookies', async () => {
    const { status } = await fixture.service.app.request(call);
    expect(status).not.toBe(403);
  });

  it('is not bounded like the calls of a model where the text is composed', async () => {
    fixture.advanceToFullHour();
    const account = await openAccount(fixture, { plan: 'pro' });
    const statuses = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await account.ask(call, OURS)).status);
    expect(statuses.filter((status) => status === 429)).toEqual([]);
  });
});
