import type { Analysis } from '../audit/analysis.ts';
import { type AuditChange, CHANGE_KINDS } from './audit-change.ts';
import { diffBots } from './bot-changes.ts';
import { comparedAudit } from './change-parts.ts';
import { checkChanges } from './check-changes.ts';
import { factChanges } from './fact-changes.ts';
import { noindexChanges, pageChanges, profileChanges } from './site-changes.ts';

/**
 * All differences between a later and an earlier analysis of a business, the most significant kind first. What only one of
 * the two could read has the cause `reading`. The points of checks (and of rules, where `algorithmVersion` differs) add up
 * to the difference of the exact scores. Analyses by different rules cannot be separated here: then reevaluate the older
 * evidence and compare that (`services/history/compare-audits.ts`). Pure; order and wording do not matter.
 */
export function diffAnalyses(before: Analysis, after: Analysis): AuditChange[] {
  const was = comparedAudit(before);
  const is = comparedAudit(after);
  const changes = [
    ...checkChanges(was, is),
    ...noindexChanges(was, is),
    ...diffBots(was, is),
    ...factChanges(was, is),
    ...pageChanges(was, is),
    ...profileChanges(was, is),
  ];
  return changes.toSorted(compareChanges);
}

/** By kind, then by effect, then by name: a deterministic order. */
function compareChanges(one: AuditChange, other: AuditChange): number {
  return (
    CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind) ||
    Math.abs(other.points ?? 0) - Math.abs(one.points ?? 0) ||
    compareText(one.subject, other.subject)
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
