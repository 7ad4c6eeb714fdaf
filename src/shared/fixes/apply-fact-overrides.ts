import type { FactOverride } from './apply-fact-changes.ts';
import { type Fact, type FactChange, type FactKind, type FactSheet, SINGLE_FACT_KINDS } from './fact-sheet.ts';

/** The effect of one change on the stored overrides: `set` and `remove` are applied to the database. */
export interface OverrideChange {
  readonly set: FactOverride | null;
  /** Ids of facts whose overrides are deleted. */
  readonly remove: readonly string[];
  /**
   * The owner's name for the business; null resets it; undefined keeps it. The name is stored only in the audit's
   * corrections, because the report's own form changes it too.
   */
  readonly name: string | null | undefined;
}

export interface ChangedSheet {
  readonly sheet: FactSheet;
  readonly words: readonly FactOverride[];
  /** The id of a fact with this kind and value. */
  readonly idOf: (kind: FactKind, value: string) => string;
  /** ISO 8601. */
  readonly at: string;
}

/** Computes the effect of a change; null when it names a fact that is not on the sheet. Pure. */
export function deriveOverrideChange(change: FactChange, on: ChangedSheet): OverrideChange | null {
  if (change.action === 'add') return addition(change.kind, change.value, on);
  const fact = on.sheet.facts.find(({ id }) => id === change.factId);
  if (fact === undefined) return null;
  const found = fact.foundValue ?? (fact.state === 'added' ? null : fact.value);
  const word = (state: FactOverride['state'], value: string | null): OverrideChange => ({
    set: { factId: fact.id, kind: fact.kind, state, value, foundValue: found, at: on.at },
    remove: [],
    name: undefined,
  });
  switch (change.action) {
    case 'confirm':
      return fact.state === 'corrected' || fact.state === 'added' ? NOTHING : word('confirmed', null);
    case 'reject':
      return fact.state === 'added' ? removal(fact) : word('rejected', null);
    case 'undo':
      return removal(fact);
    case 'correct':
      return correction(fact, found, change.value, on, word);
    default:
      return change satisfies never;
  }
}

const NOTHING: OverrideChange = { set: null, remove: [], name: undefined };

function removal({ id, kind, state }: Fact): OverrideChange {
  return { set: null, remove: [id], name: kind === 'name' && state === 'corrected' ? null : undefined };
}

function correction(
  fact: Fact,
  found: string | null,
  value: string,
  on: ChangedSheet,
  word: (state: FactOverride['state'], value: string | null) => OverrideChange,
): OverrideChange {
  if (fact.kind === 'name') return renaming(value, on);
  if (fact.state === 'added') return word('added', value);
  return value === found ? word('confirmed', null) : word('corrected', value);
}

function renaming(name: string, { words }: ChangedSheet): OverrideChange {
  return { set: null, remove: words.filter(({ kind }) => kind === 'name').map(({ factId }) => factId), name };
}

/** Adding an existing value confirms it; adding a second value to a single-value kind corrects the first. */
function addition(kind: FactKind, value: string, on: ChangedSheet): OverrideChange {
  if (kind === 'name') return renaming(value, on);
  const id = on.idOf(kind, value);
  const same = on.sheet.facts.find((fact) => fact.id === id);
  if (same !== undefined)
    return same.state === 'rejected' ? { set: null, remove: [id], name: undefined } : confirmation(same, on);
  const only = SINGLE_FACT_KINDS.has(kind) ? on.sheet.facts.find((fact) => fact.kind === kind) : undefined;
  if (only !== undefined) return deriveOverrideChange({ action: 'correct', factId: only.id, value }, on) ?? NOTHING;
  return { set: { factId: id, kind, state: 'added', value, foundValue: null, at: on.at }, remove: [], name: undefined };
}

function confirmation({ id }: Fact, on: ChangedSheet): OverrideChange {
  return deriveOverrideChange({ action: 'confirm', factId: id }, on) ?? NOTHING;
}

/** The overrides after a change. Pure. */
export function applyOverrideChange(words: readonly FactOverride[], { set, remove }: OverrideChange): FactOverride[] {
  const kept = words.filter(({ factId }) => !remove.includes(factId) && factId !== set?.factId);
  return set === null ? kept : [...kept, set];
}

/**
 * Merges two sets of overrides for one business: `own` wins, the other fills gaps; for single-value kinds an override in
 * `own` leaves no gap. Pure.
 */
export function mergeFactOverrides(own: readonly FactOverride[], other: readonly FactOverride[]): FactOverride[] {
  const ids = new Set(own.map(({ factId }) => factId));
  const singles = new Set(own.filter(({ kind }) => SINGLE_FACT_KINDS.has(kind)).map(({ kind }) => kind));
  return [...own, ...other.filter(({ factId, kind }) => !ids.has(factId) && !singles.has(kind))];
}
