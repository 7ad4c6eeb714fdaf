import { type Fact, type FactKind, type FactOrigin, type FactSheet, SINGLE_FACT_KINDS } from './fact-sheet.ts';
import type { KnownProfile } from './owner-profile.ts';
import type { TakeoutProfile } from './takeout-profile.ts';

/** An uploaded Takeout file. `at`: when it was imported (ISO 8601). */
export interface TakeoutOrigin {
  readonly profile: TakeoutProfile;
  readonly at: string;
}

/**
 * Applies the owner's profile to a sheet: rating and number of reviews replace those found on pages, and gaps are filled
 * from the Takeout file. The site wins for name, town and phone, which the owner can correct. `idOf` returns the id of a
 * fact. Pure.
 */
export function applyOwnerProfile(
  sheet: FactSheet,
  known: KnownProfile,
  takeout: TakeoutOrigin | null,
  idOf: (kind: FactKind, value: string) => string,
): FactSheet {
  const { rating, reviewCount } = known.values;
  const facts = sheet.facts.filter(
    ({ kind }) =>
      !(kind === 'rating' && rating !== undefined) && !(kind === 'reviewCount' && reviewCount !== undefined),
  );
  const add = (kind: FactKind, value: string | null, origin: FactOrigin, state: Fact['state']) => {
    const text = value?.replace(/\s+/g, ' ').trim() ?? '';
    const isThere = facts.some(
      (fact) => fact.kind === kind && (SINGLE_FACT_KINDS.has(kind) || isSame(fact.value, text)),
    );
    if (text === '' || text.length > 500 || isThere) return;
    facts.push({ id: idOf(kind, text), kind, value: text, foundValue: null, state, origin });
  };
  const toldBy = (field: 'rating' | 'reviewCount'): FactOrigin =>
    known.sources[field]?.kind === 'takeout' && takeout !== null
      ? { kind: 'takeout', at: takeout.at, file: fileOf(takeout) }
      : { kind: 'owner', at: known.sources[field]?.at ?? '' };
  if (rating !== undefined) add('rating', rating.toFixed(1), toldBy('rating'), 'found');
  if (reviewCount !== undefined) add('reviewCount', String(reviewCount), toldBy('reviewCount'), 'found');
  if (takeout !== null) {
    const origin: FactOrigin = { kind: 'takeout', at: takeout.at, file: fileOf(takeout) };
    const { categories, city, name, phone } = takeout.profile;
    add('name', name, origin, 'found');
    add('category', categories[0] ?? null, origin, 'found');
    add('city', city, origin, 'found');
    if (!facts.some(({ kind }) => kind === 'phone')) add('phone', phone, origin, 'found');
  }
  return { ...sheet, facts };
}

function fileOf({ profile }: TakeoutOrigin): string {
  return profile.name ?? 'your Google Business Profile';
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
