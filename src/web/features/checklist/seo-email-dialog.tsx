import { Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { exportSeoEmail } from '#shared/api/exports.ts';
import type { SeoChecklistRequest } from '#shared/api/seo-checklist.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { NotYetNote } from '#web/components/not-yet-note.tsx';
import { Alert, type Message } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { actAfterFailure } from '#web/lib/server-act.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useServerAct } from '#web/lib/use-server-act.ts';

const addressMissing = { title: 'Email Required', text: 'Please enter your email address.' } as const;
const sendingFailed = { title: 'Email Failed', text: 'Unable to send report via email. Please try again.' } as const;

interface SeoEmailDialogProps {
  readonly request: SeoChecklistRequest;
  readonly initialEmail: string;
  readonly onClose: () => void;
}

/** Sends the checklist to one address. What fails is told by a toast and, as the page behind is inert, here too. */
export function SeoEmailDialog({ request, initialEmail, onClose }: SeoEmailDialogProps) {
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<Message | null>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { state, start } = useServerAct({
    ask: (signal) => callEndpoint(exportSeoEmail, { body: { ...request, email: email.trim() }, signal }),
    onDone: () => {
      showToast('Report Sent');
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
    setRefused(email.trim() === '');
    if (email.trim() === '') {
      showToast(addressMissing.title, addressMissing.text, 'problem');
      // Read out with the field: behind the dialog the toast is silent.
      field.current?.focus();
      return;
    }
    start();
  }

  return (
    <Dialog title="Email the checklist" onClose={onClose}>
      {state.kind === 'notYet' ? (
        <>
          <NotYetNote sentence={state.sentence} />
          <div>
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      ) : (
        <form noValidate method="post" onSubmit={submit} className="grid gap-4">
          <Field
            label="Your e-mail"
            hint={`The five checks for “${request.targetKeyword}”, in one mail.`}
            problem={isRefused && email.trim() === '' ? addressMissing.text : null}
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
          {problem !== null && <Alert id="seo-email-problem" message={problem} />}
          <div>
            <BusyButton look="ink" type="submit" isBusy={state.kind === 'busy'} busyLabel="Sending">
              <Mail aria-hidden />
              Send checklist
            </BusyButton>
          </div>
        </form>
      )}
    </Dialog>
  );
}
