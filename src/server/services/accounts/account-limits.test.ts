import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import type { Database } from '../../store/database/database.ts';
import { countAccountMail, countLinkUse, countSignUp } from './account-limits.ts';

const CLOCK = { now: () => 0, secret: 'a secret of this test' };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['sign-ups', countSignUp, 60],
  ['mails', countAccountMail, 20],
  ['links', (clock, tx, _, caller) => countLinkUse(clock, tx, caller), 60],
] satisfies [string, typeof countSignUp, number][])(
  'lets one IPv6 /48 use up no more %s than four addresses, so that it uses up nobody else’s',
  async (_, count, perAddress) => {
    const use = (subnet: number, index: number, networkKey: string) =>
      database.orm
        .transaction((tx) =>
          count(CLOCK, tx, `${subnet}.${index}@shop.example`, { addressKey: `${subnet}`, networkKey }),
        )
        .then(() => 1)
        .catch(() => 0);
    let taken = 0;
    for (let subnet = 0; subnet < 6; subnet += 1)
      for (let index = 0; index < perAddress; index += 1) taken += await use(subnet, index, 'one');
    expect(taken).toBe(4 * perAddress);
    expect(await use(7, 0, 'another')).toBe(1);
  },
);
