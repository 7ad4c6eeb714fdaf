import { expect, it } from 'vitest';
import { isFirstTime } from './first-time.ts';

function storageOf(kept: Map<string, string>) {
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

it('is the first time once for each audit, also after a reload and without storage', () => {
  const kept = new Map<string, string>();
  const storage = storageOf(kept);
  expect([1, 2].map(() => isFirstTime('free_fix', 'audit-1', storage))).toEqual([true, false]);
  expect(isFirstTime('free_fix', 'audit-2', storage)).toBe(true);
  expect(isFirstTime('other', 'audit-1', storage)).toBe(true);
  // Another page of the same browser knows only what is stored.
  kept.set('after_reload', kept.get('free_fix') ?? '');
  expect(isFirstTime('after_reload', 'audit-2', storage)).toBe(false);
  const closed = () => {
    throw new Error('Storage is closed.');
  };
  expect([1, 2].map(() => isFirstTime('closed', 'audit-1', closed))).toEqual([true, false]);
  expect(isFirstTime('spoilt', 'audit-1', storageOf(new Map([['spoilt', '{']])))).toBe(true);
});
