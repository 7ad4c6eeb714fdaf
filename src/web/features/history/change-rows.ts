import type { AuditChange, ChangeCause } from '#shared/history/audit-change.ts';

/** The direction of a change for the owner: `same` is neutral, such as another phone number. */
export type Direction = 'better' | 'worse' | 'same';

/** A row of a comparison: a change, grouped with others that say the same. */
export interface ChangeRow {
  readonly key: string;
  readonly change: AuditChange;
  readonly direction: Direction;
  readonly points: number | null;
  /** Bots that it allows or blocks. */
  readonly bots: readonly string[];
}

export interface ChangeGroup {
  readonly cause: ChangeCause;
  readonly rows: readonly ChangeRow[];
}

/** The order in which an owner asks: was it me, was it you, and the rest. */
const causes = ['site', 'rules', 'owner', 'unclear', 'reading'] as const satisfies readonly ChangeCause[];
/** Smaller movements are rounding of a factor. */
export const leastPoints = 0.05;

/**
 * The changes of a comparison by cause, without duplicates: the check behind a bot or a noindex mark carries the points,
 * with the bots below it. Largest first, losses before gains. Causes without changes are omitted. Pure.
 */
export function changeGroups(changes: readonly AuditChange[]): ChangeGroup[] {
  return causes.flatMap((cause) => {
    const rows = rowsOf(changes.filter((change) => change.cause === cause));
    return rows.length === 0 ? [] : [{ cause, rows: rows.toSorted(compareRows) }];
  });
}

function rowsOf(changes: readonly AuditChange[]): ChangeRow[] {
  const readers = changes.filter(({ kind }) => kind === 'reader');
  const checks = new Set(changes.filter(({ kind }) => kind === 'check').map(({ subject }) => subject));
  const ofOwn = changes.filter(
    ({ kind, checkId, points, status }) =>
      kind !== 'reader' &&
      // The check behind a noindex mark says the same, with its points.
      !(kind === 'noindex' && checkId !== null && checks.has(checkId)) &&
      // The rules as a whole have a row of their own if they moved something.
      !(kind === 'rules' && Math.abs(points ?? 0) < leastPoints) &&
      !(kind === 'check' && status?.before === status?.after && Math.abs(points ?? 0) < leastPoints),
  );
  const alone = readers.filter(({ checkId }) => checkId === null || !checks.has(checkId));
  const groups = [...Map.groupBy(alone, ({ checkId, after }) => `${checkId} ${after}`).values()];
  return [
    ...ofOwn.map((change) => rowOf(change, namesOf(readers.filter(({ checkId }) => isOfCheck(change, checkId))))),
    ...groups.flatMap((group) => (group[0] === undefined ? [] : [rowOf(group[0], namesOf(group))])),
  ];
}

function isOfCheck({ kind, subject }: AuditChange, checkId: string | null): boolean {
  return kind === 'check' && subject === checkId;
}

function namesOf(readers: readonly AuditChange[]): string[] {
  return readers.map(({ subject }) => subject);
}

function rowOf(change: AuditChange, readers: readonly string[]): ChangeRow {
  const { kind, subject, points } = change;
  return { key: `${kind} ${subject}`, change, direction: directionOf(change), points, bots: readers };
}

const ranks = { pass: 3, partial: 2, fail: 1, notMeasured: null } as const;

function directionOf({ kind, points, status, before, after, isRegression }: AuditChange): Direction {
  if (isRegression) return 'worse';
  if (points !== null && Math.abs(points) >= leastPoints) return points > 0 ? 'better' : 'worse';
  if (status !== null) {
    const was = status.before === null ? null : ranks[status.before];
    const is = status.after === null ? null : ranks[status.after];
    // Blocking or allowing training is the owner's choice.
    if (kind === 'reader' || was === null || is === null || was === is) return 'same';
    return is > was ? 'better' : 'worse';
  }
  if (kind === 'profile' || kind === 'page') return after !== null && before === null ? 'better' : 'same';
  return 'same';
}

const order: Readonly<Record<Direction, number>> = { worse: 0, better: 1, same: 2 };

function compareRows(one: ChangeRow, other: ChangeRow): number {
  return (
    order[one.direction] - order[other.direction] ||
    Math.abs(other.points ?? 0) - Math.abs(one.points ?? 0) ||
    Number(one.key > other.key) - Number(one.key < other.key)
  );
}
