import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AuditedAnalysis, analyzeEndpoint } from '#shared/api/audits.ts';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { type FakeMailServer, openFakeMailServer } from '#test/fake-mail-server.ts';
import { craftAddresses } from '#test/mail-addresses.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { rateLimits } from '../../store/audits/audit-schema.ts';
import { shareLinks } from '../../store/reports/reports-schema.ts';

let fakeServer: FakeMailServer;
let fixture: ServiceFixture;
beforeAll(async () => {
  fakeServer = await openFakeMailServer();
  fixture = await openServiceFixture({ SMTP_URL: fakeServer.url.href });
});
afterAll(async () => {
  await fixture.close();
  await fakeServer.close();
});

/** An address as it names its mailbox: the mail server tells domains in Unicode, and nobody else does. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${local}@${new URL(`http://${domain}`).hostname}`.toLowerCase();
}

it('row 141: a thousand crafted addresses reach one typed recipient each, or none', { timeout: 120_000 }, async () => {
  const { ask, database } = fixture;
  const { orm } = database;
  const analysed = await ask(analyzeEndpoint.path, post({ url: 'crafted.example.com' }));
  const { auditId } = AuditedAnalysis.parse(await analysed.json());
  const expected: string[] = [];
  for (const { typed } of craftAddresses(1000)) {
    const { status } = await ask(emailReportEndpoint.path, post({ email: typed, auditId }));
    expect([202, 400], JSON.stringify(typed)).toContain(status);
    if (status !== 202) continue;
    expected.push(mailboxOf(typed.trim()));
    // Limits have tests of their own, and links end by themselves.
    await orm.delete(rateLimits);
    await orm.delete(shareLinks);
  }
  expect(expected.length).toBeGreaterThan(100);
  const reached = () => fakeServer.received.flatMap(({ to }) => to).map(mailboxOf);
  await vi.waitFor(() => expect(reached()).toHaveLength(expected.length), { timeout: 60_000 });
  expect(reached().toSorted()).toEqual(expected.toSorted());
  expect(fakeServer.recipients.map(mailboxOf).toSorted()).toEqual(expected.toSorted());
  expect(fakeServer.recipients.filter((address) => /victim/i.test(address))).toEqual([]);
  expect(fakeServer.received.filter(({ to }) => to.length !== 1)).toEqual([]);
});
