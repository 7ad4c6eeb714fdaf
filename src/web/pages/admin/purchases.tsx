import { PurchaseList } from '#web/features/admin/purchase-list.tsx';

/** Payments. */
export default function AdminPurchasesPage() {
  return <PurchaseList />;
}
