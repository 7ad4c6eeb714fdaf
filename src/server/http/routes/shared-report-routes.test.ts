import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { listSharesEndpoint, type ShareDays, ShareLink } from '#shared/api/shares.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { users } from '../../store/accounts/account-schema.ts';

type Ask = ServiceFixture['ask'];
const PERSON = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0' } };

let fixture: ServiceFixture;
let owner: TestAccount;
let auditId: string;
/** Somebody who has nothing but a link. */
let anybody: Ask;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { plan: 'pro' });
  auditId = await analyze(owner.ask);
  anybody = visitor(fixture.service);
});
afterAll(() => fixture.close());

async function analyze(ask: Ask): Promise<string> {
  const answer = await ask('/api/analyze', post({ url: 'harborandpine.example.com' }));
  return AuditedAnalysis.parse(await answer.json()).auditId;
}

async function share(ask: Ask, of: string, days?: ShareDays): Promise<ShareLink> {
  const answer = await ask(`/api/audits/${of}/shares`, post(days === undefined ? {} : { days }));
  expect(answer.status).toBe(201);
  return ShareLink.parse(await answer.json());
}

const pathOf = ({ url }: ShareLink) => new URL(url).pathname;
async function openingsOf({ shareId }: ShareLink): Promise<number | undefined> {
  const { shares } = listSharesEndpoint.response.parse(await (await owner.ask(`/api/audits/${auditId}/shares`)).json());
  return shares.find((link) => link.shareId === shareId)?.openings;
}

