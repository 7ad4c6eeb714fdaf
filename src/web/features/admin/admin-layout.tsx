import { Outlet } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { AdminGate } from './admin-gate.tsx';
import { AdminSideNav, AdminTopNav } from './admin-nav.tsx';

/** The frame of every admin screen: navigation on one side, content on the other. */
export function AdminLayout() {
  return (
    <PageShell>
      <AdminGate>
        <div className="xl:hidden">
          <AdminTopNav />
        </div>
        <div className="page-width grid grid-cols-[minmax(0,1fr)] pt-8 pb-16 xl:grid-cols-[152px_minmax(0,1fr)] xl:gap-14">
          <div className="hidden xl:block">
            <AdminSideNav />
          </div>
          <div className="min-w-0">
            <Outlet />
          </div>
        </div>
      </AdminGate>
    </PageShell>
  );
}
