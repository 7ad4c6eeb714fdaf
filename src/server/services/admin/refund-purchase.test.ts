import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPurchasesEndpoint } from '#shared/api/admin/users.ts';
import { checkoutEndpoint } from '#shared/api/checkout.ts';
import { ErrorBody } from '#shared/errors.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { selectLogRows } from '../../store/admin/operator-log.ts';
import { purchases } from '../../store/billing/billing-schema.ts';

const reason = 'asked for it by mail';

let fixture: ServiceFixture;
let owner: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture({ MOCK_PAYMENTS: '1' });
  owner = await openAccount(fixture, { role: 'owner' });
});
afterAll(() => fixture.close());

const refund = (id: string) => owner.ask(`/api/admin/purchases/${id}/refund`, post({ reason }));
const codeOf = async (response: Response) => ErrorBody.parse(await response.json()).code;
const log = async (subject: string) =>
  (await selectLogRows(fixture.database.orm, { before: null, limit: 10, search: subject })).map(
    ({ action, actor, details }) => [action, actor, details.amountCents],
  );

async function purchaseOf({ email }: TestAccount) {
  for (;;) {
    const page = await (await owner.ask(`/api/admin/purchases?search=${email}`)).json();
    const [purchase] = listPurchasesEndpoint.response.parse(page).rows;
    if (purchase !== undefined) return purchase;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function keep(id: string, changes: Partial<typeof purchases.$inferInsert>): Promise<void> {
  const now = new Date();
  await fixture.database.orm.insert(purchases).values({
    id,
    product: 'pro_monthly',
    amountCents: 3900,
    currency: 'usd',
    status: 'paid',
    paidAt: now,
    readAt: now,
    ...changes,
  });
}

describe('a refund', () => {
  it('gives the money and takes the plan back, and is logged before and after', async () => {
    const buyer = await openAccount(fixture, {});
    const begun = await buyer.ask('/api/checkout', post({ price: 'pro_monthly' }));
    const { url } = checkoutEndpoint.response.parse(await begun.json());
    const checkoutId = new URL(url).pathname.split('/').at(-1) ?? '';
    expect((await buyer.ask(`/api/pay-desk/${checkoutId}`, post({ outcome: 'pay' }))).status).toBe(200);
    const paid = await purchaseOf(buyer);
    expect(paid).toMatchObject({ amountCents: 3900, status: 'paid', isRefundable: true, userId: buyer.id });
    const plan = async () => (await (await buyer.ask('/api/auth/me')).text()).match(/"plan":"(\w+)"/)?.[1];
    expect(await plan()).toBe('pro');

    expect((await refund(paid.id)).status).toBe(200);
    expect(await purchaseOf(buyer)).toMatchObject({ status: 'refunded', isRefundable: false });
    expect(await plan()).toBe('free');
    expect(await codeOf(await refund(paid.id))).toBe('already-so');
    expect(await log(buyer.email)).toEqual([
      ['purchase-refunded', owner.email, 3900],
      ['refund-begun', owner.email, 3900],
    ]);
  });

  it.each([
    ['that is older than 30 days', 'pi_old', { paidAt: new Date(Date.now() - 31 * DAY_MS) }],
    ['that the bank disputes', 'pi_disputed', { status: 'disputed' as const }],
  ])('of a payment %s is refused, and not logged', async (_, id, changes) => {
    await keep(id, changes);
    expect(await codeOf(await refund(id))).toBe('not-ready');
    expect(await log(id)).toEqual([]);
  });

  it('that the payment service does not make stays begun in the log', async () => {
    await keep('pi_unknown_there', {});
    expect((await refund('pi_unknown_there')).ok).toBe(false);
    expect(await log('pi_unknown_there')).toEqual([['refund-begun', owner.email, 3900]]);
  });

  it('of nothing is refused', async () => {
    expect(await codeOf(await refund('pi_nothing'))).toBe('not-found');
  });
});
