import { describe, expect, it } from 'vitest';
import { formatAddress } from './format-address.ts';

describe('formatAddress', () => {
  it('leaves out what is not known', () => {
    const address = { street: null, city: 'Bremen', region: null, postalCode: '28195', country: 'DE' };
    expect(formatAddress(address)).toBe('Bremen, 28195, DE');
    expect(formatAddress({ ...address, city: null, postalCode: null, country: null })).toBeNull();
    expect(formatAddress(null)).toBeNull();
  });
});
