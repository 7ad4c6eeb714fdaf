import { FlagList } from '#web/features/admin/flag-list.tsx';

/** Feature flags. */
export default function AdminFlagsPage() {
  return <FlagList />;
}
