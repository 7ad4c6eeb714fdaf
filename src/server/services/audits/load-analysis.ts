import type { EvaluatedAnalysis, OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { isEmptyProfile } from '#shared/fixes/owner-profile.ts';
import { isWithoutFiles } from '#shared/owner-files/stored-files.ts';
import { type AuditRecord, saveCorrectedAnalysis } from '../../store/audits/audits.ts';
import { packAnalysis, unpackAnalysis } from '../../store/audits/stored-analyses.ts';
import { readOwnerOverrides } from '../facts/read-owner-overrides.ts';
import { reevaluateWithOverrides } from '../facts/reevaluate-with-overrides.ts';
import type { AuditServices } from './audit-services.ts';
import { withoutTypedOverrides } from './for-others.ts';

/** The analysis of a finished audit, evaluated with everything its owner told: whole, for callers that decide what leaves. For others it holds no words that only its owner typed. */
export async function loadAnalysis(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
): Promise<EvaluatedAnalysis> {
  const analysis = await evaluateForOwner(services, audit);
  return audit.isForOthers === true ? withoutTypedOverrides(services, audit, analysis) : analysis;
}

async function evaluateForOwner(
  services: Pick<AuditServices, 'database' | 'bundles' | 'caches' | 'engine'>,
  audit: AuditRecord,
): Promise<EvaluatedAnalysis> {
  const { id, corrections, hasOwnerWords, isCorrected } = audit;
  // Told at an earlier audit of the business: the evidence is evaluated with it when first looked at.
  if (isCorrected || (corrections === null && !hasOwnerWords)) return readKept(audit);
  const words = await readOwnerOverrides(services.database.orm, audit, getOverrideCutoff(audit));
  const analysis = changesNothing(words) ? null : await reevaluateWithOverrides(services, audit, words);
  if (analysis === null) return readKept(audit);
  await saveCorrectedAnalysis(services.database.orm, id, packAnalysis(analysis));
  return analysis;
}

/** What was told when the audit was there already belongs to the next one, unless it was told at this one. */
export function getOverrideCutoff({ createdAt, finishedAt }: AuditRecord): Date {
  return finishedAt !== null && finishedAt > createdAt ? finishedAt : createdAt;
}

function changesNothing({ corrections, facts = [], profile, files }: OwnerOverrides): boolean {
  const isWithoutProfile = profile === undefined || isEmptyProfile(profile);
  return corrections === undefined && facts.length === 0 && isWithoutProfile && isWithoutFiles(files);
}

function readKept({ id, compressedAnalysis }: AuditRecord): EvaluatedAnalysis {
  if (compressedAnalysis === null) throw new Error(`Audit ${id} is done and has no analysis.`);
  return unpackAnalysis(compressedAnalysis);
}
