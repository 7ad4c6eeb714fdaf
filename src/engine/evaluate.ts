import type { Analysis } from '#shared/audit/analysis.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import { computeScore } from '#shared/audit/score-arithmetic.ts';
import { planActions } from './action-plan.ts';
import type { AuditEvidence } from './evidence/audit-evidence.ts';
import type { FixAdvice } from './factors/check-evaluation.ts';
import type { FactorDefinition, FactorFinding } from './factors/factor.ts';
import { evaluateEach } from './factors/registry.ts';
import { fixItScores } from './fix-it-scores.ts';
import { scoreFinding } from './score.ts';
import { composeVerdict } from './verdict.ts';

/** The evaluated part of an analysis. */
export type Evaluation = Pick<
  Analysis,
  'factors' | 'overallScore' | 'coverage' | 'scoreRange' | 'subScores' | 'actionPlan' | 'fixItScores' | 'verdict'
>;

/** Called for a factor that threw: always a bug of ours. The server logs it, `npm run replay` prints it. */
export type OnFactorError = (key: FactorKey, error: unknown) => void;

/**
 * Evaluates collected evidence: every factor, the score, the plan. Pure: the same evidence gives the same evaluation. A
 * factor that throws is "not measured"; the others and the total are unaffected.
 */
export function evaluate(evidence: AuditEvidence, onFactorError: OnFactorError = () => {}): Evaluation {
  const fixes = new Map<string, FixAdvice>();
  const factors = evaluateEach((factor) => {
    const finding = evaluateFactor(factor, evidence, onFactorError);
    for (const { id, fix } of finding.checks) if (fix !== null) fixes.set(id, fix);
    return scoreFinding(factor, finding);
  });
  const { overallScore, coverage, scoreRange, subScores } = computeScore(factors);
  const actionPlan = planActions(factors, fixes);
  return {
    factors,
    overallScore,
    coverage,
    scoreRange,
    subScores,
    actionPlan,
    fixItScores: fixItScores(factors),
    verdict: composeVerdict(factors, overallScore, actionPlan),
  };
}

/** Evaluates one factor on the evidence it declared. */
export function evaluateFactor<K extends FactorKey>(
  factor: FactorDefinition<K>,
  evidence: AuditEvidence,
  onFactorError: OnFactorError,
): FactorFinding<K> {
  try {
    return factor.evaluate(onlyDeclared(evidence, factor.needs, factor.key));
  } catch (error) {
    onFactorError(factor.key, error);
    return {
      ...factor.blank,
      checks: [],
      summary: 'Sorry, we couldn’t check this part of your site. It doesn’t count against you.',
    };
  }
}

/** A proxy of the evidence that throws on reads of undeclared parts, so that they cannot influence the factor. */
function onlyDeclared(evidence: AuditEvidence, needs: readonly (keyof AuditEvidence)[], key: FactorKey): AuditEvidence {
  const declared = new Set<string | symbol>(needs);
  return new Proxy(evidence, {
    get(target, name, receiver) {
      if (!declared.has(name)) throw new TypeError(`The factor ${key} reads “${String(name)}” without declaring it.`);
      return Reflect.get(target, name, receiver);
    },
  });
}
