import { lockAccount } from '../../store/accounts/accounts.ts';
import {
  lockVisitorSession,
  mergeBusiness,
  selectSharedBusinesses,
  moveAnonymousRows as takeOver,
} from '../../store/accounts/anonymous-sessions.ts';
import type { Orm } from '../../store/database/database.ts';
import { mergeOwnerInput } from '../facts/merge-owner-input.ts';

/**
 * Moves the audits and businesses of an anonymous session to the account that signs in with it; the anonymous session ends.
 * Where both have a business of one domain, the account's is kept: its corrections and fact overrides win, the visitor's
 * fill the gaps; of profile values the newest counts.
 */
export async function claimAnonymousSession(tx: Orm, sessionId: string, accountId: string): Promise<void> {
  // The same lock order everywhere, so that two sign-ins cannot deadlock.
  await lockAccount(tx, accountId);
  if (!(await lockVisitorSession(tx, sessionId))) return;
  for (const shared of await selectSharedBusinesses(tx, sessionId, accountId)) {
    const { visitorCorrections, accountCorrections } = shared;
    const hasAny = visitorCorrections !== null || accountCorrections !== null;
    await mergeOwnerInput(tx, shared.accountBusinessId, shared.visitorBusinessId);
    await mergeBusiness(tx, shared, hasAny ? { ...visitorCorrections, ...accountCorrections } : null);
  }
  await takeOver(tx, sessionId, accountId);
}
