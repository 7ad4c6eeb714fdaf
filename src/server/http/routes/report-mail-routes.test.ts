import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditedAnalysis, analyzeEndpoint } from '#shared/api/audits.ts';
import { emailReportEndpoint, MailAccepted } from '#shared/api/email-report.ts';
import { exportSeoEmailEndpoint } from '#shared/api/exports.ts';
import { ErrorBody } from '#shared/errors.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { openAccount } from '#test/account-fixture.ts';
import { type FakeMailServer, openFakeMailServer } from '#test/fake-mail-server.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { users } from '../../store/accounts/account-schema.ts';
import { mails } from '../../store/admin/operator-schema.ts';
import { rateLimits } from '../../store/audits/audit-schema.ts';
import { insertSuppression } from '../../store/mail/mail-suppressions.ts';
import { shareLinks } from '../../store/reports/reports-schema.ts';

type Ask = ServiceFixture['ask'];

/** A PDF is made before a mail leaves, on a machine that is busy with other tests. */
const ARRIVES = { timeout: 20_000 };

let fakeServer: FakeMailServer;
let fixture: ServiceFixture;
beforeAll(async () => {
  fakeServer = await openFakeMailServer();
  fixture = await openServiceFixture({ SMTP_URL: fakeServer.url.href, MAIL_FROM: 'reports@porchlight.example' });
});
afterAll(async () => {
  await fixture.close();
  await fakeServer.close();
});
beforeEach(() => fixture.database.orm.delete(rateLimits));

async function audit(ask: Ask, url: string): Promise<string> {
  return AuditedAnalysis.parse(await (await ask(analyzeEndpoint.path, post({ url }))).json()).auditId;
}
const send = (ask: Ask, body: object, headers: Record<string, string> = {}) =>
  ask(emailReportEndpoint.path, post(body, headers));
async function codeOf(response: Response): Promise<string> {
  return ErrorBody.parse(await response.json()).code;
}
/** The one message that reached an address, parsed as a mail program would. */
async function arrived(to: string): Promise<ParsedMail> {
  const find = () => fakeServer.received.filter((mail) => mail.to.includes(to));
  await vi.waitFor(() => expect(find()).toHaveLength(1), ARRIVES);
  return simpleParser(find()[0]?.source ?? '');
}
/** All words of an attached PDF. */
async function textOf(file: ParsedMail['attachments'][number] | undefined): Promise<string> {
  if (file === undefined) throw new Error('Nothing is attached.');
  return (await readPdf(file.content)).pages.join(' ');
}
const plain = (mail: ParsedMail) => mail.text ?? '';
const rowsTo = async (recipient: string) =>
  (await fixture.database.orm.select().from(mails)).filter((mail) => mail.recipient === recipient);

