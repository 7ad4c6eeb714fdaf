import { getPlanLimit } from '#shared/product/rights.ts';
import type { Orm } from '../../store/database/database.ts';
import { countWatchesOn, findAuditBusiness, insertWatch, updateWatch } from '../../store/watch/watches.ts';
import type { Target } from '../audits/find-or-queue-site-run.ts';
import type { ViewerAccount } from '../viewer.ts';
import { getPlanRhythm, nextScanTime } from './scan-times.ts';

/**
 * Starts watching the business of an audit that its account is starting, if the plan has scans and room for one more. Only
 * the first time: an owner's own choice is kept. The target follows the latest audit.
 */
export async function beginWatch(
  tx: Orm,
  account: Pick<ViewerAccount, 'id' | 'plan'>,
  { auditId, target, now }: { readonly auditId: string; readonly target: Target; readonly now: Date },
): Promise<void> {
  const rhythm = getPlanRhythm(account.plan);
  if (rhythm === null) return;
  const businessId = await findAuditBusiness(tx, auditId);
  const address = formatTargetInput(target);
  if (await updateWatch(tx, businessId, { target: address })) return;
  const limit = getPlanLimit(account.plan, 'watchedSites');
  if (limit !== null && (await countWatchesOn(tx, account.id)) >= limit) return;
  await insertWatch(tx, {
    businessId,
    isOn: true,
    target: address,
    sendsMail: true,
    nextScanAt: nextScanTime(rhythm, { businessId, begunAt: now }, now.getTime()),
    comparedAuditId: auditId,
    createdAt: now,
    updatedAt: now,
  });
}

/** Formats a target as user input that parses to it again: without a scheme if none was typed. */
export function formatTargetInput({ url, schemeTyped }: Pick<Target, 'url' | 'schemeTyped'>): string {
  return schemeTyped ? url : url.replace(/^https?:\/\//, '');
}
