import { expect, test } from 'vitest';
import { areSeparatePieces } from './touching-pieces.ts';

test.each([
  'Email|info@lake.example',
  '695-3633|office@lake.example',
  'info@lake.example|sales@lake.example',
  'info@lake.example|(218) 555-0133',
  'info@lake.example|Call us',
  'Phone|(218) 555-0133',
  'Phone|218-555-0133',
  'MN 55802|(218) 555-0133',
  '(218) 555-0133|5 Lake Avenue, Duluth',
  '(218) 555-0133|Fax',
  'Contact|5 Lake Avenue, Duluth, MN 55802',
  '55802|Map',
  '5 Lake Avenue|Duluth, MN 55802',
  '29451 Dannenberg · Wendland|Termine nach Absprache',
])('%s are two', (text) => {
  const [before = '', after = ''] = text.split('|');
  expect(areSeparatePieces(before, after)).toBe(true);
});

test.each([
  'W|elcome',
  'Clean|Pro',
  'jo|hn@lake.example',
  'info|@lake.example',
  'info@|lake.example',
  'info@lake.exam|ple',
  'H|2O',
  '1|st floor',
  '555-01|33',
  'Open 24|h',
  'Route|66',
  '© 2019 Clean|Pro Services',
])('%s are one', (text) => {
  const [before = '', after = ''] = text.split('|');
  expect(areSeparatePieces(before, after)).toBe(false);
});
