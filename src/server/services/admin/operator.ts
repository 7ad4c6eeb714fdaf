import type { Role } from '#shared/product/roles.ts';
import { requireRole } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** The terminal of the server has all rights: its user could open the database anyway. */
export const TERMINAL = 'terminal';

/** Who requests an operator's action. */
export type Operating = Viewer | typeof TERMINAL;

/** An operator whose role was checked. */
export interface AuthorizedOperator {
  /** The name in the operator log: the email address, or `terminal`. */
  readonly actor: string;
  /** Null at the terminal. */
  readonly accountId: string | null;
  readonly role: Exclude<Role, 'user'>;
}

/** The operator, if they have this role. Throws 401 for a visitor, 403 for everybody else. */
export function requireOperator(by: Operating, role: Exclude<Role, 'user'>): AuthorizedOperator {
  if (by === TERMINAL) return { actor: TERMINAL, accountId: null, role: 'owner' };
  const account = requireRole(by, role);
  return { actor: account.email, accountId: account.id, role: account.role === 'owner' ? 'owner' : 'support' };
}
