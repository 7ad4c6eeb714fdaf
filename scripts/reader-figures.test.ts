import { describe, expect, it } from 'vitest';
import { maskFacts } from './reader-figures.ts';

const origin = { kind: 'owner', at: '' } as const;
const facts = (['Ashford', 'Tenterden'] as const).map(
  (value) => ({ id: value, kind: 'area', value, foundValue: null, state: 'found', origin }) as const,
);

describe('masked sentences', () => {
  it('are the same for businesses that say the same', () => {
    const one = maskFacts('We also work in Ashford and Tenterden.', facts);
    expect(one).toBe('we also work in _.');
    expect(maskFacts('We also work in Ashford, Tenterden.', facts)).toBe(one);
    expect(maskFacts('Open since 1985.', facts)).toBe(maskFacts('Open since 2017.', facts));
  });

  it('differ where what is said differs', () => {
    expect(maskFacts('We live in Ashford.', facts)).not.toBe(maskFacts('We work in Ashford.', facts));
  });
});
