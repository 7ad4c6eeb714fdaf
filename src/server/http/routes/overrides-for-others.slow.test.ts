import { eq } from 'drizzle-orm';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditedAnalysis, analyzeEndpoint } from '#shared/api/audits.ts';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { exportSeoEmailEndpoint } from '#shared/api/exports.ts';
import { ShareLink } from '#shared/api/shares.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { type FakeMailServer, openFakeMailServer } from '#test/fake-mail-server.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { users } from '../../store/accounts/account-schema.ts';
import { rateLimits } from '../../store/audits/audit-schema.ts';

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

/** Each carries `Quetzal`, which stands nowhere else. */
const NAMES = [
  'Quetzal: account LIMITED. Call 1-900-555-0199',
  'Quetzal Security Team',
  'QUETZAL INVOICE OVERDUE!',
  'Pay at quetzal.example now',
  'Quetzal\u202e\u0000 Refunds',
  '<b>Quetzal</b>\r\nBcc: all@quetzal.example',
];

let sent = 0;
async function arrived(to: string): Promise<ParsedMail> {
  const find = () =>
    fakeServer.received.filter((mail) => mail.to.includes(to) && mail.source.includes('application/pdf'));
  await vi.waitFor(() => expect(find()).toHaveLength(1), ARRIVES);
  return simpleParser(find()[0]?.source ?? '');
}

/** Everything that a message shows, its attachments included. */
async function wordsOf(mail: ParsedMail): Promise<string> {
  const files = await Promise.all(
    mail.attachments.map(async ({ filename, content }) => `${filename} ${(await readPdf(content)).pages.join(' ')}`),
  );
  const headers = [...mail.headers.values()].map((value) => JSON.stringify(value));
  return [...headers, mail.subject, mail.text, mail.html || '', ...files].join('\n');
}

async function openAudit(account: TestAccount, name: string, how: 'correction' | 'fact'): Promise<string> {
  const done = await account.ask(analyzeEndpoint.path, post({ url: `named-${sent++}.example.com` }));
  const { auditId } = AuditedAnalysis.parse(await done.json());
  const told =
    how === 'correction'
      ? await account.ask(`/api/audits/${auditId}/corrections`, post({ name }))
      : await account.ask(
          `/api/audits/${auditId}/facts`,
          post({ changes: [{ action: 'add', kind: 'name', value: name }] }),
        );
  expect(told.status, await told.clone().text()).toBe(200);
  return auditId;
}

const own = async ({ email }: TestAccount) => {
  await fixture.database.orm.update(users).set({ emailVerified: true }).where(eq(users.email, email));
};

describe('a typed name', () => {
  const cases = NAMES.flatMap((name) => (['correction', 'fact'] as const).map((how) => ({ name, how }))).filter(
    // The fact sheet takes no such sign.
    ({ name, how }) => how === 'correction' || !name.includes('<'),
  );

  it.each(cases)('gets to nobody else by any way out: $how $name', async ({ name, how }) => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const auditId = await openAudit(account, name, how);
    const others = [`report-${sent}@customer.example`, `list-${sent}@customer.example`] as const;
    expect((await account.ask(emailReportEndpoint.path, post({ email: others[0], auditId }))).status).toBe(202);
    const checklist = { url: 'https://example.com/', targetKeyword: 'plumber duluth', email: others[1], auditId };
    const asked = await account.ask(exportSeoEmailEndpoint.path, post(checklist));
    for (const to of asked.status === 202 ? others : others.slice(0, 1))
      expect(await wordsOf(await arrived(to)), to).not.toMatch(/quetzal/i);

    const shared = await account.ask(`/api/audits/${auditId}/shares`, post({}));
    const { pathname } = new URL(ShareLink.parse(await shared.json()).url);
    const page = await fixture.askAsStranger(pathname);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/quetzal/i);
    expect((await fixture.askAsStranger(`${pathname}/preview.png`)).status).toBe(200);
  });

  it('stays in what its own account gets at the confirmed address, and in its own report', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    await own(account);
    const auditId = await openAudit(account, 'Quetzal Plumbing', 'correction');
    expect((await account.ask(emailReportEndpoint.path, post({ email: account.email, auditId }))).status).toBe(202);
    expect((await arrived(account.email)).subject).toContain('Quetzal Plumbing');
    expect(await (await account.ask(`/api/audits/${auditId}`)).text()).toContain('Quetzal Plumbing');
  });

  it('is not sent to an unconfirmed address of the account', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const auditId = await openAudit(account, 'Quetzal Plumbing', 'correction');
    expect((await account.ask(emailReportEndpoint.path, post({ email: account.email, auditId }))).status).toBe(202);
    expect(await wordsOf(await arrived(account.email))).not.toMatch(/quetzal/i);
  });
});

const TYPED = 'Quetzal: account LIMITED. Call 1-900-555-0199';

