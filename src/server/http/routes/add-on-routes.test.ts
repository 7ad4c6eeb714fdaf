import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompetitorSnapshot } from '#shared/add-ons/competitor-snapshot.ts';
import { QaYearPack } from '#shared/add-ons/qa-year-pack.ts';
import { ReviewReplyPack } from '#shared/add-ons/review-reply-pack.ts';
import { exportAccountEndpoint } from '#shared/api/account.ts';
import { AddOnPackView, previewAddOnEndpoint } from '#shared/api/add-on-packs.ts';
import { AuditedAnalysis, listAuditsEndpoint } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { ADD_ON_IDS, type AddOnId } from '#shared/product/add-ons.ts';
import { openAccount, PASSWORD, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { siteRuns } from '../../store/audits/audit-schema.ts';
import { addOnPacks } from '../../store/fixes/fixes-schema.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
let auditId: string;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, {});
  auditId = await analyze(owner.ask, 'harborandpine.example.com');
  for (const addOnId of ADD_ON_IDS) await owner.grantAddOn(addOnId, auditId);
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };
async function analyze(ask: Ask, url: string): Promise<string> {
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json()).auditId;
}
const pathOf = (addOnId: AddOnId, id = auditId) => `/api/audits/${id}/add-ons/${addOnId}`;
const viewOf = async (addOnId: AddOnId) => AddOnPackView.parse(await (await owner.ask(pathOf(addOnId))).json());
const yearPack = async () => QaYearPack.parse((await viewOf('qa-year-pack')).content.pack);
const replyPack = async () => ReviewReplyPack.parse((await viewOf('review-reply-pack')).content.pack);
const snapshot = async () => CompetitorSnapshot.parse((await viewOf('competitor-snapshot')).content.pack);
const put = (addOnId: AddOnId, body: unknown) =>
  owner.ask(`${pathOf(addOnId)}/input`, { ...post(body, { 'sec-fetch-site': 'same-origin' }), method: 'PUT' });
const file = (addOnId: AddOnId, name: string, ask: Ask = owner.ask) => ask(`${pathOf(addOnId)}/files/${name}`, ours);

