import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeMailServer, openFakeMailServer } from '#test/fake-mail-server.ts';
import { craftAddresses } from '#test/mail-addresses.ts';
import { MailError } from './mail-error.ts';
import { type MailServer, type OutgoingMail, openMailServer } from './mail-server.ts';

const FROM = { name: 'Porchlight', address: 'porchlight@porchlight.example' };
const MAIL: OutgoingMail = {
  messageId: '0123abcd@porchlight.example',
  recipient: 'owner@shop.example',
  subject: 'A subject',
  text: 'Some text.\n',
  html: '<p>Some text.</p>\n',
  unsubscribeUrl: null,
};

let fakeServer: FakeMailServer;
let server: MailServer;
beforeAll(async () => {
  fakeServer = await openFakeMailServer();
  server = openMailServer({ url: fakeServer.url, from: FROM });
});
afterAll(() => fakeServer.close());
beforeEach(() => fakeServer.behave({ kind: 'take' }));

/** Sends a mail and returns the error, or null. */
async function send(
  mail: Partial<OutgoingMail> = {},
  { to = server, signal = new AbortController().signal, beforeHandOver = async () => {} } = {},
): Promise<MailError | null> {
  try {
    await to.send({ ...MAIL, ...mail }, { signal, beforeHandOver });
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}

/** The header lines of the newest message, unfolded. */
function headers(): readonly string[] {
  const [head = ''] = (fakeServer.received.at(-1)?.source ?? '').split('\r\n\r\n');
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
}

describe('a message', () => {
  it('says who it is from and to, what made it, and carries the id that it was given', async () => {
    expect(await send()).toBeNull();
    expect(fakeServer.received.at(-1)).toMatchObject({ from: FROM.address, to: ['owner@shop.example'] });
    expect(headers()).toEqual(
      expect.arrayContaining([
        'From: Porchlight <porchlight@porchlight.example>',
        'To: owner@shop.example',
        'Subject: A subject',
        'Message-ID: <0123abcd@porchlight.example>',
        'Auto-Submitted: auto-generated',
      ]),
    );
    expect(headers().join('\n')).not.toContain('List-Unsubscribe');
  });

  it('offers to unsubscribe with one click, in one unbroken address', async () => {
    const unsubscribeUrl = `https://porchlight.example/api/unsubscribe?token=${'x'.repeat(300)}`;
    expect(await send({ unsubscribeUrl })).toBeNull();
    expect(fakeServer.received.at(-1)?.source).toContain(`<${unsubscribeUrl}>`);
    expect(headers()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('gets no other header by line breaks in what was put into it', async () => {
    const evil = 'Hello\r\nBcc: victim@victim.example\r\n\r\nbody';
    const evilServer = openMailServer({ url: fakeServer.url, from: { ...FROM, name: evil } });
    const before = fakeServer.recipients.length;
    expect(
      await send(
        { subject: evil, text: evil, html: evil, messageId: `x\r\nBcc: victim@victim.example` },
        { to: evilServer },
      ),
    ).toBeNull();
    expect(fakeServer.recipients.slice(before)).toEqual(['owner@shop.example']);
    expect(headers().filter((line) => /^(?:bcc|cc|body)/i.test(line))).toEqual([]);
  });

  it('carries files as they are, beside a text and its HTML, and may speak in another name from our address', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);
    const file = { name: 'report-shop.example.pdf', type: 'application/pdf', bytes } as const;
    expect(await send({ fromName: 'Bcc: <v@victim.example>\r\nX', attachments: [file] })).toBeNull();
    const parsed = await simpleParser(fakeServer.received.at(-1)?.source ?? '');
    expect(parsed.attachments).toMatchObject([
      { filename: file.name, contentType: file.type, contentDisposition: 'attachment' },
    ]);
    expect(parsed.attachments[0]?.content.equals(bytes)).toBe(true);
    expect([parsed.text, parsed.html]).toEqual([MAIL.text, MAIL.html]);
    expect(parsed.from?.value).toEqual([{ name: expect.stringContaining('Bcc:'), address: FROM.address }]);
  });

  it('is refused when its files are more than mail takes', async () => {
    const file = { name: 'report.pdf', type: 'application/pdf', bytes: new Uint8Array(7_000_001) } as const;
    expect(await send({ attachments: [file] })).toMatchObject({
      problem: 'refused',
      words: expect.stringContaining('8 MB'),
    });
  });

  it('reads no file and fetches nothing, whatever it is given as text', async () => {
    const asFile = JSON.parse('{"path":"/etc/passwd"}');
    expect(await send({ html: asFile })).not.toBeNull();
  });
});

it('names one recipient at most for a thousand crafted addresses, and never the one slipped in', async () => {
  const crafted = craftAddresses(1000);
  const named = fakeServer.recipients.length;
  const got = fakeServer.received.length;
  let refused = 0;
  let taken = 0;
  for (const batch of chunksOf(crafted, 100)) {
    const results = await Promise.all(batch.map(({ typed }) => send({ recipient: typed })));
    refused += results.filter((error) => error?.problem === 'refused').length;
    taken += results.filter((error) => error === null).length;
  }
  expect(refused + taken).toBe(1000);
  expect(taken).toBeGreaterThan(50);
  const recipients = fakeServer.recipients.slice(named);
  expect(recipients).toHaveLength(taken);
  expect(recipients.filter((address) => /victim/i.test(address))).toEqual([]);
  expect(fakeServer.received.slice(got).every(({ to }) => to.length === 1)).toBe(true);
});

describe('what a mail server refuses', () => {
  it.each([
    ['refuse-recipient', 550, '5.7.1 relaying denied', 'refused', false],
    ['refuse-recipient', 550, '5.1.1 no such user', 'refused', true],
    ['refuse-recipient', 450, '4.2.1 mailbox busy', 'later', false],
    ['refuse-message', 554, '5.6.0 we do not like it', 'refused', false],
    ['refuse-message', 550, '5.1.1 looks like a mailbox code', 'refused', false],
    ['refuse-message', 451, '4.7.1 greylisted', 'later', false],
  ] as const)('%s %i %s: %s', async (kind, status, words, problem, isNoSuchMailbox) => {
    fakeServer.behave({ kind, status, words });
    const error = await send();
    expect(error).toMatchObject({ problem, isNoSuchMailbox });
    expect(error?.words).toBe(`The mail server said: ${status} ${words}`);
    expect(error?.message).not.toContain('shop.example');
  });

  it('cleans and caps its words', async () => {
    fakeServer.behave({ kind: 'refuse-message', status: 554, words: `5.0.0 \u001b[31m${'no '.repeat(500)}` });
    const error = await send();
    expect(error?.words.length).toBeLessThanOrEqual(300);
    expect(error?.words).not.toMatch(/\p{Cc}/u);
  });
});

describe('a connection', () => {
  it('that breaks before the message: later', async () => {
    fakeServer.behave({ kind: 'drop-at-recipient' });
    expect(await send()).toMatchObject({ problem: 'later' });
  });

  it('that breaks after the message was sent: the result is unknown', async () => {
    fakeServer.behave({ kind: 'drop-after-message' });
    expect(await send()).toMatchObject({ problem: 'unknown' });
  });

  it('to nowhere: later', async () => {
    const gone = await openFakeMailServer();
    await gone.close();
    expect(await send({}, { to: openMailServer({ url: gone.url, from: FROM }) })).toMatchObject({
      problem: 'later',
      words: 'The mail server could not be reached, or closed the connection (ECONNREFUSED).',
    });
  });

  it('gives nothing away when the attempt was overtaken', async () => {
    const got = fakeServer.received.length;
    const error = await send({}, { beforeHandOver: () => Promise.reject(new Error('overtaken')) });
    expect(error).toMatchObject({ problem: 'later' });
    expect(fakeServer.received).toHaveLength(got);
  });

  it('is broken off: later before the message was given, unknown after', async () => {
    const early = new AbortController();
    early.abort(new Error('ends'));
    expect(await send({}, { signal: early.signal })).toMatchObject({ problem: 'later' });
    fakeServer.behave({ kind: 'answer-late' });
    const late = new AbortController();
    const sending = send({}, { signal: late.signal });
    await expect.poll(() => fakeServer.isWaiting(), { timeout: 4000 }).toBe(true);
    late.abort(new Error('ends'));
    expect(await sending).toMatchObject({ problem: 'unknown' });
  });
});

describe.skipIf(process.platform !== 'linux')('a mail server elsewhere', () => {
  it.each([
    ['offers no encryption', false],
    ['has a certificate that nobody vouches for', true],
  ])('is given nothing when it %s', async (_, hasStartTls) => {
    // Not the loopback address, but still this machine.
    const elsewhere = await openFakeMailServer({ host: '127.0.0.2', hasStartTls });
    const error = await send({}, { to: openMailServer({ url: elsewhere.url, from: FROM }) });
    expect(error).toMatchObject({ problem: 'later' });
    expect(error?.words).toMatch(/^The connection to the mail server could not be secured/);
    expect(elsewhere.recipients).toEqual([]);
    await elsewhere.close();
  });
});

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
