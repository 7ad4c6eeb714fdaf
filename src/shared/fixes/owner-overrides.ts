import type { Analysis } from '../audit/analysis.ts';
import type { Business, BusinessCorrections } from '../audit/business.ts';
import type { KnownFiles } from '../owner-files/stored-files.ts';
import type { FactOverride } from './apply-fact-changes.ts';
import type { FactKind } from './fact-sheet.ts';
import type { KnownProfile } from './owner-profile.ts';

/** Everything an owner told about a business that an audit is judged with. It outranks what the site says. */
export interface OwnerOverrides {
  readonly corrections?: BusinessCorrections | undefined;
  readonly facts?: readonly FactOverride[] | undefined;
  readonly profile?: KnownProfile | undefined;
  /** What was read of the owner's own files. Absent where none was given, and in what earlier releases kept. */
  readonly files?: KnownFiles | undefined;
}

/** An analysis as the service keeps it. */
export interface EvaluatedAnalysis extends Analysis {
  /**
   * What the site says, where the owner's words on facts made `business` something else: the fact sheet shows both. Never
   * leaves the server.
   */
  readonly businessOnSite?: Business | undefined;
  /** What the owner had told when it was judged: with it the same evidence gives the same analysis again. Absent: nothing. */
  readonly judgedWith?: OwnerOverrides | undefined;
}

/** The facts that stand in the analysis as well: a word on one of them means that the audit is evaluated again. */
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
]);

/** Whether a word on a fact changes what an audit says. Confirming what was found changes nothing. */
export function affectsScore({ kind, state }: Pick<FactOverride, 'kind' | 'state'>): boolean {
  return state !== 'confirmed' && SCORED_KINDS.has(kind);
}
