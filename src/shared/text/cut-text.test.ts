import { describe, expect, it } from 'vitest';
import { cutText, cutTextWithDots, wellFormedValue } from './cut-text.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('cutText', () => {
  it('leaves what is short enough', () => {
    expect(cutText('Harbor & Pine', 13)).toBe('Harbor & Pine');
    expect(cutText('', 5)).toBe('');
    expect(cutText('abc', 0)).toBe('');
  });

  it.each([
    ['an emoji', '😀😀😀'],
    ['a family', `${FAMILY}${FAMILY}`],
    ['a flag', '🇩🇪🇫🇷🇮🇹'],
    ['a letter with a mark', 'e\u0301e\u0301e\u0301'],
    ['Hangul in parts', '\u1112\u1161\u11ab\u1112\u1161\u11ab'],
    ['a line end', 'ab\r\ncd'],
  ])('never cuts inside %s', (_what, text) => {
    const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map((one) => one.segment);
    for (let most = 0; most <= text.length; most += 1) {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      const whole = letters.filter((_, index) => letters.slice(0, index + 1).join('').length <= most).join('');
      expect(cut).toBe(whole);
    }
  });

  it('finds its place in a long text as in a short one', () => {
    const text = `${'x'.repeat(999)}${FAMILY}rest`;
    for (let most = 990; most < 1012; most += 1)
      expect(cutText(text, most)).toBe(cutText(text, 1012).slice(0, most < 1010 ? Math.min(most, 999) : most));
  });

  it('bounds a pile of marks without leaving half a character', () => {
    const pile = `a${'\u0301'.repeat(500)}`;
    expect(cutText(pile, 300)).toHaveLength(300);
    expect(cutText(`😀${'\u{1d165}'.repeat(300)}`, 301).isWellFormed()).toBe(true);
  });

  it('says that it cut', () => {
    expect(cutTextWithDots('plumber in Duluth', 17)).toBe('plumber in Duluth');
    expect(cutTextWithDots('plumber in Duluth', 9)).toBe('plumber…');
    expect(cutTextWithDots('ab😀cd', 4)).toBe('ab…');
  });
});

describe('wellFormedValue', () => {
  it('mends halves of characters at any depth, and gives the same object where there are none', () => {
    const kept = { name: 'Café 😀', list: [{ a: 1, b: null }], when: true };
    expect(wellFormedValue(kept)).toBe(kept);
    expect(wellFormedValue({ name: 'cut \ud83d', list: [{ '\ude00': 'x\ude00' }] })).toEqual({
      name: 'cut \ufffd',
      list: [{ '\ufffd': 'x\ufffd' }],
    });
  });
});
