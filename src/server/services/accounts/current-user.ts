import type { CurrentUser } from '#shared/api/auth.ts';
import type { ViewerAccount } from '../viewer.ts';

/** The account of a request as its own pages may see it. */
export function currentUser({ id, email, emailVerified, plan, role, createdAt }: ViewerAccount): CurrentUser {
  return { id, email, emailVerified, plan, role, createdAt: createdAt.toISOString() };
}
