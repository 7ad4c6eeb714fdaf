import { expect, it } from 'vitest';
import { findDialPlace } from './site-address.ts';

const MANY = Array.from({ length: 20 }, (_, index) => `93.184.216.${index + 10}`);
const SIX = Array.from({ length: 20 }, (_, index) => `2606:2800:220:1::${(index + 16).toString(16)}`);
const rules = (addresses: readonly string[]) => ({
  connectTo: [],
  resolve: async () => ({ ok: true, addresses }) as const,
});

it('dials the same first addresses of a host with many, however a name server turns them', async () => {
  const one = await findDialPlace(rules([...MANY, ...SIX]), 'many.example', 443);
  const turned = await findDialPlace(
    rules([...SIX.toReversed(), ...MANY.slice(7), ...MANY.slice(0, 9)]),
    'many.example',
    443,
  );
  expect(one).toEqual(turned);
  expect(one).toMatchObject({ ok: true, addresses: expect.arrayContaining([MANY[0], SIX[0]]) });
});

it.each(['10.0.0.1', '::1', '169.254.169.254'])(
  'judges every one of them: %s at the end is refused',
  async (address) => {
    expect(await findDialPlace(rules([...MANY, ...SIX, address]), 'many.example', 443)).toMatchObject({
      ok: false,
      problem: 'blocked-address',
    });
  },
);
