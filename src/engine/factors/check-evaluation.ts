import type { Check, Effort, Evidence, RuleSource } from '#shared/audit/check.ts';
import type { FIX_IT_CHECKS } from '#shared/audit/check-ids.ts';
import { describeEvidenceSources, type EvidenceSourceId } from '#shared/audit/evidence-sources.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { Site } from '#shared/audit/site.ts';
import type { FixId } from '#shared/product/fix-ids.ts';

/** The constant part of a check. `maxPoints` 0 is information: shown, never scored. */
export interface CheckRule {
  /** A short statement that is true when the check passes. */
  readonly label: string;
  readonly maxPoints: number;
  readonly why: string;
  readonly effort: Effort;
  readonly rule: RuleSource;
  /** The headline's clause when this check costs most; without it the action's title is used. */
  readonly weakness?: Weakness;
  /** The score of Fix-It Mode that it counts in, where that is not the score of its whole factor. */
  readonly fixItScores?: readonly (keyof typeof FIX_IT_CHECKS)[];
  /** The generated text that alone makes it pass once published. */
  readonly fixedBy?: FixId;
}

/** The second half of a sentence about the site: "Your site can be reached, but {text}." */
export interface Weakness {
  readonly text: string;
  /** Other texts by the name of another check of the factor that lacks points too; the first one counts. */
  readonly with?: Readonly<Record<string, string>>;
  /** The clause says "none" or "not at all": only true when the check failed. */
  readonly onlyWhenFailed?: boolean;
}

/**
 * The fix. `action` is one short imperative; checks with the same action, of whichever factor, are one item of the plan.
 * `how` is one or two sentences more.
 */
export interface FixAdvice {
  readonly action: string;
  readonly how: string;
}

interface Seen {
  /** The finding, in one sentence for the owner. */
  readonly finding: string;
  readonly evidence: readonly Evidence[];
}
/** The result of one rule on one site. */
export type CheckEvaluation =
  | ({ readonly status: 'pass' } & Seen)
  /** `share` of the points, between 0 and 1. */
  | ({ readonly status: 'partial'; readonly share: number; readonly fix: FixAdvice | null } & Seen)
  | ({ readonly status: 'fail'; readonly fix: FixAdvice | null } & Seen)
  /** `measuredBy`: the sources with which this server could measure it; empty where there are none. `ask`: the question to the owner. */
  | ({
      readonly status: 'notMeasured';
      readonly measuredBy: readonly EvidenceSourceId[];
      readonly ask?: FixAdvice;
    } & Seen);

export function pass(finding: string, evidence: readonly Evidence[] = []): CheckEvaluation {
  return { status: 'pass', finding, evidence };
}

export function partial(
  share: number,
  finding: string,
  fix: FixAdvice | null,
  evidence: readonly Evidence[] = [],
): CheckEvaluation {
  return { status: 'partial', share, finding, fix, evidence };
}

export function fail(finding: string, fix: FixAdvice | null, evidence: readonly Evidence[] = []): CheckEvaluation {
  return { status: 'fail', finding, fix, evidence };
}

/** Not measured yet; the sources, at least one, are what would measure it. */
export function notMeasured(
  finding: string,
  ...measuredBy: readonly [EvidenceSourceId, ...EvidenceSourceId[]]
): CheckEvaluation {
  return { status: 'notMeasured', finding, measuredBy, evidence: [] };
}

/** Something was seen that could not be read: not measured, with what was seen and the question to the owner. */
export function unclear(
  finding: string,
  measuredBy: EvidenceSourceId,
  ask: FixAdvice,
  evidence: readonly Evidence[],
): CheckEvaluation {
  return { status: 'notMeasured', finding, measuredBy: [measuredBy], ask, evidence };
}

/**
 * A check of something that is missing altogether, for which `missing` costs points already: one defect is deducted once. It
 * is not measured, and stays in the step of `missing`, because doing that measures it too. A check may follow another only
 * where a poor one of the thing scores no less than none (`deducted-once.test.ts`).
 */
export function deductedBy(missing: CheckEvaluation, finding: string, measuredBy: EvidenceSourceId): CheckEvaluation {
  const fix = fixOf(missing);
  if (missing.status === 'notMeasured' || fix === null) return missing;
  return unclear(finding, measuredBy, fix, []);
}

/**
 * No source that this server supports could measure it. The check then has no points: it is shown with its finding, and counts
 * neither towards coverage nor towards the range.
 */
export function cannotMeasure(finding: string): CheckEvaluation {
  return { status: 'notMeasured', finding, measuredBy: [], evidence: [] };
}

/**
 * Something was not found on the pages. On a site whose text only appears after scripts have run this says nothing
 * about what its visitors see, so there the check is not measured.
 */
export function absent(
  site: Pick<Site, 'textWithoutScripts'>,
  finding: string,
  fix: FixAdvice,
  evidence: readonly Evidence[] = [],
): CheckEvaluation {
  if (site.textWithoutScripts !== false) return fail(finding, fix, evidence);
  return notMeasured('Your text needs JavaScript, so we couldn’t look for this.', 'textWithoutScripts');
}

/** An evaluated check. Its fix stays in two parts for the plan; `scoreFinding` makes one text of them for the analysis. */
export type EvaluatedCheck = Omit<Check, 'fix'> & { readonly fix: FixAdvice | null };

/**
 * Builds the checks of a factor from the rules and their results. Points are whole numbers; a partial check earns at least one
 * and never the maximum.
 */
export function toChecks<N extends string>(
  key: FactorKey,
  rules: Readonly<Record<N, CheckRule>>,
  evaluations: Readonly<Record<N, CheckEvaluation>>,
): EvaluatedCheck[] {
  const checks: EvaluatedCheck[] = [];
  for (const name in rules) checks.push(toCheck(`${key}.${name}`, rules[name], evaluations[name]));
  return checks;
}

function toCheck(id: string, rule: CheckRule, evaluation: CheckEvaluation): EvaluatedCheck {
  const isMeasured = evaluation.status !== 'notMeasured';
  const sources = evaluation.status === 'notMeasured' ? evaluation.measuredBy : [];
  const maxPoints = isMeasured || sources.length > 0 ? rule.maxPoints : 0;
  return {
    id,
    label: rule.label,
    status: evaluation.status,
    points: pointsOf(maxPoints, evaluation),
    maxPoints,
    finding: evaluation.finding,
    why: rule.why,
    fix: fixOf(evaluation),
    effort: rule.effort,
    evidence: [...evaluation.evidence],
    rule: rule.rule,
    measuredBy: sources.length === 0 ? null : describeEvidenceSources(sources),
  };
}

function fixOf(evaluation: CheckEvaluation): FixAdvice | null {
  switch (evaluation.status) {
    case 'pass':
      return null;
    case 'partial':
    case 'fail':
      return evaluation.fix;
    case 'notMeasured':
      return evaluation.ask ?? null;
    default:
      return evaluation satisfies never;
  }
}

function pointsOf(maxPoints: number, evaluation: CheckEvaluation): number {
  switch (evaluation.status) {
    case 'pass':
      return maxPoints;
    case 'fail':
    case 'notMeasured':
      return 0;
    case 'partial':
      return maxPoints === 0 ? 0 : Math.min(maxPoints - 1, Math.max(1, Math.round(maxPoints * evaluation.share)));
    default: {
      const never: never = evaluation;
      return never;
    }
  }
}
