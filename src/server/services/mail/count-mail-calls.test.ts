import { describe, expect, it } from 'vitest';
import { MailError } from '#providers/mail-error.ts';
import type { MailServer, OutgoingMail } from '#providers/mail-server.ts';
import { countMailCalls } from './count-mail-calls.ts';

const MAIL: OutgoingMail = {
  messageId: 'id',
  recipient: 'somebody@mail.example',
  subject: 's',
  text: 't',
  html: 'h',
  unsubscribeUrl: null,
};

async function send(end: MailServer['send'], isBrokenOff = false) {
  const calls: { failed: boolean; reason: string | null }[] = [];
  const counted = countMailCalls({ send: end }, (call) => calls.push(call));
  const signal = isBrokenOff ? AbortSignal.abort() : new AbortController().signal;
  const thrown = await counted.send(MAIL, { signal, beforeHandOver: async () => {} }).then(
    () => null,
    (error: unknown) => error,
  );
  return { calls, thrown };
}

const fail = (error: Error) => () => Promise.reject(error);

describe('an attempt at the mail server', () => {
  it('that was taken counts as a call', async () => {
    expect(await send(async () => {})).toEqual({ calls: [{ failed: false, reason: null }], thrown: null });
  });

  it('that was refused for this one mail is no failure of the server', async () => {
    const error = new MailError('refused', '550 5.1.1 somebody@mail.example is not here', true);
    expect(await send(fail(error))).toEqual({ calls: [{ failed: false, reason: null }], thrown: error });
  });

  it('that failed counts as one, without what may name the address', async () => {
    const error = new MailError('later', '450 somebody@mail.example is busy');
    const { calls, thrown } = await send(fail(error));
    expect(thrown).toBe(error);
    expect(calls).toEqual([{ failed: true, reason: 'The mail server did not take the mail (later).' }]);
    expect((await send(fail(new Error('to somebody@mail.example')))).calls).toEqual([
      { failed: true, reason: 'unknown' },
    ]);
  });

  it('that was broken off by us does not count', async () => {
    expect((await send(fail(new MailError('later', 'broken off')), true)).calls).toEqual([]);
  });
});
