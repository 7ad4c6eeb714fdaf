import { afterEach, describe, expect, it } from 'vitest';
import { startAuditsEndpoint } from '#shared/api/audits.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
afterEach(() => fixture.close());

async function bulk({ ask }: TestAccount, urls: readonly string[], headers: Record<string, string> = {}) {
  const response = await ask('/api/audits/bulk', post({ urls }, headers));
  expect(response.status).toBe(202);
  return startAuditsEndpoint.response.parse(await response.json()).audits;
}
const idOf = (audit: Awaited<ReturnType<typeof bulk>>[number] | undefined) =>
  audit !== undefined && 'auditId' in audit ? audit.auditId : null;
const codeOf = (audit: Awaited<ReturnType<typeof bulk>>[number] | undefined) =>
  audit !== undefined && 'code' in audit ? audit.code : null;

describe('many audits in one go', () => {
  it('begin or are refused each by itself, in the order asked', async () => {
    fixture = await openServiceFixture();
    const agency = await openAccount(fixture, { plan: 'agency' });
    const urls = ['one.example.com', 'http://127.0.0.1/', 'two.example.com', 'not an address', 'one.example.com'];
    const audits = await bulk(agency, urls);
    expect(audits.map(({ url }) => url)).toEqual(urls);
    expect(audits.map(codeOf)).toEqual([null, 'blocked-address', null, 'invalid-url', null]);
    for (const audit of audits) {
      const auditId = idOf(audit);
      if (auditId !== null) expect((await agency.ask(`/api/audits/${auditId}`)).status).toBe(200);
    }
    await expect.poll(() => fixture.engine.runs.filter((target) => target.includes('one')).length).toBe(1);
  });

  it('are the same ones when the request is repeated with its key, and 409 for another request', async () => {
    fixture = await openServiceFixture();
    const agency = await openAccount(fixture, { plan: 'agency' });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const urls = ['a.example.com', 'b.example.com', 'a.example.com'];
    const [first, again] = [await bulk(agency, urls, key), await bulk(agency, urls, key)];
    expect(again.map(idOf)).toEqual(first.map(idOf));
    expect(new Set(first.map(idOf)).size).toBe(3);
    expect((await bulk(agency, urls)).map(idOf)).not.toEqual(first.map(idOf));
    const other = await agency.ask('/api/audits/bulk', post({ urls: ['c.example.com'] }, key));
    expect(other.status).toBe(409);
    const neighbour = await openAccount(fixture, { plan: 'agency' });
    expect((await bulk(neighbour, ['c.example.com'], key)).map(codeOf)).toEqual([null]);
  });

  it('are counted by account, not by the address that the office shares', async () => {
    fixture = await openServiceFixture({ AUDIT_READINGS_PER_ADDRESS: '1', AUDIT_READINGS_PER_ACCOUNT: '2' });
    fixture.advanceToFullHour();
    const [one, other] = [
      await openAccount(fixture, { plan: 'agency' }),
      await openAccount(fixture, { plan: 'agency' }),
    ];
    const audits = await bulk(one, ['a.example.com', 'b.example.com', 'c.example.com', 'a.example.com']);
    expect(audits.map(codeOf)).toEqual([null, null, 'too-many-requests', null]);
    expect((await bulk(other, ['d.example.com'])).map(codeOf)).toEqual([null]);
  });

  it('are for Agency only', async () => {
    fixture = await openServiceFixture();
    const [free, pro] = [await openAccount(fixture, {}), await openAccount(fixture, { plan: 'pro' })];
    const statusOf = async (ask: ServiceFixture['ask']) =>
      (await ask('/api/audits/bulk', post({ urls: ['a.example.com'] }))).status;
    expect([await statusOf(fixture.ask), await statusOf(free.ask), await statusOf(pro.ask)]).toEqual([401, 402, 402]);
    expect(fixture.engine.runs).toEqual([]);
  });

  it('are fifty at most', async () => {
    fixture = await openServiceFixture();
    const agency = await openAccount(fixture, { plan: 'agency' });
    const urls = (count: number) => Array.from({ length: count }, (_, index) => `s${index}.example.com`);
    for (const body of [{ urls: urls(51) }, { urls: urls(201) }, { urls: [] }, { urls: 'a.example.com' }, {}])
      expect((await agency.ask('/api/audits/bulk', post(body))).status).toBe(400);
    expect(fixture.engine.runs).toEqual([]);
    expect((await bulk(agency, urls(50))).filter((audit) => idOf(audit) !== null)).toHaveLength(50);
  });
});
