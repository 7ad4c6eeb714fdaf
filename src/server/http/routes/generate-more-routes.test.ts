import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis, AuditTexts, analyzeEndpoint } from '#shared/api/audits.ts';
import { changeFactsEndpoint } from '#shared/api/facts.ts';
import { generatePostsEndpoint, generateReviewRepliesEndpoint } from '#shared/api/generate-more.ts';
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

async function auditOf(ask: ServiceFixture['ask'], url: string): Promise<AuditedAnalysis & { auditId: string }> {
  const analysis = AuditedAnalysis.parse(await (await ask(analyzeEndpoint.path, post({ url }))).json());
  if (analysis.auditId === undefined) throw new Error('The analysis does not say whose it is.');
  return { ...analysis, auditId: analysis.auditId };
}

describe('posts and replies', () => {
  it('are for Pro', async () => {
    const { auditId } = await auditOf(free.ask, 'posts-free.example.com');
    for (const { path } of [generatePostsEndpoint, generateReviewRepliesEndpoint]) {
      const response = await free.ask(`${path}?auditId=${auditId}`, OURS);
      expect(response.status).toBe(402);
    }
  });

  it('are written of the facts, with the facts of each sentence', async () => {
    const { auditId } = await auditOf(pro.ask, 'posts.example.com');
    const answer = await pro.ask(`${generatePostsEndpoint.path}?auditId=${auditId}`, OURS);
    const { posts } = generatePostsEndpoint.response.parse(await answer.json());
    // The site has no sentences of its own that a post could be made of.
    expect(posts).toEqual([]);
    const replied = await pro.ask(`${generateReviewRepliesEndpoint.path}?auditId=${auditId}&variant=1`, OURS);
    const { replies, variant } = generateReviewRepliesEndpoint.response.parse(await replied.json());
    // Three bands of six topics and of none: nobody sees the rooms of a plumber.
    expect(replies).toHaveLength(21);
    expect(variant).toBe(1);
    expect(new Set(replies.map(({ stars }) => stars))).toEqual(new Set([5, 3, 1]));
  });
});

describe('templates, ideas and rewrites', () => {
  it('come with the report: whole for Pro, a sample and titles for free', async () => {
    const whole = await auditOf(pro.ask, 'parts.example.com');
    expect(Object.keys(whole.templates).length).toBeGreaterThan(8);
    expect(whole.contentIdeas.length).toBeGreaterThan(2);
    expect(whole.locked?.templates).toBeUndefined();
    const sample = await auditOf(free.ask, 'parts.example.com');
    expect(Object.keys(sample.templates).length).toBeLessThan(3);
    expect(sample.locked?.templates?.titles).toContain('Voicemail greeting');
    expect(JSON.stringify(sample)).not.toContain(whole.templates['Voicemail greeting']);
    expect(sample.locked?.contentIdeas?.count).toBeGreaterThan(0);
  });

  it("follow the owner's facts", async () => {
    const { auditId } = await auditOf(pro.ask, 'own-words.example.com');
    const changes = [{ action: 'add', kind: 'service', value: 'Sauna heater repair' }];
    const path = changeFactsEndpoint.path.replace(':auditId', auditId);
    expect((await pro.ask(path, post({ changes }))).status).toBe(200);
    const texts = AuditTexts.parse(await (await pro.ask(`/api/audits/${auditId}/texts`)).json());
    expect(JSON.stringify(texts.contentIdeas)).toMatch(/sauna heater repair/i);
  });
});
