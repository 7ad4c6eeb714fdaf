import { describe, expect, it } from 'vitest';
import { isOfferSeen, markOfferSeen } from './offer-seen.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  };
}
const closed = {
  getItem: (): never => {
    throw new DOMException('closed', 'SecurityError');
  },
  setItem: (): never => {
    throw new DOMException('closed', 'SecurityError');
  },
};

describe('the marker of the offer', () => {
  it('is kept for each audited address', () => {
    const storage = memory();
    expect(isOfferSeen('https://one.example/', storage)).toBe(false);
    markOfferSeen('https://one.example/', storage);
    expect([...storage.kept.keys()]).toEqual(['upgrade_modal_seen:https://one.example/']);
    expect(isOfferSeen('https://one.example/', storage)).toBe(true);
    expect(isOfferSeen('https://two.example/', storage)).toBe(false);
  });

  it('lasts for the page where storage is closed', () => {
    expect(isOfferSeen('https://closed.example/', closed)).toBe(false);
    markOfferSeen('https://closed.example/', closed);
    expect(isOfferSeen('https://closed.example/', closed)).toBe(true);
  });
});
