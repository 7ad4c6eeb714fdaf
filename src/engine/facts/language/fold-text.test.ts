import { describe, expect, it } from 'vitest';
import { foldText, splitWords, toLower, withoutWebAddresses } from './fold-text.ts';

describe('withoutWebAddresses', () => {
  it.each([
    ['Write to info@the-roofers.example', 'Write to  | '],
    ['See www.roofers.example/contact or roofers.co', 'See  |  or  | '],
    ['Roofs. Gutters. Since 1999.', 'Roofs. Gutters. Since 1999.'],
  ])('leaves the rest of “%s”', (text, rest) => expect(withoutWebAddresses(text)).toBe(rest));

  it('reads a run of letters and dots without an end once', () => {
    const run = `${'a.'.repeat(500_000)} @`;
    expect(withoutWebAddresses(run)).toHaveLength(run.length);
  });
});

it('writes the dotted capital of Turkish as people type it', () => {
  expect(toLower('İstanbul İÇ Kapı')).toBe('istanbul iç kapı');
});

it.each([
  ['We’ll be “there” – soon…', "we'll be “there” – soon...", ['we', 'll', 'be', 'there', 'soon']],
  ['Ærø Straße ŁÓDŹ', 'aero strasse lodz', ['aero', 'strasse', 'lodz']],
  ['Ρόδος Йод', 'ροδος иод', ['ροδος', 'иод']],
  ['Cafe\u0301 ＡＢＣ', 'cafe abc', ['cafe', 'abc']],
  ['İzmir', 'izmir', ['izmir']],
  ['ガス 설치', 'ガス 설치', ['ガス', '설치']],
  ['10€ ½', '10€ 1⁄2', ['10', '1', '2']],
])('folds “%s” and splits it into words', (text, folded, words) => {
  expect(foldText(text)).toBe(folded);
  expect(splitWords(folded)).toEqual(words);
});
