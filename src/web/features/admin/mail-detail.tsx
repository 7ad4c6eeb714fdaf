import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { getMailEndpoint, resendMailEndpoint } from '#shared/api/admin/mails.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { paths } from '#web/paths.ts';
import { ActionDialog } from './action-dialog.tsx';
import { AdminPage, AdminPart, FactList } from './admin-page.tsx';
import { splitLinks } from './linked-text.ts';
import { MailStatusLabel } from './mail-status-label.tsx';
import { useOperator } from './operator.tsx';
import { QueryProblem } from './query-problem.tsx';
import { StatusMessage } from './status-message.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import { WaitingFacts } from './waiting-facts.tsx';

/** One message with its text: how the outbox is read where no mail server is configured. */
export function MailDetail({ mailId }: { readonly mailId: string }) {
  const { isOwner } = useOperator();
  if (isOwner) return <ReadableMail mailId={mailId} />;
  return (
    <MailPage title="Message">
      <p className="max-w-measure text-ink-2">
        The text of messages can be read by owners only: it may hold links that let somebody into an account.
      </p>
    </MailPage>
  );
}

function ReadableMail({ mailId }: { readonly mailId: string }) {
  const { data, error, refetch } = useAdminQuery(['mail', mailId], (signal) =>
    callEndpoint(getMailEndpoint, { params: { mailId }, signal }),
  );
  if (error instanceof ApiCallError && error.status === 404)
    return (
      <MailPage title="No such message">
        <p className="max-w-measure text-ink-2">There is no message with this id. Old ones are deleted.</p>
      </MailPage>
    );
  const mail = data?.id === mailId ? data : undefined;
  return (
    <MailPage title={mail?.subject ?? 'Message'}>
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {mail === undefined ? (
        error === null && <WaitingFacts />
      ) : (
        <>
          <FactList
            facts={[
              { label: 'To', value: mail.to },
              { label: 'State', value: <MailStatusLabel status={mail.status} /> },
              { label: 'Kind', value: mail.kind },
              { label: 'Written', value: <When at={mail.createdAt} /> },
              { label: 'Sent', value: mail.sentAt === null ? 'Not sent' : <When at={mail.sentAt} /> },
              { label: 'Attempts', value: mail.attempts },
              ...(mail.lastError === null ? [] : [{ label: 'Last failure', value: mail.lastError }]),
            ]}
          />
          <AdminPart title="Text">
            <MailText text={mail.text} />
          </AdminPart>
          {(mail.status === 'failed' || mail.status === 'outbox') && <Resend mailId={mail.id} to={mail.to} />}
        </>
      )}
    </MailPage>
  );
}

function MailPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <AdminPage title={title} lead={<Link to={paths.admin.section('mails')}>All mails</Link>}>
      {children}
    </AdminPage>
  );
}

function MailText({ text }: { readonly text: string }) {
  return (
    <div className="whitespace-pre-wrap rounded-2 bg-sunk px-5 py-4 [overflow-wrap:anywhere]" dir="auto">
      {splitLinks(text).map((part, index) =>
        part.isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity than their index.
          <OutsideLink key={index} url={part.text}>
            {part.text}
          </OutsideLink>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}

function Resend({ mailId, to }: { readonly mailId: string; readonly to: string }) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  return (
    <AdminPart title="Send again">
      <StatusMessage>{message}</StatusMessage>
      <Button
        onClick={() => {
          setMessage(null);
          setOpen(true);
        }}
      >
        Send again
      </Button>
      {isOpen && (
        <ActionDialog
          title="Send this message again"
          consequence={`The message goes to ${to} once more, as it is. Without a mail server it goes into the outbox again.`}
          confirm="Send again"
          act={(reason) => callEndpoint(resendMailEndpoint, { params: { mailId }, body: { reason } })}
          onDone={() => {
            setOpen(false);
            setMessage('The message is in the queue again.');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </AdminPart>
  );
}
