import { describe, expect, it } from 'vitest';
import { intentLifeMs, storePurchaseIntent, takePurchaseIntent } from './purchase-intent.ts';

function memory(first?: string) {
  const values = new Map(first === undefined ? [] : [['purchaseIntent', first]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return () => storage;
}

describe('what was chosen before the sign-up', () => {
  it('goes on once, and only once', () => {
    const storage = memory();
    storePurchaseIntent('pro_monthly', null, storage, 1_000);
    expect(takePurchaseIntent('pro_monthly', null, storage, 2_000)).toBe(true);
    expect(takePurchaseIntent('pro_monthly', null, storage, 2_001)).toBe(false);
  });

  it.each([
    ['another price', 'pro_annual', 'a1', 2_000],
    ['another audit', 'photo-seo-pack', 'a2', 2_000],
    ['no audit', 'photo-seo-pack', null, 2_000],
    ['too late', 'photo-seo-pack', 'a1', 1_001 + intentLifeMs],
    ['a clock that went back', 'photo-seo-pack', 'a1', 999],
  ] as const)('does not go on with %s, and is used up', (_, price, auditId, nowMs) => {
    const storage = memory();
    storePurchaseIntent('photo-seo-pack', 'a1', storage, 1_000);
    expect(takePurchaseIntent(price, auditId, storage, nowMs)).toBe(false);
    expect(takePurchaseIntent('photo-seo-pack', 'a1', storage, 1_000)).toBe(false);
  });

  it.each(['', '{', 'true', '{"price":"pro_monthly"}', '{"price":"pro_monthly","auditId":null,"atMs":"now"}'])(
    'takes %j for nothing',
    (text) => expect(takePurchaseIntent('pro_monthly', null, memory(text), 0)).toBe(false),
  );

  it('does without a storage', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    expect(() => storePurchaseIntent('pro_monthly', null, closed)).not.toThrow();
    expect(takePurchaseIntent('pro_monthly', null, closed)).toBe(false);
  });
});
