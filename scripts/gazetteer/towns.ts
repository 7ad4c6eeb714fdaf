import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeKey } from '#engine/facts/place/place-key.ts';
import type { CompiledRegions } from './regions.ts';

/** The scripts besides Latin in which sites of a country write its towns. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  CN: /\p{Script=Han}/u,
  TW: /\p{Script=Han}/u,
  HK: /\p{Script=Han}/u,
  MO: /\p{Script=Han}/u,
  KR: /\p{Script=Hangul}/u,
  GR: /\p{Script=Greek}/u,
  CY: /\p{Script=Greek}/u,
  IL: /\p{Script=Hebrew}/u,
  TH: /\p{Script=Thai}/u,
  GE: /\p{Script=Georgian}/u,
  AM: /\p{Script=Armenian}/u,
  IN: /\p{Script=Devanagari}/u,
  ...Object.fromEntries('RU UA BG BY MK RS KZ KG'.split(' ').map((one) => [one, /\p{Script=Cyrillic}/u])),
  ...Object.fromEntries(
    'EG SA AE JO LB SY IQ KW QA BH OM YE MA DZ TN LY SD PS IR PK'.split(' ').map((one) => [one, /\p{Script=Arabic}/u]),
  ),
};
/** Countries in which also a small town has a name in a second language or alphabet. */
const SECOND_LANGUAGE = new Set('GR CH BE IT ES FI IE LU TR NL CY AE'.split(' '));
/** From this number on other languages have names of their own for a town: "Munich". */
const KNOWN_ABROAD = 60_000;
/** Lower-case names are transcriptions of Chinese, Arabic and others, which no site writes. */
const LATIN_NAME = /^(?:\p{Lu}|['’]s |[dl]['’]\p{Lu})[\p{Script=Latin}\p{M}'’ .-]{3,}$/u;
const ON_A_RIVER = / (?:am|an der|an dem|im|in der|in|bei|ob|ob der|auf|vor der|vor dem) \p{Lu}.*$/u;

/** Files and counts of a compiled gazetteer. */
export interface CompiledTowns {
  /** Sorted lines "name TAB place;place", a place "country:region:district:size:cell", numbers with base 36. */
  readonly text: string;
  readonly places: number;
  readonly names: number;
}

/** Compiles the towns by name from the dump "cities500" of GeoNames. */
export function compileTowns(folder: string, { regions, byCode }: CompiledRegions): CompiledTowns {
  const indexes = new Map(regions.map((region, index) => [region, index.toString(36)]));
  const indexOf = (code: string): string => {
    const region = byCode.get(code);
    return region === undefined ? '' : (indexes.get(region) ?? '');
  };
  const names = new Map<string, Map<string, { size: number; cell: string }>>();
  let places = 0;
  for (const line of readFileSync(join(folder, 'dist/cities500.txt'), 'utf8').split('\n')) {
    const fields = line.split('\t');
    if (fields.length < 15) continue;
    places += 1;
    const [, name = '', ascii = '', others = '', latitude, longitude, , kind, country = '', , one, two, , , people] =
      fields;
    const inhabitants = Number(people);
    // A part of a town weighs as a small one, or "Altstadt" would be a place to be looked for everywhere.
    const size = kind === 'PPLX' ? Math.min(sizeFor(inhabitants), 3) : sizeFor(inhabitants);
    const id = `${country}:${indexOf(`${country}.${one}`)}:${indexOf(`${country}.${one}.${two}`)}`;
    const cell = cellAt(Number(latitude), Number(longitude));
    for (const spelling of spellings(name, ascii, others.split(','), country, inhabitants)) {
      const key = placeKey(spelling);
      if (key.length < 2 || /^\d+$/.test(key)) continue;
      const known = names.get(key) ?? new Map<string, { size: number; cell: string }>();
      if ((known.get(id)?.size ?? 0) < size) known.set(id, { size, cell });
      names.set(key, known);
    }
  }
  const lines = [...names].map(
    ([key, towns]) => `${key}\t${[...towns].map(([id, { size, cell }]) => `${id}:${size}:${cell}`).join(';')}\n`,
  );
  lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return { text: lines.join(''), places, names: lines.length };
}

const SIZES = [1_000, 3_000, 15_000, 100_000, 1_000_000];
const sizeFor = (inhabitants: number): number => 1 + SIZES.filter((one) => inhabitants >= one).length;

/** The tenth of a degree that a place lies in, as one number. */
const cellAt = (latitude: number, longitude: number): string =>
  (Math.round((latitude + 90) * 10) * 3600 + (Math.round((longitude + 180) * 10) % 3600)).toString(36);

function* spellings(
  name: string,
  ascii: string,
  others: readonly string[],
  country: string,
  inhabitants: number,
): Generator<string> {
  // A canton's letters behind the name tell two towns apart: "Buchs SG".
  const own = country === 'CH' ? name.replace(/ [A-Z]{2}$/, '') : name;
  yield own;
  for (const part of own.split(/ ?[/(] ?| - /)) yield part.replace(/\)$/, '');
  yield own.replace(/ (?:City|Municipality|Township)$/, '');
  if (/[^\0-\x7f]/.test(own)) yield ascii;
  if (country === 'DE' || country === 'AT' || country === 'CH') yield own.replace(ON_A_RIVER, '');
  for (const other of others) {
    const inOwnScript = SCRIPTS[country]?.test(other) === true && !isReadingOf(other, own, country);
    const isKnown = inhabitants >= KNOWN_ABROAD || SECOND_LANGUAGE.has(country);
    if (inOwnScript || (isKnown && LATIN_NAME.test(other))) yield other;
  }
}

/** Japanese towns are written with Chinese characters; their readings in kana are common words. */
const isReadingOf = (other: string, name: string, country: string): boolean =>
  country === 'JP' && /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(other) && !/\p{Script=Han}/u.test(name);
