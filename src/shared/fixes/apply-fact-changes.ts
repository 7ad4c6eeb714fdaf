import { type Fact, type FactKind, type FactSheet, SINGLE_FACT_KINDS } from './fact-sheet.ts';

/** An owner's override of one fact, as stored: it outlives the audit that found the fact. */
export interface FactOverride {
  readonly factId: string;
  readonly kind: FactKind;
  readonly state: 'confirmed' | 'corrected' | 'added' | 'rejected';
  /** The owner's value of a corrected or added fact. */
  readonly value: string | null;
  /** The value found at the time of the override; null for an added fact. */
  readonly foundValue: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Applies the owner's overrides to a sheet: they outrank what was found. A fact that the owner confirmed or corrected
 * stays, even if a later audit does not find it; for single-value kinds the owner's value replaces whatever is found.
 */
export function applyFactOverrides(sheet: FactSheet, words: readonly FactOverride[]): FactSheet {
  const byId = new Map(words.map((word) => [word.factId, word]));
  const ownSingles = new Set(
    words.filter(({ kind, state }) => SINGLE_FACT_KINDS.has(kind) && state !== 'rejected').map(({ kind }) => kind),
  );
  const facts: Fact[] = [];
  for (const fact of sheet.facts) {
    const word = byId.get(fact.id);
    byId.delete(fact.id);
    if (word !== undefined) facts.push(withWord(fact, word));
    else if (!ownSingles.has(fact.kind)) facts.push(fact);
  }
  for (const word of byId.values()) {
    const value = word.value ?? word.foundValue;
    if (value === null || word.state === 'rejected') continue;
    const origin = { kind: 'owner', at: word.at } as const;
    facts.push({ id: word.factId, kind: word.kind, value, foundValue: word.foundValue, state: word.state, origin });
  }
  return { ...sheet, facts };
}

function withWord(fact: Fact, word: FactOverride): Fact {
  switch (word.state) {
    case 'confirmed':
    case 'rejected':
      return { ...fact, state: word.state };
    case 'corrected':
    case 'added': {
      // The site's own words name what the owner corrected.
      const { written: _, ...known } = fact;
      return {
        ...known,
        value: word.value ?? fact.value,
        foundValue: fact.value,
        state: word.state,
        origin: { kind: 'owner', at: word.at },
      };
    }
    default:
      return word.state satisfies never;
  }
}
