import { LogList } from '#web/features/admin/log-list.tsx';

/** The log of operator actions. */
export default function AdminLogPage() {
  return <LogList />;
}
