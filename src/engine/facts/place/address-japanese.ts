import { cutText } from '#shared/text/cut-text.ts';
import type { ReadAddress } from './parse-address.ts';

const PREFECTURE = '東京都|北海道|京都府|大阪府|神奈川県|和歌山県|鹿児島県|[一-龥]{2}県';
/** 〒179-0074, the mark being optional before a prefecture. */
const POSTAL = /〒\s?([0-9]{3})\s?-?\s?([0-9]{4})(?![0-9])/;
const BARE_POSTAL = new RegExp(
  `(?<![0-9-])([0-9]{3})-([0-9]{4})(?![0-9-])(?=\\s{0,3}(?:${PREFECTURE}|[一-龥ぁ-んァ-ヶ]{1,6}[市区郡]))`,
);
const PREFECTURE_AT = new RegExp(`^(?:${PREFECTURE})`);
const PREFECTURE_IN = new RegExp(`(?:${PREFECTURE})(?=[一-龥ぁ-んァ-ヶヶ々]{1,8}[市区郡町村])`);
const KANJI = '[一-龥ぁ-んァ-ヶ々ー]';
/** County and town, city with its ward, ward of Tokyo, town or village. Cities whose name ends in 市 have it twice. */
const CITY_AT = new RegExp(
  `^(?:${KANJI}{1,6}?郡${KANJI}{1,6}?[町村]|${KANJI}{1,6}?市市|${KANJI}{1,7}?市(?:${KANJI}{1,4}?区)?|${KANJI}{1,5}?区|${KANJI}{1,6}?[町村])`,
);
/** What may follow a Japanese address on its line. */
const AFTER_STREET =
  /\s+(?:TEL|Tel|tel|電話|FAX|Fax|℡|最寄|営業|定休|受付|駐車|アクセス|MAP|Map|Google|地図).*$|(?:TEL|電話番号|電話[:：]|FAX|℡).*$|[（(](?!.{0,20}[)）]\s*[0-9]).*$|【.*$|※.*$|\s*[|｜].*$/u;

/**
 * The Japanese address that begins in line `index`: code, prefecture, city, then the street with its building. The
 * street may be in the next line. Null when the line has neither code nor prefecture, or no city.
 */
export function readJapaneseAddress(lines: readonly string[], index: number): ReadAddress | null {
  const line = lines[index] ?? '';
  const postal = POSTAL.exec(line) ?? BARE_POSTAL.exec(line);
  let rest: string;
  let last = index;
  if (postal !== null) {
    rest = line.slice(postal.index + postal[0].length).trim();
    if (rest === '') {
      last = index + 1;
      rest = (lines[last] ?? '').trim();
    }
  } else {
    const found = PREFECTURE_IN.exec(line);
    if (found === null) return null;
    rest = line.slice(found.index);
  }
  rest = rest.replace(/^[:：,、\s]+|^日本国?[、,\s]*/u, '');
  const prefecture = PREFECTURE_AT.exec(rest)?.[0] ?? null;
  if (prefecture !== null) rest = rest.slice(prefecture.length).trimStart();
  const city = CITY_AT.exec(rest)?.[0] ?? null;
  if (city === null || (postal === null && prefecture === null)) return null;
  let street = cut(rest.slice(city.length).trim());
  if (street === '' && /^[一-龥ぁ-んァ-ヶ々ー]{1,12}\s?[0-9]/.test(lines[last + 1] ?? '')) {
    last += 1;
    street = cut((lines[last] ?? '').trim());
  }
  // A street has a number: without one it is a sentence about the town.
  const hasNumber = /[0-9一二三四五六七八九十]+\s?(?:丁目|番|号|-)|[0-9]/.test(street);
  if (postal === null && !hasNumber) return null;
  return {
    street: hasNumber ? street : null,
    city,
    region: prefecture,
    postalCode: postal === null ? null : `${postal[1]}-${postal[2]}`,
    countries: ['JP'],
    firstLine: index,
    lastLine: last,
    quote: lines.slice(index, last + 1).join(' '),
  };
}

/** A cheap pre-test of every line of a page. */
export function mayHoldJapaneseAddress(line: string): boolean {
  return /[〒市区町村郡]/.test(line) && /〒|[都道府県]|[0-9]{3}-[0-9]{4}/.test(line);
}

function cut(street: string): string {
  const sentence = street.search(/[。！!？?]/);
  return cutText((sentence === -1 ? street : street.slice(0, sentence)).replace(AFTER_STREET, '').trim(), 80);
}
