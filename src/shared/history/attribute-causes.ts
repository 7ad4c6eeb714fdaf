import type { Analysis } from '../audit/analysis.ts';
import { computeScore } from '../audit/score-arithmetic.ts';
import type { EvaluatedAnalysis } from '../fixes/owner-overrides.ts';
import type { AuditChange, ChangeCause } from './audit-change.ts';
import type { PointsByCause } from './audit-comparison.ts';
import { diffAnalyses } from './diff-analyses.ts';

/** Less is what adding up leaves behind. */
const LEAST_POINTS = 1e-9;

/** The evidence of two audits, judged in the ways that tell the causes of their differences apart. */
export interface EvaluationPair {
  /** The earlier audit as its report says it. */
  readonly then: EvaluatedAnalysis;
  /** The same evidence by today's rules, with what the owner had told then. */
  readonly thenByRules: EvaluatedAnalysis;
  /** The same, with what the owner had told by the later audit. */
  readonly thenByOverrides: EvaluatedAnalysis;
  /** The later evidence by today's rules. */
  readonly nowByRules: EvaluatedAnalysis;
  /** The later audit as its report says it. */
  readonly now: EvaluatedAnalysis;
}

/** The changes between two audits by one and the same rules and words: all of them are the site's, or of the reading. Pure. */
export function siteChanges(before: EvaluatedAnalysis, after: EvaluatedAnalysis): AuditChange[] {
  return singleChanges(onSite(before), onSite(after));
}

/** The changes between two audits of which nobody can tell why they came about. Pure. */
export function unclearChanges(before: EvaluatedAnalysis, after: EvaluatedAnalysis): AuditChange[] {
  return singleChanges(before, after).map((change) =>
    change.kind === 'rules' ? change : withCause(change, 'unclear'),
  );
}

/**
 * The changes between two audits, each with its cause: the rules (evidence judged as it was and as it is today), the owner's words
 * (judged with and without them), and what is left, which is the site's. A report by today's rules that evidence and words do not
 * give again was judged with a word that was changed since: that is the owner's. Pure.
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

/** Why the same evidence was judged differently. */
function retold(one: EvaluatedAnalysis, other: EvaluatedAnalysis): AuditChange[] {
  const cause = one.algorithmVersion === other.algorithmVersion ? 'owner' : 'rules';
  return singleChanges(one, other).map((change) => withCause(change, cause));
}

/** The points of the changes by their causes; null when one of the two audits has no score. Pure. */
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

/** Without the scores of the whole and of factors, which only sum up. */
function singleChanges(before: Analysis, after: Analysis): AuditChange[] {
  return diffAnalyses(before, after).filter(({ kind }) => kind !== 'score' && kind !== 'factor');
}

/** What an owner told of facts hides what the site says: for the site's changes its own word counts. */
function onSite(analysis: EvaluatedAnalysis): EvaluatedAnalysis {
  const { businessOnSite } = analysis;
  return businessOnSite === undefined ? analysis : { ...analysis, business: businessOnSite };
}

function withCause(change: AuditChange, cause: ChangeCause): AuditChange {
  return { ...change, cause, isRegression: false };
}

/** What moved in several steps stands once for each cause, with the sum; what moved and moved back is gone. */
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
