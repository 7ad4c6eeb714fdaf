import { ADD_ONS, type AddOn } from '#shared/product/add-ons.ts';
import { findAddOnGrantedAt } from '../../store/admin/granted-add-ons.ts';
import { type AuditRecord, findAudit } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** Dependencies of the add-on services. */
export interface AddOnServices {
  readonly core: CoreServices;
  readonly audits: AuditServices;
}

/** An add-on that the viewer owns for an audit. */
export interface AuthorizedAddOn {
  readonly addOn: AddOn;
  readonly audit: AuditRecord;
  readonly grantedAt: Date;
}

/** The requested add-on and audit. */
export interface AskedAddOn {
  readonly auditId: string;
  readonly addOnId: string;
}

/**
 * The add-on granted to one of the viewer's audits. It stays available beyond the plan's history. Throws 401 for a visitor,
 * 404 for an unknown add-on or another owner's audit, 402 when it was not granted.
 */
export async function requireAddOn(
  { core }: AddOnServices,
  viewer: Viewer,
  { auditId, addOnId }: AskedAddOn,
): Promise<AuthorizedAddOn> {
  const { id } = requireAccount(viewer);
  const { orm } = core.database;
  const addOn = ADD_ONS.find((one) => one.id === addOnId);
  const audit = addOn === undefined ? null : await findAudit(orm, { kind: 'account', accountId: id }, auditId);
  if (addOn === undefined || audit === null) throw apiError('not-found', 'There is no such pack in this account.');
  const grantedAt = await findAddOnGrantedAt(orm, id, { auditId, addOnId });
  if (grantedAt === null)
    throw apiError('plan-required', `${addOn.title} was not bought for this audit.`, { details: { addOn: addOn.id } });
  return { addOn, audit, grantedAt };
}
