import { describe, expect, it } from 'vitest';
import { Plan } from '#shared/product/plans.ts';
import { readChoice, readSearch, withFilter } from './address-filters.ts';

const params = (text: string) => new URLSearchParams(text);

describe('filters in the address', () => {
  it('reads a search, without blanks and never longer than the server takes', () => {
    expect(readSearch(params(''))).toBeUndefined();
    expect(readSearch(params('search=%20%20'))).toBeUndefined();
    expect(readSearch(params('search=%20porch%20'))).toBe('porch');
    expect(readSearch(params(`search=${'a'.repeat(400)}`))).toHaveLength(254);
  });

  it('reads a choice only when it is one', () => {
    expect(readChoice(params('plan=pro'), 'plan', Plan)).toBe('pro');
    expect(readChoice(params('plan=gold'), 'plan', Plan)).toBeUndefined();
    expect(readChoice(params(''), 'plan', Plan)).toBeUndefined();
  });

  it('changes one value and leaves the others and what it was given alone', () => {
    const before = params('search=a&plan=pro');
    expect(withFilter(before, 'plan', 'agency').toString()).toBe('search=a&plan=agency');
    expect(withFilter(before, 'plan', '').toString()).toBe('search=a');
    expect(before.toString()).toBe('search=a&plan=pro');
  });
});