describe('the packs of add-ons', () => {
  it.for(ADD_ON_IDS)('%s opens for the audit it was bought for, with files to save', async (addOnId) => {
    const { files, auditId: of, content } = await viewOf(addOnId);
    expect([of, content.addOnId]).toEqual([auditId, addOnId]);
    for (const name of files) {
      const response = await file(addOnId, name);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="${addOnId}-harborandpine\\.example\\.com\\.(?:csv|ics|md)"$`),
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const text = await response.text();
      expect(text.length).toBeGreaterThan(40);
      expect(await (await file(addOnId, name)).text()).toBe(text);
    }
    expect((await file(addOnId, `${addOnId}.exe`)).status).toBe(404);
    expect((await file(addOnId, '..%2Fsecret')).status).toBe(404);
  });

  it('return how much they would contain before a purchase', async () => {
    const other = await openAccount(fixture, {});
    const own = await analyze(other.ask, 'harborandpine.example.com');
    const sentenceOf = async (addOnId: AddOnId) =>
      previewAddOnEndpoint.response.parse(await (await other.ask(`${pathOf(addOnId, own)}/preview`)).json()).sentence;
    expect(await sentenceOf('qa-year-pack')).toMatch(/^Your facts make \d+ questions today, too few for a year\./);
    const promised = /(\d+) questions/.exec(await sentenceOf('qa-year-pack'))?.[1];
    await other.grantAddOn('qa-year-pack', own);
    const bought = AddOnPackView.parse(await (await other.ask(pathOf('qa-year-pack', own))).json());
    expect(QaYearPack.parse(bought.content.pack).weeks).toHaveLength(Number(promised));
    expect(await sentenceOf('site-tune-up-report')).toMatch(/^\d+ changes? on the \d+ pages? we checked\.$/);
    expect(await sentenceOf('photo-seo-pack')).toMatch(/photo/);
    for (const addOnId of ADD_ON_IDS) expect(await sentenceOf(addOnId)).toMatch(/^[A-Z\d].*\.$/);
  });

  it('are refused where they were not bought, and not there for others', async () => {
    const other = await openAccount(fixture, { plan: 'agency' });
    const own = await analyze(other.ask, 'harborandpine.example.com');
    const refused = await other.ask(pathOf('qa-year-pack', own));
    expect(refused.status).toBe(402);
    expect(ErrorBody.parse(await refused.json()).details).toEqual({ addOn: 'qa-year-pack' });
    expect((await other.ask(pathOf('qa-year-pack'))).status).toBe(404);
    expect((await file('qa-year-pack', 'qa-year-pack.csv', other.ask)).status).toBe(404);
    expect((await file('qa-year-pack', 'qa-year-pack.csv', visitor(fixture.service))).status).toBe(401);
    expect((await owner.ask(`/api/audits/${auditId}/add-ons/everything`)).status).toBe(404);
    const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await owner.ask(`${pathOf('qa-year-pack')}/files/qa-year-pack.csv`, elsewhere)).status).toBe(403);
  });

  it('stay open when the free history is over', async () => {
    fixture.advanceClock(40 * 86_400_000);
    await owner.signIn();
    expect((await owner.ask(pathOf('photo-seo-pack'))).status).toBe(200);
    fixture.advanceClock(-40 * 86_400_000);
    await owner.signIn();
  });
});

describe('the Q&A year pack', () => {
  it('gives a table and a calendar with an entry for each week', async () => {
    const { weeks } = await yearPack();
    const calendar = await (await file('qa-year-pack', 'qa-year-pack.ics')).text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(weeks.length);
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${weeks[0]?.day.replaceAll('-', '')}`);
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const table = await (await file('qa-year-pack', 'qa-year-pack.csv')).text();
    expect(table).toContain('Week,Date,Question,Answer\r\n');
  });

  it('follows what the owner says of the facts', async () => {
    const changes = [{ action: 'add', kind: 'foundedYear', value: '1987' }];
    expect((await owner.ask(`/api/audits/${auditId}/facts`, post({ changes }))).status).toBe(200);
    const { weeks } = await yearPack();
    expect(weeks.map(({ answer }) => answer).join(' ')).toContain('since 1987');
  });
});