describe('the report dialog', () => {
  it('sends the stored audit, and no word of what came with the request', async () => {
    const ask = visitor(fixture.service);
    const auditId = await audit(ask, 'dialog.example.com');
    const answer = await send(ask, {
      email: ' Dana@Dialog.example ',
      auditId,
      auditData: {
        ...{ url: 'https://evil.example.com/', domain: 'evil.example.com', score: 99, businessName: 'SLIPPED-IN' },
        actionPlan: [{ title: 'SLIPPED-IN', description: 'SLIPPED-IN', priority: 'high' }],
        freeDescription: 'SLIPPED-IN',
        ...{ qaPreview: 'SLIPPED-IN', h1Preview: ['SLIPPED-IN'] },
      },
    });
    expect(answer.status).toBe(202);
    expect(MailAccepted.parse(await answer.json())).toMatchObject({ success: true, delivery: 'queued' });
    const mail = await arrived('dana@dialog.example');
    expect(mail.subject).toBe('54 of 100: Harbor & Pine Plumbing');
    expect(mail.from?.value).toEqual([{ name: 'Porchlight', address: 'reports@porchlight.example' }]);
    expect(plain(mail)).toContain('54 of 100: Needs work');
    expect(plain(mail)).toContain('70% of what matters was checked.');
    expect(plain(mail)).toContain('1. Say what you do and where, in the main heading');
    expect(plain(mail)).toContain('A few minutes, +10.2 points.');
    expect(plain(mail)).toContain('- Business Category: 83, good');
    expect(plain(mail)).toMatch(/NOT MEASURED\n\nReview Responses, .*AI Answer Presence Sampling/);
    expect(mail.html).toContain('Harbor &amp; Pine Plumbing');
    expect(`${plain(mail)}${mail.html}`).not.toContain('SLIPPED-IN');
    expect(`${plain(mail)}${mail.html}`).not.toContain('evil.example');
    await vi.waitFor(() => expect(fixture.logLines.join('')).toContain('mail_sent'), ARRIVES);
    expect(fixture.logLines.join('')).not.toMatch(/dialog\.example"|dana@|Dana|Harbor|SLIPPED/);
  });

  it('holds a description, and speaks of locked texts, only where the facts give them', async () => {
    const ask = visitor(fixture.service);
    await send(ask, { email: 'rich@shop.example', auditId: await audit(ask, 'rich.example.com') });
    await send(ask, { email: 'bare@shop.example', auditId: await audit(ask, 'bare.example.com') });
    const [rich, bare] = [await arrived('rich@shop.example'), await arrived('bare@shop.example')];
    const [, length] = /A DESCRIPTION FOR YOUR PROFILE[\s\S]* ([0-9]+) of 750 characters/.exec(plain(rich)) ?? [];
    expect(Number(length)).toBeGreaterThanOrEqual(LIMITS.shortestDescription);
    expect(plain(bare)).not.toMatch(/description for your profile|of 750 characters|\$|Pro\b/i);
    expect(await textOf(rich.attachments[0])).toContain('More written fixes');
    expect(await textOf(bare.attachments[0])).not.toMatch(/More written fixes|Business description For the business/);
  });

  it('links to the report for anybody with the link, and to one-click unsubscribing', async () => {
    const ask = visitor(fixture.service);
    await send(ask, { email: 'links@shop.example', auditId: await audit(ask, 'links.example.com') });
    const mail = await arrived('links@shop.example');
    expect(mail.attachments).toHaveLength(1);
    const [href = ''] = /http:\/\/localhost:\d+\/r\/\S+/.exec(plain(mail)) ?? [];
    expect((await fixture.askAsStranger(new URL(href).pathname)).status).toBe(200);
    const source = fakeServer.received.find(({ to }) => to.includes('links@shop.example'))?.source ?? '';
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, endpoint = ''] = /List-Unsubscribe: <([^>]+)>/.exec(source.replaceAll(/\r\n[ \t]+/g, ' ')) ?? [];
    const { pathname, search } = new URL(endpoint);
    expect((await fixture.askAsStranger(pathname + search, { method: 'POST' })).status).toBe(200);
    expect(plain(mail)).toContain('Unsubscribe: http://localhost');
  });
});

describe('the exit dialog', () => {
  it('means the audit in its payload, else the newest of its site, else the newest of all', async () => {
    const ask = visitor(fixture.service);
    const first = await audit(ask, 'first.example.com');
    await audit(ask, 'second.example.com');
    const audits = [
      [{ payload: { auditId: first } }, 'first.example.com'],
      [{ payload: { url: 'https://first.example.com/', score: 3 } }, 'first.example.com'],
      [{ auditData: { url: 'first.example.com' } }, 'first.example.com'],
      [{ payload: 'nonsense' }, 'second.example.com'],
      [{}, 'second.example.com'],
    ] as const;
    for (const [index, [body, host]] of audits.entries()) {
      await fixture.database.orm.delete(rateLimits);
      const to = `exit${index}@shop.example`;
      expect((await send(ask, { email: to, ...body })).status).toBe(202);
      expect(plain(await arrived(to))).toContain(host);
    }
    expect(await codeOf(await send(ask, { email: 'exit@shop.example', payload: { url: 'third.example.com' } }))).toBe(
      'no-audit',
    );
  });

  it('sends nothing without an audit, and no audit of another owner', async () => {
    const stranger = visitor(fixture.service);
    expect(await codeOf(await send(stranger, { email: 'a@shop.example', payload: {} }))).toBe('no-audit');
    const auditId = await audit(visitor(fixture.service), 'others.example.com');
    const refused = await send(stranger, { email: 'a@shop.example', auditId });
    expect([refused.status, await codeOf(refused)]).toEqual([404, 'not-found']);
    expect(await rowsTo('a@shop.example')).toEqual([]);
  });

  it.each(['', 'dana', 'a@b', 'a@shop.example, b@shop.example', 'A <a@shop.example>'])(
    'says %j is no address',
    async (email) => {
      const refused = await send(visitor(fixture.service), { email, payload: {} });
      expect(refused.status).toBe(400);
      expect(ErrorBody.parse(await refused.json()).error).toMatch(/^Please enter a valid email address/);
    },
  );
});

