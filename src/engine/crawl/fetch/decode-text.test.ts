import { describe, expect, test } from 'vitest';
import { cleanText, decodeHtml } from './decode-text.ts';

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)));

/** The same letters in the encodings that business sites still use. */
const SAMPLES: readonly (readonly [label: string, raw: number[], text: string])[] = [
  ['windows-1252', [0x80, 0x20, 0x93, 0x78, 0x94, 0x97, 0x99], '€ “x”—™'],
  ['ISO-8859-1', [0x80, 0xe9], '€é'],
  ['windows-1251', [0xc4, 0xe0], 'Да'],
  ['koi8-r', [0xe4, 0xc1], 'Да'],
  ['iso-8859-2', [0xb1, 0xb6], 'ąś'],
  ['iso-8859-8', [0xf9, 0xec], 'של'],
  ['shift_jis', [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['euc-jp', [0xc6, 0xfc, 0xcb, 0xdc], '日本'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42], '日本'],
  ['gb18030', [0xd6, 0xd0, 0xce, 0xc4], '中文'],
  ['big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
  ['euc-kr', [0xc7, 0xd1, 0xb1, 0xb9], '한국'],
  ['utf-8', [0xe2, 0x82, 0xac], '€'],
];

describe('every way to declare every encoding', () => {
  test.each(SAMPLES)('%s', (label, raw, text) => {
    expect(decodeHtml(bytes(raw), `text/html; charset=${label}`).text).toBe(text);
    expect(decodeHtml(bytes(raw), `text/html;charset="${label.toUpperCase()}"`).text).toBe(text);
    for (const meta of [
      `<meta charset=${label}>`,
      `<META CHARSET='${label}' />`,
      `<meta http-equiv="Content-Type" content="text/html; charset=${label}">`,
      `<meta content='text/html;charset = ${label}' http-equiv=content-type>`,
    ]) {
      expect(decodeHtml(bytes(meta, raw), 'text/html').text).toBe(meta + text);
      expect(decodeHtml(bytes(meta, raw), null).encoding).toBe(new TextDecoder(label).encoding);
    }
  });
});

const EURO_UTF8 = [0xe2, 0x82, 0xac];
const EURO_1252 = [0x80];

test.each<[string, Uint8Array, string | null, string, string]>([
  ['nothing declared, valid UTF-8', bytes(EURO_UTF8), null, 'utf-8', '€'],
  ['nothing declared, not UTF-8', bytes(EURO_1252), null, 'windows-1252', '€'],
  [
    'the header wins over meta',
    bytes('<meta charset=utf-8>', EURO_1252),
    'text/html;charset=windows-1252',
    'windows-1252',
    '€',
  ],
  [
    'a byte order mark wins over the header',
    bytes([0xef, 0xbb, 0xbf], EURO_UTF8),
    'text/html;charset=latin1',
    'utf-8',
    '€',
  ],
  ['UTF-16 by byte order mark, little endian', bytes([0xff, 0xfe, 0xac, 0x20]), null, 'utf-16le', '€'],
  ['UTF-16 by byte order mark, big endian', bytes([0xfe, 0xff, 0x20, 0xac]), 'text/html', 'utf-16be', '€'],
  ['UTF-16 by header', bytes([0xac, 0x20]), 'text/html; charset=utf-16le', 'utf-16le', '€'],
  ['UTF-16 in meta is UTF-8', bytes('<meta charset=utf-16>', EURO_UTF8), null, 'utf-8', '€'],
  ['meta in a comment', bytes('<!-- <meta charset=koi8-r> -->', EURO_1252), null, 'windows-1252', '€'],
  [
    'the first of two metas',
    bytes('<meta charset=windows-1252><meta charset=koi8-r>', EURO_1252),
    null,
    'windows-1252',
    '€',
  ],
  [
    'a late meta, bytes not UTF-8',
    bytes(`<!--${'x'.repeat(2000)}--><meta charset=windows-1251>`, [0xc4]),
    null,
    'windows-1251',
    'Д',
  ],
  [
    'a late meta, bytes valid UTF-8',
    bytes(`<!--${'x'.repeat(2000)}--><meta charset=koi8-r>`, EURO_UTF8),
    null,
    'utf-8',
    '€',
  ],
  ['charset in another meta', bytes('<meta name=a content="charset=koi8-r">', EURO_1252), null, 'windows-1252', '€'],
  ['XML declaration', bytes('<?xml version="1.0" encoding="windows-1251"?>', [0xc4]), null, 'windows-1251', 'Д'],
  ['two content types', bytes(EURO_1252), 'text/html, text/html; charset=windows-1252', 'windows-1252', '€'],
])('%s', (_name, body, contentType, encoding, ending) => {
  const decoded = decodeHtml(body, contentType);
  expect(decoded).toMatchObject({ encoding, note: null });
  expect(decoded.text.endsWith(ending)).toBe(true);
});

test.each(['cp437', 'utf-7', 'utf-32', 'hz-gb-2312', 'iso-2022-kr', 'replacement', 'no-such-thing'])(
  'the unknown label %s is noted and passed over',
  (label) => {
    const byHeader = decodeHtml(bytes(EURO_UTF8), `text/html; charset=${label}`);
    expect(byHeader).toMatchObject({ encoding: 'utf-8', text: '€' });
    expect(byHeader.note).toContain('character set');
    expect(decodeHtml(bytes(`<meta charset="${label}">`, EURO_1252), null)).toMatchObject({
      encoding: 'windows-1252',
      note: expect.stringContaining('character set'),
    });
  },
);

test('what cannot be decoded becomes U+FFFD; NUL goes', () => {
  expect(decodeHtml(bytes('a', [0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80, 0, 0x62]), 'text/html;charset=utf-8').text).toMatch(
    /^a\ufffd+b$/,
  );
  expect(cleanText('a\0b\ud800c')).toBe('ab\ufffdc');
});
