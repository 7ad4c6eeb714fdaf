import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { MailAccepted } from '#shared/api/email-report.ts';
import { actionAfterFailure } from '#web/lib/async-action.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { BusyButton } from './busy-button.tsx';
import { Mail } from './icons/index.ts';
import { StatusNote } from './status-note.tsx';
import { Alert, type Message } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Field } from './ui/field.tsx';
import { TextInput } from './ui/text-input.tsx';

interface MailDialogProps {
  readonly title: string;
  /** Describes the mail, above the field. */
  readonly lead?: ReactNode;
  /** Under the label of the field. */
  readonly hint: string;
  /** The button's label. */
  readonly action: string;
  /** Initial value of the field: the address of the signed-in user. */
  readonly initialEmail: string;
  /** Whether the input is sent at all; the server validates the rest. */
  readonly isSendable: (typed: string) => boolean;
  /** The message for an address that is not sent. */
  readonly inputError: { readonly title: string; readonly text: string };
  /** The message when the server does not send; the server's own sentence precedes it. */
  readonly failure: { readonly title: string; readonly text: string };
  readonly send: (email: string, signal: AbortSignal) => Promise<MailAccepted>;
  /** Called once the mail is queued; `message` is the server's sentence about it. */
  readonly onSent: (message: string) => void;
  readonly onClose: () => void;
}

/** Sends something to one address. Failures show as a toast and in the dialog, because the page behind it is inert. */
export function MailDialog({
  title,
  lead,
  initialEmail,
  isSendable,
  inputError,
  failure,
  send,
  ...props
}: MailDialogProps) {
  const { onSent, onClose } = props;
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<Message | null>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { state, start } = useAsyncAction({
    ask: (signal) => send(email, signal),
    onDone: ({ delivery, message }) => {
      if (delivery === 'kept') return;
      onSent(message);
      onClose();
    },
    onFailed: (error) => {
      const outcome = actionAfterFailure(error);
      showToast(failure.title, failure.text, 'problem');
      setProblem({ title: failure.title, text: `${outcome.sentence} ${failure.text}` });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setProblem(null);
    setRefused(!isSendable(email));
    if (!isSendable(email)) {
      showToast(inputError.title, inputError.text, 'problem');
      // Read out with the field: behind the dialog the toast is not announced.
      field.current?.focus();
      return;
    }
    start();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {state.kind === 'done' && state.value.delivery === 'kept' ? (
        <>
          <StatusNote title="Kept, not sent yet." sentence={state.value.message} />
          <div>
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      ) : (
        <form noValidate method="post" onSubmit={submit} className="grid gap-4">
          {lead !== undefined && <p className="text-ink-2 text-note">{lead}</p>}
          <Field
            label="Your email"
            hint={props.hint}
            problem={isRefused && !isSendable(email) ? inputError.text : null}
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
          {problem !== null && <Alert id="mail-problem" message={problem} />}
          <div>
            <BusyButton variant="ink" type="submit" isBusy={state.kind === 'busy'} busyLabel="Sending">
              <Mail aria-hidden />
              {props.action}
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  );
}
