import { expect, it } from 'vitest';
import type { CheckStatus } from '#shared/audit/check.ts';
import type { AuditEvidence } from '../src/engine/evidence/audit-evidence.ts';
import type { EvaluatedCheck } from '../src/engine/factors/check-evaluation.ts';
import { someEvidence } from './builders.ts';

/** One row of a factor's table: the difference from the good site, and the expected check. */
export interface FactorCase {
  readonly when: string;
  readonly given: Partial<AuditEvidence>;
  /** The check's name without the factor's key. */
  readonly check: string;
  readonly status: CheckStatus;
  /** Text that the finding has to contain. */
  readonly says?: string;
}

interface EvaluatingFactor {
  readonly key: string;
  readonly evaluate: (evidence: AuditEvidence) => { readonly checks: readonly EvaluatedCheck[] };
}

/** Runs a factor's table: each row changes the good site and inspects one check. */
export function testFactorCases(factor: EvaluatingFactor, cases: readonly FactorCase[]): void {
  it.each(cases.map((one) => [one.when, one] as const))('%s', (_, { given, check: name, status, says }) => {
    const { checks } = factor.evaluate(someEvidence(given));
    const check = checks.find(({ id }) => id === `${factor.key}.${name}`);
    expect(check).toMatchObject({ status });
    if (says !== undefined) expect(check?.finding).toContain(says);
  });
}

/** Points of one check on the good site with `given` changed. */
export function scoreCheck(factor: EvaluatingFactor, given: Partial<AuditEvidence>, name: string): number | undefined {
  const { checks } = factor.evaluate(someEvidence(given));
  return checks.find(({ id }) => id === `${factor.key}.${name}`)?.points;
}
