import { OverviewScreen } from '#web/features/admin/overview-screen.tsx';

/** The overview. */
export default function AdminOverviewPage() {
  return <OverviewScreen />;
}
