import { ADD_ONS, type AddOn } from '#shared/product/add-ons.ts';
import { findAddOnGrantedAt } from '../../store/admin/granted-add-ons.ts';
import { type AuditRecord, findAudit } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** What the verbs on add-ons are given from outside. */
export interface AddOnServices {
  readonly core: CoreServices;
  readonly audits: AuditServices;
}

/** An add-on that its viewer has for an audit. */
export interface AuthorizedAddOn {
  readonly addOn: AddOn;
  readonly audit: AuditRecord;
  readonly grantedAt: Date;
}

/** Which add-on of which audit is meant. */
export interface AskedAddOn {
  readonly auditId: string;
  readonly addOnId: string;
}

/**
 * The add-on that was granted to one of the viewer's audits. What was bought stays open however far the plan's history
 * reaches. Throws 401 for a visitor, 404 for an unknown add-on or another's audit, 402 when it was not granted.
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
