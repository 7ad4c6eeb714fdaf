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

/** What a site says: one answer that is sure enough, or those that may be meant. */
export interface ChoiceResult<Candidate> {
  readonly said: Candidate | null;
  /** The likeliest, at most four, to be asked about; empty where one is said. */
  readonly open: readonly Candidate[];
  /** The chance of the first with all that is the same: 0 to 1. */
  readonly chance: number;
  readonly first: Candidate | null;
}

/** From this chance on an answer is said. */
export const SURE_CHANCE = 0.5;
const LIKELY = 0.03;
const MOST_OPEN = 4;
/** A narrower answer is said when it has this part of the chance of the broader one. */
const NARROWER = 0.55;

/** Says the likeliest candidate where it is sure and backed, else leaves those open that may be meant. */
export function chooseAmong<Candidate extends { readonly features: ChoiceFeatures }>(
  candidates: readonly Candidate[],
  model: ChoiceModel,
  rules: {
    /** Whether the answer stays right with either. */
    readonly areSame: (first: Candidate, other: Candidate) => boolean;
    /** Whether it may be said if its chance is enough. */
    readonly isBacked: (first: Candidate) => boolean;
    /** From which chance on it is said; half by default. */
    readonly sureFrom?: (first: Candidate) => number;
    readonly isNarrower?: (one: Candidate, top: Candidate) => boolean;
    /** Whether it is worth a question where none is said; all are by default. */
    readonly isPlausible?: (one: Candidate) => boolean;
  },
): ChoiceResult<Candidate> {
  const chances = computeChances(
    model,
    candidates.map(({ features }) => features),
  );
  const ranked = candidates
    .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    .sort((a, b) => b.chance - a.chance);
  const [top] = ranked;
  if (top === undefined) return { said: null, open: [], chance: 0, first: null };
  const narrower = ranked.find(
    (one) => one.chance >= NARROWER * top.chance && rules.isNarrower?.(one.candidate, top.candidate),
  );
  const first = (narrower ?? top).candidate;
  const chance = ranked.reduce((sum, one) => sum + (rules.areSame(first, one.candidate) ? one.chance : 0), 0);
  const least = rules.sureFrom?.(first) ?? SURE_CHANCE;
  if (chance >= least && rules.isBacked(first)) return { said: first, open: [], chance, first };
  const open = ranked
    .filter((one) => one.chance >= LIKELY && (rules.isPlausible?.(one.candidate) ?? true))
    .slice(0, MOST_OPEN);
  return { said: null, open: open.map(({ candidate }) => candidate), chance, first };
}
