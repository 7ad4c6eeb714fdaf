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
 * Gives an account the audits and businesses of the anonymous browser that it signs in with, once; the anonymous session ends.
 * Where both have a business of one domain the account's stays: its corrections and words on facts win, the visitor's fill the
 * gaps; of the profile what was told last counts.
 */
export async function claimAnonymousSession(tx: Orm, sessionId: string, accountId: string): Promise<void> {
  // In this order everywhere, so that two sign-ins cannot wait for each other.
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
