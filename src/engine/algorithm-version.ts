/**
 * Which algorithm evaluated an analysis. Raise it whenever the same evidence can give another number: a check, a weight,
 * a threshold or a fact rule changed. Date of the change, then a counter within the day.
 */
export const ALGORITHM_VERSION = '2026-11-23.3';
