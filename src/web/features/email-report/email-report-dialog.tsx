import { Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { emailReport } from '#shared/api/email-report.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { NotYetNote } from '#web/components/not-yet-note.tsx';
import { Alert, type Message } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { tellPageEvent } from '#web/lib/page-events.ts';
import { actAfterFailure } from '#web/lib/server-act.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useServerAct } from '#web/lib/use-server-act.ts';
import { isSendableAddress, type MailedAnalysis, reportMailRequest } from './report-mail.ts';

const invalidAddress = { title: 'Invalid Email', text: 'Please enter a valid email address' } as const;
const sendingFailed = {
  title: 'Failed to Send Report',
  text: 'Please try again or contact support if the issue persists.',
} as const;

interface EmailReportDialogProps {
  readonly auditId: string;
  readonly analysis: MailedAnalysis;
  /** What stands in the field at first: the address of whoever is signed in. */
  readonly initialEmail: string;
  readonly onClose: () => void;
}

/** "Send Report to Your Email": one address, one press. What fails is told by a toast and, as the page behind is inert, here too. */
export function EmailReportDialog({ auditId, analysis, initialEmail, onClose }: EmailReportDialogProps) {
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<Message | null>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { state, start } = useServerAct({
    ask: (signal) => callEndpoint(emailReport, { body: reportMailRequest(email, auditId, analysis), signal }),
    onDone: () => {
      tellPageEvent('email_report_sent', { from: 'report' });
      showToast('Report Sent Successfully');
      onClose();
    },
    onFailed: (error) => {
      const outcome = actAfterFailure(error);
      if (outcome.kind === 'notYet') return;
      showToast(sendingFailed.title, sendingFailed.text, 'problem');
      setProblem({ title: sendingFailed.title, text: `${outcome.sentence} ${sendingFailed.text}` });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setProblem(null);
    setRefused(!isSendableAddress(email));
    if (!isSendableAddress(email)) {
      showToast(invalidAddress.title, invalidAddress.text, 'problem');
      // Read out with the field: behind the dialog the toast is silent.
      field.current?.focus();
      return;
    }
    start();
  }

  return (
    <Dialog title="Send Report to Your Email" onClose={onClose}>
      {state.kind === 'notYet' ? (
        <>
          <NotYetNote sentence={state.sentence} />
          <div>
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      ) : (
        <form noValidate method="post" onSubmit={submit} className="grid gap-4">
          <p className="text-ink-2 text-note">The score, what it rests on and the action plan, in one mail.</p>
          <Field
            label="Your e-mail"
            hint="Used for this one mail. No newsletter follows."
            problem={isRefused && !isSendableAddress(email) ? invalidAddress.text : null}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                type="email"
                name="email"
                required
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
            )}
          </Field>
          {problem !== null && <Alert id="email-report-problem" message={problem} />}
          <div>
            <BusyButton look="ink" type="submit" isBusy={state.kind === 'busy'} busyLabel="Sending">
              <Mail aria-hidden />
              Send report
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  );
}
