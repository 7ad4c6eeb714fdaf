import { describe, expect, it } from 'vitest';
import { canRegenerate, describeVariants, firstVariant, readFixVariant } from './fix-variants.ts';

describe('the wordings of a solution', () => {
  it('are at most three, the newest shown', () => {
    let variants = firstVariant({ text: 'one', count: 3 });
    for (const text of ['two', ' three ', 'four']) variants = readFixVariant(variants, { type: 'written', text });
    expect(variants).toEqual({ texts: ['one', 'two', 'three'], shown: 2, count: 3, isRepeated: false });
    expect(canRegenerate(variants)).toBe(false);
    expect(canRegenerate(firstVariant({ text: 'one', count: 3 }))).toBe(true);
  });

  it('are not kept twice', () => {
    const variants = readFixVariant(firstVariant({ text: 'one', count: 2 }), { type: 'written', text: 'one ' });
    expect(variants).toEqual({ texts: ['one'], shown: 0, count: 2, isRepeated: true });
  });

  it('are as many as the server counted: with one there is nothing to regenerate', () => {
    const one = firstVariant({ text: 'one', count: 1 });
    expect(canRegenerate(one)).toBe(false);
    expect(describeVariants(one)).toBe('One wording: your facts give no other.');
    expect(describeVariants(firstVariant({ text: 'one', count: 2 }))).toBe('2 variants. This is 1.');
  });

  it('can be gone back to', () => {
    const two = readFixVariant(firstVariant({ text: 'one', count: 3 }), { type: 'written', text: 'two' });
    expect(readFixVariant(two, { type: 'chosen', index: 0 }).shown).toBe(0);
    expect(readFixVariant(two, { type: 'chosen', index: 5 })).toBe(two);
  });
});
