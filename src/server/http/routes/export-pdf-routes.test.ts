import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis, AuditStarted } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { SAMPLE_SECRETS, secret, secretsIn } from '#test/marked-texts.ts';
import { type ReadPdf, readPdf } from '#test/read-pdf.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let pro: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  pro = await openAccount(fixture, { plan: 'pro' });
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const path = '/api/export-pdf';
const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };
async function analyze(ask: Ask, url = 'www.harbor-and-pine.example.com'): Promise<AuditedAnalysis> {
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json());
}
async function pdfOf(ask: Ask, query = ''): Promise<ReadPdf> {
  const response = await ask(`${path}${query}`, ours);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}
const squashed = ({ pages }: ReadPdf) => pages.join('').replace(/\s/g, '');
async function refusal(ask: Ask, query = '', init: RequestInit = ours) {
  const response = await ask(`${path}${query}`, init);
  const { code, error } = ErrorBody.parse(await response.json());
  return { status: response.status, code, error };
}

describe('GET /api/export-pdf', () => {
  it('downloads the report of an audit under a name without ours', async () => {
    const { auditId } = await analyze(pro.ask);
    const response = await pro.ask(`${path}?auditId=${auditId}`, ours);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="visibility-report-harbor-and-pine\.example\.com-\d{4}-\d\d-\d\d\.pdf"; filename\*=UTF-8''visibility-report-/,
    );
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('takes the newest finished audit when none is named', async () => {
    const visitorsAsk = visitor(fixture.service);
    await analyze(visitorsAsk, 'older.example.com');
    await analyze(visitorsAsk, 'newer.example.com');
    const { pages } = await pdfOf(visitorsAsk);
    expect(pages[0]).toContain('newer.example.com');
  });

  it('is of the website that is named, however it is written', async () => {
    const visitorsAsk = visitor(fixture.service);
    await analyze(visitorsAsk, 'client-one.example.com');
    await analyze(visitorsAsk, 'client-two.example.com');
    for (const url of ['client-one.example.com', 'https%3A%2F%2Fwww.client-one.example.com%2Fabout']) {
      const { pages } = await pdfOf(visitorsAsk, `?url=${url}`);
      expect(pages[0]).toContain('client-one.example.com');
      expect(pages.join()).not.toContain('client-two');
    }
  });

  it('is no other website’s when the one that is named was never audited', async () => {
    const visitorsAsk = visitor(fixture.service);
    const { auditId } = await analyze(visitorsAsk, 'client-one.example.com');
    const stranger = visitor(fixture.service);
    await analyze(stranger, 'client-three.example.com');
    for (const url of ['client-three.example.com', 'not-audited.example.com', 'no%20address'])
      expect(await refusal(visitorsAsk, `?url=${url}`)).toMatchObject({
        status: 404,
        code: 'no-audit',
        error: expect.stringContaining('this website'),
      });
    for (const query of ['?site=client-one.example.com', '?url=', `?auditId=${auditId}&url=client-one.example.com`])
      expect((await refusal(visitorsAsk, query)).status, query).toBe(400);
  });

  it('shows each plan what it may see on the screen, and no more', async () => {
    const owner = await openAccount(fixture, {});
    const { auditId } = await analyze(owner.ask, 'written.example.com');
    const free = squashed(await pdfOf(owner.ask, `?auditId=${auditId}`));
    expect(free).toContain('PorchlightFree');
    expect(free).toContain('PartofPro,sothetextisnotinthisfile');
    expect(new Set([...secretsIn(free), secret('currentStatus', 'alpha')])).toEqual(SAMPLE_SECRETS);
    await owner.setPlan('pro');
    const pro = squashed(await pdfOf(owner.ask, `?auditId=${auditId}`));
    expect(pro).not.toContain('PorchlightFree');
    expect(pro).not.toContain('PartofPro,sothetextisnotinthisfile');
    expect(secretsIn(pro)).toContain(secret('template', 'gamma'));
  });

  it('is not available to another owner', async () => {
    const { auditId } = await analyze(pro.ask);
    const stranger = await openAccount(fixture, { plan: 'agency' });
    expect(await refusal(stranger.ask, `?auditId=${auditId}`)).toMatchObject({ status: 404, code: 'not-found' });
  });

  it.each(['same-site', 'cross-site', null])(
    'row 112: is not for a link from %s, whose cookies come along',
    async (site) => {
      const headers: Record<string, string> = site === null ? {} : { 'sec-fetch-site': site };
      expect((await refusal(pro.ask, '?auditId=a', { headers })).status).toBe(403);
    },
  );

  it('says in words what is missing', async () => {
    const nobody = visitor(fixture.service);
    expect(await refusal(nobody)).toMatchObject({
      status: 404,
      code: 'no-audit',
      error: expect.stringContaining('Run'),
    });
    expect((await refusal(pro.ask, '?auditId=a&auditId=b')).status).toBe(400);
    expect((await refusal(pro.ask, `?auditId=${'a'.repeat(101)}`)).status).toBe(400);
    const started = await pro.ask('/api/audits', post({ url: 'never-ends.example.com' }));
    const { auditId } = AuditStarted.parse(await started.json());
    expect(await refusal(pro.ask, `?auditId=${auditId}`)).toMatchObject({ status: 409, code: 'not-ready' });
  });

  it('is bounded', async () => {
    fixture.advanceToFullHour();
    const nobody = visitor(fixture.service);
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count += 1) statuses.add((await nobody(path, ours)).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});
