import { describe, expect, it } from 'vitest';
import { toLower, withoutWebAddresses } from './fold-text.ts';

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
