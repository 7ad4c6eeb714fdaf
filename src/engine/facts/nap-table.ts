import type { MentionPlace, NapRow } from '#shared/audit/business.ts';
import { LINES_ABOVE, LINES_BELOW } from './place/locations.ts';

const MOST_ROWS = 40;
/** Up to this number every row is shown, equal ones too; beyond it each statement once. */
const FEW_ROWS = 12;

export type NapPart = NapRow['conflicts'][number];

/** One name, address or phone that the site states. */
export interface NapEntry {
  readonly url: string;
  readonly place: MentionPlace;
  readonly part: NapPart;
  /** As written on the page. */
  readonly value: string;
  /** Equal for every spelling of one value. */
  readonly key: string;
  readonly isConflict: boolean;
  /** Its lines on the page; null for structured data, links without a line and maps. */
  readonly lines: readonly [first: number, last: number] | null;
}

interface Row {
  readonly url: string;
  readonly place: MentionPlace;
  readonly values: Map<NapPart, NapEntry>;
  /** The lines of every mention of its address. */
  readonly addressLines: (readonly [number, number])[];
}

/**
 * The table of a site's statements: one row for each place of each page, and for each address where a place has several,
 * with the number that is next to it. Equal rows are dropped when there are many, those without a conflict first.
 */
export function buildNapTable(entries: readonly NapEntry[]): NapRow[] {
  const groups = new Map<string, NapEntry[]>();
  for (const entry of entries) {
    const id = `${entry.url} ${entry.place}`;
    groups.set(id, [...(groups.get(id) ?? []), entry]);
  }
  const every = [...groups.values()].flatMap(rowsOfPlace);
  if (every.length <= FEW_ROWS) return every.map(toNapRow);
  const distinct = new Map<string, Row>();
  for (const row of every) {
    const key = `${row.place} ${[...row.values.values()].map(tagOf).sort().join(' | ')}`;
    if (!distinct.has(key)) distinct.set(key, row);
  }
  const all = [...distinct.values()].map(toNapRow);
  if (all.length <= MOST_ROWS) return all;
  const kept = new Set([...all.filter((row) => row.conflicts.length > 0), ...all].slice(0, MOST_ROWS));
  return all.filter((row) => kept.has(row));
}

function rowsOfPlace(entries: readonly NapEntry[]): Row[] {
  const rows: Row[] = [];
  const startRow = (entry: NapEntry) => {
    const row: Row = { url: entry.url, place: entry.place, values: new Map([[entry.part, entry]]), addressLines: [] };
    rows.push(row);
    return row;
  };
  for (const entry of entries.filter(({ part }) => part === 'address')) {
    const row = rows.find(({ values }) => isSame(values.get('address'), entry)) ?? startRow(entry);
    if (entry.lines !== null) row.addressLines.push(entry.lines);
  }
  const hasSeveralAddresses = rows.length > 1;
  for (const entry of entries.filter(({ part }) => part === 'phone')) {
    const row = hasSeveralAddresses && entry.lines !== null ? findNearest(rows, entry.lines) : findFree(rows, entry);
    if (row !== undefined && !row.values.has('phone')) row.values.set('phone', entry);
    else if (!rows.some(({ values }) => isSame(values.get('phone'), entry))) startRow(entry);
  }
  for (const entry of entries.filter(({ part }) => part === 'name')) {
    if (rows.some(({ values }) => isSame(values.get('name'), entry))) continue;
    (findFree(rows, entry) ?? startRow(entry)).values.set('name', entry);
  }
  return rows;
}

/** The row whose address is nearest to `lines` and near enough; undefined when there is none. */
function findNearest(rows: readonly Row[], lines: readonly [number, number]): Row | undefined {
  const near = rows.flatMap((row) =>
    row.addressLines.flatMap(([first, last]) => {
      const below = lines[0] - last;
      const above = first - lines[1];
      if (below > LINES_BELOW || above > LINES_ABOVE) return [];
      // A number as near to the address below it as to the one above it belongs to the one above.
      return [{ row, distance: above > 0 ? above + 0.5 : Math.max(0, below) }];
    }),
  );
  return near.sort((a, b) => a.distance - b.distance)[0]?.row;
}

/** The first row without this part, unless one has the same value already. */
function findFree(rows: readonly Row[], entry: NapEntry): Row | undefined {
  return (
    rows.find(({ values }) => isSame(values.get(entry.part), entry)) ??
    rows.find(({ values }) => !values.has(entry.part))
  );
}

function isSame(one: NapEntry | undefined, other: NapEntry): boolean {
  return one !== undefined && tagOf(one) === tagOf(other);
}

function tagOf({ part, key, isConflict }: NapEntry): string {
  return `${part} ${key} ${isConflict}`;
}

function toNapRow({ url, place, values }: Row): NapRow {
  return {
    url,
    place,
    name: values.get('name')?.value ?? null,
    address: values.get('address')?.value ?? null,
    phone: values.get('phone')?.value ?? null,
    conflicts: (['phone', 'address', 'name'] as const).filter((part) => values.get(part)?.isConflict),
  };
}
