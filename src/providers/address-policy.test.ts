import { describe, expect, it } from 'vitest';
import { MUST_ALLOW_ADDRESSES, MUST_BLOCK_ADDRESSES } from '#test/hostile-addresses.ts';
import { canonicalAddress, isPublicAddress } from './address-policy.ts';

describe('isPublicAddress', () => {
  it('is tested with the whole sets', () => {
    expect(MUST_BLOCK_ADDRESSES).toHaveLength(69);
    expect(MUST_ALLOW_ADDRESSES).toHaveLength(19);
  });

  it.each(MUST_BLOCK_ADDRESSES)('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(MUST_ALLOW_ADDRESSES)('allows %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['', 'example.com', '1.1.1.1.', '0x7f.1', '127.1', '2606:4700::1%eth0', '[2606:4700::1]', ' 1.1.1.1'])(
    'refuses %j, which is not an address',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});

describe('canonicalAddress', () => {
  it.each([
    ['2606:4700:0:0:0:0:0:1111', '2606:4700::1111'],
    ['2606:4700::1111', '2606:4700::1111'],
    ['2A00:1450::1', '2a00:1450::1'],
    ['1.1.1.1', '1.1.1.1'],
    ['::ffff:127.0.0.1', '::ffff:7f00:1'],
  ])('writes %s as %s', (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });
});
