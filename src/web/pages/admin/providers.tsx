import { ProviderList } from '#web/features/admin/provider-list.tsx';

/** External services. */
export default function AdminProvidersPage() {
  return <ProviderList />;
}
