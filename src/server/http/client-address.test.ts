import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it.each([
    [0, undefined, '9.9.9.9'],
    [0, '1.1.1.1', '9.9.9.9'],
    [1, undefined, '9.9.9.9'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, 'spoofed, 2.2.2.2', '2.2.2.2'],
    [2, 'spoofed, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [2, '1.1.1.1', '9.9.9.9'],
    [1, '', ''],
  ])('with %i proxies and X-Forwarded-For %s is %s', (proxies, forwardedFor, address) => {
    expect(clientAddress('9.9.9.9', forwardedFor, proxies)).toBe(address);
  });
});

describe('addressKey', () => {
  const key = (address: string | null) => addressKey(address, 'secret');

  it('distinguishes IPv4 addresses', () => {
    expect(key('1.1.1.1')).not.toBe(key('1.1.1.2'));
  });

  it('takes an IPv4 address and its mapped form as one', () => {
    expect(key('::ffff:1.1.1.1')).toBe(key('1.1.1.1'));
  });

  it('takes an IPv6 /64 as one, and neighbours apart', () => {
    expect(key('2001:db8:1:2:3:4:5:6')).toBe(key('2001:db8:1:2::1'));
    expect(key('2001:db8:1:3::1')).not.toBe(key('2001:db8:1:2::1'));
  });

  it.each([null, '', 'spoofed', '1.1.1.1, 2.2.2.2', 'fe80::1%eth0\n'])(
    'gives all that is no address (%s) one key',
    (address) => {
      expect(key(address)).toBe(key('nonsense'));
    },
  );

  it('does not show the address, and differs with the secret', () => {
    expect(key('1.1.1.1')).not.toContain('1.1.1.1');
    expect(addressKey('1.1.1.1', 'other')).not.toBe(key('1.1.1.1'));
  });
});
