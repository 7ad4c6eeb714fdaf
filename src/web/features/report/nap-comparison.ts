import type { Business, NapRow } from '#shared/audit/business.ts';
import { formatAddress } from '#shared/report/format-address.ts';
import { type Piece, phoneDifference, textDifference } from '#web/lib/text-difference.ts';

type Field = NapRow['conflicts'][number];
const fields = ['name', 'address', 'phone'] as const satisfies readonly Field[];

/** The reference: the name, address and phone that this audit determined. */
export type NapReference = Readonly<Record<Field, string | null>>;

export interface NapLine {
  readonly place: NapRow['place'];
  /** The pages with exactly this text. */
  readonly urls: readonly string[];
  /** Null where this place does not state the field. Only conflicts have marked pieces. */
  readonly cells: Readonly<Record<Field, readonly Piece[] | null>>;
  readonly conflicts: readonly Field[];
}

/** The reference and every place; places of the same kind with the same text are merged. */
export function compareNap(business: Pick<Business, 'name' | 'address' | 'phones' | 'napTable'>): {
  readonly reference: NapReference;
  readonly lines: readonly NapLine[];
} {
  const reference: NapReference = {
    name: business.name,
    // The country may be missing at any place.
    address: formatAddress(business.address && { ...business.address, country: null }),
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
    if (field === 'phone') return phoneDifference(expected, value);
    // An address is quoted with its surrounding text.
    return textDifference(expected, value, field === 'address' ? 'open' : 'exact');
  };
  return {
    place: row.place,
    urls: [...new Set(rows.map(({ url }) => url))],
    cells: { name: cell('name'), address: cell('address'), phone: cell('phone') },
    conflicts: fields.filter((field) => row.conflicts.includes(field)),
  };
}
