import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { ReportFile } from '#shared/api/report-files.ts';
import { createShareEndpoint } from '#shared/api/shares.ts';
import { EVIDENCE_LIMIT_BYTES, REPORT_LIMIT_BYTES, Verification } from '#shared/api/verify.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, SECRET, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { digestUnsigned, signReport } from '../../services/exports/report-signature.ts';
import { openVerifyGate } from '../../services/verify/verify-services.ts';
import { rateLimits } from '../../store/audits/audit-schema.ts';

let fixture: ServiceFixture;
let owner: TestAccount;
let report: ReportFile;
let evidence: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { plan: 'pro' });
  const analysis = await analyze(owner.ask);
  await owner.ask(`/api/audits/${analysis.auditId}/corrections`, post({ name: 'Told by its Owner' }));
  report = ReportFile.parse(await (await owner.ask(`/api/audits/${analysis.auditId}/export.json`, ours)).json());
  const file = await owner.ask(`/api/audits/${analysis.auditId}/evidence`, ours);
  evidence = new Uint8Array(await file.arrayBuffer());
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };
async function analyze(ask: Ask): Promise<AuditedAnalysis> {
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url: 'harborandpine.example.com' }))).json());
}

/** Sends files as a form, as somebody who has never been here. */
async function send(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): Promise<Response> {
  await fixture.database.orm.delete(rateLimits);
  const form = new FormData();
  for (const [name, content] of Object.entries(files)) form.append(name, new Blob([content]), `${name}.file`);
  // As bytes: a form that is still being written when it is refused is a fault of the client's.
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = await request.arrayBuffer();
  return visitor(fixture.service)('/api/verify', { method: 'POST', body, headers });
}
async function verdictOn(files: Parameters<typeof send>[0]): Promise<Verification> {
  const response = await send(files);
  expect(response.status, await response.clone().text()).toBe(200);
  return Verification.parse(await response.json());
}
const sealed = (unsealed: Omit<ReportFile, 'seal'>, secret = SECRET) =>
  JSON.stringify({ ...unsealed, seal: signReport(secret, digestUnsigned(unsealed)) });
const withoutSeal = () => {
  const { seal: _, ...unsealed } = report;
  return unsealed;
};

describe('a report and its evidence', () => {
  it('are confirmed for anybody with the files', async () => {
    const result = await verdictOn({ report: JSON.stringify(report), evidence });
    expect(result.comparison).toMatchObject({ differences: [], otherParts: [] });
    expect(result.verdict).toBe('confirmed');
    expect(result).toMatchObject({
      isSealed: true,
      report: { businessName: 'Told by its Owner', hasOwnerWords: true },
      evidence: { from: 'sent', sha256: report.evidence?.sha256, named: report.evidence?.sha256 },
    });
    expect(result.comparison?.checks.same).toBe(result.comparison?.checks.compared);
  });

  it('are confirmed however the file is set, with the evidence that we keep too', async () => {
    const pretty = `\ufeff${JSON.stringify(report, null, 2).replaceAll('\n', '\r\n')}`;
    expect(await verdictOn({ report: pretty })).toMatchObject({ verdict: 'confirmed', evidence: { from: 'kept' } });
  });

  it('are not, when one byte of the evidence is another', async () => {
    for (const at of [0, 5, evidence.byteLength - 1]) {
      const changed = evidence.with(at, (evidence[at] ?? 0) ^ 1);
      const result = await verdictOn({ report: JSON.stringify(report), evidence: new Uint8Array(changed) });
      expect(result).toMatchObject({ verdict: 'other-evidence', comparison: null });
    }
  });

  it('are not, when the score is another', async () => {
    const { analysis } = report;
    const better = JSON.stringify({ ...report, analysis: { ...analysis, overallScore: 97 } });
    const result = await verdictOn({ report: better, evidence });
    expect(result).toMatchObject({ verdict: 'does-not-follow', isSealed: false });
    expect(result.comparison?.values).toContainEqual({ name: 'Score', reported: '97', replayed: '54' });
  });

  it('follow from each other when only a written text was changed, but are not ours', async () => {
    const changed = { ...report, analysis: { ...report.analysis, contentIdeas: ['Buy our course'] } };
    expect(await verdictOn({ report: JSON.stringify(changed), evidence })).toMatchObject({ verdict: 'follows' });
    const elsewhere = sealed(withoutSeal(), 'the secret of another server, which is long enough');
    expect(await verdictOn({ report: elsewhere, evidence })).toMatchObject({ verdict: 'follows', isSealed: false });
  });

  it('are distinguished by their rules', async () => {
    const { analysis, ...rest } = withoutSeal();
    const older = { ...rest, analysis: { ...analysis, algorithmVersion: '2025-01-01.1', overallScore: 12 } };
    const known = await verdictOn({ report: sealed(older), evidence });
    expect(known.verdict).toBe('other-rules');
    expect(known.sentence).toContain('2025-01-01.1');
    expect(await verdictOn({ report: JSON.stringify({ ...older, seal: '' }), evidence })).toMatchObject({
      verdict: 'unclear',
    });
    const wrong = { ...rest, analysis: { ...analysis, overallScore: 12 } };
    expect(await verdictOn({ report: sealed(wrong), evidence })).toMatchObject({ verdict: 'our-fault' });
  });

  it('need the evidence file when we did not seal the report, or do not keep it', async () => {
    const unsealed = JSON.stringify({ ...report, seal: 'x' });
    const none = sealed({ ...withoutSeal(), evidence: null });
    const gone = sealed({ ...withoutSeal(), evidence: { sha256: '0'.repeat(64) } });
    for (const file of [unsealed, none, gone]) {
      const response = await send({ report: file });
      expect(response.status).toBe(400);
      expect(ErrorBody.parse(await response.json()).error).toContain('Choose its evidence file too.');
    }
  });
});

