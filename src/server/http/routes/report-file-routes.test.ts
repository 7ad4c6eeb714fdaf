import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKeyEndpoint } from '#shared/api/account.ts';
import { AuditedAnalysis, AuditStarted } from '#shared/api/audits.ts';
import { saveReportBrandEndpoint } from '#shared/api/report-brand.ts';
import { ReportFile } from '#shared/api/report-files.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { SAMPLE_SECRETS, secretsIn } from '#test/marked-texts.ts';
import { readCsv } from '#test/read-csv.ts';
import { openServiceFixture, post, SECRET, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { digestUnsigned, verifyReportSignature } from '../../services/exports/report-signature.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
let analysis: AuditedAnalysis;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { plan: 'pro' });
  analysis = await analyze(owner.ask);
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };
async function analyze(ask: Ask, url = 'www.harbor-and-pine.example.com'): Promise<AuditedAnalysis> {
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json());
}
const FILES = ['export.json', 'checks.csv', 'plan.csv', 'evidence'] as const;
const at = ({ auditId }: AuditedAnalysis, file: (typeof FILES)[number]) => `/api/audits/${auditId}/${file}`;
const day = () => analysis.collectedAt.slice(0, 10);
const reportOf = async (ask: Ask, of: AuditedAnalysis) => {
  const raw: unknown = await (await ask(at(of, 'export.json'), ours)).json();
  return { raw, file: ReportFile.parse(raw) };
};

describe('the downloads of an audit', () => {
  it.each(FILES)('%s is saved, not opened, and kept by nobody on the way', async (file) => {
    const response = await owner.ask(at(analysis, file), ours);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="porchlight-[a-z]+-harbor-and-pine-example-com-\d{4}-\d\d-\d\d[^"]*"; filename\*=UTF-8''porchlight-/,
    );
  });

  it.each(FILES)('%s is for its owner alone', async (file) => {
    const stranger = await openAccount(fixture, { plan: 'agency' });
    expect((await stranger.ask(at(analysis, file), ours)).status).toBe(404);
    expect((await visitor(fixture.service)(at(analysis, file), ours)).status).toBe(404);
    const elsewhere = await owner.ask(at(analysis, file), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(elsewhere.status).toBe(403);
  });

  it('open to a program with a key', async () => {
    const agency = await openAccount(fixture, { plan: 'agency' });
    const made = await agency.ask('/api/account/api-keys', post({ name: 'Script' }));
    const { secret } = createApiKeyEndpoint.response.parse(await made.json());
    const headers = { authorization: `Bearer ${secret}` };
    const own = await analyze(agency.ask);
    for (const file of FILES)
      expect((await fixture.service.app.request(at(own, file), { headers })).status, file).toBe(200);
  });

  it('are not there before there is a result', async () => {
    const failed = await owner.ask('/api/audits', post({ url: 'refused.example.com' }));
    const { auditId } = AuditStarted.parse(await failed.json());
    const response = await owner.ask(`/api/audits/${auditId}/checks.csv`, ours);
    expect(response.status).toBe(409);
    expect(ErrorBody.parse(await response.json()).error).toContain('no result');
  });
});

describe('the report as JSON', () => {
  it('holds the analysis, its rules and its evidence, under a seal', async () => {
    const { raw, file } = await reportOf(owner.ask, analysis);
    expect(file).toMatchObject({ format: 'porchlight-report', schemaVersion: 1, ownerWords: {} });
    expect(file.algorithmVersion).toBe(analysis.algorithmVersion);
    expect(file.analysis).toEqual(analysis);
    const { seal, ...unsealed } = Object(raw);
    expect(verifyReportSignature(SECRET, digestUnsigned(unsealed), seal)).toBe(true);
    expect(verifyReportSignature('another secret', digestUnsigned(unsealed), seal)).toBe(false);
    expect(verifyReportSignature(SECRET, digestUnsigned({ ...unsealed, algorithmVersion: 'x' }), seal)).toBe(false);
    const evidence = await owner.ask(at(analysis, 'evidence'), ours);
    const bytes = new Uint8Array(await evidence.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest();
    expect(file.evidence).toEqual({ sha256: sha256.toString('hex') });
    expect(evidence.headers.get('repr-digest')).toBe(`sha-256=:${sha256.toString('base64')}:`);
    expect(evidence.headers.get('content-disposition')).toContain(`-sha256-${sha256.toString('hex')}.bundle"`);
    expect(evidence.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('contains the owner input used for the evaluation, and not that of a later audit', async () => {
    const account = await openAccount(fixture, { plan: 'pro' });
    const first = await analyze(account.ask, 'words.example.com');
    await account.ask(`/api/audits/${first.auditId}/corrections`, post({ name: 'Told First' }));
    fixture.advanceClock(700_000);
    const second = await analyze(account.ask, 'words.example.com');
    expect(second.auditId).not.toBe(first.auditId);
    const changes = [{ action: 'add', kind: 'service', value: 'Told later' }];
    await account.ask(`/api/audits/${second.auditId}/facts`, post({ changes }));
    const [before, after] = [await reportOf(account.ask, first), await reportOf(account.ask, second)];
    expect(before.file.ownerWords.corrections).toEqual({ name: 'Told First' });
    expect(before.file.ownerWords.facts).toEqual([]);
    expect(after.file.ownerWords.facts).toMatchObject([{ kind: 'service', value: 'Told later' }]);
    expect(JSON.stringify(before.file.ownerWords)).not.toContain('Told later');
    expect(JSON.stringify(after.raw)).not.toMatch(/judgedWith|businessOnSite/);
  });

  it('leaves out what the plan withholds', async () => {
    const free = await openAccount(fixture, {});
    const own = await analyze(free.ask, 'written.example.com');
    const { raw } = await reportOf(free.ask, own);
    expect(secretsIn(JSON.stringify(raw))).toEqual(SAMPLE_SECRETS);
    for (const file of ['checks.csv', 'plan.csv'] as const)
      expect(secretsIn(await (await free.ask(at(own, file), ours)).text())).toEqual(new Set());
  });
});

describe('the tables', () => {
  it('do not name us where an agency has its own brand', async () => {
    const agency = await openAccount(fixture, { plan: 'agency' });
    const own = await analyze(agency.ask);
    const brand = { name: 'Lantern Studio', colour: '#0b5d4a', contact: null, logo: null };
    const set = await agency.ask(saveReportBrandEndpoint.path, {
      ...post(brand),
      method: saveReportBrandEndpoint.method,
    });
    expect(set.status).toBe(200);
    const response = await agency.ask(at(own, 'checks.csv'), ours);
    expect(response.headers.get('content-disposition')).not.toMatch(/porchlight/i);
    expect(await response.text()).not.toMatch(/porchlight/i);
  });

  it('name their file by site and day, and hold a row for each check and step', async () => {
    const checks = await owner.ask(at(analysis, 'checks.csv'), ours);
    expect(checks.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(checks.headers.get('content-disposition')).toContain(
      `filename="porchlight-checks-harbor-and-pine-example-com-${day()}.csv"`,
    );
    const bytes = new Uint8Array(await checks.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    const count = Object.values(analysis.factors).reduce((sum, factor) => sum + factor.checks.length, 0);
    expect(rows).toHaveLength(count + 1);
    const plan = await owner.ask(at(analysis, 'plan.csv'), ours);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await plan.arrayBuffer());
    expect(readCsv(text)).toHaveLength(analysis.actionPlan.length + 1);
  });
});
