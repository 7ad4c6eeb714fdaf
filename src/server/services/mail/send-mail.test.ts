import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailError } from '#providers/mail-error.ts';
import type { MailServer } from '#providers/mail-server.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { openFakeMailServer } from '#test/fake-mail-server.ts';
import { type MailFixture, openMailFixture, PUBLIC_URL, RESET_LINK } from '#test/mail-fixture.ts';
import { selectSuppressionReason } from '../../store/mail/mail-suppressions.ts';
import { insertMail } from '../../store/mail/mails.ts';
import { writePasswordChangedNote } from './templates/password-changed-note.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe('row 141: sendMail', () => {
  it('sends once, says so, and keeps no link that works', async () => {
    const mailId = await fixture.queue();
    await fixture.send(mailId);
    await fixture.send(mailId);
    const mail = await fixture.row(mailId);
    expect(mail).toMatchObject({ status: 'sent', attempts: 1, lastError: null, sentAt: new Date(fixture.now()) });
    expect(mail.messageId).toBe(`${mailId}@porchlight.example`);
    expect(`${mail.text}${mail.html}`).not.toMatch(/live-token|https?:/);
    expect(mail.text).toContain('[link left out]');
    expect(await fixture.arrived(mailId)).toBe(1);
    expect(fixture.fakeServer.received.at(-1)?.source).toContain(`Message-ID: <${mailId}@porchlight.example>`);
    expect(fixture.logLines.join('')).not.toMatch(/live-token|shop\.example/);
  });

  it('makes one message of two tasks at once', async () => {
    const mailId = await fixture.queue();
    await Promise.all([fixture.send(mailId), fixture.send(mailId), fixture.send(mailId)]);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await fixture.arrived(mailId)).toBe(1);
  });

  it('waits longer and longer while the mail server is down, and sends when it is up again', async () => {
    const closed = await openFakeMailServer();
    await closed.close();
    const down = fixture.services(fixture.mailServerAt(closed.url));
    const mailId = await fixture.queue();
    await fixture.send(mailId, down);
    await fixture.send(mailId, down);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'queued', attempts: 2 });
    expect((await fixture.row(mailId)).lastError).toMatch(/could not be reached/);
    expect(fixture.tasks.map(({ delaySeconds }) => delaySeconds)).toEqual([15, 60]);
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'sent', attempts: 3, lastError: null });
    expect(await fixture.arrived(mailId)).toBe(1);
  });

  it('gives up after nineteen hours of trying, and does not stay queued', async () => {
    fixture.fakeServer.behave({ kind: 'refuse-recipient', status: 451, words: '4.7.1 greylisted' });
    const note = writePasswordChangedNote(PUBLIC_URL, {
      resetLink: `${PUBLIC_URL.origin}/forgot-password`,
      accessLink: `${PUBLIC_URL.origin}/account/settings`,
      access: { apiKeys: [], shareLinks: [], shareLinkCount: 0 },
    });
    const mailId = 'patient';
    const mail = {
      ...note,
      id: mailId,
      uniqueKey: mailId,
      recipient: 'patient@shop.example',
      status: 'queued' as const,
    };
    await insertMail(fixture.database.orm, { ...mail, createdAt: new Date(fixture.now()) });
    let waited = 0;
    do {
      fixture.tasks.length = 0;
      await fixture.send(mailId);
      waited += fixture.tasks[0]?.delaySeconds ?? 0;
    } while (fixture.tasks.length > 0);
    expect(await fixture.row(mailId)).toMatchObject({
      status: 'failed',
      lastError: 'The mail server said: 451 4.7.1 greylisted',
    });
    expect(waited / 3600).toBeGreaterThan(19);
    expect(waited / 3600).toBeLessThan(20);
  });

  it('tries again after "not now"', async () => {
    fixture.fakeServer.behave({ kind: 'refuse-message', status: 451, words: '4.3.0 try later' });
    const mailId = await fixture.queue();
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({
      status: 'queued',
      lastError: 'The mail server said: 451 4.3.0 try later',
    });
    fixture.fakeServer.behave({ kind: 'take' });
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'sent' });
    expect(await fixture.arrived(mailId)).toBe(1);
  });

  it('does not try again after "never", and suppresses a mailbox that does not exist', async () => {
    fixture.fakeServer.behave({ kind: 'refuse-recipient', status: 550, words: '5.7.1 not from you' });
    const unwanted = await fixture.queue();
    await fixture.send(unwanted);
    await fixture.send(unwanted);
    expect(await fixture.row(unwanted)).toMatchObject({ status: 'failed', attempts: 1 });
    expect(await selectSuppressionReason(fixture.database.orm, (await fixture.row(unwanted)).recipient)).toBeNull();
    fixture.fakeServer.behave({ kind: 'refuse-recipient', status: 550, words: '5.1.1 no such user' });
    const bounced = await fixture.queue();
    await fixture.send(bounced);
    expect(await fixture.row(bounced)).toMatchObject({ status: 'failed' });
    expect(await selectSuppressionReason(fixture.database.orm, (await fixture.row(bounced)).recipient)).toBe('bounce');
    expect(fixture.tasks).toEqual([]);
  });

  it('reports an unknown result, and sends no second message, when the response is lost', async () => {
    fixture.fakeServer.behave({ kind: 'drop-after-message' });
    const mailId = await fixture.queue();
    await fixture.send(mailId);
    fixture.fakeServer.behave({ kind: 'take' });
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'failed' });
    expect((await fixture.row(mailId)).lastError).toMatch(/may have arrived/);
    expect(await fixture.arrived(mailId)).toBe(1);
    expect(fixture.tasks).toEqual([]);
  });

  it('sends no second message when the process died after giving the first away', async () => {
    const mailId = await fixture.queue();
    const died = dyingServer('after');
    void fixture.send(mailId, fixture.services(died.server));
    await died.moment;
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'queued' });
    expect(fixture.tasks).toEqual([{ mailId, delaySeconds: 90 }]);
    fixture.advanceClock(90_000);
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'failed', attempts: 1 });
    expect((await fixture.row(mailId)).lastError).toMatch(/may have arrived/);
    expect(await fixture.arrived(mailId)).toBe(0);
  });

  it('sends one message when the process died, or was only stuck, before giving it away', async () => {
    const mailId = await fixture.queue();
    const stuck = dyingServer('before');
    const zombie = fixture.send(mailId, fixture.services(stuck.server));
    await stuck.moment;
    fixture.advanceClock(90_000);
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'sent', attempts: 2 });
    stuck.goOn();
    await expect(zombie).rejects.toThrow('overtaken');
    expect(await fixture.row(mailId)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(await fixture.arrived(mailId)).toBe(1);
  });

  it('hands a mail back when the server ends, without a claim on it', async () => {
    const mailId = await fixture.queue();
    const ending = new AbortController();
    ending.abort(new Error('the server ends'));
    await expect(fixture.send(mailId, fixture.services(), ending.signal)).rejects.toThrow('the server ends');
    expect(await fixture.row(mailId)).toMatchObject({ status: 'queued', claimedUntil: null });
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'sent' });
  });

  it('keeps everything in the outbox while no mail server is set up, and does not send it by itself later', async () => {
    const mailId = await fixture.queue();
    await fixture.send(mailId, fixture.services(null));
    expect(await fixture.row(mailId)).toMatchObject({ status: 'outbox', attempts: 0 });
    expect((await fixture.row(mailId)).text).toContain(RESET_LINK);
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'outbox' });
    expect(await fixture.arrived(mailId)).toBe(0);
  });

  it('sends no link that no longer works', async () => {
    const mailId = await fixture.queue();
    fixture.advanceClock(HOUR_MS);
    await fixture.send(mailId);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'failed', attempts: 0 });
    expect(await fixture.arrived(mailId)).toBe(0);
  });

  it('waits for what goes with a mail, sends it with that, and only once', async () => {
    const mailId = await fixture.queue();
    const file = { name: 'report.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) } as const;
    let made = 0;
    const dressing = {
      ...fixture.services(),
      addMailExtras: async () => {
        made += 1;
        if (made < 3) throw new MailError('later', 'The PDF could not be made just now.');
        return { fromName: 'Oak & Sons', attachments: [file] };
      },
    };
    await fixture.send(mailId, dressing);
    await fixture.send(mailId, dressing);
    expect(await fixture.row(mailId)).toMatchObject({
      status: 'queued',
      lastError: 'The PDF could not be made just now.',
    });
    expect(await fixture.arrived(mailId)).toBe(0);
    expect(fixture.tasks.map(({ delaySeconds }) => delaySeconds)).toEqual([15, 60]);
    await fixture.send(mailId, dressing);
    await fixture.send(mailId, dressing);
    expect(await fixture.row(mailId)).toMatchObject({ status: 'sent', attempts: 3 });
    expect(await fixture.arrived(mailId)).toBe(1);
    const source = fixture.fakeServer.received.at(-1)?.source ?? '';
    expect(source).toMatch(/^From: "?Oak & Sons"? <porchlight@porchlight\.example>\r$/m);
    expect(source).toContain('filename=report.pdf');
  });

  it('is not sent when what goes with it cannot be had any more', async () => {
    const mailId = await fixture.queue();
    const addMailExtras = async () => {
      throw new MailError('refused', 'The audit is not there any more.');
    };
    await fixture.send(mailId, { ...fixture.services(), addMailExtras });
    expect(await fixture.row(mailId)).toMatchObject({
      status: 'failed',
      lastError: 'The audit is not there any more.',
    });
    expect(await fixture.arrived(mailId)).toBe(0);
  });

  it('waits longer and longer where what goes with it fails for another reason, and does not try for ever', async () => {
    const mailId = await fixture.queue();
    const addMailExtras = async () => {
      throw new Error('The evidence bundle is damaged on the disk.');
    };
    for (let tries = 0; tries < 11; tries += 1)
      await fixture.send(mailId, { ...fixture.services(), addMailExtras }).catch(() => {});
    expect(await fixture.row(mailId)).toMatchObject({ status: 'failed', attempts: 11 });
    expect(await fixture.arrived(mailId)).toBe(0);
  });

  it('does nothing for a mail that is gone', async () => {
    await expect(fixture.send('no-such-mail')).resolves.toBeUndefined();
  });
});

/** A mail server whose client dies, or sticks until `goOn`, before or after the message is given away. */
function dyingServer(when: 'before' | 'after') {
  const { promise: moment, resolve: tell } = Promise.withResolvers<void>();
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
  const server: MailServer = {
    async send(_mail, { beforeHandOver }) {
      if (when === 'after') await beforeHandOver();
      tell();
      await gate;
      await beforeHandOver();
    },
  };
  return { server, moment, goOn };
}
