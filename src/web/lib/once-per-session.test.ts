import { describe, expect, it } from 'vitest';
import { isMarkedThisSession, markThisSession } from './once-per-session.ts';

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
    expect(isMarkedThisSession('a', storage)).toBe(false);
    markThisSession('a', storage);
    expect(kept.get('a')).toBe('1');
    expect(isMarkedThisSession('a', storage)).toBe(true);
    kept.set('b', '1');
    expect(isMarkedThisSession('b', storage)).toBe(true);
  });

  it('is remembered for the page where storage is closed', () => {
    expect(isMarkedThisSession('c', closed)).toBe(false);
    markThisSession('c', closed);
    expect(isMarkedThisSession('c', closed)).toBe(true);
  });
});
