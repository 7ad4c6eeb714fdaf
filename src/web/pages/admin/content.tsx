import { StatementList } from '#web/features/admin/statement-list.tsx';

/** Claims and testimonials. */
export default function AdminContentPage() {
  return <StatementList />;
}
