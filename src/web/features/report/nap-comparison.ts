import type { Address, Business, NapRow } from '#shared/audit/business.ts';
import { type Piece, phoneDifference, textDifference } from '#web/lib/text-difference.ts';

type Field = NapRow['conflicts'][number];
const fields = ['name', 'address', 'phone'] as const satisfies readonly Field[];

/** What the places are compared with: what this audit took the business's name, address and phone to be. */
export type NapReference = Readonly<Record<Field, string | null>>;

export interface NapLine {
  readonly place: NapRow['place'];
  /** The pages where exactly this stands. */
  readonly urls: readonly string[];
  /** Null where this place does not state the field. Only conflicts carry marked pieces. */
  readonly cells: Readonly<Record<Field, readonly Piece[] | null>>;
  readonly conflicts: readonly Field[];
}

/** The reference and every place, those that say the same thing in the same kind of place drawn together. */
export function compareNap(business: Pick<Business, 'name' | 'address' | 'phones' | 'napTable'>): {
  readonly reference: NapReference;
  readonly lines: readonly NapLine[];
} {
  const reference: NapReference = {
    name: business.name,
    address: mostAgreed(business.napTable, 'address') ?? formatAddress(business.address),
    phone: (business.phones.find(({ isMain }) => isMain) ?? business.phones[0])?.display ?? null,
  };
  const groups = Map.groupBy(business.napTable, groupKey);
  const lines = [...groups.values()].flatMap((rows) => lineOf(rows, reference) ?? []);
  return { reference, lines };
}

function groupKey({ place, name, address, phone, conflicts }: NapRow): string {
  return JSON.stringify([place, name, address, phone, conflicts]);
}

function lineOf(rows: readonly NapRow[], reference: NapReference): NapLine | null {
  const row = rows[0];
  if (row === undefined) return null;
  const cell = (field: Field): readonly Piece[] | null => {
    const value = row[field];
    if (value === null) return null;
    const expected = reference[field];
    if (!row.conflicts.includes(field) || expected === null) return [{ text: value, kind: 'same' }];
    return field === 'phone' ? phoneDifference(expected, value) : textDifference(expected, value);
  };
  return {
    place: row.place,
    urls: [...new Set(rows.map(({ url }) => url))],
    cells: { name: cell('name'), address: cell('address'), phone: cell('phone') },
    conflicts: fields.filter((field) => row.conflicts.includes(field)),
  };
}

/** The wording most places share, among those that conflict with nothing. */
function mostAgreed(table: readonly NapRow[], field: Field): string | null {
  const counts = new Map<string, number>();
  for (const row of table) {
    const value = row[field];
    if (value !== null && !row.conflicts.includes(field)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** An address in one line, in the order its own country reads it least wrongly: street, city, region and code, country. */
export function formatAddress(address: Address | null): string | null {
  if (address === null) return null;
  const { street, city, region, postalCode, country } = address;
  const area = [region, postalCode].filter((part) => part !== null).join(' ');
  const line = [street, city, area, country].filter((part) => part !== null && part !== '').join(', ');
  return line === '' ? null : line;
}
