import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import type { CheckId } from '#shared/audit/check-ids.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { findShutGates } from '#shared/audit/gates.ts';
import { getBand, type Score } from '#shared/audit/score-bands.ts';
import type { CheckRule, Weakness } from './factors/check-evaluation.ts';
import type { FactorDefinition } from './factors/factor.ts';
import { REGISTRY } from './factors/registry.ts';

/**
 * One or two sentences, at most about 200 characters: a shut gate, or what the site does well and what it lacks, and then
 * the step, the first of the plan. They only state what was measured, and nothing about rankings, which only search
 * engines know.
 */
export function composeVerdict(factors: Factors, overallScore: Score, plan: readonly ActionPlanItem[]): string {
  const checks = new Map(Object.values(factors).flatMap((factor) => factor.checks.map((check) => [check.id, check])));
  const [step] = plan;
  const next = step === undefined ? '' : ` ${step.title}.`;
  const [gate] = findShutGates(factors);
  if (gate !== undefined) {
    const isOther = gate.with !== undefined && isFault(checks.get(gate.with.check)?.status);
    return `${isOther ? gate.with.sentence : gate.sentence}${next}`;
  }
  if (overallScore === null) {
    return checks.get('businessCategory.clear')?.status === 'notMeasured'
      ? `We couldn’t tell what kind of business you are, so there’s no score yet.${next}`
      : `We couldn’t measure enough of your site to score it.${next}`;
  }
  const strength = strengthOf(checks, factors);
  if (step === undefined) return `${strength}. We found nothing else to improve.`;
  const weakness = isSaid(step.id, checks.get(step.id)?.status) ? weaknessOf(step) : undefined;
  return weakness === undefined || getBand(overallScore) === 'good'
    ? `${strength}. Next:${next}`
    : `${strength}, but ${weakness}.${next}`;
}

type Checks = ReadonlyMap<string, Check>;

function isFault(status: Check['status'] | undefined): boolean {
  return status === 'fail' || status === 'partial';
}

function strengthOf(checks: Checks, factors: Factors): string {
  const passes = (...ids: CheckId[]) => ids.every((id) => checks.get(id)?.status === 'pass');
  if (passes('websiteH1.namesService', 'websiteH1.namesPlace', 'napConsistency.phone')) {
    return 'Your site says what you do, where, and how to reach you';
  }
  if (passes('napConsistency.name', 'napConsistency.address', 'napConsistency.phone')) {
    return 'Your site says who you are and how to reach you';
  }
  if (passes('businessCategory.clear')) return 'Your site says what kind of business you are';
  if (getBand(factors.aiCrawlerAccess.score) === 'good') return 'Search engines and AI tools can open your site';
  return 'Your site can be reached';
}

interface RuleOfCheck {
  readonly id: string;
  readonly rule: CheckRule;
}

const RULES: readonly RuleOfCheck[] = Object.values(REGISTRY).flatMap(
  ({ key, rules }: Pick<FactorDefinition<FactorKey>, 'key' | 'rules'>) =>
    Object.entries(rules).map(([name, rule]) => ({ id: `${key}.${name}`, rule })),
);

/** What the checks' rules state for the headline. */
const WEAKNESSES: ReadonlyMap<string, Weakness> = new Map(
  RULES.flatMap(({ id, rule: { weakness } }) => (weakness === undefined ? [] : [[id, weakness] as const])),
);

/** The rule's own sentence, or the one for a check of the same factor that `isAlso` accepts. */
function textWith(id: string, stated: Weakness, isAlso: (id: string) => boolean): string {
  const key = id.slice(0, id.indexOf('.'));
  const other = Object.entries(stated.with ?? {}).find(([name]) => isAlso(`${key}.${name}`));
  return other?.[1] ?? stated.text;
}

function isSaid(id: string, status: Check['status'] | undefined): boolean {
  return status !== 'notMeasured' && (status === 'fail' || WEAKNESSES.get(id)?.onlyWhenFailed !== true);
}

function weaknessOf({ id, checkIds }: ActionPlanItem): string | undefined {
  const weakness = WEAKNESSES.get(id);
  return weakness === undefined ? undefined : textWith(id, weakness, (other) => checkIds.includes(other));
}
