import { useParams } from 'react-router';
import { UserDetail } from '#web/features/admin/user-detail.tsx';

/** One account. */
export default function AdminUserPage() {
  const { userId = '' } = useParams();
  return <UserDetail key={userId} userId={userId} />;
}