describe('the checklist by mail', () => {
  const sendChecklist = (ask: Ask, body: object) => ask(exportSeoEmailEndpoint.path, post(body));

  it('says what to change and what is in order, with its PDF', async () => {
    const ask = visitor(fixture.service);
    await audit(ask, 'checklist.example.com');
    const answer = await sendChecklist(ask, {
      url: 'checklist.example.com',
      targetKeyword: 'Plumber in Duluth',
      email: 'list@shop.example',
    });
    expect(answer.status).toBe(202);
    const mail = await arrived('list@shop.example');
    expect(mail.subject).toMatch(/^\d+ of 100: SEO checklist, Harbor & Pine Plumbing$/);
    expect(plain(mail)).toContain('Checked for “Plumber in Duluth”.');
    expect(plain(mail)).toContain('WHAT TO CHANGE');
    expect(plain(mail)).toContain('WHAT IS IN ORDER');
    expect(plain(mail)).toMatch(/\d exact changes? comes? with Pro\./);
    expect(plain(mail)).not.toContain('The change:');
    const [file] = mail.attachments;
    expect(file).toMatchObject({
      contentType: 'application/pdf',
      filename: expect.stringMatching(/^seo-checklist-.*\.pdf$/),
    });
    expect(await textOf(file)).toContain('Plumber in Duluth');
  });

  it('brings the exact changes to a plan that has them', async () => {
    const { ask } = await openAccount(fixture, { plan: 'pro' });
    await audit(ask, 'changes.example.com');
    const targetKeyword = 'Drain cleaning near me';
    await sendChecklist(ask, { url: 'changes.example.com', targetKeyword, email: 'pro-list@shop.example' });
    const mail = await arrived('pro-list@shop.example');
    expect(plain(mail)).toContain('The change:');
    expect(await textOf(mail.attachments[0])).toContain('Drain cleaning near me');
  });

  it.each(['Win at www.example.com', 'call 218 555 0142', '<b>bold</b>', 'x'.repeat(90)])(
    'carries no message of the sender’s own: %j',
    async (targetKeyword) => {
      const ask = visitor(fixture.service);
      const body = { url: 'checklist.example.com', targetKeyword, email: 'victim@shop.example' };
      expect((await sendChecklist(ask, body)).status).toBe(400);
      expect(await rowsTo('victim@shop.example')).toEqual([]);
    },
  );
});

describe('what goes with a report', () => {
  it('is the PDF that the plan has at the moment of sending', async () => {
    const { ask, setPlan } = await openAccount(fixture, { plan: 'free' });
    await audit(ask, 'attached.example.com');
    await send(ask, { email: 'free@attached.example' });
    const free = (await arrived('free@attached.example')).attachments[0];
    expect(free).toMatchObject({
      filename: expect.stringMatching(/^visibility-report-attached\.example\.com-.*\.pdf$/),
    });
    expect(await textOf(free)).toContain('Harbor & Pine Plumbing');
    expect(await textOf(free)).toContain('Porchlight');
    await setPlan('agency');
    const brand = { name: 'Northlight Marketing', colour: '#0b5d4a', contact: 'hello@northlight.example', logo: null };
    expect((await ask('/api/account/report-brand', { ...post(brand), method: 'PUT' })).status).toBe(200);
    await send(ask, { email: 'agency@attached.example' });
    const mail = await arrived('agency@attached.example');
    expect(mail.from?.value).toEqual([{ name: 'Northlight Marketing', address: 'reports@porchlight.example' }]);
    expect(plain(mail)).toContain('Sent for Northlight Marketing by localhost');
    expect(`${plain(mail)}${mail.html}${await textOf(mail.attachments[0])}`).not.toContain('Porchlight');
  });
});

