import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import type { CheckId } from '#shared/audit/check-ids.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { getBand, type Score } from '#shared/audit/score-bands.ts';
import type { CheckRule, Stopper, Weakness } from './factors/check-evaluation.ts';
import type { FactorDefinition } from './factors/factor.ts';
import { REGISTRY } from './factors/registry.ts';

/**
 * One or two sentences, at most about 200 characters, that sum up the result: what the site does well and what
 * costs it most. They only state what was measured, and nothing about rankings, which only search engines know.
 */
export function composeVerdict(factors: Factors, overallScore: Score, plan: readonly ActionPlanItem[]): string {
  if (overallScore === null) return 'We couldn’t measure enough of your site to score it.';
  const checks = new Map(Object.values(factors).flatMap((factor) => factor.checks.map((check) => [check.id, check])));
  const stopper = stopperOf(checks);
  if (stopper !== null) return stopper;
  const strength = strengthOf(checks, factors);
  const [worst] = plan;
  if (worst === undefined) return `${strength}. We found nothing else to improve.`;
  const weakness = isSaid(worst.id, checks.get(worst.id)?.status) ? weaknessOf(worst) : helpedBy(worst);
  return getBand(overallScore) === 'good'
    ? `${strength}. What would help most: ${lowerFirst(worst.title)}.`
    : `${strength}, but ${weakness}.`;
}

type Checks = ReadonlyMap<string, Check>;

/** Problems that make everything else pointless until they are fixed. */
function stopperOf(checks: Checks): string | null {
  const failing = STOPPERS.find(({ id }) => checks.get(id)?.status === 'fail');
  if (failing === undefined) return null;
  return textWith(failing.id, failing.stopper, (id) => isFault(checks.get(id)?.status));
}

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

/** What the checks' rules state for the headline; a stopper with the lowest rank comes first. */
const STOPPERS = RULES.flatMap(({ id, rule: { stopper } }) => (stopper === undefined ? [] : [{ id, stopper }])).sort(
  (a, b) => a.stopper.rank - b.stopper.rank,
);
const WEAKNESSES: ReadonlyMap<string, Weakness> = new Map(
  RULES.flatMap(({ id, rule: { weakness } }) => (weakness === undefined ? [] : [[id, weakness] as const])),
);

/** The rule's own sentence, or the one for a check of the same factor that `isAlso` accepts. */
function textWith(id: string, stated: Stopper | Weakness, isAlso: (id: string) => boolean): string {
  const key = id.slice(0, id.indexOf('.'));
  const other = Object.entries(stated.with ?? {}).find(([name]) => isAlso(`${key}.${name}`));
  return other?.[1] ?? stated.text;
}

function isSaid(id: string, status: Check['status'] | undefined): boolean {
  return status !== 'notMeasured' && (status === 'fail' || WEAKNESSES.get(id)?.onlyWhenFailed !== true);
}

function weaknessOf({ id, checkIds, title }: ActionPlanItem): string {
  const weakness = WEAKNESSES.get(id);
  return weakness === undefined ? helpedBy({ title }) : textWith(id, weakness, (other) => checkIds.includes(other));
}

function helpedBy({ title }: Pick<ActionPlanItem, 'title'>): string {
  return `one thing would help most: ${lowerFirst(title)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
