import { describe, expect, it } from 'vitest';
import { gainSentence, proPrice, unlockTitle } from './upgrade-text.ts';

describe('the words of the offer', () => {
  it('takes prices from the price list', () => {
    expect([proPrice('month'), proPrice('year')]).toEqual(['$39', '$390']);
  });

  it.each([
    [2, 'Unlock both remaining fixes + PDF/history'],
    [1, 'Unlock the remaining fix + PDF/history'],
  ])('%i locked', (count, title) => expect(unlockTitle(count)).toBe(title));

  it('shows a computed gain as measured, and the constant only as a rule of thumb', () => {
    expect(gainSentence(7.94, 2)).toBe('+7.9 points on this audit once seen on your site.');
    expect(gainSentence(0, 2)).toBeNull();
    expect(gainSentence(null, 2)).toMatch(/could not be measured.*rule of thumb.*about 20 points/);
    expect(gainSentence(null, 1)).toBeNull();
  });
});
