import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/time/durations.ts';
import { type MailFixture, openMailFixture, RESET_LINK } from '#test/mail-fixture.ts';
import { insertMail, selectMail } from '../../store/mail/mails.ts';
import { cleanUpMails } from './clean-up-mails.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe('cleanUpMails', () => {
  it('deletes unsent news from the outbox when mails are deleted', async () => {
    const words = { subject: 'News', text: 'News', html: '<p>News</p>', recipient: 'r@shop.example' };
    const mail = {
      ...words,
      id: 'old-news',
      uniqueKey: 'old-news',
      kind: 'watch-changes',
      status: 'outbox' as const,
    };
    await insertMail(fixture.database.orm, { ...mail, createdAt: new Date(fixture.now()) });
    await cleanUpMails(fixture.database.orm, fixture.now() + 89 * 24 * HOUR_MS);
    expect(await selectMail(fixture.database.orm, mail.id)).not.toBeNull();
    await cleanUpMails(fixture.database.orm, fixture.now() + 91 * 24 * HOUR_MS);
    expect(await selectMail(fixture.database.orm, mail.id)).toBeNull();
  });

  it('takes links out when they no longer work, and deletes what is old, but nothing about an account from the outbox', async () => {
    const mailId = await fixture.queue();
    await fixture.send(mailId, fixture.services(null));
    await cleanUpMails(fixture.database.orm, fixture.now() + HOUR_MS - 1);
    expect((await fixture.row(mailId)).text).toContain(RESET_LINK);
    await cleanUpMails(fixture.database.orm, fixture.now() + HOUR_MS + 1);
    const { text, html } = await fixture.row(mailId);
    expect(`${text}${html}`).not.toMatch(/live-token|https?:/);
    const sent = await fixture.queue();
    await fixture.send(sent);
    await cleanUpMails(fixture.database.orm, fixture.now() + 91 * 24 * HOUR_MS);
    expect(await selectMail(fixture.database.orm, sent)).toBeNull();
    expect(await selectMail(fixture.database.orm, mailId)).not.toBeNull();
  });
});
