import type { MetaFunction } from 'react-router';
import { AdminLayout } from '#web/features/admin/admin-layout.tsx';

/** Applies to all nested screens, which have no meta of their own. */
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** The admin screens. */
export default function AdminLayoutPage() {
  return <AdminLayout />;
}
