import { readTakeout } from '#engine/profile/read-takeout.ts';
import type { ProfileView, TakeoutLocation } from '#shared/api/facts.ts';
import { chooseTakeoutProfile } from '#shared/fixes/choose-takeout-profile.ts';
import type { TakeoutFile, TakeoutProfile } from '#shared/fixes/takeout-profile.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { saveTakeout, type TakeoutRecord } from '../../store/facts/owner-profiles.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { loadAnalysis } from '../audits/load-analysis.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { requireResult } from './reevaluate-with-overrides.ts';
import { saveProfile } from './save-profile.ts';

export interface TakeoutUpload {
  /** Reads the body; called once, after the caller was authorized. */
  readonly read: () => Promise<Uint8Array>;
  /** The location within the file; without it the one that matches the site. */
  readonly locationId?: string | undefined;
}

/**
 * Imports the owner's Takeout file: stores what it contains about this business, not the file or its other locations.
 * Throws 400 with a sentence for a file that cannot be read, 404 for another owner's audit, 409 while it has no result, 413
 * and 415 for a body that is too large or of another type, 429 for too many.
 */
export async function importTakeout(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  { read, locationId }: TakeoutUpload,
): Promise<ProfileView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await consumeRateLimit(services, viewer, 'import-takeout');
  requireResult(audit);
  const reading = await readTakeout(await read());
  if ('sentence' in reading) throw apiError('invalid-request', reading.sentence);
  const now = new Date(services.now());
  const takeout = await keepOne(services, audit, reading, locationId, now);
  return saveProfile(
    services,
    audit,
    (before) => ({ ...before, takeout, takeoutAt: now }),
    (tx) => saveTakeout(tx, audit.businessId, takeout, now),
  );
}

/** Deletes the import and reevaluates the audit without it. Throws as `importTakeout` does. */
export async function removeTakeout(services: AuditServices, viewer: Viewer, auditId: string): Promise<ProfileView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await consumeRateLimit(services, viewer, 'tell-facts');
  return saveProfile(
    services,
    audit,
    (before) => ({ ...before, takeout: null, takeoutAt: null }),
    (tx) => saveTakeout(tx, audit.businessId, null, new Date(services.now())),
  );
}

async function keepOne(
  services: AuditServices,
  audit: AuditRecord,
  file: TakeoutFile,
  locationId: string | undefined,
  now: Date,
): Promise<TakeoutRecord> {
  const { business, websiteUrl } = await loadAnalysis(services, audit);
  const asked = file.profiles.find((profile) => profile.locationId === locationId);
  if (locationId !== undefined && asked === undefined)
    throw apiError('invalid-request', 'The file does not hold this location. Choose another one.');
  const chosen =
    asked === undefined ? chooseTakeoutProfile(file, business, websiteUrl) : { profile: asked, doubt: null };
  if (chosen === null) throw apiError('invalid-request', 'This zip holds no business profile.');
  const { profile, doubt } = chosen;
  return {
    profile,
    madeAt: madeBy(file, now),
    notes: [...(doubt === null ? [] : [doubt]), ...profile.warnings, ...file.warnings],
    otherLocations: file.profiles.filter((one) => one !== profile).map(locationOf),
  };
}

/** Clamps the time of the file to now, in case the owner's clock runs ahead of ours. */
function madeBy({ madeAt }: TakeoutFile, now: Date): string {
  const today = now.toISOString();
  return madeAt === null || madeAt > today ? today : madeAt;
}

function locationOf({ locationId, name, city }: TakeoutProfile): TakeoutLocation {
  return { locationId, name, city };
}
