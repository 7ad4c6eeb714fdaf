import { insertLogRow } from '../../store/admin/operator-log.ts';
import type { Orm } from '../../store/database/database.ts';
import type { CoreServices } from '../core-services.ts';

/** Everything that an operator can do, as it stands in the log. */
export type OperatorActionName =
  | 'account-created'
  | 'plan-granted'
  | 'plan-revoked'
  | 'add-on-granted'
  | 'role-changed'
  | 'account-suspended'
  | 'account-let-in'
  | 'account-signed-out'
  | 'password-reset-sent'
  | 'reset-link-shown'
  | 'refund-begun'
  | 'purchase-refunded'
  | 'job-retried'
  | 'mail-resent'
  | 'outbox-mail-read'
  | 'suppression-added'
  | 'suppression-removed'
  | 'flag-changed'
  | 'statement-created'
  | 'statement-changed'
  | 'statement-deleted';

type Plain = string | number | boolean | null;

/** What an operator did. */
export interface OperatorAction {
  /** The operator's address, or `terminal`. */
  readonly actor: string;
  readonly action: OperatorActionName;
  /** What it was done to, in words that outlive it: an account's address, a flag's name, the id of a mail. */
  readonly subject: string;
  /** Why, in the operator's words; null where none is asked for. */
  readonly reason: string | null;
  /** Few plain facts, such as what it was before and is now. Never a password, token, link or text of a mail. */
  readonly details: Readonly<Record<string, Plain | readonly Plain[]>>;
}

/**
 * Adds an entry to the operator log in the transaction of the deed itself, so that there is no deed without its entry and no
 * entry without its deed.
 */
export async function recordOperatorAction(
  tx: Orm,
  { now }: Pick<CoreServices, 'now'>,
  { actor, action, subject, reason, details }: OperatorAction,
): Promise<void> {
  await insertLogRow(tx, { at: new Date(now()), actor, action, subject, reason, details });
}
