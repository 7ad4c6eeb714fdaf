import { OverviewScreen } from '#web/features/admin/overview-screen.tsx';

/** The state of the business at a glance. */
export default function AdminOverviewPage() {
  return <OverviewScreen />;
}
