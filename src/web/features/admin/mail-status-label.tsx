import type { MailStatus } from '#shared/api/admin/mails.ts';
import { CircleCheck, CircleX, Clock, Inbox, OctagonMinus } from '#web/components/icons/index.ts';
import { StatusLabel } from './status-label.tsx';

export const mailStatusLabels: Readonly<Record<MailStatus, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  outbox: 'In the outbox',
  suppressed: 'Held back',
};

const icons = { queued: Clock, sent: CircleCheck, failed: CircleX, outbox: Inbox, suppressed: OctagonMinus } as const;
const tones = { queued: 'quiet', sent: 'quiet', failed: 'poor', outbox: 'plain', suppressed: 'plain' } as const;

/** The status of a message. "Sent" only means that the mail server accepted it. */
export function MailStatusLabel({ status }: { readonly status: MailStatus }) {
  return (
    <StatusLabel icon={icons[status]} tone={tones[status]}>
      {mailStatusLabels[status]}
    </StatusLabel>
  );
}
