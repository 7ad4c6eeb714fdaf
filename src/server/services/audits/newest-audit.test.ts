import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedAnalysis, AuditView, listAuditsEndpoint } from '#shared/api/audits.ts';
import { openAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];

/** Audits a site as `ask` does, and gives the audit and the business it belongs to. */
async function audit(ask: Ask, url: string) {
  const answer = await ask('/api/analyze', post({ url }));
  const { auditId } = AuditedAnalysis.parse(await answer.json());
  const { rows } = listAuditsEndpoint.response.parse(await (await ask('/api/audits')).json());
  const businessId = rows.find((row) => row.auditId === auditId)?.businessId ?? '';
  return { auditId, businessId };
}

const newestOf = (ask: Ask, businessId: string) => ask(`/api/businesses/${businessId}/audit`);

describe('the newest audit of a business', () => {
  it('is the last one of that business, not of another', async () => {
    const ask = visitor(fixture.service);
    const first = await audit(ask, 'twice.example.com');
    fixture.advanceClock(1_000);
    const second = await audit(ask, 'twice.example.com');
    fixture.advanceClock(1_000);
    const other = await audit(ask, 'once.example.net');
    expect(second.businessId).toBe(first.businessId);
    expect(second.auditId).not.toBe(first.auditId);
    expect(await (await newestOf(ask, first.businessId)).json()).toEqual({ auditId: second.auditId });
    expect(await (await newestOf(ask, other.businessId)).json()).toEqual({ auditId: other.auditId });
  });

  it('is not found for other callers, with or without a session', async () => {
    const { businessId } = await audit(visitor(fixture.service), 'private.example.com');
    const stranger = visitor(fixture.service);
    await audit(stranger, 'private.example.com');
    expect((await newestOf(stranger, businessId)).status).toBe(404);
    expect((await newestOf(visitor(fixture.service), businessId)).status).toBe(404);
  });

  it('moves to the account with the session', async () => {
    const ask = visitor(fixture.service);
    const { auditId, businessId } = await audit(ask, 'moved.example.com');
    const account = await openAccount(fixture, { ask });
    expect(await (await newestOf(account.ask, businessId)).json()).toEqual({ auditId });
  });
});

describe('the add-ons of an audit', () => {
  it('are named in its analysis for the account that has them, and absent otherwise', async () => {
    const account = await openAccount(fixture, {});
    const { auditId } = await audit(account.ask, 'packed.example.com');
    const read = async () => {
      const view = AuditView.parse(await (await account.ask(`/api/audits/${auditId}`)).json());
      return view.result?.grantedAddOns;
    };
    expect(await read()).toBeUndefined();
    await account.grantAddOn('qa-year-pack', auditId);
    expect(await read()).toEqual(['qa-year-pack']);
  });
});
