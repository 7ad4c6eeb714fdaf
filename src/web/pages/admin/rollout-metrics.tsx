import { MetricsScreen } from '#web/features/admin/metrics-screen.tsx';

/** Metrics of the last days. */
export default function AdminMetricsPage() {
  return <MetricsScreen />;
}
