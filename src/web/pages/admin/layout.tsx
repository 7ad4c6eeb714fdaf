import type { MetaFunction } from 'react-router';
import { AdminLayout } from '#web/features/admin/admin-layout.tsx';

/** Holds for all screens inside, which have no meta of their own. */
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** The operator's rooms. */
export default function AdminLayoutPage() {
  return <AdminLayout />;
}
