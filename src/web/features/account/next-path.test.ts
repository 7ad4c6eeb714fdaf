import { describe, expect, it } from 'vitest';
import { getNextPath } from './next-path.ts';
import { describePurchase, purchaseUnderWay } from './purchase-under-way.ts';

describe('getNextPath', () => {
  it.each([
    [null, '/'],
    ['/audit?id=a', '/audit?id=a'],
    ['/u/upgrade?plan=pro_annual', '/u/upgrade?plan=pro_annual'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/login?next=/login', '/'],
    ['/signup/', '/'],
    ['/x/../login', '/'],
    ['/logins', '/logins'],
  ])('%j leads to %j', (value, path) => {
    expect(getNextPath(value)).toBe(path);
  });
});

describe('purchaseUnderWay', () => {
  it.each([
    ['/u/upgrade?plan=pro_monthly', 'Pro, $39 a month'],
    ['/u/upgrade/?plan=pro_annual', 'Pro, $390 a year'],
    ['/u/upgrade?price=qa-year-pack&auditId=a', 'Q&A Year Pack, $49 once'],
  ])('%s', (path, words) => {
    const product = purchaseUnderWay(path);
    expect(product && describePurchase(product)).toBe(words);
  });

  it.each(['/', '/pricing?plan=pro_monthly', '/u/upgrade?plan=agency_for_free', '/u/upgrade'])(
    'nothing at %s',
    (path) => {
      expect(purchaseUnderWay(path)).toBeNull();
    },
  );
});
