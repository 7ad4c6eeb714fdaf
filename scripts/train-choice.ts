import { type ChoiceFeatures, type ChoiceModel, computeChances } from '#engine/facts/choice-model.ts';

/** A question with its candidates, and which of them are right answers: none, one or several. */
export interface ChoiceExample {
  readonly candidates: readonly ChoiceFeatures[];
  readonly right: readonly boolean[];
}

const STEPS = 300;
const RATE = 0.08;

/**
 * Fits the weights of a choice by gradient ascent on the chance of the right answers (of "none of them" where there is none), held
 * near what is expected (`prior`, with the force `pull`). Adam with a fixed number of steps (Kingma and Ba 2015): the same
 * examples give the same weights.
 */
export function trainChoice(
  examples: readonly ChoiceExample[],
  prior: Readonly<Record<string, number>>,
  pull: number,
): ChoiceModel {
  const names = [
    ...new Set(examples.flatMap(({ candidates }) => candidates.flatMap((one) => Object.keys(one)))),
  ].sort();
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, prior[name] ?? 0]));
  let none = prior.none ?? 0;
  const first = new Map<string, number>();
  const second = new Map<string, number>();
  /** The next value of a parameter with this slope. */
  const move = (name: string, value: number, slope: number, step: number): number => {
    const mean = 0.9 * (first.get(name) ?? 0) + 0.1 * slope;
    const square = 0.99 * (second.get(name) ?? 0) + 0.01 * slope * slope;
    first.set(name, mean);
    second.set(name, square);
    return value + (RATE * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.99 ** step)) + 1e-6);
  };
  for (let step = 1; step <= STEPS; step++) {
    const slopes = new Map(names.map((name) => [name, -pull * ((weights[name] ?? 0) - (prior[name] ?? 0))]));
    let slopeOfNone = 0;
    for (const { candidates, right } of examples) {
      const chances = computeChances({ none, weights }, candidates);
      const isNone = !right.includes(true);
      const chanceOfNone = 1 - chances.reduce((sum, chance) => sum + chance, 0);
      const total = Math.max(
        1e-9,
        isNone ? chanceOfNone : chances.reduce((sum, chance, at) => sum + (right[at] ? chance : 0), 0),
      );
      candidates.forEach((features, at) => {
        const chance = chances[at] ?? 0;
        const change = ((right[at] ? chance / total : 0) - chance) / examples.length;
        if (Math.abs(change) < 1e-8) return;
        for (const name in features) slopes.set(name, (slopes.get(name) ?? 0) + change * (features[name] ?? 0));
      });
      slopeOfNone += ((isNone ? 1 : 0) - chanceOfNone) / examples.length;
    }
    for (const name of names) weights[name] = move(name, weights[name] ?? 0, slopes.get(name) ?? 0, step);
    none = move('none', none, slopeOfNone, step);
  }
  const round = (value: number) => Number(value.toFixed(3));
  return { none: round(none), weights: Object.fromEntries(names.map((name) => [name, round(weights[name] ?? 0)])) };
}
