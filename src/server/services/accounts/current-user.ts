import type { CurrentUser } from '#shared/api/auth.ts';
import type { ViewerAccount } from '../viewer.ts';

/** The signed-in account as shown to itself. */
export function currentUser({ id, email, emailVerified, plan, role, createdAt }: ViewerAccount): CurrentUser {
  return { id, email, emailVerified, plan, role, createdAt: createdAt.toISOString() };
}
