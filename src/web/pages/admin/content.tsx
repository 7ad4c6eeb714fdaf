import { PublicClaimList } from '#web/features/admin/public-claim-list.tsx';

/** Claims and testimonials. */
export default function AdminContentPage() {
  return <PublicClaimList />;
}
