import { SuppressionList } from '#web/features/admin/suppression-list.tsx';

/** Addresses that get no mail. */
export default function AdminSuppressionsPage() {
  return <SuppressionList />;
}
