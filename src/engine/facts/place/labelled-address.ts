import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { isStreet } from './address-lexicon.ts';
import { parseCity } from './city-name.ts';
import type { ReadAddress } from './parse-address.ts';
import { findPostalAnchors } from './postal-anchors.ts';

type Part = 'street' | 'code' | 'town' | 'region';

/** The labels of the parts of an address in contact tables, alone on their line or before a colon; folded. */
const LABELS: readonly (readonly [Part, RegExp])[] = [
  ['street', labelPattern(readPattern('places', 'streetLabel'))],
  ['code', labelPattern(readPattern('places', 'codeLabel'))],
  ['town', labelPattern(readPattern('places', 'townLabel'))],
  ['region', labelPattern(readPattern('places', 'regionLabel'))],
];
const LONGEST_LABEL = 30;
const LONGEST_VALUE = 80;
/** Rows that an address takes at most. */
const MOST_ROWS = 6;
/** Codes that no house number looks like, before a street. */
const CODE_BEFORE_STREET = /^([0-9]{4} ?[A-Z]{2}|[0-9]{2}-[0-9]{3}|[0-9]{4}-[0-9]{3}),? (?=\p{L})/u;

interface Row {
  readonly part: Part;
  readonly value: string;
  /** Lines that it takes: label and value may stand on one or two. */
  readonly length: number;
}

/**
 * The address whose parts stand in rows with a label each, of which the first is in line `index`: "Adres | Dorpsstraat 1", "Plaats |
 * Ommeren". Its lines are counted from there. Null where the rows name no street with its number, or no town.
 */
export function readLabelledAddress(lines: readonly string[], index: number): ReadAddress | null {
  if (readRow(lines, index) === null || continuesRows(lines, index)) return null;
  const parts = new Map<Part, string>();
  let next = index;
  for (let count = 0; count < MOST_ROWS; count += 1) {
    const row = readRow(lines, next);
    if (row === null || parts.has(row.part)) break;
    parts.set(row.part, row.value);
    next += row.length;
  }
  const written = parts.get('street') ?? '';
  const [opening = '', codeBefore] = CODE_BEFORE_STREET.exec(written) ?? [];
  const street = written.slice(opening.length);
  const behind = findPostalAnchors(parts.get('town') ?? '')[0];
  const city = behind?.city ?? parseCity(parts.get('town') ?? '');
  if (!isStreet(street) || city === null) return null;
  const code = parts.get('code') ?? codeBefore ?? behind?.postalCode ?? null;
  return {
    street,
    city,
    region: parts.get('region') ?? null,
    postalCode: code,
    countries: countriesOfCode(code, city),
    firstLine: 0,
    lastLine: next - index - 1,
    quote: lines.slice(index, next).join(', '),
  };
}

function readRow(lines: readonly string[], index: number): Row | null {
  const line = lines[index] ?? '';
  const label = findLabel(line);
  if (label === null) return null;
  const isAlone = label.value === '';
  const value = isAlone ? (lines[index + 1] ?? '').trim() : label.value;
  // Labels of a form stand under each other.
  if (value === '' || value.length > LONGEST_VALUE || findLabel(value) !== null) return null;
  return { part: label.part, value, length: isAlone ? 2 : 1 };
}

function findLabel(line: string): { readonly part: Part; readonly value: string } | null {
  const colon = line.indexOf(':');
  if ((colon < 0 ? line.length : colon) > LONGEST_LABEL || line.length > LONGEST_LABEL + LONGEST_VALUE) return null;
  const folded = foldText(line);
  for (const [part, pattern] of LABELS) {
    const label = pattern.exec(folded)?.[0];
    // Folding may change lengths; a label does not.
    if (label !== undefined) return { part, value: line.slice(label.length).trim() };
  }
  return null;
}

/** Whether a row of the address ends above this line: it begins higher up. */
const continuesRows = (lines: readonly string[], index: number): boolean =>
  [1, 2].some((above) => readRow(lines, index - above)?.length === above);

function labelPattern(words: string): RegExp {
  return new RegExp(String.raw`^(?:${words})\s?(?::|$)\s*`, 'u');
}

/** The countries in which this code stands before or behind a town. */
function countriesOfCode(code: string | null, city: string): readonly string[] {
  if (code === null) return [];
  const anchors = [`${code} ${city}`, `${city}, ${code}`].flatMap((text) => findPostalAnchors(text));
  return anchors.find(({ postalCode }) => postalCode !== null)?.countries ?? [];
}
