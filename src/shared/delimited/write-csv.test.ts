import { describe, expect, it } from 'vitest';
import { readCsv } from '#test/read-csv.ts';
import { writeCsv } from './write-csv.ts';

const only = (text: string) => writeCsv([[text]]).slice(1, -2);

describe('writeCsv', () => {
  it('begins with the mark of UTF-8 and ends every row with CRLF', () => {
    expect(
      writeCsv([
        ['a', 'b'],
        ['ł', ''],
      ]),
    ).toBe('\uFEFFa,b\r\nł,\r\n');
  });

  it.each([
    ['plain words', 'plain words'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['+13135550142', '+13135550142'],
  ])('writes %j as %j', (text, expected) => expect(only(text)).toBe(expected));

  it.each([
    '=1+1',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '  =HYPERLINK("https://evil.example")',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u0000=1',
    '\u0000+1',
    '\u00a0=1',
    '\u3000@SUM(A1)',
    '\ufeff=1',
    '\u2028=1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '-',
    '=',
    '＝1+1',
    '|calc',
    '%0A=1',
    '+1313555014a',
  ])('lets no spreadsheet run %j', (text) => {
    expect(only(text)).toMatch(/^"'/);
  });

  it('is read back as it was written, but for the apostrophe', () => {
    const row = ['a, b', 'say "hi"', 'two\r\nlines', '\n=1', "it's", 'ünï 日本 \u202e', '', '"', '""', ','];
    expect(readCsv(writeCsv([row]))).toEqual([row.map((cell) => (cell === '\n=1' ? "'\n=1" : cell))]);
  });

  it('cannot be broken out of by quotes', () => {
    expect(only('x",=1+1,"y')).toBe('"x"",=1+1,""y"');
    expect(only('a\u0000b')).toBe('ab');
  });
});
