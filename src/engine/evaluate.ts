import type { Analysis } from '#shared/audit/analysis.ts';
import type { FactorBase, FactorKey, Factors } from '#shared/audit/factors.ts';
import { computeScore } from '#shared/audit/score-arithmetic.ts';
import { planActions } from './action-plan.ts';
import type { AuditEvidence } from './evidence/audit-evidence.ts';
import type { FactorExtras } from './factors/factor.ts';
import { REGISTRY, type RegistryEntry } from './factors/registry.ts';
import { fixItScores } from './fix-it-scores.ts';
import { scoreFinding } from './score.ts';
import { composeVerdict } from './verdict.ts';

/** The part of an analysis that is judgement. */
export type Evaluation = Pick<
  Analysis,
  'factors' | 'overallScore' | 'coverage' | 'scoreRange' | 'subScores' | 'actionPlan' | 'fixItScores' | 'verdict'
>;

/** Hears of a factor that threw: a fault of ours, never of the site's. */
export type OnFactorError = (key: FactorKey, error: unknown) => void;

/**
 * Judges collected evidence: every factor, the score, the plan. Pure: the same evidence gives the same evaluation. A
 * factor that throws is "not measured" and leaves the others, and the total, whole.
 */
export function evaluate(evidence: AuditEvidence, onFactorError: OnFactorError = () => {}): Evaluation {
  const factors = evaluateFactors(evidence, onFactorError);
  const { overallScore, coverage, scoreRange, subScores } = computeScore(factors);
  const actionPlan = planActions(factors);
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

function evaluateFactors(evidence: AuditEvidence, onFactorError: OnFactorError): Factors {
  const judge = <K extends FactorKey>(entry: RegistryEntry<K>) => evaluateFactor(entry, evidence, onFactorError);
  // Spelt out, so that a factor without a line here does not compile.
  return {
    businessCategory: judge(REGISTRY.businessCategory),
    description: judge(REGISTRY.description),
    qaUpdates: judge(REGISTRY.qaUpdates),
    reviewResponses: judge(REGISTRY.reviewResponses),
    reviewsPhotos: judge(REGISTRY.reviewsPhotos),
    websiteH1: judge(REGISTRY.websiteH1),
    napConsistency: judge(REGISTRY.napConsistency),
    linkAuthority: judge(REGISTRY.linkAuthority),
    communitySignals: judge(REGISTRY.communitySignals),
    aiCrawlerAccess: judge(REGISTRY.aiCrawlerAccess),
    qaContentOptimization: judge(REGISTRY.qaContentOptimization),
    structuredData: judge(REGISTRY.structuredData),
    aiReferrals: judge(REGISTRY.aiReferrals),
    answerPresence: judge(REGISTRY.answerPresence),
  };
}

/** Judges one factor on the evidence it declared. */
export function evaluateFactor<K extends FactorKey>(
  { factor, weight }: RegistryEntry<K>,
  evidence: AuditEvidence,
  onFactorError: OnFactorError,
): FactorBase & FactorExtras<K> {
  try {
    return scoreFinding(factor, weight, factor.evaluate(onlyDeclared(evidence, factor.needs, factor.key)));
  } catch (error) {
    onFactorError(factor.key, error);
    return scoreFinding(factor, weight, {
      ...factor.blank,
      checks: [],
      summary: 'We could not judge this part of your site. That is our fault, and it does not count against you.',
    });
  }
}

/** A view of the evidence in which reading anything undeclared throws: what a factor does not need cannot move it. */
function onlyDeclared(evidence: AuditEvidence, needs: readonly (keyof AuditEvidence)[], key: FactorKey): AuditEvidence {
  const declared = new Set<string | symbol>(needs);
  return new Proxy(evidence, {
    get(target, name, receiver) {
      if (!declared.has(name)) throw new TypeError(`The factor ${key} reads “${String(name)}” without declaring it.`);
      return Reflect.get(target, name, receiver);
    },
  });
}
