import { describe, expect, it } from 'vitest';
import { brandColours } from './brand-colours.ts';

describe('brandColours', () => {
  it('is ours without a brand', () => {
    expect(brandColours(null).accent).toBe('#fe9f2d');
  });

  it.each([
    ['a colour that words can have', '#0b5d4a', '#0b5d4a', '#ffffff'],
    ['a pale one, darkened for words', '#ffe066', '#7d6d2f', '#16130f'],
    ['white, as grey', '#ffffff', '#6d6d6d', '#16130f'],
    ['black', '#000000', '#000000', '#ffffff'],
  ])('takes %s', (_, colour, word, onAccent) => {
    expect(brandColours({ colour })).toEqual({ accent: colour, word, onAccent });
  });
});
