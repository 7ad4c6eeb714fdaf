import { describe, expect, it } from 'vitest';
import { AccountExport } from '#shared/api/account.ts';
import { withAccountEndpoints } from '#test/account-endpoints.ts';
import { signIn, signUp } from '#test/account-fixture.ts';
import { post } from '#test/server-fixture.ts';

const accounts = withAccountEndpoints({ PUBLIC_URL: 'http://localhost:3000' });
const { newEmail } = accounts;

describe('the export', () => {
  it('holds what is kept about an account, as it may see it, and nothing of another', async () => {
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const stranger = await signUp(accounts.fixture, newEmail());
    await stranger('/api/analyze', post({ url: 'foreign.example.org' }));
    const audited = await owner('/api/analyze', post({ url: 'a.example.com' }));
    expect(audited.status).toBe(200);
    const response = await owner('/api/account/export');
    expect(response.status).toBe(200);
    const text = await response.text();
    const exported = AccountExport.strict().parse(JSON.parse(text));
    expect(exported).toMatchObject({
      account: { email, plan: 'free' },
      keepAuditsDays: null,
      sessions: [{ isThisOne: true }],
      businesses: [{ domain: 'example.com', corrections: null }],
      audits: [{ status: 'done', analysis: { overallScore: expect.any(Number) } }],
      billing: {
        payment: 'not-set-up',
        plan: 'free',
        planSource: 'free',
        subscription: null,
        grant: null,
        purchases: [],
      },
      mails: [{ kind: 'verify-email', to: email }],
      pageEvents: [],
    });
    expect(text).not.toContain('foreign.example.org');
    expect(text).not.toMatch(/argon2id|token=/);
    accounts.fixture.advanceClock(31 * 86_400_000);
    const later = await signIn(accounts.fixture, email);
    const old = AccountExport.parse(await (await later('/api/account/export')).json());
    expect(old.audits).toMatchObject([{ status: 'done', analysis: null }]);
  });

  it('is sent while it is read, audit by audit, so that no number of audits fills the memory', async () => {
    const owner = await signUp(accounts.fixture, newEmail());
    const hosts = ['one.example.com', 'two.example.com', 'three.example.com'];
    for (const url of hosts) expect((await owner('/api/analyze', post({ url }))).status).toBe(200);
    const pieces: string[] = [];
    for await (const piece of (await owner('/api/account/export')).body ?? [])
      pieces.push(new TextDecoder().decode(piece));
    const namesIn = (piece: string) => hosts.filter((host) => piece.includes(`"url":"https://${host}/"`)).length;
    expect(pieces.map(namesIn)).toEqual([0, 1, 1, 1, 0]);
    expect(AccountExport.parse(JSON.parse(pieces.join(''))).audits).toHaveLength(3);
  });
});
