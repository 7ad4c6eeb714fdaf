import { describe, expect, it } from 'vitest';
import { type Piece, phoneDifference, textDifference } from './text-difference.ts';

/** `[+extra]`, `[-missing]`. */
const written = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : `[${kind === 'extra' ? '+' : '-'}${text}]`)).join('');

describe('textDifference', () => {
  it.each([
    ['2114 Lantern St', '2114 Lantern St', '2114 Lantern St'],
    ['Harbor & Pine', 'HARBOR & PINE', 'HARBOR & PINE'],
    ['2114 Lantern St, Suite 3, Duluth', '2114 Lantern St, Duluth', '2114 Lantern St, [-Suite 3, ]Duluth'],
    ['2114 Lantern St', '2141 Lantern St', '21[+41] Lantern St'],
    ['Harbor & Pine Plumbing', 'Harbor and Pine Plumbing', 'Harbor [-&][+and] Pine Plumbing'],
    ['Müller Bäckerei', 'Müller Bäckereien', 'Müller Bäckerei[+en]'],
    ['Colours Ltd', 'Colour Ltd', 'Colour[-s] Ltd'],
    ['Harbor & Pine', 'Sunrise Bakery GmbH', '[+Sunrise Bakery GmbH]'],
    ['', 'x', '[+x]'],
  ])('%s / %s', (expected, actual, result) => {
    expect(written(textDifference(expected, actual))).toBe(result);
  });

  it.each([
    ['12 Oak St, Bath', 'Visit us at 12 Oak St, Bath, call 555', 'Visit us at 12 Oak St, Bath, call 555'],
    ['12 Oak St, Bath', 'Visit us at 14 Oak St, Bath', 'Visit us at 1[+4] Oak St, Bath'],
    ['12 Oak St, Bath', 'Shop: 12 Oak Street, Bath today', 'Shop: 12 Oak St[+reet], Bath today'],
  ])('leaves open ends alone: %s / %s', (expected, actual, result) => {
    expect(written(textDifference(expected, actual, 'open'))).toBe(result);
  });

  it('gives up on long texts without losing them', () => {
    const long = 'word '.repeat(400);
    expect(textDifference(long, `${long}x`)).toEqual([{ text: `${long}x`, kind: 'extra' }]);
  });
});

describe('phoneDifference', () => {
  it.each([
    ['(218) 555-0142', '(218) 555-0124', '(218) 555-01[+24]'],
    ['(218) 555-0142', '+1 218.555.0142', '+1 218.555.0142'],
    ['0421 123456', '+49 421 123456', '+49 421 123456'],
    ['+49 421 123456', '(0421) 12 34 57', '(0421) 12 34 5[+7]'],
    ['', '555', '555'],
  ])('%s / %s', (expected, actual, result) => {
    expect(written(phoneDifference(expected, actual))).toBe(result);
  });
});