describe('once', () => {
  it('is sent for a request that arrives three times, with one link and one count', async () => {
    fixture.advanceToFullHour();
    const ask = visitor(fixture.service);
    const auditId = await audit(ask, 'thrice.example.com');
    const to = 'thrice@shop.example';
    const answers = await Promise.all([1, 2, 3].map(() => send(ask, { email: to, auditId })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    await arrived(to);
    const links = (await fixture.database.orm.select().from(shareLinks)).filter((link) => link.auditId === auditId);
    expect(links).toHaveLength(1);
    const counts = await fixture.database.orm.select().from(rateLimits);
    expect(counts.filter(({ key }) => key.startsWith('mail-')).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  });

  it('gives the answer to an Idempotency-Key again, and refuses the key for another address', async () => {
    const ask = visitor(fixture.service);
    const auditId = await audit(ask, 'keyed.example.com');
    const key = { 'idempotency-key': 'one-press' };
    const first = await (await send(ask, { email: 'keyed@shop.example', auditId }, key)).json();
    expect(await (await send(ask, { email: 'keyed@shop.example', auditId }, key)).json()).toEqual(first);
    expect(await codeOf(await send(ask, { email: 'other@shop.example', auditId }, key))).toBe('idempotency-conflict');
    await arrived('keyed@shop.example');
  });

  it('stops at three mails of an audit, and what is refused leaves nothing behind', async () => {
    fixture.advanceToFullHour();
    const ask = visitor(fixture.service);
    const auditId = await audit(ask, 'limits.example.com');
    const statuses: number[] = [];
    for (const number of [1, 2, 3, 4])
      statuses.push((await send(ask, { email: `limit${number}@shop.example`, auditId })).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect(await rowsTo('limit4@shop.example')).toEqual([]);
    const links = (await fixture.database.orm.select().from(shareLinks)).filter((link) => link.auditId === auditId);
    expect(links).toHaveLength(3);
  });
});

describe('an address that wants no mail', () => {
  const suppress = (email: string) =>
    insertSuppression(fixture.database.orm, { email, reason: 'unsubscribe', note: null, createdAt: new Date() });

  it('gets none, and the response does not reveal that', async () => {
    const ask = visitor(fixture.service);
    const auditId = await audit(ask, 'quiet.example.com');
    await suppress('quiet@shop.example');
    const one = await (await send(ask, { email: 'quiet@shop.example', auditId })).json();
    const other = await (await send(ask, { email: 'loud@shop.example', auditId })).json();
    expect(one).toEqual(other);
    await arrived('loud@shop.example');
    await vi.waitFor(
      async () => expect(await rowsTo('quiet@shop.example')).toMatchObject([{ status: 'suppressed' }]),
      ARRIVES,
    );
    expect(fakeServer.recipients).not.toContain('quiet@shop.example');
  });

  it('is revealed when it is the caller’s own confirmed address', async () => {
    const account = await openAccount(fixture, {});
    await fixture.database.orm.update(users).set({ emailVerified: true });
    await suppress(account.email);
    await audit(account.ask, 'own.example.com');
    const refused = await send(account.ask, { email: account.email });
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'not-ready']);
  });
});

it('without a mail server is kept for the operator, and says so', async () => {
  const without = await openServiceFixture();
  await audit(without.ask, 'kept.example.com');
  const answer = await send(without.ask, { email: 'kept@shop.example' });
  expect(answer.status).toBe(202);
  expect(MailAccepted.parse(await answer.json())).toMatchObject({
    delivery: 'kept',
    message: expect.stringContaining('no mail server yet'),
  });
  await vi.waitFor(
    async () => expect(await without.database.orm.select().from(mails)).toMatchObject([{ status: 'outbox' }]),
    ARRIVES,
  );
  await without.close();
});
