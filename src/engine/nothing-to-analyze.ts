/** Thrown for a bundle without a readable page. */
export class NothingToAnalyze extends Error {}
