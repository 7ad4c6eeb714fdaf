import type { ProfileView } from '#shared/api/facts.ts';
import { findProfileProblems, type ProfileField, type ProfileValues, restate } from '#shared/fixes/owner-profile.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { findOwnerProfile, type OwnerProfileRecord, saveOwnerStatement } from '../../store/facts/owner-profiles.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { knownProfile } from './known-profile.ts';
import { requireResult } from './reevaluate-with-overrides.ts';
import { saveProfile, viewProfile } from './save-profile.ts';

/** The owner's profile input for the business of one of the viewer's audits. Throws as `findViewersAudit` does. */
export async function getProfile(services: AuditServices, viewer: Viewer, auditId: string): Promise<ProfileView> {
  const { businessId } = await findViewersAudit(services, viewer, auditId);
  return viewProfile(await findOwnerProfile(services.database.orm, businessId));
}

/**
 * Replaces the owner's earlier statement; omitted values are cleared. Stored for later audits of the business; this one is
 * reevaluated at once. Throws 400 with a sentence for an impossible value, 404 for another owner's audit, 409 while it has
 * no result, 429 for too many.
 */
export async function stateProfile(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  { daysSinceLastPost, ...given }: ProfileValues & { readonly daysSinceLastPost?: number | undefined },
): Promise<ProfileView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await consumeRateLimit(services, viewer, 'tell-facts');
  requireResult(audit);
  const now = new Date(services.now());
  const values = withPostDay(given, daysSinceLastPost, now);
  refuseImpossible(values, now);
  const isEmpty = Object.values(values).every((value) => value === undefined);
  const change = (before: OwnerProfileRecord): OwnerProfileRecord => {
    const { sources } = knownProfile(before);
    const counts = (field: ProfileField) => sources[field]?.kind !== 'takeout';
    const stated = isEmpty ? null : restate(before.stated, values, now.toISOString(), counts);
    return { ...before, stated, statedAt: stated === null ? null : now };
  };
  return saveProfile(services, audit, change, (tx, { stated }) =>
    saveOwnerStatement(tx, audit.businessId, stated, now),
  );
}

function withPostDay(given: ProfileValues, days: number | undefined, now: Date): ProfileValues {
  if (days === undefined) return given;
  if (given.lastPostOn !== undefined)
    throw apiError('invalid-request', 'Give the day of the last post or the days since then, not both.');
  return { ...given, lastPostOn: new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10) };
}

/** Dates up to today in the easternmost time zone are not in the future. */
function refuseImpossible(values: ProfileValues, now: Date): void {
  const latestToday = new Date(now.getTime() + DAY_MS / 2).toISOString().slice(0, 10);
  const [first, ...more] = findProfileProblems(values, latestToday);
  if (first === undefined) return;
  const issues = [first, ...more].map(({ field, sentence }) => ({ field, message: sentence }));
  throw apiError('invalid-request', first.sentence, { details: { issues } });
}
