import { AuditList } from '#web/features/admin/audit-list.tsx';

/** All audits. */
export default function AdminAuditsPage() {
  return <AuditList />;
}
