import { describe, expect, it } from 'vitest';
import { canRegenerate, firstVariant, readFixVariant } from './fix-variants.ts';

describe('the wordings of a solution', () => {
  it('are at most three, the newest shown', () => {
    let variants = firstVariant('one');
    for (const text of ['two', ' three ', 'four']) variants = readFixVariant(variants, { type: 'written', text });
    expect(variants).toEqual({ texts: ['one', 'two', 'three'], shown: 2, isRepeated: false });
    expect(canRegenerate(variants)).toBe(false);
    expect(canRegenerate(firstVariant('one'))).toBe(true);
  });

  it('are not kept twice', () => {
    const variants = readFixVariant(firstVariant('one'), { type: 'written', text: 'one ' });
    expect(variants).toEqual({ texts: ['one'], shown: 0, isRepeated: true });
  });

  it('can be gone back to', () => {
    const two = readFixVariant(firstVariant('one'), { type: 'written', text: 'two' });
    expect(readFixVariant(two, { type: 'chosen', index: 0 }).shown).toBe(0);
    expect(readFixVariant(two, { type: 'chosen', index: 5 })).toBe(two);
  });
});
