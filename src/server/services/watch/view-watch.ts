import type { BusinessWatch } from '#shared/api/watch.ts';
import type { Orm } from '../../store/database/database.ts';
import { selectSuppressionReason } from '../../store/mail/mail-suppressions.ts';
import { findLastScan, type PlannedWatch } from '../../store/watch/watches.ts';
import type { ViewerAccount } from '../viewer.ts';
import type { Rhythm } from './scan-times.ts';

/** A watch as its owner sees it; `planned` null: there is none. */
export async function viewWatch(
  orm: Orm,
  account: ViewerAccount,
  business: { readonly businessId: string; readonly domain: string },
  rhythm: Rhythm,
  planned: PlannedWatch | null,
): Promise<BusinessWatch> {
  const { businessId, domain } = business;
  const watch = planned?.watch ?? null;
  return {
    businessId,
    domain,
    isOn: watch?.isOn ?? false,
    sendsMail: watch?.sendsMail ?? true,
    mailObstacle: await findMailObstacle(orm, account),
    rhythm,
    nextScanAt: watch?.isOn ? (watch.nextScanAt?.toISOString() ?? null) : null,
    lastScan: await findLastScan(orm, businessId),
  };
}

async function findMailObstacle(
  orm: Orm,
  { email, emailVerified }: ViewerAccount,
): Promise<BusinessWatch['mailObstacle']> {
  if (!emailVerified) return 'unconfirmed';
  return (await selectSuppressionReason(orm, email.toLowerCase())) === null ? null : 'unsubscribed';
}
