import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { craftAddresses } from '#test/mail-addresses.ts';
import { type MailFixture, openMailFixture, PUBLIC_URL, RESET_LINK } from '#test/mail-fixture.ts';
import { mails } from '../../store/admin/operator-schema.ts';
import { insertSuppression, selectSuppressionReason } from '../../store/mail/mail-suppressions.ts';
import { insertMail } from '../../store/mail/mails.ts';
import { ApiError } from '../api-error.ts';
import { queueMail } from './queue-mail.ts';
import { writePasswordChangedNote } from './templates/password-changed-note.ts';
import { writeResetPassword } from './templates/reset-password.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe('queueMail', () => {
  it('makes the same message once', async () => {
    const message = writePasswordChangedNote(PUBLIC_URL, {
      resetLink: `${PUBLIC_URL.origin}/forgot-password`,
      accessLink: `${PUBLIC_URL.origin}/account/settings`,
      access: { apiKeys: [], shareLinks: [], shareLinkCount: 0 },
    });
    const mail = { uniqueKey: 'the-same', to: 'once@shop.example', userId: null, message };
    const { core } = fixture.services();
    const made = await Promise.all(
      [1, 2, 3].map(() => fixture.database.orm.transaction((tx) => queueMail(core, tx, mail))),
    );
    expect(made.filter((isNew) => isNew)).toHaveLength(1);
    expect(fixture.tasks).toHaveLength(1);
  });

  it('leaves nothing behind when its transaction fails', async () => {
    const message = writeResetPassword(PUBLIC_URL, { link: RESET_LINK });
    const { core } = fixture.services();
    const failing = fixture.database.orm.transaction(async (tx) => {
      await queueMail(core, tx, { uniqueKey: 'undone', to: 'undone@shop.example', userId: null, message });
      throw new Error('the deed failed');
    });
    await expect(failing).rejects.toThrow('the deed failed');
    const kept = await fixture.database.orm.select({ key: mails.uniqueKey }).from(mails);
    expect(kept.map(({ key }) => key)).not.toContain('undone');
  });
});

it('row 141: a thousand crafted addresses name one recipient each, or none', async () => {
  const named = fixture.fakeServer.recipients.length;
  const queued: string[] = [];
  let refused = 0;
  for (const { typed } of craftAddresses(1000)) {
    try {
      queued.push(await fixture.queue(typed));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused += 1;
    }
  }
  expect(refused + queued.length).toBe(1000);
  expect(queued.length).toBeGreaterThan(50);
  await Promise.all(queued.map((mailId) => fixture.send(mailId)));
  const recipients = fixture.fakeServer.recipients.slice(named);
  expect(recipients).toHaveLength(queued.length);
  expect(recipients.filter((address) => address.includes('victim'))).toEqual([]);
});

describe('row 141: a suppressed address', () => {
  it.each([
    ['bounce', 'suppressed', 'suppressed'],
    ['complaint', 'suppressed', 'suppressed'],
    ['operator', 'suppressed', 'suppressed'],
    ['unsubscribe', 'sent', 'suppressed'],
  ] as const)(
    'an address suppressed for %s: mails about the account are %s, others %s',
    async (reason, account, other) => {
      const email = `${reason}@suppressed.example`;
      await insertSuppression(fixture.database.orm, { email, reason, note: null, createdAt: new Date(fixture.now()) });
      const aboutAccount = await fixture.queue(email);
      const report = `report-${reason}`;
      const words = { subject: 'A report', text: 'A report', html: '<p>A report</p>' };
      const mail = {
        ...words,
        id: report,
        uniqueKey: report,
        kind: 'report',
        recipient: email,
        status: 'queued' as const,
      };
      await insertMail(fixture.database.orm, { ...mail, createdAt: new Date(fixture.now()) });
      await fixture.send(aboutAccount);
      await fixture.send(report);
      expect(await fixture.row(aboutAccount)).toMatchObject({ status: account });
      expect(await fixture.row(report)).toMatchObject({ status: other });
    },
  );

  it('lets a stronger reason take the place of an unsubscription, and not the other way round', async () => {
    const email = 'twice@suppressed.example';
    const put = (reason: 'unsubscribe' | 'complaint') =>
      insertSuppression(fixture.database.orm, { email, reason, note: null, createdAt: new Date(fixture.now()) });
    await put('unsubscribe');
    await put('complaint');
    await put('unsubscribe');
    expect(await selectSuppressionReason(fixture.database.orm, email)).toBe('complaint');
  });
});
