import type { FactOverride } from './apply-fact-changes.ts';
import type { FactKind } from './fact-sheet.ts';

/** The facts that are also in the analysis: an override of one of them requires a reevaluation. */
const SCORED_KINDS: ReadonlySet<FactKind> = new Set([
  'name',
  'category',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
  'email',
  'hours',
  'service',
  'area',
  'foundedYear',
  'credential',
]);

/** Whether an override changes the analysis. Confirming a found fact does not. */
export function affectsScore({ kind, state }: Pick<FactOverride, 'kind' | 'state'>): boolean {
  return state !== 'confirmed' && SCORED_KINDS.has(kind);
}
