import { useParams } from 'react-router';
import { MailDetail } from '#web/features/admin/mail-detail.tsx';

/** One message. */
export default function AdminMailPage() {
  const { mailId = '' } = useParams();
  return <MailDetail key={mailId} mailId={mailId} />;
}
