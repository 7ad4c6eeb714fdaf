import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, operatorLog } from '#server/store/operator-schema.ts';
import { getMail, listMails } from '#shared/api/admin/mails.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { type MailServerStandIn, openMailServerStandIn } from '#test/mail-server-stand-in.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

const REASON = 'asked for on the phone';
const HOUR_MS = 3_600_000;
const PageOfMails = listMails.response;
/** On a machine that is busy with other tests. */
const PATIENTLY = { timeout: 4000 };

let standIn: MailServerStandIn;
let fixture: ServiceFixture;
let sender: TestAccount;
beforeAll(async () => {
  standIn = await openMailServerStandIn();
  fixture = await openServiceFixture({ SMTP_URL: standIn.url.href });
  sender = await openAccount(fixture, { role: 'owner' });
});
afterAll(() => Promise.all([fixture.close(), standIn.close()]));

/** The mails to an address, as the operator's list shows them. */
async function mailsTo(email: string, by: TestAccount) {
  const response = await by.ask(`/api/admin/mails?search=${encodeURIComponent(email)}`);
  return PageOfMails.parse(await response.json()).rows;
}

async function readMail(mailId: string, by: TestAccount) {
  return getMail.response.parse(await (await by.ask(`/api/admin/mails/${mailId}`)).json());
}

const statusOf = async (email: string, by: TestAccount) => (await mailsTo(email, by))[0]?.status;

async function idOfMailTo(email: string, by: TestAccount): Promise<string> {
  const [mail] = await mailsTo(email, by);
  if (mail === undefined) throw new Error('There is no such mail.');
  return mail.id;
}

const actionsOn = async ({ database }: ServiceFixture, subject: string) =>
  (await database.orm.select().from(operatorLog).where(eq(operatorLog.subject, subject))).map(
    ({ action, actor, reason }) => ({ action, actor, reason }),
  );

describe('with a mail server', () => {
  it('a message is sent, and its link is shown to nobody any more', async () => {
    await expect.poll(() => statusOf(sender.email, sender), PATIENTLY).toBe('sent');
    expect(standIn.received.some(({ to, source }) => to[0] === sender.email && source.includes('token'))).toBe(true);
    const { text } = await readMail(await idOfMailTo(sender.email, sender), sender);
    expect(text).toContain('[link left out]');
    expect(text).not.toContain('token=');
  });

  it('a refused message is sent again by the owner, with the reason in the log, while its link works', async () => {
    standIn.behave({ kind: 'refuse-message', status: 554, words: '5.7.0 not today' });
    const buyer = await openAccount(fixture, {});
    await expect.poll(() => statusOf(buyer.email, sender), PATIENTLY).toBe('failed');
    const [failed] = await mailsTo(buyer.email, sender);
    expect(failed?.lastError).toBe('The mail server said: 554 5.7.0 not today');
    const mailId = failed?.id ?? '';
    expect((await readMail(mailId, sender)).text).not.toContain('token=');
    standIn.behave({ kind: 'take' });
    const resend = () => sender.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: REASON }));
    expect((await sender.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: '' }))).status).toBe(400);
    const answers = await Promise.all([resend(), resend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await expect.poll(() => statusOf(buyer.email, sender), PATIENTLY).toBe('sent');
    expect(standIn.received.filter(({ to }) => to[0] === buyer.email)).toHaveLength(1);
    expect(await actionsOn(fixture, mailId)).toEqual([{ action: 'mail-resent', actor: sender.email, reason: REASON }]);
    expect((await resend()).status).toBe(409);
  });

  it('a message whose link no longer works is not sent again', async () => {
    standIn.behave({ kind: 'refuse-message', status: 554, words: '5.7.0 not today' });
    const late = await openAccount(fixture, {});
    await expect.poll(() => statusOf(late.email, sender), PATIENTLY).toBe('failed');
    standIn.behave({ kind: 'take' });
    const mailId = await idOfMailTo(late.email, sender);
    const old = new Date(Date.now() - 25 * HOUR_MS);
    await fixture.database.orm.update(mails).set({ createdAt: old }).where(eq(mails.id, mailId));
    const response = await sender.ask(`/api/admin/mails/${mailId}/resend`, post({ reason: REASON }));
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: expect.stringContaining('no longer works') },
    ]);
  });
});
