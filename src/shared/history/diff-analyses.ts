import type { Analysis } from '../audit/analysis.ts';
import { type AuditChange, CHANGE_KINDS } from './audit-change.ts';
import { diffBots } from './bot-changes.ts';
import { comparedAudit } from './change-parts.ts';
import { checkChanges } from './check-changes.ts';
import { factChanges } from './fact-changes.ts';
import { noindexChanges, pageChanges, profileChanges } from './site-changes.ts';

/**
 * Everything in which a later analysis of a business differs from an earlier one, the most telling kind first. What only one
 * of the two could read is there with the cause `reading`. The points of checks (and of rules, where `algorithmVersion` differs) add up
 * to the difference of the exact scores. Two analyses by different rules cannot be told apart here: then judge
 * the older evidence again and compare that (`services/history/compare-audits.ts`). Pure; neither order nor wording makes a change.
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

/** By kind, then by how much it moved, then by name: the same changes always stand in the same order. */
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
