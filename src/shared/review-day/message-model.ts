import compiled from '../compiled/message-model.json' with { type: 'json' };
import { POLICY_RULE_IDS, type PolicyRuleId } from './policy-rules.ts';

/**
 * The message model as data: how much a feature (`listMessageFeatures`) speaks for a breach of a rule, or against any (`honest`), in
 * hundredths. Fitted by `npm run fit:messages`.
 */
export interface MessageModel {
  readonly bias: number;
  /** By rule, or `honest`: weight in hundredths, then the features that have it. */
  readonly weights: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** How a text was weighed. */
export interface MessageWeight {
  /** The logarithm of the odds that a rule is broken. */
  readonly odds: number;
  /** The rule that most speaks for. */
  readonly rule: PolicyRuleId;
}

interface Weight {
  readonly hundredths: number;
  readonly rule: PolicyRuleId | null;
}

/** A function that weighs the features of a text. */
export function createMessageScale({ bias, weights }: MessageModel): (features: ReadonlySet<string>) => MessageWeight {
  const known = new Map<string, Weight>();
  for (const [name, byWeight] of Object.entries(weights)) {
    const rule = POLICY_RULE_IDS.find((id) => id === name) ?? null;
    for (const [hundredths, features] of Object.entries(byWeight)) {
      const weight: Weight = { hundredths: Number(hundredths), rule };
      for (const feature of features) known.set(feature, weight);
    }
  }
  return (features) => {
    const found = [...features].flatMap((feature) => known.get(feature) ?? []);
    const sums = new Map<PolicyRuleId, number>(POLICY_RULE_IDS.map((id) => [id, 0]));
    let sum = 0;
    for (const { hundredths, rule } of found) {
      sum += hundredths;
      if (rule !== null) sums.set(rule, (sums.get(rule) ?? 0) + hundredths);
    }
    const [rule] = [...sums].reduce((one, other) => (other[1] > one[1] ? other : one));
    // A long text has more features than a short one, and is no more certain.
    return { odds: bias + sum / 100 / Math.sqrt(Math.max(1, found.length)), rule };
  };
}

/** Weighs the features of a text by the fitted model. */
export const weighMessage = createMessageScale(compiled);
