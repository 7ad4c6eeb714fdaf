import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { planGrants, subscriptions } from '../billing/billing-schema.ts';
import type { Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { effectivePlan, effectivePlanSource } from './account-plans.ts';
import { users } from './account-schema.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(users);
  for (const id of ['one', 'other'])
    await database.orm
      .insert(users)
      .values({ id, name: '', email: `${id}@mail.example`, createdAt: NOW, updatedAt: NOW });
});

async function planNow() {
  const rows = await database.orm
    .select({ id: users.id, plan: effectivePlan(NOW), source: effectivePlanSource(NOW) })
    .from(users)
    .orderBy(users.id);
  expect(rows[1]).toEqual({ id: 'other', plan: 'free', source: 'free' });
  return rows[0] === undefined ? null : [rows[0].plan, rows[0].source];
}

async function subscribe(changes: Partial<typeof subscriptions.$inferInsert> = {}): Promise<void> {
  await database.orm.insert(subscriptions).values({
    id: `sub_${Math.trunc(daysFromNow(0).getTime())}_${changes.plan ?? 'pro'}`,
    userId: 'one',
    customerId: 'cus_1',
    status: 'active',
    plan: 'pro',
    price: 'pro_monthly',
    currentPeriodEnd: daysFromNow(20),
    endsAtPeriodEnd: false,
    createdAt: NOW,
    readAt: NOW,
    ...changes,
  });
}

async function grant(changes: Partial<typeof planGrants.$inferInsert> = {}): Promise<void> {
  await database.orm.insert(planGrants).values({
    id: 'grant',
    userId: 'one',
    plan: 'agency',
    until: null,
    reason: 'agreed',
    grantedBy: 'owner@mail.example',
    createdAt: NOW,
    ...changes,
  });
}

describe('the plan of an account', () => {
  it.each([
    ['nothing', {}, null],
    ['a running subscription', { status: 'active' }, ['pro', 'subscription']],
    ['a trial', { status: 'trialing' }, ['pro', 'subscription']],
    ['one that is to end', { endsAtPeriodEnd: true }, ['pro', 'subscription']],
    [
      'a payment that is late by three days',
      { status: 'past_due', pastDueSince: daysFromNow(-3) },
      ['pro', 'subscription'],
    ],
    ['a payment that is late by eight days', { status: 'past_due', pastDueSince: daysFromNow(-8) }, ['free', 'free']],
    ['a late payment of unknown age', { status: 'past_due', pastDueSince: null }, ['free', 'free']],
    ['a period that ended a day ago without news', { currentPeriodEnd: daysFromNow(-1) }, ['pro', 'subscription']],
    ['a period that ended long ago', { currentPeriodEnd: daysFromNow(-8) }, ['free', 'free']],
    ['an ended one', { status: 'canceled' }, ['free', 'free']],
    ['one that was never paid', { status: 'incomplete' }, ['free', 'free']],
    ['an unpaid one', { status: 'unpaid' }, ['free', 'free']],
    ['a paused one', { status: 'paused' }, ['free', 'free']],
  ] as const)('with %s', async (name, changes, expected) => {
    if (name !== 'nothing') await subscribe(changes);
    expect(await planNow()).toEqual(expected ?? ['free', 'free']);
  });

  it('counts a grant until its day, and not when it was revoked', async () => {
    await grant({ until: daysFromNow(1) });
    expect(await planNow()).toEqual(['agency', 'grant']);
    await database.orm.update(planGrants).set({ until: daysFromNow(-1) });
    expect(await planNow()).toEqual(['free', 'free']);
    await database.orm.update(planGrants).set({ until: null, revokedAt: NOW });
    expect(await planNow()).toEqual(['free', 'free']);
  });

  it('is the better of money and grant, and names money when both give the same', async () => {
    await subscribe();
    await grant();
    expect(await planNow()).toEqual(['agency', 'grant']);
    await database.orm.update(planGrants).set({ plan: 'pro' });
    expect(await planNow()).toEqual(['pro', 'subscription']);
  });
});
