import type { Analysis } from '../audit/analysis.ts';
import { computeScore } from '../audit/score-arithmetic.ts';
import type { AuditChange, ChangeCause } from './audit-change.ts';
import type { PointsByCause } from './audit-comparison.ts';
import { diffAnalyses } from './diff-analyses.ts';

/** Smaller differences are rounding errors of sums. */
const LEAST_POINTS = 1e-9;

/** The evidence of two audits, evaluated in the ways that separate the causes of their differences. */
export interface EvaluationPair {
  /** The earlier audit as in its report. */
  readonly then: Analysis;
  /** The same evidence by today's rules, with the owner's input of that time. */
  readonly thenByRules: Analysis;
  /** The same, with the owner's input of the later audit. */
  readonly thenByOverrides: Analysis;
  /** The later evidence by today's rules. */
  readonly nowByRules: Analysis;
  /** The later audit as in its report. */
  readonly now: Analysis;
}

/** The changes between two audits with the same rules and overrides: all of them are caused by the site or the crawl. Pure. */
export function siteChanges(before: Analysis, after: Analysis): AuditChange[] {
  return singleChanges(onSite(before), onSite(after));
}

/** The changes between two audits whose cause cannot be determined. Pure. */
export function unclearChanges(before: Analysis, after: Analysis): AuditChange[] {
  return singleChanges(before, after).map((change) =>
    change.kind === 'rules' ? change : withCause(change, 'unclear'),
  );
}

/**
 * The changes between two audits, each with its cause: the rules (evidence evaluated as it was and by today's rules), the
 * owner's input (evaluated with and without it), and the rest, which is the site. A report by today's rules that cannot be
 * reproduced from its evidence and input was evaluated with an input that was changed since: that is attributed to the
 * owner. Pure.
 */
export function attributeCauses({
  then,
  thenByRules,
  thenByOverrides,
  nowByRules,
  now,
}: EvaluationPair): AuditChange[] {
  const ofOwner = [
    ...retold(then, thenByRules),
    ...singleChanges(thenByRules, thenByOverrides).map((change) => withCause(change, 'owner')),
    ...retold(nowByRules, now),
  ];
  return [...siteChanges(thenByOverrides, nowByRules), ...together(ofOwner)];
}

/** Why the same evidence was evaluated differently. */
function retold(one: Analysis, other: Analysis): AuditChange[] {
  const cause = one.algorithmVersion === other.algorithmVersion ? 'owner' : 'rules';
  return singleChanges(one, other).map((change) => withCause(change, cause));
}

/** The points of the changes by cause; null when one of the two audits has no score. Pure. */
export function pointsByCause(
  before: Analysis,
  after: Analysis,
  changes: readonly AuditChange[],
): PointsByCause | null {
  const first = computeScore(before.factors).exactScore;
  const last = computeScore(after.factors).exactScore;
  if (first === null || last === null) return null;
  const sums = { total: last - first, site: 0, reading: 0, rules: 0, owner: 0, unclear: 0 };
  for (const { cause, points } of changes) sums[cause] += points ?? 0;
  return sums;
}

/** Without the scores of the whole and of factors, which are only sums. */
function singleChanges(before: Analysis, after: Analysis): AuditChange[] {
  return diffAnalyses(before, after).filter(({ kind }) => kind !== 'score' && kind !== 'factor');
}

/** The owner's overrides of facts hide the site's values: for the site's changes its own values are compared. */
function onSite(analysis: Analysis): Analysis {
  const { businessOnSite } = analysis;
  return businessOnSite === undefined ? analysis : { ...analysis, business: businessOnSite };
}

function withCause(change: AuditChange, cause: ChangeCause): AuditChange {
  return { ...change, cause, isRegression: false };
}

/** Merges changes of several steps by cause, with the sum of their points; changes that cancel out are dropped. */
function together(changes: readonly AuditChange[]): AuditChange[] {
  const groups = Map.groupBy(changes, ({ cause, kind, subject }) => `${cause} ${kind} ${subject}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined || first === last) return group;
    const sum = group.reduce((total, change) => total + (change.points ?? 0), 0);
    const points = first.points === null ? null : sum;
    const { before, seenBefore } = first;
    if (before === last.after && Math.abs(sum) < LEAST_POINTS) return [];
    const status = first.status && last.status && { before: first.status.before, after: last.status.after };
    return [{ ...last, before, seenBefore, status, points }];
  });
}
