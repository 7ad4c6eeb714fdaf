import { expect, it } from 'vitest';
import type { CaseOutcome } from '../../test/case-reporter.ts';
import { findUnsteadyCases } from './unsteady-cases.ts';

const outcome = (name: string, state: CaseOutcome['state'], error = ''): CaseOutcome => ({ name, state, error });

it('finds the cases that did not pass at the first try in every run', () => {
  const runs = [
    [outcome('steady', 'passed'), outcome('once', 'passed'), outcome('always', 'failed', 'too late')],
    [outcome('steady', 'passed'), outcome('once', 'flaky', 'not yet'), outcome('always', 'failed', 'too late')],
  ];
  expect(findUnsteadyCases(runs)).toEqual([
    { name: 'always', failures: 2, runs: 2, error: 'too late' },
    { name: 'once', failures: 1, runs: 2, error: 'not yet' },
  ]);
});
