import { afterEach, expect, it } from 'vitest';
import { getOverviewEndpoint } from '#shared/api/admin/metrics.ts';
import { openAccount } from '#test/account-fixture.ts';
import { openServiceFixture, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
afterEach(() => fixture.close());

const said = () => fixture.logLines.filter((line) => line.includes('forwarded_header_ignored'));

async function isWarned(): Promise<boolean> {
  const operator = await openAccount(fixture, { role: 'support' });
  const { warnings } = getOverviewEndpoint.response.parse(await (await operator.ask(getOverviewEndpoint.path)).json());
  return warnings.some(({ sentence }) => sentence.includes('TRUST_PROXY'));
}

it.each([{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }])(
  'warns in the log once an hour and in the overview where %j arrives and no proxy is trusted',
  async (headers) => {
    fixture = await openServiceFixture();
    expect(await isWarned()).toBe(false);
    for (let asked = 0; asked < 5; asked += 1) await fixture.askAsStranger('/api/payment-options', { headers });
    expect(said()).toHaveLength(1);
    expect(said()[0]).not.toContain('203.0.113.9');
    fixture.advanceClock(3_600_001);
    await fixture.askAsStranger('/livez', { headers });
    expect(said()).toHaveLength(2);
    expect(await isWarned()).toBe(true);
  },
);

it('says nothing where a proxy is trusted', async () => {
  fixture = await openServiceFixture({ TRUST_PROXY: '1' });
  await fixture.askAsStranger('/livez', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(said()).toEqual([]);
  expect(await isWarned()).toBe(false);
});