describe('what is sent instead', () => {
  const form = (body: string, boundary = 'x') =>
    fixture.service.app.request('/api/verify', {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  const part = (name: string, content = '{}') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="f"\r\n\r\n${content}\r\n`;

  it.each([
    ['nothing at all', () => form(''), 400],
    ['a form that is not closed', () => form(part('report')), 400],
    ['no report', () => form(`${part('evidence')}--x--\r\n`), 400],
    ['a field that we do not know', () => form(`${part('report')}${part('more')}--x--\r\n`), 400],
    ['a report twice', () => form(`${part('report')}${part('report')}--x--\r\n`), 400],
    [
      'a text in the place of a file',
      () => form('--x\r\nContent-Disposition: form-data; name="report"\r\n\r\n{}\r\n--x--\r\n'),
      400,
    ],
    ['a hundred thousand parts', () => form(`${part('report').repeat(100_000)}--x--\r\n`), 400],
    ['a part with a name of a megabyte', () => form(`${part('r'.repeat(1024 * 1024))}--x--\r\n`), 400],
    ['a boundary of nothing', () => form('', ''), 415],
    ['a report that is too large', () => send({ report: new Uint8Array(REPORT_LIMIT_BYTES + 1) }), 413],
    [
      'evidence that is too large',
      () => send({ report: '{}', evidence: new Uint8Array(EVIDENCE_LIMIT_BYTES + 1) }),
      413,
    ],
    [
      'more than both together',
      () => send({ report: '{}', evidence: new Uint8Array(EVIDENCE_LIMIT_BYTES * 1.2) }),
      413,
    ],
    ['a report that is none', () => send({ report: 'hello', evidence }), 400],
    [
      'a report nested without end',
      () => send({ report: '['.repeat(1_000_000) + ']'.repeat(1_000_000), evidence }),
      400,
    ],
    [
      'a sealed field nested without end',
      () => send({ report: `{"seal":"","evidence":null,"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, evidence }),
      400,
    ],
    [
      'evidence that is none',
      () => send({ report: sealed({ ...withoutSeal(), evidence: null }), evidence: 'PK' }),
      400,
    ],
  ] as const)('%s is refused', async (_, ask, status) => {
    const response = await ask();
    const body = ErrorBody.parse(await response.json());
    expect(response.status, body.error).toBe(status);
    expect(body.error).toMatch(/^[A-Z].+\.$/);
  });

  it('is counted before it is read', async () => {
    fixture.advanceToFullHour();
    await fixture.database.orm.delete(rateLimits);
    const ask = visitor(fixture.service);
    const tooMany = async () => (await ask('/api/verify', { method: 'POST', body: 'x' })).status;
    for (let count = 0; count < 30; count += 1) expect(await tooMany()).toBe(415);
    expect(await tooMany()).toBe(429);
    await fixture.database.orm.delete(rateLimits);
  });
});

it('lets two in at a time, and others as soon as one is done', async () => {
  const gate = openVerifyGate(2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = gate.enter(() => promise);
  const second = gate.enter(() => Promise.reject(new Error('failed'))).catch(() => 'failed');
  await expect(gate.enter(async () => 3)).rejects.toMatchObject({ response: { code: 'overloaded', status: 503 } });
  expect(await second).toBe('failed');
  expect(await gate.enter(async () => 4)).toBe(4);
  resolve();
  await first;
});

describe('an own audit', () => {
  it('is verified with its stored evidence, for its owner only', async () => {
    const { auditId } = report.analysis;
    const answer = await owner.ask(`/api/audits/${auditId}/verify`, { method: 'POST' });
    expect(Verification.parse(await answer.json())).toMatchObject({
      verdict: 'confirmed',
      isSealed: true,
      evidence: { from: 'kept' },
    });
    const stranger = await openAccount(fixture, { plan: 'agency' });
    expect((await stranger.ask(`/api/audits/${auditId}/verify`, { method: 'POST' })).status).toBe(404);
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await owner.ask(`/api/audits/${auditId}/verify`, foreign)).status).toBe(403);
  });
});

describe('a shared report', () => {
  it('is verified for anybody with a valid link', async () => {
    await fixture.database.orm.delete(rateLimits);
    const { auditId } = report.analysis;
    const shares = `/api/audits/${auditId}/shares`;
    const { url, shareId } = createShareEndpoint.response.parse(
      await (await owner.ask(shares, post({ days: 7 }))).json(),
    );
    const path = `/api/shared/${url.split('/').at(-1)}/verify`;
    const ask = visitor(fixture.service);
    const answer = await ask(path, { method: 'POST' });
    const text = await answer.text();
    expect(Verification.parse(JSON.parse(text))).toMatchObject({ verdict: 'confirmed', evidence: { from: 'kept' } });
    expect(text).not.toContain(auditId);
    // What the owner typed is not for others.
    expect(text).not.toContain('Told by its Owner');
    await owner.ask(`${shares}/${shareId}`, { method: 'DELETE' });
    expect((await ask(path, { method: 'POST' })).status).toBe(404);
  });
});
