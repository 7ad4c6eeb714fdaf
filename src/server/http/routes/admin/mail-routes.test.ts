import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeUnsubscribeLinks } from '#server/services/mail/unsubscribe-link.ts';
import { mailSuppressions, mails } from '#server/store/admin/operator-schema.ts';
import { listMailsEndpoint, listSuppressionsEndpoint } from '#shared/api/admin/mails.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { actionsOn, findMailId, getMailStatus, PATIENTLY, readMail } from '#test/operator-mails.ts';
import { openServiceFixture, post, SECRET, type ServiceFixture } from '#test/server-fixture.ts';

const REASON = 'asked for on the phone';
const PageOfMails = listMailsEndpoint.response;

let fixture: ServiceFixture;
let owner: TestAccount;
let support: TestAccount;
let user: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { role: 'owner' });
  support = await openAccount(fixture, { role: 'support' });
  user = await openAccount(fixture, {});
});
afterAll(() => fixture.close());

describe('without a mail server', () => {
  it('every message lies in the outbox, and the log of mails says why', async () => {
    await expect.poll(() => getMailStatus(user.email, support), PATIENTLY).toBe('outbox');
    const page = PageOfMails.parse(await (await support.ask('/api/admin/mails?status=outbox')).json());
    expect(page.isSmtpConfigured).toBe(false);
    expect(page.rows[0]).not.toHaveProperty('text');
  });

  it('an owner reads the link of a message there, support does not, and reading is logged', async () => {
    await expect.poll(() => getMailStatus(user.email, support), PATIENTLY).toBe('outbox');
    const mailId = await findMailId(user.email, support);
    expect((await support.ask(`/api/admin/mails/${mailId}`)).status).toBe(403);
    expect((await user.ask(`/api/admin/mails/${mailId}`)).status).toBe(403);
    expect((await fixture.askAsStranger(`/api/admin/mails/${mailId}`)).status).toBe(401);
    expect((await readMail(mailId, owner)).text).toMatch(/http:\/\/localhost:\d+\/verify-email\?token=/);
    expect(await actionsOn(fixture, mailId)).toEqual([
      { action: 'outbox-mail-read', actor: owner.email, reason: null },
    ]);
    expect((await owner.ask('/api/admin/mails/nothing')).status).toBe(404);
  });

  it('nothing can be sent again', async () => {
    await expect.poll(() => getMailStatus(user.email, support), PATIENTLY).toBe('outbox');
    const mailId = await findMailId(user.email, support);
    expect((await support.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: REASON }))).status).toBe(403);
    const response = await owner.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: REASON }));
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'not-ready' }]);
    expect(await getMailStatus(user.email, support)).toBe('outbox');
  });

  it('lists page by page, each mail once', async () => {
    const Page = z.object({ rows: z.array(z.object({ id: z.string() })), nextCursor: z.string().nullable() });
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = Page.parse(await (await support.ask(`/api/admin/mails?limit=1${after}`)).json());
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength((await fixture.database.orm.select().from(mails)).length);
    expect((await support.ask('/api/admin/mails?cursor=nonsense')).status).toBe(400);
  });
});

describe('the suppression list', () => {
  const List = listSuppressionsEndpoint.response;
  const list = async (search: string) =>
    List.parse(await (await support.ask(`/api/admin/suppressions?search=${search}`)).json()).rows;

  it('is added to by support and taken from by the owner, with reasons in the log', async () => {
    const body = { email: 'Bounced@Shop.example', reason: REASON };
    expect((await user.ask('/api/admin/suppressions', post(body))).status).toBe(403);
    expect((await support.ask('/api/admin/suppressions', post(body))).status).toBe(201);
    expect(await list('BOUNCED')).toEqual([
      { email: 'bounced@shop.example', reason: 'operator', note: REASON, createdAt: expect.any(String) },
    ]);
    expect((await support.ask('/api/admin/suppressions/remove', post(body))).status).toBe(403);
    expect((await owner.ask('/api/admin/suppressions/remove', post(body))).status).toBe(200);
    expect((await owner.ask('/api/admin/suppressions/remove', post(body))).status).toBe(404);
    expect(await list('bounced')).toEqual([]);
    expect((await actionsOn(fixture, 'bounced@shop.example')).map(({ action }) => action)).toEqual([
      'suppression-added',
      'suppression-removed',
    ]);
  });

  it('refuses what is no address', async () => {
    const response = await support.ask(
      '/api/admin/suppressions',
      post({ email: 'a@b.example, c@d.example', reason: REASON }),
    );
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'Please enter a valid email address.' },
    ]);
  });

  it('pages through long addresses of one moment', async () => {
    const createdAt = new Date();
    const long = ['a', 'b', 'c'].map((letter) => `${letter}@${`${letter.repeat(60)}.`.repeat(4)}example`);
    const rows = long.map((email) => ({ email, reason: 'bounce' as const, note: null, createdAt }));
    await fixture.database.orm.insert(mailSuppressions).values(rows);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = List.parse(await (await support.ask(`/api/admin/suppressions?limit=1${after}`)).json());
      seen.push(...page.rows.map(({ email }) => email));
      cursor = page.nextCursor;
    }
    expect(seen.sort()).toEqual(long);
  });
});

describe('unsubscribing', () => {
  const config = { publicUrl: new URL('http://localhost:3000') };
  const pathFor = (email: string, secret = SECRET) => {
    const links = makeUnsubscribeLinks({ secret, config }, email);
    return links.endpoint.slice(config.publicUrl.origin.length);
  };
  const reasonOf = async (email: string) =>
    (await fixture.database.orm.select().from(mailSuppressions).where(eq(mailSuppressions.email, email)))[0]?.reason;

  it('takes one click of a mail program, as often as it comes', async () => {
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    const path = pathFor('reader@shop.example');
    expect((await fixture.askAsStranger(path, oneClick)).status).toBe(200);
    expect((await fixture.askAsStranger(path, oneClick)).status).toBe(200);
    expect(await reasonOf('reader@shop.example')).toBe('unsubscribe');
  });

  it('does nothing on GET, which link scanners send, but leads people to the page that asks', async () => {
    const path = pathFor('scanned@shop.example');
    const response = await fixture.askAsStranger(path);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(path.replace('/api/', '/'));
    expect(await reasonOf('scanned@shop.example')).toBeUndefined();
  });

  it('refuses tokens that are not of this server', async () => {
    const good = pathFor('victim@shop.example');
    const [, token = ''] = good.split('token=');
    const [address, mac] = token.split('.');
    const other = Buffer.from('other@shop.example').toString('base64url');
    const forged = [`${other}.${mac}`, `${address}.`, `${address}.${mac}.x`, `${address}`, `${mac}`, '.', 'x'];
    const paths = forged.map((bad) => `/api/unsubscribe?token=${bad}`);
    for (const path of [...paths, pathFor('victim@shop.example', 'another secret'), '/api/unsubscribe']) {
      expect((await fixture.askAsStranger(path, { method: 'POST' })).status, path).toBe(400);
    }
    expect(await reasonOf('victim@shop.example')).toBeUndefined();
    expect(await reasonOf('other@shop.example')).toBeUndefined();
  });
});
