import type { ProfileView } from '#shared/api/facts.ts';
import {
  findProfileProblems,
  mergeProfile,
  type OwnerStatement,
  type ProfileValues,
  restate,
} from '#shared/fixes/owner-profile.ts';
import { saveCorrectedAnalysis } from '../../store/audits.ts';
import { compressJson } from '../../store/compressed-json.ts';
import { findOwnerProfile, type KeptProfile, saveStatement } from '../../store/owner-profiles.ts';
import { refuse } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/get-audit.ts';
import { countCall } from '../limits/count-call.ts';
import type { Viewer } from '../viewer.ts';
import { judgeWithWords, requireResult } from './judge-with-words.ts';
import { readOwnerWords } from './read-owner-words.ts';

const DAY_MS = 86_400_000;

/** What the owner told of the profile of the business of one own audit. Throws as `findViewersAudit` does. */
export async function getProfile(services: AuditServices, viewer: Viewer, auditId: string): Promise<ProfileView> {
  const { businessId } = await findViewersAudit(services, viewer, auditId);
  return viewProfile(await findOwnerProfile(services.database.orm, businessId));
}

/**
 * Takes the place of what the owner stated before; a value left out is not stated any more. Kept for later audits of the
 * business; this one is judged again at once. Throws 400 with a sentence for what cannot be true, 404 for another's audit,
 * 409 while it has no result, 429 for too many.
 */
export async function stateProfile(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  { daysSinceLastPost, ...given }: ProfileValues & { readonly daysSinceLastPost?: number | undefined },
): Promise<ProfileView> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await countCall(services, viewer, 'tell-facts');
  requireResult(audit);
  const now = new Date(services.now());
  const values = withPostDay(given, daysSinceLastPost, now);
  refuseImpossible(values, now);
  const { orm } = services.database;
  const before = await findOwnerProfile(orm, audit.businessId);
  const stated = Object.values(values).some((value) => value !== undefined)
    ? restate(before?.stated ?? null, values, now.toISOString())
    : null;
  const told = { ...(await readOwnerWords(orm, audit, null)), profile: mergeProfile(stated, null) };
  const analysis = await judgeWithWords(services, audit, told);
  await orm.transaction(async (tx) => {
    await saveStatement(tx, audit.businessId, stated, now);
    if (analysis !== null) await saveCorrectedAnalysis(tx, audit.id, compressJson(analysis));
  });
  return viewProfile(await findOwnerProfile(orm, audit.businessId));
}

function withPostDay(given: ProfileValues, days: number | undefined, now: Date): ProfileValues {
  if (days === undefined) return given;
  if (given.lastPostOn !== undefined)
    throw refuse('invalid-request', 'Give the day of the last post or the days since then, not both.');
  return { ...given, lastPostOn: new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10) };
}

/** A day is over later in the west than here: "today" of any place on earth is no future. */
function refuseImpossible(values: ProfileValues, now: Date): void {
  const latestToday = new Date(now.getTime() + DAY_MS / 2).toISOString().slice(0, 10);
  const [first, ...more] = findProfileProblems(values, latestToday);
  if (first === undefined) return;
  const issues = [first, ...more].map(({ field, sentence }) => ({ field, message: sentence }));
  throw refuse('invalid-request', first.sentence, { details: { issues } });
}

function viewProfile(profile: KeptProfile | null): ProfileView {
  const stated: OwnerStatement | null = profile?.stated ?? null;
  const known = mergeProfile(stated, null);
  return { stated: stated?.values ?? {}, known: known.values, sources: known.sources, takeout: null };
}