describe('a shared report', () => {
  it('is a complete page without scripts, not cached and not indexed', async () => {
    const answer = await anybody(pathOf(await share(owner.ask, auditId)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('unsafe');
    const page = await answer.text();
    expect(page).toContain('<meta name="robots" content="noindex');
    expect(page).not.toMatch(/<script|\son\w+=|style="/i);
    for (const id of ['plan', 'factors', 'readers', 'pages', 'method']) expect(page).toContain(`<section id="${id}"`);
    expect(page.match(/<details class="factor"/g)).toHaveLength(FACTOR_KEYS.length);
  });

  it('is sent small to whom it can be', async () => {
    const path = pathOf(await share(owner.ask, auditId));
    const small = await anybody(path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('content-security-policy')).toContain("default-src 'none'");
    const bytes = Buffer.from(await small.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(await (await anybody(path)).text());
    expect(bytes.byteLength).toBeLessThan(40_000);
  });

  it('says nothing of whose account it is', async () => {
    const page = await (await anybody(pathOf(await share(owner.ask, auditId)))).text();
    for (const word of [owner.email, owner.id, auditId]) expect(page).not.toContain(word);
  });

  it('stands in no line of the log', async () => {
    const link = await share(owner.ask, auditId);
    await anybody(pathOf(link), PERSON);
    await anybody(`${pathOf(link)}/preview.png`);
    await anybody(`${pathOf(link)}/more`);
    expect(fixture.logLines.join()).toContain('/r/:token');
    expect(fixture.logLines.join()).not.toContain(link.shareId);
  });

  it('counts people, and neither programs nor what is fetched ahead', async () => {
    const link = await share(owner.ask, auditId);
    await anybody(pathOf(link), PERSON);
    await anybody(pathOf(link), PERSON);
    await anybody(pathOf(link), { ...PERSON, method: 'HEAD' });
    await anybody(pathOf(link), { headers: { ...PERSON.headers, 'sec-purpose': 'prefetch' } });
    await anybody(pathOf(link), { headers: { 'user-agent': 'facebookexternalhit/1.1' } });
    await anybody(pathOf(link), { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
    await anybody(pathOf(link));
    expect(await openingsOf(link)).toBe(2);
  });

  it('ends when it is taken back, at once', async () => {
    const link = await share(owner.ask, auditId);
    const stranger = await openAccount(fixture, { plan: 'agency' });
    const shareAddress = `/api/audits/${auditId}/shares/${link.shareId}`;
    expect((await stranger.ask(shareAddress, { method: 'DELETE' })).status).toBe(404);
    expect((await owner.ask(shareAddress, { method: 'DELETE' })).status).toBe(200);
    expect((await owner.ask(shareAddress, { method: 'DELETE' })).status).toBe(404);
    expect((await anybody(pathOf(link))).status).toBe(404);
    expect(await openingsOf(link)).toBeUndefined();
  });

  it('is not shown while its owner is suspended or after the account was deleted', async () => {
    const other = await openAccount(fixture, {});
    const link = await share(other.ask, await analyze(other.ask));
    const { orm } = fixture.database;
    await orm.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, other.id));
    expect((await anybody(pathOf(link))).status).toBe(404);
    await orm.update(users).set({ suspendedAt: null }).where(eq(users.id, other.id));
    expect((await anybody(pathOf(link))).status).toBe(200);
    await orm.delete(users).where(eq(users.id, other.id));
    expect((await anybody(pathOf(link))).status).toBe(404);
  });

  it('carries the free mark while its owner has the free plan', async () => {
    const other = await openAccount(fixture, { plan: 'pro' });
    const link = await share(other.ask, await analyze(other.ask), 365);
    const mark = 'Made with the free plan';
    expect(await (await anybody(pathOf(link))).text()).not.toContain(mark);
    await other.setPlan('free');
    expect(await (await anybody(pathOf(link))).text()).toContain(mark);
  });

  it('answers a thousand guesses and every link that ended with one and the same page', async () => {
    const ended = await share(owner.ask, auditId);
    await owner.ask(`/api/audits/${auditId}/shares/${ended.shareId}`, { method: 'DELETE' });
    const live = pathOf(await share(owner.ask, auditId));
    const page = await (await anybody(pathOf(ended))).text();
    expect(page).toContain('There is no report at this link');
    const guesses = Array.from({ length: 1000 }, (_, index) => guess(index, live));
    for (const path of guesses) {
      const answer = await anybody(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toBe(page);
    }
  });

  it('is made for no more than what its owner may share', async () => {
    const other = await openAccount(fixture, {});
    const theirs = await analyze(other.ask);
    const { createdAt, expiresAt } = await share(other.ask, theirs, 365);
    // The free plan opens an audit for thirty days, and a link to it no longer.
    expect((Date.parse(expiresAt) - Date.parse(createdAt)) / DAY_MS).toBeLessThanOrEqual(30);
    for (let count = 1; count < 20; count += 1) await share(other.ask, theirs);
    expect((await other.ask(`/api/audits/${theirs}/shares`, post({}))).status).toBe(409);
    expect((await other.ask(`/api/audits/${theirs}/shares`, post({ days: 31 }))).status).toBe(400);
    expect((await other.ask(`/api/audits/${auditId}/shares`, post({}))).status).toBe(404);
  });

  it('has a picture of its own for messengers, for as long as the link is good', async () => {
    const link = await share(owner.ask, auditId);
    const page = await (await anybody(pathOf(link))).text();
    const address = `${link.url}/preview.png`;
    expect(page).toContain(`<meta property="og:image" content="${address}">`);
    const picture = await anybody(new URL(address).pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-robots-tag')).toContain('noindex');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    await owner.ask(`/api/audits/${auditId}/shares/${link.shareId}`, { method: 'DELETE' });
    expect((await anybody(new URL(address).pathname)).status).toBe(404);
    expect(await openingsOf(await share(owner.ask, auditId))).toBe(0);
  });

  it('brings its own faces and no other file', async () => {
    const face = await anybody('/r/fonts/besley-latin.woff2');
    expect(face.headers.get('content-type')).toBe('font/woff2');
    expect(new TextDecoder().decode((await face.arrayBuffer()).slice(0, 4))).toBe('wOF2');
    for (const name of ['..%2f..%2fpackage.json', 'toString', 'other.woff2'])
      expect((await anybody(`/r/fonts/${name}`)).status, name).toBe(404);
  });

  it('ends by the clock', async () => {
    const link = await share(owner.ask, auditId, 7);
    fixture.advanceClock(7 * DAY_MS - 60_000);
    expect((await anybody(pathOf(link))).status).toBe(200);
    fixture.advanceClock(61_000);
    expect((await anybody(pathOf(link))).status).toBe(404);
  });

  it('reaches as far back as the plan of its owner, both ways', async () => {
    const other = await openAccount(fixture, { plan: 'pro' });
    const link = await share(other.ask, await analyze(other.ask), 365);
    fixture.advanceClock(31 * DAY_MS);
    expect((await anybody(pathOf(link))).status).toBe(200);
    await other.setPlan('free');
    expect((await anybody(pathOf(link))).status).toBe(404);
    await other.setPlan('pro');
    expect((await anybody(pathOf(link))).status).toBe(200);
  });
});

/** Tokens as somebody would try them: made up, of the right shape, or a good one with one letter changed. */
function guess(index: number, live: string): string {
  switch (index % 4) {
    case 0:
      return `/r/${randomBytes(20).toString('hex')}`;
    case 1:
      return `/r/${letters(19)}-${letters(25)}`;
    case 2: {
      const at = live.length - 1 - (Math.floor(index / 4) % 25);
      return live.slice(0, at) + (live[at] === 'a' ? 'b' : 'a') + live.slice(at + 1);
    }
    default:
      return `/r/${letters(19)}${live.slice('/r/'.length + 19)}`;
  }
}

function letters(count: number): string {
  return [...randomBytes(count)].map((byte) => 'abcdefghijklmnopqrstuvwxyz0123456789'[byte % 36]).join('');
}
