import type { AuditResult, AuditTexts, AuditTextsView } from '../api/audits.ts';
import { markPackSteps } from './mark-pack-steps.ts';

/** The result of an audit with its texts, and the steps marked that its action pack completes. Pure. */
export function addTexts<Result extends Pick<AuditResult, 'actionPlan'>>(
  result: Result,
  { packFixes, ...texts }: AuditTextsView,
): Result & AuditTexts {
  return { ...result, ...texts, actionPlan: markPackSteps(result.actionPlan, new Set(packFixes)) };
}
