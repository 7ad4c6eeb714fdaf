import type { Check, Effort, Evidence, RuleSource } from '#shared/audit/check.ts';
import type { FactorKey } from '#shared/audit/factors.ts';
import type { Site } from '#shared/audit/site.ts';

/** The part of a check that is the same on every site. `maxPoints` 0 is information: shown, never scored. */
export interface CheckRule {
  /** A short statement that is true when the check passes. */
  readonly label: string;
  readonly maxPoints: number;
  readonly why: string;
  readonly effort: Effort;
  readonly rule: RuleSource;
}

/**
 * What to do. `action` is one short imperative without a full stop inside; checks with the same action, of whichever
 * factor, are one item of the plan. `how` is one or two sentences more.
 */
export interface Fix {
  readonly action: string;
  readonly how: string;
}

interface Seen {
  /** What was seen, in one sentence for the owner. */
  readonly finding: string;
  readonly evidence: readonly Evidence[];
}
/** What was found about one rule on one site. */
export type Judgement =
  | ({ readonly status: 'pass' } & Seen)
  /** `share` of the points, between 0 and 1. */
  | ({ readonly status: 'partial'; readonly share: number; readonly fix: Fix | null } & Seen)
  | ({ readonly status: 'fail'; readonly fix: Fix | null } & Seen)
  /** `measuredBy` completes "This would be measured by ...". */
  | { readonly status: 'notMeasured'; readonly finding: string; readonly measuredBy: string };

export function pass(finding: string, evidence: readonly Evidence[] = []): Judgement {
  return { status: 'pass', finding, evidence };
}

export function partial(
  share: number,
  finding: string,
  fix: Fix | null,
  evidence: readonly Evidence[] = [],
): Judgement {
  return { status: 'partial', share, finding, fix, evidence };
}

export function fail(finding: string, fix: Fix | null, evidence: readonly Evidence[] = []): Judgement {
  return { status: 'fail', finding, fix, evidence };
}

export function notMeasured(finding: string, measuredBy: string): Judgement {
  return { status: 'notMeasured', finding, measuredBy };
}

/**
 * Something was not found on the pages. On a site whose words only appear after scripts have run that says nothing
 * about what its visitors see, so there the check is not measured.
 */
export function absent(site: Pick<Site, 'textWithoutScripts'>, finding: string, fix: Fix): Judgement {
  if (site.textWithoutScripts !== false) return fail(finding, fix);
  return notMeasured(
    'Your pages only show their words after scripts have run, so we could not look for this.',
    'a site that sends its words with the page, or a reading with a browser',
  );
}

const ACTION_END = '. ';

/**
 * The checks of a factor: each rule with what was found about it. Points are whole; a partial check earns at least one
 * and never all of them.
 */
export function toChecks<N extends string>(
  key: FactorKey,
  rules: Readonly<Record<N, CheckRule>>,
  judgements: Readonly<Record<N, Judgement>>,
): Check[] {
  const checks: Check[] = [];
  for (const name in rules) checks.push(toCheck(`${key}.${name}`, rules[name], judgements[name]));
  return checks;
}

function toCheck(id: string, rule: CheckRule, judgement: Judgement): Check {
  const isMeasured = judgement.status !== 'notMeasured';
  const fix = judgement.status === 'partial' || judgement.status === 'fail' ? judgement.fix : null;
  return {
    id,
    label: rule.label,
    status: judgement.status,
    points: pointsOf(rule.maxPoints, judgement),
    maxPoints: rule.maxPoints,
    finding: judgement.finding,
    why: rule.why,
    fix: fix === null ? null : `${fix.action}${ACTION_END}${fix.how}`,
    effort: rule.effort,
    evidence: isMeasured ? [...judgement.evidence] : [],
    rule: rule.rule,
    measuredBy: isMeasured ? null : judgement.measuredBy,
  };
}

function pointsOf(maxPoints: number, judgement: Judgement): number {
  switch (judgement.status) {
    case 'pass':
      return maxPoints;
    case 'fail':
    case 'notMeasured':
      return 0;
    case 'partial':
      return maxPoints === 0 ? 0 : Math.min(maxPoints - 1, Math.max(1, Math.round(maxPoints * judgement.share)));
    default: {
      const never: never = judgement;
      return never;
    }
  }
}

/** Splits a check's `fix` into its action and the rest: the other half of how `toChecks` joined them. */
export function splitFix(fix: string): Fix {
  const end = fix.indexOf(ACTION_END);
  return end === -1 ? { action: fix, how: '' } : { action: fix.slice(0, end), how: fix.slice(end + ACTION_END.length) };
}
