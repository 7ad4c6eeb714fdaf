import { QueueScreen } from '#web/features/admin/queue-screen.tsx';

/** What waits, runs and was given up. */
export default function AdminQueuePage() {
  return <QueueScreen />;
}
