import type { Analysis } from '#shared/audit/analysis.ts';
import { isEmptyProfile } from '#shared/fixes/empty-profile.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { isWithoutFiles } from '#shared/owner-files/stored-files.ts';
import { type AuditRecord, saveFirstEvaluation } from '../../store/audits/audits.ts';
import { packAnalysis, unpackAnalysis } from '../../store/audits/stored-analyses.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { reevaluateCached } from '../history/reevaluate-cached.ts';
import type { AuditServices } from './audit-services.ts';
import { withoutTypedOverrides } from './for-others.ts';

type LoadServices = Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>;

/**
 * The full analysis of a finished audit, evaluated with its owner's overrides; callers decide what to show. For readers
 * other than the owner it contains no text that only the owner typed.
 */
export async function loadAnalysis(services: LoadServices, audit: AuditRecord): Promise<Analysis> {
  const analysis = await evaluateForOwner(services, audit);
  return audit.isForOthers === true ? withoutTypedOverrides(services, audit, analysis) : analysis;
}

/**
 * Stores the evaluation of a finished audit with overrides that its owner made at an earlier one; does nothing where it is
 * stored. Returns the updated record. A later change of the owner's is never overwritten.
 */
export async function storeFirstEvaluation(services: LoadServices, audit: AuditRecord): Promise<AuditRecord> {
  const analysis = await evaluateWithEarlierOverrides(services, audit);
  if (analysis === null) return audit;
  const compressedAnalysis = packAnalysis(analysis);
  const isStored = await saveFirstEvaluation(services.database.orm, audit.id, compressedAnalysis);
  return isStored ? { ...audit, compressedAnalysis, isCorrected: true } : audit;
}

async function evaluateForOwner(services: LoadServices, audit: AuditRecord): Promise<Analysis> {
  return (await evaluateWithEarlierOverrides(services, audit)) ?? readKept(audit);
}

/** Null where the stored analysis is current. Cached: see `reevaluateCached`. */
async function evaluateWithEarlierOverrides(services: LoadServices, audit: AuditRecord): Promise<Analysis | null> {
  const { corrections, hasOwnerWords, isCorrected } = audit;
  if (isCorrected || (corrections === null && !hasOwnerWords)) return null;
  const overrides = await readOwnerOverrides(services.database.orm, audit, getOverrideCutoff(audit));
  return changesNothing(overrides) ? null : reevaluateCached(services, audit, overrides);
}

/** Overrides up to this time count for the audit; later ones count for the next audit, unless they were made at this one. */
export function getOverrideCutoff({ createdAt, finishedAt }: AuditRecord): Date {
  return finishedAt !== null && finishedAt > createdAt ? finishedAt : createdAt;
}

function changesNothing({ corrections, facts = [], profile, files }: OwnerOverrides): boolean {
  const isWithoutProfile = profile === undefined || isEmptyProfile(profile);
  return corrections === undefined && facts.length === 0 && isWithoutProfile && isWithoutFiles(files);
}

function readKept({ id, compressedAnalysis }: AuditRecord): Analysis {
  if (compressedAnalysis === null) throw new Error(`Audit ${id} is done and has no analysis.`);
  return unpackAnalysis(compressedAnalysis);
}
