import { CircleCheck, CircleX, Clock, Inbox, OctagonMinus } from 'lucide-react';
import type { MailStatus } from '#shared/api/admin/mails.ts';
import { StatusWord } from './status-word.tsx';

export const mailStatusWords: Readonly<Record<MailStatus, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  outbox: 'In the outbox',
  suppressed: 'Held back',
};

const icons = { queued: Clock, sent: CircleCheck, failed: CircleX, outbox: Inbox, suppressed: OctagonMinus } as const;
const tones = { queued: 'quiet', sent: 'quiet', failed: 'poor', outbox: 'plain', suppressed: 'plain' } as const;

/** What became of a message. "Sent" means that the mail server took it, no more. */
export function MailStatusWord({ status }: { readonly status: MailStatus }) {
  return (
    <StatusWord icon={icons[status]} tone={tones[status]}>
      {mailStatusWords[status]}
    </StatusWord>
  );
}
