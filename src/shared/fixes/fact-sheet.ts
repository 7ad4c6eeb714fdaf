import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { SentenceKind } from './own-sentences.ts';

/**
 * The known facts about a business, each with its source. Everything that is generated uses only facts of this sheet. What
 * the owner confirmed, corrected or added outranks what was crawled, and is kept for the next audit.
 */

/** The languages that texts are written in. */
export const TEXT_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

export const FACT_KINDS = [
  'name',
  'category',
  'service',
  'area',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
  'email',
  'website',
  'hours',
  'foundedYear',
  'yearsInBusiness',
  'person',
  'credential',
  'award',
  'guarantee',
  'offer',
  'price',
  'payment',
  'language',
  'feature',
  'brand',
  'rating',
  'reviewCount',
  'quote',
  'sentence',
  'answer',
] as const;
export const FactKind = z.enum(FACT_KINDS);
export type FactKind = z.infer<typeof FactKind>;

/** Single-value kinds; the others may occur several times. */
export const SINGLE_FACT_KINDS: ReadonlySet<FactKind> = new Set([
  'name',
  'category',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'website',
  'hours',
  'foundedYear',
  'yearsInBusiness',
  'rating',
  'reviewCount',
]);

/** The source of a fact: a page, the owner, or the owner's Google Takeout file. */
export const FactOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: z.string(), quote: z.string().max(300) }),
  z.object({ kind: z.literal('owner'), at: z.string() }),
  z.object({ kind: z.literal('takeout'), at: z.string(), file: z.string() }),
]);
export type FactOrigin = z.infer<typeof FactOrigin>;

/**
 * `found`: crawled, not reviewed by the owner. `confirmed`: the owner says it is right. `corrected`: the owner replaced
 * `foundValue` with `value`. `added`: only the owner states it. `rejected`: the owner says it is wrong; it is not used.
 */
export const FactState = z.enum(['found', 'confirmed', 'corrected', 'added', 'rejected']);
export type FactState = z.infer<typeof FactState>;

/**
 * How surely a site says a fact. `stated`: in a machine entry or labelled text, or in two places that agree. `read`: once, by its
 * structure or in a sentence. `unsure`: not surely enough to be used before the owner confirms it.
 */
export const FactCertainty = z.enum(['stated', 'read', 'unsure']);
export type FactCertainty = z.infer<typeof FactCertainty>;

export const Fact = z.object({
  /** Stable across audits: the kind and a digest of the found value. */
  id: z.string(),
  kind: FactKind,
  /** Formatted for display: `Water heater repair`, `Mon to Fri 8:00 to 17:00`, `1987`. */
  value: z.string().min(1).max(500),
  /** The site's value, where the owner's differs. */
  foundValue: z.string().nullable(),
  state: FactState,
  origin: FactOrigin,
  /** How surely the site says it; absent in sheets of earlier releases, which held what was read only. */
  certainty: FactCertainty.optional(),
  /** The site's own words for a category, as a customer reads them (`Gas- und Wasserinstallation`); absent where it has none. */
  written: z.string().max(80).optional(),
  /** What a sentence of the site tells; absent for one that the owner typed. */
  kinds: z.array(SentenceKind).optional(),
});
export type Fact = z.infer<typeof Fact>;

/** A fact that the site leaves open, with the values that it may have, the likeliest first. */
export const OpenFact = z.object({ kind: FactKind, values: z.array(z.string()).min(1) });
export type OpenFact = z.infer<typeof OpenFact>;

export const FactSheet = z.object({
  businessId: z.string(),
  /** The language that text for this business is written in. */
  language: z.enum(TEXT_LANGUAGES),
  facts: z.array(Fact),
  /** For the owner to choose from; absent in sheets of earlier releases. */
  open: z.array(OpenFact).optional(),
  /** Whether the business works at its customers' places; sheets of earlier releases do not say. */
  isServiceArea: z.boolean().nullable().optional(),
  /** How the site speaks of its business; absent where it says neither. */
  speaker: z.enum(['we', 'i']).optional(),
  /** The id of the town or area that title or heading of the home page name; absent: they name none that is known. */
  market: z.string().optional(),
});
export type FactSheet = z.infer<typeof FactSheet>;

/** Facts that texts may use: sure ones and those that the owner stated or confirmed. */
export function usableFacts(sheet: FactSheet): Fact[] {
  return sheet.facts.filter((fact) => fact.state !== 'rejected' && !isUndecided(fact));
}

/** Whether a fact is too unsure to be used, and its owner has not answered: nothing may look as if it were known. */
export function isUndecided({ state, certainty }: Pick<Fact, 'state' | 'certainty'>): boolean {
  return state === 'found' && certainty === 'unsure';
}

/** What the site leaves open and the owner has not answered: no fact of that kind is known. */
export function listOpenFacts({ facts, open = [] }: Pick<FactSheet, 'facts' | 'open'>): OpenFact[] {
  return open.filter(({ kind }) => !facts.some((fact) => fact.kind === kind));
}

/** An owner's action on one fact. */
export const FactChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm'), factId: typedText({ most: 100 }) }),
  z.object({
    action: z.literal('correct'),
    factId: typedText({ most: 100 }),
    value: typedText({ most: 500, least: 1 }),
  }),
  z.object({ action: z.literal('reject'), factId: typedText({ most: 100 }) }),
  /** Resets an override: the fact is as it was found, an added one is removed. */
  z.object({ action: z.literal('undo'), factId: typedText({ most: 100 }) }),
  z.object({ action: z.literal('add'), kind: FactKind, value: typedText({ most: 500, least: 1 }) }),
]);
export type FactChange = z.infer<typeof FactChange>;
