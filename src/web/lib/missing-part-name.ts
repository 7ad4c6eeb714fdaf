/** The name of the error of a route whose script cannot be loaded: `scripts/report-missing-parts.ts` makes React Router throw it. */
export const MISSING_PART = 'MissingPart';
