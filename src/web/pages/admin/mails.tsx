import { MailList } from '#web/features/admin/mail-list.tsx';

/** Messages. */
export default function AdminMailsPage() {
  return <MailList />;
}