describe('pasted reviews', () => {
  const secret = 'The receptionist Zebedee was rude to me';

  it('each get a reply, are safe in the table, in the export and nowhere in the log', async () => {
    const reviews = [
      { rating: 1, text: secret },
      { rating: 5, text: '=HYPERLINK("https://evil.example")' },
    ];
    expect((await put('review-reply-pack', { reviews })).status).toBe(200);
    const { pasted } = await replyPack();
    expect(pasted.map(({ review }) => review)).toEqual(reviews);
    expect(await (await file('review-reply-pack', 'review-reply-pack.csv')).text()).toContain(`"'=HYPERLINK(`);
    const exported = exportAccountEndpoint.response.parse(await (await owner.ask('/api/account/export')).json());
    expect(exported.audits.find((one) => one.auditId === auditId)?.addOnInputs).toContainEqual({
      addOnId: 'review-reply-pack',
      input: { reviews },
    });
    expect(fixture.logLines.join('\n')).not.toContain('Zebedee');
  });

  it('are kept once however often they are pasted', async () => {
    await put('review-reply-pack', { reviews: [5, 5, 4].map((rating) => ({ rating, text: 'Good' })) });
    expect((await replyPack()).pasted.map(({ review }) => review.rating)).toEqual([5, 4]);
  });

  it('go with their account', async () => {
    const leaving = await openAccount(fixture, {});
    const id = await analyze(leaving.ask, 'leaving.example.com');
    await leaving.grantAddOn('review-reply-pack', id);
    const body = post({ reviews: [{ rating: 2, text: 'Quixote waited' }] }, { 'sec-fetch-site': 'same-origin' });
    expect((await leaving.ask(`${pathOf('review-reply-pack', id)}/input`, { ...body, method: 'PUT' })).status).toBe(
      200,
    );
    const kept = async () => JSON.stringify(await fixture.database.orm.select().from(addOnPacks));
    expect(await kept()).toContain('Quixote');
    expect((await leaving.ask('/api/account/delete', post({ currentPassword: PASSWORD }))).status).toBe(200);
    expect(await kept()).not.toContain('Quixote');
  });

  it('are deleted by an empty list', async () => {
    await put('review-reply-pack', { reviews: [{ rating: 1, text: secret }] });
    expect((await put('review-reply-pack', { reviews: [] })).status).toBe(200);
    expect((await replyPack()).pasted).toEqual([]);
    const rows = await fixture.database.orm.select().from(addOnPacks);
    expect(JSON.stringify(rows)).not.toContain('Zebedee');
  });

  it('are refused where they are too many, have no stars, or are for another pack', async () => {
    const many = Array.from({ length: 51 }, () => ({ rating: 5, text: 'Good' }));
    expect((await put('review-reply-pack', { reviews: many })).status).toBe(400);
    expect((await put('review-reply-pack', { reviews: [{ rating: 0, text: 'Good' }] })).status).toBe(400);
    expect((await put('qa-year-pack', { reviews: [] })).status).toBe(400);
  });
});

describe('rivals', () => {
  async function settled() {
    await expect
      .poll(async () => (await snapshot()).rivals.map(({ state }) => state).join(' '))
      .not.toMatch(/queued|running/);
    return snapshot();
  }

  it('are read through the queue and stand beside the own site, and are no audits of the owner’s', async () => {
    const rivals = ['rival-one.example.org', 'refused.rival.example.net'];
    const answer = await put('competitor-snapshot', { rivals });
    expect(answer.status).toBe(200);
    const pack = await settled();
    expect(pack.rivals.map(({ url, state }) => [new URL(url).host, state])).toEqual([
      ['rival-one.example.org', 'done'],
      ['refused.rival.example.net', 'failed'],
    ]);
    expect(pack.rivals[1]?.problem).toBe('This site’s robots.txt doesn’t allow our visit.');
    for (const { own, rivals: scores } of pack.factors) expect(scores).toEqual([own, null]);
    expect(pack.factors.some(({ own }) => own === null)).toBe(true);
    const { rows } = listAuditsEndpoint.response.parse(await (await owner.ask(listAuditsEndpoint.path)).json());
    expect(rows.map(({ url }) => url).join(' ')).not.toContain('rival');
  });

  it('that were read stay as they were, and stay after the reading was thrown away', async () => {
    const before = fixture.engine.runs.length;
    await fixture.database.orm.delete(siteRuns).where(like(siteRuns.target, '%rival-one%'));
    await put('competitor-snapshot', { rivals: ['rival-one.example.org'] });
    expect((await settled()).rivals.map(({ state }) => state)).toEqual(['done']);
    expect(fixture.engine.runs.length).toBe(before);
  });

  it('are refused where they are the own site, no website, or too many; none deletes them', async () => {
    const refused = await put('competitor-snapshot', { rivals: ['www.harborandpine.example.com'] });
    expect(ErrorBody.parse(await refused.json()).error).toContain('your own website');
    expect((await put('competitor-snapshot', { rivals: ['http://127.0.0.1/'] })).status).toBe(422);
    expect((await put('competitor-snapshot', { rivals: ['a.test', 'b.test', 'c.test', 'd.test'] })).status).toBe(400);
    await put('competitor-snapshot', { rivals: [] });
    expect((await snapshot()).rivals).toEqual([]);
  });
});
