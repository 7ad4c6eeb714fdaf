import type { IntentStage } from '#shared/api/keywords.ts';
import type { Demand } from '../facts/category/business-category.ts';

/**
 * What kind of words a phrase is, which decides what can stand beside it: "hire a roofer", "law firm reviews", "book a
 * haircut", "gutters cost", "brunch reservations".
 */
export type PhraseKind = 'person' | 'firm' | 'activity' | 'thing' | 'meal';

/** What a pattern adds to say where: nothing, "near me", the town, the town with its state, or an area served. */
export type PatternPlace = 'none' | 'near' | 'city' | 'region' | 'area';

/**
 * Things that a pattern takes for granted, and that the facts of a business may show. `urgentTrade` follows from the category:
 * customers of it are in a hurry, whether this business takes such calls or not.
 */
export type PatternFact = 'emergency' | 'saturday' | 'sunday' | 'urgentTrade';

/**
 * One way in which people search. In `text` stand `{s}` for the phrase, `{a}` for it with its article, `{one}` for it in the
 * singular, `{aOne}` for both, `{who}` and `{aWho}` for the category, and `{p}` for the place.
 */
export interface KeywordPattern {
  readonly text: string;
  readonly intent: IntentStage;
  readonly place: PatternPlace;
  /** Only for phrases of these kinds; all when absent. */
  readonly kinds?: readonly PhraseKind[];
  /** What must be true of the business: "you deliver". Said in the rationale, and lowers the priority. */
  readonly onlyIf?: string;
  /** Asked, and rarely: only where there would be fewer keywords than promised. */
  readonly isFill?: true;
  /** The pattern is used only when the facts of the business show this. */
  readonly needs?: PatternFact;
}

/** The patterns of one language: for the category itself and for single services, by how the category is asked for, best first. */
export interface PatternTable {
  readonly category: Readonly<Record<Demand, readonly KeywordPattern[]>>;
  readonly service: Readonly<Record<Demand, readonly KeywordPattern[]>>;
}

type Conditions = Pick<KeywordPattern, 'kinds' | 'onlyIf' | 'needs'>;

/** A pattern of somebody who wants to act now. */
export function acting(text: string, place: PatternPlace, conditions: Conditions = {}): KeywordPattern {
  return { text, place, intent: 'Transactional', ...conditions };
}

/** A pattern of somebody who compares. */
export function comparing(text: string, place: PatternPlace, conditions: Conditions = {}): KeywordPattern {
  return { text, place, intent: 'Commercial Investigation', ...conditions };
}

/** A pattern of somebody who looks for what is near. */
export function nearby(text: string, place: PatternPlace, conditions: Conditions = {}): KeywordPattern {
  return { text, place, intent: 'Local Intent', ...conditions };
}

/** The same patterns, for use only where there would be too few keywords. */
export function onlyToFill(patterns: readonly KeywordPattern[]): readonly KeywordPattern[] {
  return patterns.map((pattern) => ({ ...pattern, isFill: true }));
}
