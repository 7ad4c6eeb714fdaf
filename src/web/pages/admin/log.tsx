import { LogList } from '#web/features/admin/log-list.tsx';

/** What operators did. */
export default function AdminLogPage() {
  return <LogList />;
}
