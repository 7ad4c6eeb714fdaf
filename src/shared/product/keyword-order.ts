import { IntentStage, type Keyword } from '../api/keywords.ts';

/** The specified order: by priority, highest first, then by purchase intent. */
const INTENT_ORDER: readonly IntentStage[] = IntentStage.options;

type Ordered = Pick<Keyword, 'priority_score' | 'intent_stage'>;

/** Compares two keywords for sorting: the more important one first. */
export function compareKeywords(one: Ordered, other: Ordered): number {
  return (
    other.priority_score - one.priority_score ||
    INTENT_ORDER.indexOf(one.intent_stage) - INTENT_ORDER.indexOf(other.intent_stage)
  );
}
