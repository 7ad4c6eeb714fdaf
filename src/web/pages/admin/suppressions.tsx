import { SuppressionList } from '#web/features/admin/suppression-list.tsx';

/** Suppressed addresses. */
export default function AdminSuppressionsPage() {
  return <SuppressionList />;
}
