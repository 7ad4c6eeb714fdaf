import { describe, expect, it } from 'vitest';
import { readFontCoverage } from './font-coverage.ts';
import { readReadingFaces } from './pdf-fonts.ts';
import { printableData } from './printable-data.ts';

const faces = {
  latin: readReadingFaces('latin').map(readFontCoverage),
  all: readReadingFaces('all').map(readFontCoverage),
};
const printed = (text: string) => printableData(text, (set) => faces[set]);

describe('readFontCoverage', () => {
  it('says which letters a face has', () => {
    const [hanken, , arabic, hebrew, japanese] = faces.all;
    expect([hanken?.(0x41), hanken?.(0x3053), hanken?.(0x10ffff)]).toEqual([true, false, false]);
    expect([arabic?.(0x0645), hebrew?.(0x05e9), japanese?.(0x7f8e)]).toEqual([true, true, true]);
  });

  it('refuses what is no font', () => {
    expect(() => readFontCoverage(Buffer.alloc(64))).toThrow('no table');
  });
});

describe('printableData', () => {
  it('leaves European text as it is, and needs no other fonts for it', () => {
    const text = 'Łódź Piec, Café Ñandú: “ja” … – 5 € ½\nnext line';
    expect(printed(text)).toEqual({ data: text, fonts: 'latin', hasMissing: false });
  });

  it.each([
    ['Cyrillic', 'Кафе «Ёлка», Київ'],
    ['Greek', 'Καφενείο η Αυλή'],
    ['Arabic', 'مخبز القمر، عمّان ٣٤'],
    ['Persian', 'نان‌وایی'],
    ['Hebrew', 'מאפיית הירח בע״מ'],
    ['Japanese', '美容室こもれび・〒390-0099「予約」'],
    ['Thai', 'ร้านขนมปังพระจันทร์'],
    ['Hindi', 'चाँद बेकरी, हिन्दी में'],
    ['Bengali', 'চাঁদ বেকারি'],
    ['Tamil', 'நிலா பேக்கரி'],
    ['Korean', '달빛 베이커리'],
    ['Georgian', 'თონე და პური'],
    ['Armenian', 'Լուսին Հացատուն'],
  ])('asks for the other fonts for %s, and changes no letter', (_, text) => {
    expect(printed(text)).toEqual({ data: text, fonts: 'all', hasMissing: false });
  });

  it.each([
    ['letters in two pieces', 'Cafe\u0301', 'Café'],
    ['wide letters', 'ＡＢＣ', 'ＡＢＣ'],
    ['letters of mathematics', '𝐁𝐨𝐥𝐝', 'Bold'],
    ['controls', 'a\u0000b\u0007c\u001b[31m', 'abc[31m'],
    ['orders of direction', 'gpj.\u202eexe\u202c \u2066x\u2069', 'gpj.exe x'],
    ['line ends', 'a\r\nb\u2028c\td', 'a\nb\nc d'],
    ['halves of letters', 'a\ud83d', 'a\ufffd'],
    ['pictures', 'Book 🎉 now ❤️', 'Book □ now □'],
    ['scripts we have not', 'ዳቦ', '□□'],
  ])('writes %s as it can', (_, text, expected) => {
    expect(printed(text).data).toBe(expected);
  });

  it('says that letters are missing, wherever they stand, and leaves bytes and numbers alone', () => {
    const data = { a: ['x', { b: '𒀀' }], logo: [137, 80], n: 1, none: null };
    expect(printableData(data, (set) => faces[set])).toEqual({
      data: { a: ['x', { b: '□' }], logo: [137, 80], n: 1, none: null },
      fonts: 'all',
      hasMissing: true,
    });
  });

  it.each([
    ['Լուսին', { text: 'Լուսին', lang: 'hy', dir: 'ltr', instead: 'lusin.example' }, false],
    ['ዳቦ ቤት', { text: 'dabo.example', lang: null, dir: 'ltr', instead: 'dabo.example' }, false],
    ['ዳቦ ቤት', { text: '□.example', lang: null, dir: 'ltr', instead: 'ዳ.example' }, true],
  ])('puts another text in the place of %s where letters are missing', (text, expected, hasMissing) => {
    const given = { text, lang: text.startsWith('Լ') ? 'hy' : 'am', dir: 'ltr', instead: expected.instead };
    const printable = printableData([given], (set) => faces[set]);
    expect(printable.hasMissing).toBe(hasMissing);
    expect(printable.data).toEqual([expected]);
  });

  it('takes a megabyte', () => {
    expect(String(printed('слово 👩‍👩‍👧 '.repeat(60_000)).data).length).toBeGreaterThan(60_000 * 'слово '.length);
  });
});
