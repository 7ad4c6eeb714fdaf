import type { Product } from '#shared/product/prices.ts';
import { findAuditedRun } from '../../store/audits.ts';
import type { Orm } from '../../store/database.ts';
import { selectGrantedAddOnIds } from '../../store/granted-add-ons.ts';
import { findNewestFinishedAuditId } from '../../store/purchases.ts';
import { refuse } from '../api-error.ts';
import type { ViewerAccount } from '../viewer.ts';

/**
 * The audit that an add-on is bought for: the one that is named, or the buyer's newest that has its result. Throws 404 for
 * another's, 409 when it has no result or there is none.
 */
export async function requireAuditForAddOn(
  orm: Orm,
  { id: accountId }: ViewerAccount,
  auditId: string | undefined,
): Promise<string> {
  if (auditId === undefined) {
    const newest = await findNewestFinishedAuditId(orm, accountId);
    if (newest !== null) return newest;
    throw refuse('not-ready', 'An add-on is made from an audit. Please audit your website first.');
  }
  const run = await findAuditedRun(orm, { kind: 'account', accountId }, auditId);
  if (run === null) throw refuse('not-found', 'There is no such audit.');
  if (run.status === 'done') return auditId;
  throw refuse('not-ready', 'This audit has no result yet. An add-on is made from it, so please wait until it has.');
}

/** Throws 409 when the audit has the add-on. */
export async function requireAuditWithout(
  orm: Orm,
  { id: accountId }: ViewerAccount,
  auditId: string,
  { key, title }: Product,
): Promise<void> {
  const has = await selectGrantedAddOnIds(orm, accountId, auditId);
  if (has.includes(key)) throw refuse('already-so', `This audit already has the ${title}.`, { details: { auditId } });
}
