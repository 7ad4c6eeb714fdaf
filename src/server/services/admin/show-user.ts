import type { AdminUser } from '#shared/api/admin/users.ts';
import type { AdminUserRow } from '../../store/admin/admin-users.ts';

/** An account as operators see it. */
export function showUser({ suspendedAt, createdAt, lastSeenAt, ...user }: AdminUserRow): AdminUser {
  return {
    ...user,
    isSuspended: suspendedAt !== null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
