import type { ProfileView } from '#shared/api/facts.ts';
import { findProfileProblems, type ProfileField, type ProfileValues, restate } from '#shared/fixes/owner-profile.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { findOwnerProfile, saveOwnerStatement } from '../../store/facts/owner-profiles.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { knownProfile } from './known-profile.ts';
import { requireResult } from './reevaluate-with-overrides.ts';
import { EMPTY_OWNER_PROFILE, saveProfile, viewProfile } from './save-profile.ts';

/** What the owner told of the profile of the business of one own audit. Throws as `findViewersAudit` does. */
export async function getProfile(services: AuditServices, viewer: Viewer, auditId: string): Promise<ProfileView> {
  const { businessId } = await findViewersAudit(services, viewer, auditId);
  return viewProfile(await findOwnerProfile(services.database.orm, businessId));
}

/**
 * Takes the place of what the owner stated before; a value left out is not stated any more. Kept for later audits of the
 * business; this one is evaluated again at once. Throws 400 with a sentence for what cannot be true, 404 for another's audit,
 * 409 while it has no result, 429 for too many.
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
  const before = (await findOwnerProfile(services.database.orm, audit.businessId)) ?? EMPTY_OWNER_PROFILE;
  const { sources } = knownProfile(before);
  const counts = (field: ProfileField) => sources[field]?.kind !== 'takeout';
  const isEmpty = Object.values(values).every((value) => value === undefined);
  const stated = isEmpty ? null : restate(before.stated, values, now.toISOString(), counts);
  const statedAt = stated === null ? null : now;
  return saveProfile(services, audit, { ...before, stated, statedAt }, (tx) =>
    saveOwnerStatement(tx, audit.businessId, stated, now),
  );
}

function withPostDay(given: ProfileValues, days: number | undefined, now: Date): ProfileValues {
  if (days === undefined) return given;
  if (given.lastPostOn !== undefined)
    throw apiError('invalid-request', 'Give the day of the last post or the days since then, not both.');
  return { ...given, lastPostOn: new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10) };
}

/** East of here it is tomorrow already: "today" of any place on earth is no future. */
function refuseImpossible(values: ProfileValues, now: Date): void {
  const latestToday = new Date(now.getTime() + DAY_MS / 2).toISOString().slice(0, 10);
  const [first, ...more] = findProfileProblems(values, latestToday);
  if (first === undefined) return;
  const issues = [first, ...more].map(({ field, sentence }) => ({ field, message: sentence }));
  throw apiError('invalid-request', first.sentence, { details: { issues } });
}
