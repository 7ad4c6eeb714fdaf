import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountExport } from '#shared/api/account.ts';
import { saveReportBrandEndpoint } from '#shared/api/report-brand.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { openAccount, PASSWORD, type TestAccount } from '#test/account-fixture.ts';
import { makePng } from '#test/png.ts';
import { readPdf } from '#test/read-pdf.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { findReportBrand } from '../../store/reports/report-brands.ts';

const path = '/api/account/report-brand';
const logo = makePng({ width: 40, height: 12 }).toString('base64');
const brand: ReportBrand = { name: 'Lantern Studio', colour: '#0b5d4a', contact: '+1 218 555 0142', logo };
const ours: RequestInit = { headers: { 'sec-fetch-site': 'same-origin' } };

let fixture: ServiceFixture;
let agency: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  agency = await openAccount(fixture, { plan: 'agency' });
});
afterAll(() => fixture.close());

const save = ({ ask }: TestAccount, part: object = {}) => ask(path, { ...post({ ...brand, ...part }), method: 'PUT' });
const kept = async ({ ask }: TestAccount) =>
  saveReportBrandEndpoint.response.parse(await (await ask(path)).json()).brand;

describe('the brand of reports', () => {
  it('is kept with its account, changed and taken away', async () => {
    expect(await kept(agency)).toBeNull();
    expect((await save(agency)).status).toBe(200);
    expect(await kept(agency)).toEqual(brand);
    await save(agency, { name: '  Lantern & Co  ', logo: null });
    expect(await kept(agency)).toEqual({ ...brand, name: 'Lantern & Co', logo: null });
    expect((await agency.ask(path, { method: 'DELETE' })).status).toBe(200);
    expect(await kept(agency)).toBeNull();
  });

  it.each([
    ['no name', { name: '   ' }],
    ['a name with a web address', { name: 'Lantern pay.example.com' }],
    ['a name with a phone number', { name: 'Call 1-900-555-0199' }],
    ['a contact that is a message', { contact: 'Account LIMITED. Call 1-900-555-0199' }],
    ['a colour that is none', { colour: 'red' }],
    ['a colour with more in it', { colour: '#0b5d4a;background:url(//x.example)' }],
    ['a logo that is no picture', { logo: Buffer.from('<svg onload="alert(1)"/>').toString('base64') }],
    ['a logo that is no base64', { logo: 'https://x.example/logo.png' }],
    ['a logo with too many pixels', { logo: makePng({ width: 1601, height: 1 }).toString('base64') }],
    ['a logo with too many bytes', { logo: Buffer.alloc(65 * 1024).toString('base64') }],
  ])('is refused with %s', async (_, part) => {
    expect((await save(agency, part)).status).toBe(400);
  });

  it('keeps no mark that turns text around, and no control character', async () => {
    expect((await save(agency, { name: 'Lantern \u202eStudio\u0000', contact: '\u2066+1 218 555 0142' })).status).toBe(
      200,
    );
    expect(await kept(agency)).toEqual(brand);
  });

  it('shows its sample, with alternative text for the logo', async () => {
    await save(agency);
    const answer = await agency.ask(`${path}/sample.pdf`, ours);
    expect(answer.status).toBe(200);
    const { pages, alternatives } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(alternatives[0]).toEqual(['Lantern Studio']);
    expect(pages.join(' ')).toContain('made by Lantern Studio, +1 218 555 0142');
    expect(pages.join(' ')).toContain('not a real business');
    expect(pages.join(' ')).not.toMatch(/porchlight/i);
    expect((await agency.ask(`${path}/sample.pdf`, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const free = await openAccount(fixture, {});
    expect((await free.ask(`${path}/sample.pdf`, ours)).status).toBe(402);
  });

  it('waits while the plan has not the right, and can still be deleted', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    await save(account);
    await account.setPlan('pro');
    expect([(await account.ask(path)).status, (await save(account)).status]).toEqual([402, 402]);
    await account.setPlan('agency');
    expect(await kept(account)).toEqual(brand);
    await account.setPlan('free');
    expect((await account.ask(path, { method: 'DELETE' })).status).toBe(200);
    expect(await findReportBrand(fixture.database.orm, account.id)).toBeNull();
  });

  it('is in the export of the account, and goes with it', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    await save(account);
    const exported = AccountExport.parse(await (await account.ask('/api/account/export')).json());
    expect(exported.reportBrand).toEqual(brand);
    await account.ask('/api/account/delete', post({ currentPassword: PASSWORD }));
    expect(await findReportBrand(fixture.database.orm, account.id)).toBeNull();
  });
});
