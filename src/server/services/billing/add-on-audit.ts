import { ADD_ONS } from '#shared/product/add-ons.ts';
import type { Product } from '#shared/product/prices.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import { findAudit, findAuditedRun } from '../../store/audits/audits.ts';
import { findNewestFinishedAuditId } from '../../store/billing/purchases.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import { type GeneratedPartServices, readOffers } from '../fixes/generated-parts.ts';
import type { ViewerAccount } from '../viewer.ts';

/**
 * The audit for which an add-on is bought: the named one, or the buyer's newest with a result. Throws 404 for another
 * owner's, 409 when it has no result or there is none.
 */
export async function requireAuditForAddOn(
  orm: Orm,
  { id: accountId }: ViewerAccount,
  auditId: string | undefined,
): Promise<string> {
  if (auditId === undefined) {
    const newest = await findNewestFinishedAuditId(orm, accountId);
    if (newest !== null) return newest;
    throw apiError('not-ready', 'An add-on is made from an audit. Please audit your website first.');
  }
  const run = await findAuditedRun(orm, { kind: 'account', accountId }, auditId);
  if (run === null) throw apiError('not-found', 'There is no such audit.');
  if (run.status === 'done') return auditId;
  throw apiError('not-ready', 'This audit has no result yet. An add-on is made from it, so please wait until it has.');
}

/** Throws 409 when the audit already has the add-on. */
export async function requireAuditWithout(
  orm: Orm,
  { id: accountId }: ViewerAccount,
  auditId: string,
  { key, title }: Product,
): Promise<void> {
  const has = await selectGrantedAddOnIds(orm, accountId, auditId);
  if (has.includes(key)) throw apiError('already-so', `This audit already has the ${title}.`, { details: { auditId } });
}

const NOT_COUNTED = 'We could not work out what it would hold. Nothing was charged. Try again in a minute.';

/**
 * Throws 409 when the pack of this audit would contain too little to be sold, which is found out by making it from the
 * current facts, or when its score was not measured.
 */
export async function requireSold(
  audits: GeneratedPartServices,
  { id: accountId }: ViewerAccount,
  auditId: string,
  { key, title }: Product,
): Promise<void> {
  const addOn = ADD_ONS.find(({ id }) => id === key);
  if (addOn === undefined) return;
  const audit = await findAudit(audits.database.orm, { kind: 'account', accountId }, auditId);
  const offer = audit === null ? undefined : (await readOffers(audits, audit))?.addOns[addOn.id];
  if (offer?.isSold === true) return;
  throw apiError('nothing-to-sell', `We don't sell the ${title} for this audit. ${offer?.sentence ?? NOT_COUNTED}`, {
    details: { auditId, addOn: addOn.id, count: offer?.count ?? 0 },
  });
}
