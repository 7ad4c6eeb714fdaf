import { FlagList } from '#web/features/admin/flag-list.tsx';

/** Screens under rollout. */
export default function AdminFlagsPage() {
  return <FlagList />;
}
