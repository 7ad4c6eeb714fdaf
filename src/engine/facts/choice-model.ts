/** What speaks for one answer, by name: mostly from 0 to 1. */
export type ChoiceFeatures = Readonly<Record<string, number>>;

/** Weights of a choice between several answers and none of them. */
export interface ChoiceModel {
  /** The score of "none of them". */
  readonly none: number;
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * The chance of each candidate to be the answer, 0 to 1, in their order: a softmax over their scores and that of "none of them",
 * which has what is left.
 */
export function computeChances(model: ChoiceModel, candidates: readonly ChoiceFeatures[]): number[] {
  const scores = candidates.map((features) => {
    let sum = 0;
    for (const name in features) sum += (features[name] ?? 0) * (model.weights[name] ?? 0);
    return sum;
  });
  const top = Math.max(model.none, ...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const total = shares.reduce((sum, share) => sum + share, Math.exp(model.none - top));
  return shares.map((share) => share / total);
}
