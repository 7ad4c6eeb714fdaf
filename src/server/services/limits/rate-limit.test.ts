import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import type { Database } from '../../store/database/database.ts';
import type { Viewer } from '../viewer.ts';
import { CALL_LIMITS, consumeRateLimit } from './rate-limit.ts';

const VISITOR: Viewer = { owner: null, account: null, visitorSessionId: null, addressKey: 'office' };
const ACCOUNT = {
  email: 'owner@example.test',
  emailVerified: true,
  role: 'user',
  createdAt: new Date(0),
  sessionId: 'session',
} as const;

const signedIn = (id: string, plan: 'free' | 'pro'): Viewer => ({
  ...VISITOR,
  owner: { kind: 'account', accountId: id },
  account: { ...ACCOUNT, id, plan },
});

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** How many calls of `viewer` are taken, and what the first refused one says. */
async function callUntilRefused(viewer: Viewer): Promise<{ readonly taken: number; readonly said: unknown }> {
  for (let taken = 0; taken <= 1000; taken += 1) {
    const said = await consumeRateLimit({ database, now: () => 0 }, viewer, 'verify-report').catch((error) => error);
    if (said !== undefined) return { taken, said };
  }
  throw new Error('no call was refused');
}

describe('a limit on calls', () => {
  it('says its number, and whose it is', async () => {
    const { perAddress, perAccount } = CALL_LIMITS['verify-report'];
    expect(await callUntilRefused(signedIn('one', 'pro'))).toMatchObject({
      taken: perAccount,
      said: { message: `You've reached the limit of ${perAccount} verified reports in 10 minutes.` },
    });
    expect(await callUntilRefused(VISITOR)).toMatchObject({
      taken: perAddress,
      said: {
        message: `Your internet connection has reached the limit of ${perAddress} verified reports in 10 minutes.`,
      },
    });
  });

  it('of an address holds for all addresses of an IPv6 /48 together', async () => {
    const { perAddress } = CALL_LIMITS['verify-report'];
    const taken: number[] = [];
    for (let index = 0; index < 6; index += 1)
      taken.push((await callUntilRefused({ ...VISITOR, addressKey: `subnet ${index}`, networkKey: 'provider' })).taken);
    expect(taken).toEqual([perAddress, perAddress, perAddress, perAddress, 0, 0]);
  });

  it('of an address counts free accounts behind it, and none that pays', async () => {
    const { perAddress, perAccount } = CALL_LIMITS['verify-report'];
    await callUntilRefused(VISITOR);
    expect(await callUntilRefused(signedIn('free', 'free')), `${perAddress} are used up`).toMatchObject({ taken: 0 });
    expect(await callUntilRefused(signedIn('paying', 'pro'))).toMatchObject({ taken: perAccount });
  });
});
