import { describe, expect, it } from 'vitest';
import { isMarkedThisVisit, markThisVisit } from './visit-mark.ts';

const closed = () => {
  throw new Error('Storage is closed.');
};

describe('what happens once a visit', () => {
  it('is remembered by the storage of the session', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    expect(isMarkedThisVisit('a', storage)).toBe(false);
    markThisVisit('a', storage);
    expect(kept.get('a')).toBe('1');
    expect(isMarkedThisVisit('a', storage)).toBe(true);
    kept.set('b', '1');
    expect(isMarkedThisVisit('b', storage)).toBe(true);
  });

  it('is remembered for the page where storage is closed', () => {
    expect(isMarkedThisVisit('c', closed)).toBe(false);
    markThisVisit('c', closed);
    expect(isMarkedThisVisit('c', closed)).toBe(true);
  });
});