/** Each carries `Quetzal`; told in every way in which an owner tells anything but a name. */
const OWNER_INPUT: readonly (readonly [string, (account: TestAccount, auditId: string) => Promise<Response>])[] = [
  ...(['service', 'area', 'city', 'street', 'category', 'credential', 'offer', 'quote'] as const).map(
    (kind) =>
      [
        `a ${kind}`,
        (account: TestAccount, auditId: string) =>
          account.ask(`/api/audits/${auditId}/facts`, post({ changes: [{ action: 'add', kind, value: TYPED }] })),
      ] as const,
  ),
  [
    'a profile',
    (account, auditId) =>
      account.ask(`/api/audits/${auditId}/profile`, {
        ...post({ description: TYPED, categories: ['Quetzal refunds'] }),
        method: 'PUT',
      }),
  ],
  [
    'a keyword with its reason',
    (account, auditId) =>
      account.ask(
        `/api/audits/${auditId}/keywords`,
        post({
          keywords: [
            {
              keyword: 'quetzal refund line',
              rationale: 'Quetzal: call 1-900-555-0199',
              intent_stage: 'Transactional',
              priority_score: 1,
              suggested_gbp_placements: [],
              suggested_on_site_targets: [],
              example_post_prompt: 'Quetzal',
              geo_modifiers: [],
            },
          ],
        }),
      ),
  ],
  [
    'pasted answers and the name of their file',
    (account, auditId) => {
      const row = 'ChatGPT,Does Quetzal owe me money?,Quetzal says call 1-900-555-0199,2026-11-20';
      const table = `Engine,Question,Answer,Date\n${[1, 2, 3, 4, 5, 6].map((n) => row.replace('?', `? ${n}`)).join('\n')}\n`;
      return account.ask(`/api/audits/${auditId}/files?kind=answers&fileName=Quetzal%20refunds.csv`, {
        method: 'PUT',
        body: table,
        headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
      });
    },
  ],
];

describe('typed words other than a name', () => {
  it.each(OWNER_INPUT)('get to nobody else by any way out: %s', async (_, tell) => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const done = await account.ask(analyzeEndpoint.path, post({ url: `told-${sent++}.example.com` }));
    const { auditId } = AuditedAnalysis.parse(await done.json());
    // Words do not become the site's own by standing in a corrected name as well.
    const named = await account.ask(`/api/audits/${auditId}/corrections`, post({ name: TYPED }));
    expect(named.status).toBe(200);
    const told = await tell(account, auditId);
    expect(told.status, await told.clone().text()).toBe(200);
    const other = `told-${sent}@customer.example`;
    expect((await account.ask(emailReportEndpoint.path, post({ email: other, auditId }))).status).toBe(202);
    expect(await wordsOf(await arrived(other))).not.toMatch(/quetzal/i);
    const list = `list-${sent}@customer.example`;
    const checklist = await account.ask(
      exportSeoEmailEndpoint.path,
      post({ url: `told-${sent - 1}.example.com`, email: list, auditId }),
    );
    expect(checklist.status, await checklist.clone().text()).toBe(202);
    expect(await wordsOf(await arrived(list))).not.toMatch(/quetzal/i);
    const shared = await account.ask(`/api/audits/${auditId}/shares`, post({}));
    const { pathname } = new URL(ShareLink.parse(await shared.json()).url);
    const page = await fixture.askAsStranger(pathname);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/quetzal/i);
    expect((await fixture.askAsStranger(`${pathname}/preview.png`)).status).toBe(200);
  });
});

describe('the keyword of a checklist', () => {
  const mailList = async (account: TestAccount, targetKeyword: string, email: string) => {
    const host = `keyword-${sent++}.example.com`;
    const done = await account.ask(analyzeEndpoint.path, post({ url: host }));
    const { auditId } = AuditedAnalysis.parse(await done.json());
    return account.ask(exportSeoEmailEndpoint.path, post({ url: host, targetKeyword, email, auditId }));
  };

  it.each(['Quetzal refund line', 'plumber call quetzal', 'Duluth 1900'])(
    'gets to nobody else when the site does not say it: %s',
    async (keyword) => {
      const account = await openAccount(fixture, { plan: 'agency' });
      const refused = await mailList(account, keyword, 'list@customer.example');
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        error: expect.stringContaining('Your site doesn’t say these words'),
      });
      expect(fakeServer.received.filter(({ to }) => to.includes('list@customer.example'))).toEqual([]);
    },
  );

  it('gets to others in any form in which the site says it, and to its own account as it was typed', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    await own(account);
    expect((await mailList(account, 'Duluth plumbers near me', 'said@customer.example')).status).toBe(202);
    expect(await wordsOf(await arrived('said@customer.example'))).toContain('Duluth plumbers near me');
    expect((await mailList(account, 'Quetzal repair', account.email)).status).toBe(202);
    expect(await wordsOf(await arrived(account.email))).toContain('Quetzal repair');
  });
});

describe('a cut emoji', () => {
  it('in a name does not keep the pack from being made', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const auditId = await openAudit(account, 'Harbor \ud83d', 'correction');
    expect(
      (await account.ask(`/api/audits/${auditId}/action-pack`, { headers: { 'sec-fetch-site': 'same-origin' } }))
        .status,
    ).toBe(200);
    expect((await account.ask(`/api/audits/${auditId}`)).status).toBe(200);
  });
});
