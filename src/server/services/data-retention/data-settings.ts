import type { z } from 'zod';
import { type DataSettings, RetentionDays } from '#shared/api/data-retention.ts';
import { KEEP_AUDITS_CHOICES } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { findRetentionDays, saveRetentionDays } from '../../store/accounts/account-settings.ts';
import { countAuditsBefore, selectRetainedBusinesses } from '../../store/audits/audit-deletion.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

const MOST_BUSINESSES = 200;

type Services = Pick<CoreServices, 'database' | 'now'>;

/** The data settings of the viewer's account. Throws 401 for a visitor. */
export async function getDataSettings(
  { database: { orm }, now }: Services,
  viewer: Viewer,
): Promise<z.input<typeof DataSettings>> {
  const { id } = requireAccount(viewer);
  const nowMs = now();
  const [kept, audits, older, businesses] = await Promise.all([
    findRetentionDays(orm, id),
    // Counts an audit that began a moment ago even if the clocks of database and server differ.
    countAuditsBefore(orm, id, new Date(nowMs + DAY_MS)),
    Promise.all(KEEP_AUDITS_CHOICES.map((days) => countAuditsBefore(orm, id, new Date(nowMs - days * DAY_MS)))),
    selectRetainedBusinesses(orm, id, MOST_BUSINESSES),
  ]);
  return {
    // A setting that is no longer offered still applies; the screen shows the nearest longer one.
    keepAuditsDays: nearestChoice(kept),
    audits,
    olderAudits: KEEP_AUDITS_CHOICES.map((days, index) => ({ days, count: older[index] ?? 0 })),
    businesses: businesses.map((business) => ({
      businessId: business.id,
      domain: business.domain,
      audits: business.audits,
      newestAuditAt: business.newest?.toISOString() ?? null,
    })),
  };
}

function nearestChoice(kept: number | null): RetentionDays {
  const known = RetentionDays.safeParse(kept);
  if (known.success) return known.data;
  return KEEP_AUDITS_CHOICES.toSorted((one, other) => one - other).find((days) => days >= (kept ?? 0)) ?? null;
}

/** Stores the viewer's data settings, which the next hourly clean-up applies. Throws 401 for a visitor. */
export async function saveDataSettings(
  services: Services,
  viewer: Viewer,
  { keepAuditsDays }: { readonly keepAuditsDays: RetentionDays },
): Promise<z.input<typeof DataSettings>> {
  const { id } = requireAccount(viewer);
  await saveRetentionDays(services.database.orm, id, keepAuditsDays, new Date(services.now()));
  return getDataSettings(services, viewer);
}
