import type { Model } from '#engine/facts/services/choose-services.ts';

/** A case with its features from 0 to 1, the chance that is right for it, and how much it counts. */
export interface Example {
  readonly features: Readonly<Record<string, number>>;
  readonly right: number;
  readonly weight: number;
}

const STEPS = 250;
const RATE = 0.08;

/**
 * Logistic regression held near what is expected (`prior`, with the force `pull`): with a hundred sites the data alone say too little.
 * Adam with a fixed number of steps (Kingma and Ba 2015): the same examples give the same weights.
 */
export function trainModel(
  examples: readonly Example[],
  names: readonly string[],
  prior: Readonly<Record<string, number>>,
  pull: number,
): Model {
  const size = names.length;
  const values = new Float64Array(examples.length * size);
  for (const [row, { features }] of examples.entries())
    for (const [column, name] of names.entries()) values[row * size + column] = features[name] ?? 0;
  const expected = Float64Array.from([0, ...names.map((name) => prior[name] ?? 0)]);
  const weights = Float64Array.from(expected);
  const first = new Float64Array(size + 1);
  const second = new Float64Array(size + 1);
  const gradient = new Float64Array(size + 1);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 1; step <= STEPS; step++) {
    gradient.fill(0);
    examples.forEach(({ right, weight }, row) => {
      let sum = at(weights, 0);
      for (let column = 0; column < size; column++) sum += at(weights, column + 1) * at(values, row * size + column);
      const error = ((1 / (1 + Math.exp(-sum)) - right) * weight) / total;
      gradient[0] = at(gradient, 0) + error;
      for (let column = 0; column < size; column++)
        gradient[column + 1] = at(gradient, column + 1) + error * at(values, row * size + column);
    });
    const rate = RATE * (step < STEPS * 0.6 ? 1 : 0.3);
    for (let index = 0; index <= size; index++) {
      const slope = at(gradient, index) + (index > 0 ? pull * (at(weights, index) - at(expected, index)) : 0);
      first[index] = 0.9 * at(first, index) + 0.1 * slope;
      second[index] = 0.99 * at(second, index) + 0.01 * slope * slope;
      const scale = Math.sqrt(at(second, index) / (1 - 0.99 ** step)) + 1e-9;
      weights[index] = at(weights, index) - (rate * (at(first, index) / (1 - 0.9 ** step))) / scale;
    }
  }
  const rounded = (index: number) => Number(at(weights, index).toFixed(3));
  return { bias: rounded(0), weights: Object.fromEntries(names.map((name, index) => [name, rounded(index + 1)])) };
}

function at(list: Float64Array, index: number): number {
  return list[index] ?? 0;
}
