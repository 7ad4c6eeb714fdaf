import { ProviderList } from '#web/features/admin/provider-list.tsx';

/** Outside services. */
export default function AdminProvidersPage() {
  return <ProviderList />;
}
