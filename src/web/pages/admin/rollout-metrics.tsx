import { MetricsScreen } from '#web/features/admin/metrics-screen.tsx';

/** What happened over the last days. */
export default function AdminMetricsPage() {
  return <MetricsScreen />;
}
