import { AuditList } from '#web/features/admin/audit-list.tsx';

/** Audits of everybody. */
export default function AdminAuditsPage() {
  return <AuditList />;
}
