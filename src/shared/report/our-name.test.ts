import { describe, expect, it } from 'vitest';
import { underBrand } from './our-name.ts';

describe('underBrand', () => {
  it.each([
    ['Porchlight practice value', 'North & Co practice value'],
    ['PorchlightBot was let in. Porchlight Bot too.', 'our reader was let in. our reader too.'],
    ['A porch with a light', 'A porch with a light'],
  ])('%s', (text, expected) => {
    expect(underBrand(text, { name: 'North & Co' })).toBe(expected);
  });

  it('takes a name as it is, and leaves everything without a brand', () => {
    expect(underBrand('Porchlight says', { name: "$& $1 $'" })).toBe("$& $1 $' says");
    expect(underBrand('Porchlight says', null)).toBe('Porchlight says');
  });
});
