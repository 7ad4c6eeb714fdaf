import { UserList } from '#web/features/admin/user-list.tsx';

/** Accounts. */
export default function AdminUsersPage() {
  return <UserList />;
}
