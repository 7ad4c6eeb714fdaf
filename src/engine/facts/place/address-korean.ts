import { cutText } from '#shared/text/cut-text.ts';
import { findRegion, findTowns } from './gazetteer.ts';
import type { ReadAddress } from './parse-address.ts';

/** "서울시", "부산광역시", "서울": a city of the first level, and a province ("경기도", "충남") with a city or county of it. */
const CITY_OF_ITS_OWN = '(?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?';
const PROVINCE = '(?:(?:경기|강원|제주|전북|충청[남북]|전라[남북]|경상[남북])(?:특별자치)?도?|충[남북]|전남|경[남북])';
/** District and village, then a road with its number ("왕십리로 359", "판교로255번길 9-22"); or a village with the number of its lot. */
const DISTRICT = '(?:[가-힣]{1,5}구\\s)?(?:[가-힣0-9]{1,8}[읍면동리가]\\s){0,2}';
const ROAD = '[가-힣A-Za-z0-9·]{1,12}(?:대로|로|길)(?:\\s?[0-9]{1,4}[가나다라번안]{0,2}길)?\\s?[0-9]{1,4}';
const LOT = '[가-힣0-9]{1,8}[읍면동리가]\\s(?:산\\s?)?[0-9]{1,4}(?=-[0-9]|번지)';
/** A number with a particle or a counter behind it stands in a sentence: "예약으로 3일". */
const NUMBER_END = '(?:-[0-9]{1,4})?(?![0-9-])(?:번지)?(?![가-힣:%])';
const STREET = `(${DISTRICT}(?:${ROAD}|${LOT})${NUMBER_END})`;
const ADDRESS = new RegExp(
  `(?<![가-힣])(?:(${CITY_OF_ITS_OWN})|(?:(${PROVINCE})\\s)?([가-힣]{1,4}[시군]))[\\s,]\\s?(?:[가-힣]{1,4}군\\s)?${STREET}`,
);
const POSTAL = /(?<![0-9-])[0-9]{5}(?![0-9-])/;
/** Longest text around an address in which its postal code stands. */
const BESIDE = 12;
/** The floor, the building and the room behind the number: ", 3층", " (행당동) 2층 201호". */
const BEHIND = /^,?\s?(?:지하\s?)?(?:[가-힣A-Za-z]{0,12}\s?)?[0-9]{1,4}(?:층|호)(?:\s?[0-9]{1,4}호)?/;

/**
 * The Korean address in line `index`: city or province with its town, district, road and number. Null when the line has none,
 * or names no town that Korea has.
 */
export function readKoreanAddress(lines: readonly string[], index: number): ReadAddress | null {
  const line = lines[index] ?? '';
  const match = ADDRESS.exec(line);
  if (match === null) return null;
  const [whole, ownCity, province, town, road] = match;
  const city = ownCity ?? town ?? '';
  const isKnown = findTowns(city, 'KR').length > 0 || findRegion(city, 'KR') !== null;
  if (!isKnown && province === undefined) return null;
  const end = match.index + whole.length;
  const around = `${line.slice(Math.max(0, match.index - BESIDE), match.index)} | ${line.slice(end, end + 2 * BESIDE)}`;
  return {
    street: cutText(`${road}${BEHIND.exec(line.slice(end))?.[0] ?? ''}`, 80),
    city,
    region: province ?? null,
    postalCode: POSTAL.exec(around)?.[0] ?? null,
    countries: ['KR'],
    firstLine: index,
    lastLine: index,
    quote: line,
  };
}

/** A cheap pre-test of every line of a page. */
export function mayHoldKoreanAddress(line: string): boolean {
  return /[가-힣]\s[가-힣0-9 ]{0,24}[로길동리가]\s?[0-9]/.test(line);
}
