import type { IntentStage } from '#shared/api/keywords.ts';
import type { Demand } from '../facts/category/business-category.ts';

/**
 * The kind of a phrase, which decides what fits next to it: "hire a roofer", "law firm reviews", "book a haircut", "gutters
 * cost", "brunch reservations".
 */
export type PhraseKind = 'person' | 'firm' | 'activity' | 'thing' | 'meal';

/** The place in a pattern: none, "near me", the town, the town with its state, or an area served. */
export type PatternPlace = 'none' | 'near' | 'city' | 'region' | 'area';

/**
 * Properties that a pattern presupposes and that the facts of a business may show. `urgentTrade` follows from the category:
 * its customers are in a hurry, whether or not this business takes such calls.
 */
export type PatternFact = 'emergency' | 'saturday' | 'sunday' | 'urgentTrade';

/**
 * One search pattern. Placeholders in `text`: `{s}` the phrase, `{a}` with its article, `{one}` in the singular, `{aOne}`
 * both, `{who}` and `{aWho}` the category, `{p}` the place.
 */
export interface KeywordPattern {
  readonly text: string;
  readonly intent: IntentStage;
  readonly place: PatternPlace;
  /** Only for phrases of these kinds; for all when absent. */
  readonly kinds?: readonly PhraseKind[];
  /** A condition that must be true of the business: "you deliver". The rationale names it, and it lowers the priority. */
  readonly onlyIf?: string;
  /** A rare search, used only where there would be too few keywords. */
  readonly isFill?: true;
  /** Used only when the facts of the business show this. */
  readonly needs?: PatternFact;
}

/** The patterns of one language, for the category and for single services, by how customers buy, best first. */
export interface PatternTable {
  readonly category: Readonly<Record<Demand, readonly KeywordPattern[]>>;
  readonly service: Readonly<Record<Demand, readonly KeywordPattern[]>>;
}

type Conditions = Pick<KeywordPattern, 'kinds' | 'onlyIf' | 'needs'>;

/** A pattern with the intent to buy or book now. */
export function acting(text: string, place: PatternPlace, conditions: Conditions = {}): KeywordPattern {
  return { text, place, intent: 'Transactional', ...conditions };
}

/** A pattern with the intent to compare. */
export function comparing(text: string, place: PatternPlace, conditions: Conditions = {}): KeywordPattern {
  return { text, place, intent: 'Commercial Investigation', ...conditions };
}

/** A pattern with local intent. */
export function nearby(text: string, place: PatternPlace, conditions: Conditions = {}): KeywordPattern {
  return { text, place, intent: 'Local Intent', ...conditions };
}

/** The same patterns, used only where there would be too few keywords. */
export function onlyToFill(patterns: readonly KeywordPattern[]): readonly KeywordPattern[] {
  return patterns.map((pattern) => ({ ...pattern, isFill: true }));
}
