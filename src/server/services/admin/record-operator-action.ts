import { insertLogRow } from '../../store/admin/operator-log.ts';
import type { Orm } from '../../store/database/database.ts';
import type { CoreServices } from '../core-services.ts';

/** Every action of an operator, as named in the log. */
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

/** One action of an operator. */
export interface OperatorAction {
  /** The operator's address, or `terminal`. */
  readonly actor: string;
  readonly action: OperatorActionName;
  /** What it was done to, in a form that outlives it: an account's address, a flag's name, the id of a mail. */
  readonly subject: string;
  /** The reason that the operator gave; null where none is asked for. */
  readonly reason: string | null;
  /** A few plain values, such as those before and after. Never a password, token, link or text of a mail. */
  readonly details: Readonly<Record<string, Plain | readonly Plain[]>>;
}

/** Adds an entry to the operator log in the transaction of the action, so that neither exists without the other. */
export async function recordOperatorAction(
  tx: Orm,
  { now }: Pick<CoreServices, 'now'>,
  { actor, action, subject, reason, details }: OperatorAction,
): Promise<void> {
  await insertLogRow(tx, { at: new Date(now()), actor, action, subject, reason, details });
}
