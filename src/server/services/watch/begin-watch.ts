import { getPlanLimit } from '#shared/product/rights.ts';
import type { Orm } from '../../store/database/database.ts';
import { countWatchesOn, findAuditBusiness, insertWatch, updateWatch } from '../../store/watch/watches.ts';
import type { Target } from '../audits/find-or-queue-site-run.ts';
import type { ViewerAccount } from '../viewer.ts';
import { getPlanRhythm, nextScanTime } from './scan-times.ts';

/**
 * Watches the business of an audit that its account starts just now, if the plan has scans and room for one more: a first time, and
 * by itself. A business that somebody decided about stays as decided; what is read follows what was typed last.
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

/** What has to be typed to mean a target again: a scheme that nobody typed is left out. */
export function formatTargetInput({ url, schemeTyped }: Pick<Target, 'url' | 'schemeTyped'>): string {
  return schemeTyped ? url : url.replace(/^https?:\/\//, '');
}
