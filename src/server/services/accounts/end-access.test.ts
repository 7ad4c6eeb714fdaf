import { describe, expect, it } from 'vitest';
import { createApiKeyEndpoint, listApiKeysEndpoint } from '#shared/api/account.ts';
import { EndedAccess, OpenAccess } from '#shared/api/account-access.ts';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { resetPasswordEndpoint } from '#shared/api/auth.ts';
import { ShareLink } from '#shared/api/shares.ts';
import { withAccountEndpoints } from '#test/account-endpoints.ts';
import { mailsTo, openAccount, PASSWORD, signIn, type TestAccount } from '#test/account-fixture.ts';
import { post, visitor } from '#test/server-fixture.ts';

const accounts = withAccountEndpoints({ PUBLIC_URL: 'http://localhost:3000' });
const { ask, askForReset } = accounts;

const OTHER = 'another good long password';
const KEY_NAME = 'PayPal: call 1-900-555-0199';

/** An agency with a key and a shared report. */
async function openAgency(): Promise<TestAccount & { readonly secret: string; readonly shareUrl: string }> {
  const agency = await openAccount(accounts.fixture, { plan: 'agency' });
  const made = await agency.ask('/api/account/api-keys', post({ name: KEY_NAME }));
  const { secret } = createApiKeyEndpoint.response.parse(await made.json());
  const audited = await agency.ask('/api/analyze', post({ url: 'shared.example.com' }));
  const { auditId } = AuditedAnalysis.parse(await audited.json());
  const shared = await agency.ask(`/api/audits/${auditId}/shares`, post({}));
  expect(shared.status).toBe(201);
  return { ...agency, secret, shareUrl: ShareLink.parse(await shared.json()).url };
}

const keyWorks = async (secret: string) =>
  (await ask('/api/audits', { headers: { authorization: `Bearer ${secret}` } })).status;
const shareShows = async (url: string) => (await ask(new URL(url).pathname)).status;

describe('what is open after a reset', () => {
  it('is listed by the answer and the mail, and one call with the token ends all of it', async () => {
    const agency = await openAgency();
    const token = await askForReset(agency.email);
    const answer = await ask('/api/auth/reset-password', post({ token, password: OTHER }));
    const { access, endAccessToken } = resetPasswordEndpoint.response.parse(await answer.json());
    expect(access).toMatchObject({
      otherSessions: 0,
      apiKeys: [{ name: KEY_NAME, start: agency.secret.slice(0, 8) }],
      shareLinks: [{ domain: 'example.com' }],
      shareLinkCount: 1,
    });
    const [note] = await mailsTo(accounts.fixture, agency.email, 'password-changed-note');
    expect(note).toContain(`API key ${agency.secret.slice(0, 8)}..., made`);
    expect(note).toContain('Shared report of example.com, made');
    expect(note).toContain('http://localhost:3000/account/settings#access');
    // The name was typed by somebody, and the address may not be theirs.
    expect(note).not.toContain('1-900');

    const intruder = await signIn(accounts.fixture, agency.email, OTHER);
    expect([await keyWorks(agency.secret), await shareShows(agency.shareUrl)]).toEqual([200, 200]);
    const ended = await ask('/api/auth/end-access', post({ token: endAccessToken }));
    expect(EndedAccess.parse(await ended.json())).toEqual({ success: true, sessions: 1, apiKeys: 1, shareLinks: 1 });
    expect([await keyWorks(agency.secret), await shareShows(agency.shareUrl)]).toEqual([401, 404]);
    expect((await intruder('/api/auth/me')).status).toBe(401);
    expect((await ask('/api/auth/end-access', post({ token: endAccessToken }))).status).toBe(410);
  });

  it('gives no token where nothing is open, and no other link does its work', async () => {
    const free = await openAccount(accounts.fixture, {});
    const token = await askForReset(free.email);
    expect((await ask('/api/auth/end-access', post({ token }))).status).toBe(410);
    const answer = await ask('/api/auth/reset-password', post({ token, password: OTHER }));
    expect(resetPasswordEndpoint.response.parse(await answer.json()).endAccessToken).toBeNull();
    const [note] = await mailsTo(accounts.fixture, free.email, 'password-changed-note');
    expect(note).not.toContain('still work');
  });

  it('the token dies with the next password', async () => {
    const agency = await openAgency();
    const token = await askForReset(agency.email);
    const answer = await ask('/api/auth/reset-password', post({ token, password: OTHER }));
    const { endAccessToken } = resetPasswordEndpoint.response.parse(await answer.json());
    const owner = await signIn(accounts.fixture, agency.email, OTHER);
    const changed = { currentPassword: OTHER, newPassword: PASSWORD };
    expect((await owner('/api/account/password', post(changed))).status).toBe(200);
    expect((await ask('/api/auth/end-access', post({ token: endAccessToken }))).status).toBe(410);
    expect(await keyWorks(agency.secret)).toBe(200);
  });
});

describe('open access of a signed-in account', () => {
  it('is listed and ended but for this session, also of a plan that has no keys any more', async () => {
    const agency = await openAgency();
    const elsewhere = await signIn(accounts.fixture, agency.email);
    await agency.setPlan('free');
    const list = async () => OpenAccess.parse(await (await agency.ask('/api/account/access')).json());
    expect(await list()).toMatchObject({ otherSessions: 1, apiKeys: [{ name: KEY_NAME }], shareLinkCount: 1 });
    expect((await agency.ask('/api/account/access/end', { method: 'POST' })).status).toBe(200);
    expect(await list()).toEqual({ otherSessions: 0, apiKeys: [], shareLinks: [], shareLinkCount: 0 });
    expect((await agency.ask('/api/auth/me')).status).toBe(200);
    expect((await elsewhere('/api/auth/me')).status).toBe(401);
    await agency.setPlan('agency');
    expect(listApiKeysEndpoint.response.parse(await (await agency.ask('/api/account/api-keys')).json()).keys).toEqual(
      [],
    );
  });

  it('cannot be listed by another account', async () => {
    const agency = await openAgency();
    const other = await openAccount(accounts.fixture, { plan: 'agency' });
    await other.ask('/api/account/access/end', { method: 'POST' });
    expect([await keyWorks(agency.secret), await shareShows(agency.shareUrl)]).toEqual([200, 200]);
    const stranger = visitor(accounts.fixture.service);
    expect((await stranger('/api/account/access')).status).toBe(401);
    expect((await stranger('/api/account/access/end', { method: 'POST' })).status).toBe(401);
  });
});
