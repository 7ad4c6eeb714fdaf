import type { CaseOutcome } from '../../test/case-reporter.ts';

export interface UnsteadyCase {
  readonly name: string;
  /** Runs in which the case did not pass at the first try. */
  readonly failures: number;
  readonly runs: number;
  readonly error: string;
}

/** The cases of several runs that did not pass at the first try in each of them, most often failing first. Pure. */
export function findUnsteadyCases(runs: readonly (readonly CaseOutcome[])[]): UnsteadyCase[] {
  const outcomes = new Map<string, CaseOutcome[]>();
  for (const outcome of runs.flat()) outcomes.set(outcome.name, [...(outcomes.get(outcome.name) ?? []), outcome]);
  return [...outcomes]
    .map(([name, all]) => {
      const failed = all.filter(({ state }) => state !== 'passed');
      return { name, failures: failed.length, runs: runs.length, error: failed[0]?.error ?? '' };
    })
    .filter(({ failures }) => failures > 0)
    .sort((one, other) => other.failures - one.failures);
}
