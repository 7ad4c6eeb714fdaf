import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PdfError, type PdfMaker } from '#report/pdf/pdf-maker.ts';
import { AuditedAnalysis, analyzeEndpoint } from '#shared/api/audits.ts';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { exportSeoEmailEndpoint } from '#shared/api/exports.ts';
import { PATIENTLY } from '#test/operator-mails.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { mails } from '../../store/admin/operator-schema.ts';
import { audits, rateLimits } from '../../store/audits/audit-schema.ts';
import { openBundleFiles } from '../../store/audits/bundle-files.ts';
import type { MailRecord } from '../../store/mail/mails.ts';
import { createAuditCaches } from '../audits/audit-caches.ts';
import { composeGeneratedParts } from '../fixes/compose-generated-parts.ts';
import { cleanUpMails } from '../mail/clean-up-mails.ts';
import { attachBrandedPdf, type BrandedMailServices } from './attach-branded-pdf.ts';
import { readReportMailKey, reportMailKey } from './report-mail-key.ts';

const BYTES = new Uint8Array([37, 80, 68, 70]);

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

function services(make: PdfMaker['make'] = async () => BYTES): BrandedMailServices {
  const { core } = fixture.service.admin;
  const { database, log, now } = core;
  const bundles = openBundleFiles(fixture.dataDir);
  const caches = createAuditCaches();
  const read = { database, log, now, engine: fixture.engine, composeParts: composeGeneratedParts, bundles, caches };
  return { core, audits: read, fixes: { core, audits: read, model: null }, pdf: { make, close: async () => {} } };
}

/** A report of a new audit and its checklist, both asked for by mail. */
async function askForMails(host: string): Promise<{ auditId: string; rows: MailRecord[] }> {
  const ask = visitor(fixture.service);
  const { auditId } = AuditedAnalysis.parse(await (await ask(analyzeEndpoint.path, post({ url: host }))).json());
  await fixture.database.orm.delete(rateLimits);
  await ask(emailReportEndpoint.path, post({ email: `report@${host}`, auditId }));
  await ask(
    exportSeoEmailEndpoint.path,
    post({ email: `list@${host}`, url: host, targetKeyword: 'Plumber: no', auditId }),
  );
  await ask(exportSeoEmailEndpoint.path, post({ email: `list@${host}`, url: host, targetKeyword: 'Plumber', auditId }));
  const rows = await fixture.database.orm.select().from(mails);
  return { auditId, rows: rows.filter(({ recipient }) => recipient.endsWith(`@${host}`)) };
}

describe('what goes with a report mail', () => {
  it('is one PDF, named after the site', async () => {
    const { rows } = await askForMails('named.example.com');
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const dressing = await attachBrandedPdf(services(), row);
      expect(dressing).toEqual({
        attachments: [
          {
            name: expect.stringMatching(/-named\.example\.com-\d{4}-\d\d-\d\d\.pdf$/),
            type: 'application/pdf',
            bytes: BYTES,
          },
        ],
      });
    }
  });

  it.each(['busy', 'slow', 'broken'] as const)('comes later when the typesetter is %s', async (kind) => {
    const { rows } = await askForMails(`${kind}-pdf.example.com`);
    const failing = services(() => Promise.reject(new PdfError(kind, 'No document.')));
    for (const row of rows) await expect(attachBrandedPdf(failing, row)).rejects.toMatchObject({ problem: 'later' });
  });

  it('never comes when its audit was deleted, and the mail goes with the next clean-up', async () => {
    const { rows, auditId } = await askForMails('deleted.example.com');
    const { orm } = fixture.database;
    await orm.delete(audits).where(eq(audits.id, auditId));
    for (const row of rows)
      await expect(attachBrandedPdf(services(), row)).rejects.toMatchObject({ problem: 'refused' });
    // Until their tasks have put them into the outbox: this server has no mail server.
    const kept = async () => orm.select({ id: mails.id, status: mails.status }).from(mails);
    await vi.waitFor(async () => expect((await kept()).map(({ status }) => status)).not.toContain('queued'), PATIENTLY);
    const others = (await kept()).filter(({ id }) => rows.every((row) => row.id !== id));
    await cleanUpMails(orm, Date.now());
    expect(new Set(await kept())).toEqual(new Set(others));
    expect(others.length).toBeGreaterThan(0);
  });

  it('is nothing for a mail about an account', async () => {
    const { rows } = await askForMails('other.example.com');
    for (const row of rows)
      expect(await attachBrandedPdf(services(), { ...row, uniqueKey: 'reset-password:1' })).toEqual({});
  });
});

describe('the key of a report mail', () => {
  const core = { secret: 'secret', now: () => 0 };
  it.each([
    { kind: 'audit-report', auditId: 'a'.repeat(32) },
    { kind: 'checklist-report', auditId: 'b', page: 0, keyword: 'Plumber' },
    { kind: 'checklist-report', auditId: 'b', page: 12, keyword: 'a:b::ü%\u{1f4e7}' },
  ] as const)('names what it is about, and no address: %j', (report) => {
    const key = reportMailKey(core, report, 'dana@shop.example');
    expect(readReportMailKey(key)).toEqual(report);
    expect(key).not.toContain('dana');
  });

  it('is another one for another address, and ten minutes later', () => {
    const report = { kind: 'audit-report', auditId: 'a' } as const;
    const keys = [
      reportMailKey(core, report, 'a@shop.example'),
      reportMailKey(core, report, 'b@shop.example'),
      reportMailKey({ ...core, now: () => 600_000 }, report, 'a@shop.example'),
    ];
    expect(new Set(keys).size).toBe(3);
    expect(reportMailKey({ ...core, now: () => 599_999 }, report, 'a@shop.example')).toBe(keys[0]);
  });

  it('of another kind of mail is not read', () => {
    for (const key of ['reset-password:abc', 'watch-news:a:b', '', 'audit-report', 'checklist-report:a'])
      expect(readReportMailKey(key)).toBeNull();
  });
});
