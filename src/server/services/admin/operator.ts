import type { Role } from '#shared/product/roles.ts';
import { requireRole } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** Whoever sits at the terminal of the server may do everything, and could as well open the database. */
export const TERMINAL = 'terminal';

/** Who asks for something that only operators may do. */
export type Operating = Viewer | typeof TERMINAL;

/** An operator whose right has been checked. */
export interface AuthorizedOperator {
  /** How the log names them: the address, or `terminal`. */
  readonly actor: string;
  /** Null at the terminal. */
  readonly accountId: string | null;
  readonly role: Exclude<Role, 'user'>;
}

/** The operator, when they have this role. Throws 401 for a visitor, 403 for everybody else. */
export function requireOperator(by: Operating, role: Exclude<Role, 'user'>): AuthorizedOperator {
  if (by === TERMINAL) return { actor: TERMINAL, accountId: null, role: 'owner' };
  const account = requireRole(by, role);
  return { actor: account.email, accountId: account.id, role: account.role === 'owner' ? 'owner' : 'support' };
}
