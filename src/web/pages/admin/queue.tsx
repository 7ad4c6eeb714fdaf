import { QueueScreen } from '#web/features/admin/queue-screen.tsx';

/** Waiting, running and failed jobs. */
export default function AdminQueuePage() {
  return <QueueScreen />;
}
