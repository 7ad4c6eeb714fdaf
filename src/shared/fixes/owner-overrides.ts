import type { Analysis } from '../audit/analysis.ts';
import type { Business, BusinessCorrections } from '../audit/business.ts';
import type { KnownFiles } from '../owner-files/stored-files.ts';
import type { FactOverride } from './apply-fact-changes.ts';
import type { FactKind } from './fact-sheet.ts';
import type { KnownProfile } from './owner-profile.ts';

/** All of an owner's input on a business that an audit is evaluated with. It outranks the site. */
export interface OwnerOverrides {
  readonly corrections?: BusinessCorrections | undefined;
  readonly facts?: readonly FactOverride[] | undefined;
  readonly profile?: KnownProfile | undefined;
  /** Parsed uploaded files. Absent where there are none, and in data of earlier releases. */
  readonly files?: KnownFiles | undefined;
}

/** An analysis as stored by the service. */
export interface EvaluatedAnalysis extends Analysis {
  /** The site's own facts, where overrides changed `business`: the fact sheet shows both. Never leaves the server. */
  readonly businessOnSite?: Business | undefined;
  /** The owner's input at the time of evaluation: with it the same evidence gives the same analysis. Absent: none. */
  readonly judgedWith?: OwnerOverrides | undefined;
}

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
