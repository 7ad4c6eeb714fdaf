import { describe, expect, it } from 'vitest';
import { craftAddresses } from '#test/mail-addresses.ts';
import { parseEmailAddress } from './parse-email-address.ts';

const ONE_ADDRESS = /^[a-z0-9#$&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/;

describe('parseEmailAddress', () => {
  it.each([
    ['owner@shop.example', 'owner@shop.example'],
    ['Owner.Name+news@Shop.Example', 'owner.name+news@shop.example'],
    ["o'hara@shop.example", "o'hara@shop.example"],
    ['info@b\u00fccher.example', 'info@xn--bcher-kva.example'],
    ['info@\u4f8b\u3048.example', 'info@xn--r8jz45g.example'],
    ['a@sub.shop.co.uk', 'a@sub.shop.co.uk'],
    [`${'x'.repeat(64)}@shop.example`, `${'x'.repeat(64)}@shop.example`],
  ])('takes %s', (typed, address) => {
    expect(parseEmailAddress(typed)).toEqual({ ok: true, address });
  });

  it.each([
    '',
    '@',
    'shop.example',
    'a@b',
    'a@b.c',
    'a@co.uk',
    'a@.example',
    'a@shop..example',
    '.a@shop.example',
    'a..b@shop.example',
    'a@shop.123',
    'a@shop_1.example',
    'a@-shop.example',
    'a@xn--zz--.example',
    'j\u00f6rg@shop.example',
    'a@\u212a.example',
    `${'x'.repeat(65)}@shop.example`,
    `a@${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(63)}.${'x'.repeat(63)}.example`,
    // Short as typed, longer than 254 in ASCII.
    `a@${`${'\u00fc\u4f8b'.repeat(12)}.`.repeat(7)}example`,
  ])('refuses %j', (typed) => {
    expect(parseEmailAddress(typed)).toEqual({ ok: false, sentence: 'Please enter a valid email address.' });
  });

  it('gives one plain address or none for a thousand crafted strings', () => {
    const crafted = craftAddresses(1000);
    const taken = crafted.flatMap(({ typed, slippedIn }) => {
      const parsed = parseEmailAddress(typed);
      return parsed.ok ? [{ address: parsed.address, slippedIn }] : [];
    });
    expect(new Set(crafted.map(({ typed }) => typed)).size).toBe(1000);
    for (const { address, slippedIn } of taken) {
      expect(address).toMatch(ONE_ADDRESS);
      expect(address.split('@')[1]).not.toContain(slippedIn.split('@')[1]);
    }
    // The good forms, and no others.
    expect(taken.length).toBeGreaterThan(50);
    expect(taken.length).toBeLessThan(150);
  });
});
