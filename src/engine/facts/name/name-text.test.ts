import { describe, expect, it } from 'vitest';
import { copyrightOwner, isNotAName } from './name-text.ts';

describe('the owner in a copyright line', () => {
  it.each([
    ['© 2026 Ada B. Larkhill', 'Ada B. Larkhill'],
    ['© 2026 Ada B. Larkhill, DDS. All rights reserved.', 'Ada B. Larkhill'],
    ['Copyright 2019-2026 Dr. Ada Larkhill. Website by Pixel', 'Dr. Ada Larkhill'],
    ['© St. Mary Dental. Alle Rechte vorbehalten', 'St. Mary Dental'],
    ['© 2026 Studio B. All rights reserved.', 'Studio B'],
    ['© 2026 Larkhill, S.L.P. Diseño web: Pixel', 'Larkhill'],
    ['© 2026 Larkhill Plumbing. Member of the guild', 'Larkhill Plumbing'],
  ])('is whole in "%s"', (line, name) => {
    expect(copyrightOwner(line)).toBe(name);
  });
});

it.each([
  ['Hair@Corner', false],
  ['Café @ The Mill', false],
  ['@hairatcorner', true],
  ['info@corner.example', true],
])('%s is no name: %s', (text, isNone) => {
  expect(isNotAName(text)).toBe(isNone);
});
