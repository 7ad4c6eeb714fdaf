/**
 * Version of the algorithm that made an analysis. Raise it whenever the same evidence can give another analysis, in any part
 * that verifying compares (`verify/compare-analyses.ts`): a score, weight, check or its sentences, a fact, the verdict, the plan.
 * Under one version a difference counts as a fault of ours or as tampering. Date of the change, then a counter within the day.
 */
export const ALGORITHM_VERSION = '2026-12-01.4';
