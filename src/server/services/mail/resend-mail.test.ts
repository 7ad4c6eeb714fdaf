import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#server/store/admin/operator-schema.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { type FakeMailServer, openFakeMailServer } from '#test/fake-mail-server.ts';
import { actionsOn, findMailId, getMailStatus, mailsShown, PATIENTLY, readMail } from '#test/operator-mails.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

const REASON = 'asked for on the phone';

let fakeServer: FakeMailServer;
let fixture: ServiceFixture;
let sender: TestAccount;
beforeAll(async () => {
  fakeServer = await openFakeMailServer();
  fixture = await openServiceFixture({ SMTP_URL: fakeServer.url.href });
  sender = await openAccount(fixture, { role: 'owner' });
});
afterAll(() => Promise.all([fixture.close(), fakeServer.close()]));

describe('with a mail server', () => {
  it('a message is sent, and its link is not shown any more', async () => {
    await expect.poll(() => getMailStatus(sender.email, sender), PATIENTLY).toBe('sent');
    expect(fakeServer.received.some(({ to, source }) => to[0] === sender.email && source.includes('token'))).toBe(true);
    const { text } = await readMail(await findMailId(sender.email, sender), sender);
    expect(text).toContain('[link left out]');
    expect(text).not.toContain('token=');
  });

  it('a refused message is sent again by the owner, with the reason in the log, while its link works', async () => {
    fakeServer.behave({ kind: 'refuse-message', status: 554, words: '5.7.0 not today' });
    const buyer = await openAccount(fixture, {});
    await expect.poll(() => getMailStatus(buyer.email, sender), PATIENTLY).toBe('failed');
    const [failed] = await mailsShown(buyer.email, sender);
    expect(failed?.lastError).toBe('The mail server said: 554 5.7.0 not today');
    const mailId = failed?.id ?? '';
    expect((await readMail(mailId, sender)).text).not.toContain('token=');
    fakeServer.behave({ kind: 'take' });
    const resend = () => sender.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: REASON }));
    expect((await sender.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: '' }))).status).toBe(400);
    const answers = await Promise.all([resend(), resend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await expect.poll(() => getMailStatus(buyer.email, sender), PATIENTLY).toBe('sent');
    expect(fakeServer.received.filter(({ to }) => to[0] === buyer.email)).toHaveLength(1);
    expect(await actionsOn(fixture, mailId)).toEqual([{ action: 'mail-resent', actor: sender.email, reason: REASON }]);
    expect((await resend()).status).toBe(409);
  });

  it('a message whose link no longer works is not sent again', async () => {
    fakeServer.behave({ kind: 'refuse-message', status: 554, words: '5.7.0 not today' });
    const late = await openAccount(fixture, {});
    await expect.poll(() => getMailStatus(late.email, sender), PATIENTLY).toBe('failed');
    fakeServer.behave({ kind: 'take' });
    const mailId = await findMailId(late.email, sender);
    const old = new Date(Date.now() - 25 * HOUR_MS);
    await fixture.database.orm.update(mails).set({ createdAt: old }).where(eq(mails.id, mailId));
    const response = await sender.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: REASON }));
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: expect.stringContaining('no longer works') },
    ]);
  });
});
