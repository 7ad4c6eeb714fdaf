import { deleteSuppression, insertSuppression } from '../../store/mail/mail-suppressions.ts';
import { recordOperatorAction } from '../admin/record-operator-action.ts';
import { apiError } from '../api-error.ts';
import { requireRole } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import type { MailServices } from './mail-services.ts';
import { parseEmailAddress } from './parse-email-address.ts';

interface SuppressionChange {
  readonly email: string;
  readonly reason: string;
}

/** Suppresses all mail to an address, including mail about its account. Throws 400 for an invalid address. */
export async function addSuppression(
  { core }: MailServices,
  viewer: Viewer,
  { email, reason }: SuppressionChange,
): Promise<void> {
  const operator = requireRole(viewer, 'support');
  const address = requireAddress(email);
  await core.database.orm.transaction(async (tx) => {
    await insertSuppression(tx, { email: address, reason: 'operator', note: reason, createdAt: new Date(core.now()) });
    await recordOperatorAction(tx, core, {
      actor: operator.email,
      action: 'suppression-added',
      subject: address,
      reason,
      details: {},
    });
  });
}

/** Removes an address from the suppression list. Throws 404 when it is not on it. */
export async function removeSuppression(
  { core }: MailServices,
  viewer: Viewer,
  { email, reason }: SuppressionChange,
): Promise<void> {
  const operator = requireRole(viewer, 'owner');
  const address = requireAddress(email);
  await core.database.orm.transaction(async (tx) => {
    const removed = await deleteSuppression(tx, address);
    if (removed === null) throw apiError('not-found', 'This address is not on the list.');
    await recordOperatorAction(tx, core, {
      actor: operator.email,
      action: 'suppression-removed',
      subject: address,
      reason,
      details: { was: removed.reason },
    });
  });
}

function requireAddress(email: string): string {
  const parsed = parseEmailAddress(email);
  if (!parsed.ok) throw apiError('invalid-request', parsed.sentence);
  return parsed.address;
}
