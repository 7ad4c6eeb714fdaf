import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { forgotPasswordEndpoint } from '#shared/api/auth.ts';
import { MailCheck } from '#web/components/icons/index.ts';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callAuth } from '#web/lib/call-auth.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { EntryField } from './entry-field.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import type { EntryProblem } from './entry-messages.ts';
import { Outcome } from './outcome.tsx';

/** Asks for the address; the response is the same whether or not it has an account. */
export function ForgotPasswordForm() {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const request = useMutation({
    networkMode: 'always',
    // A repeated request sends a second link; the newer one counts.
    mutationFn: (email: string) => callAuth(forgotPasswordEndpoint, { body: { email } }),
  });

  function submit(form: FormData): void {
    const email = readFormText(form, 'email').trim();
    if (email === '') {
      setProblem({ title: null, text: 'Type the email address of your account.', fields: ['email'] });
      return;
    }
    setProblem(null);
    request.mutate(email, {
      onError: (error) => setProblem({ title: 'Not sent', text: failureSentence(error), fields: [] }),
    });
  }

  if (request.isSuccess) return <LinkOnItsWay email={request.variables} askAgain={request.reset} />;
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={request.isPending}
      action="Send the link"
      busyWords="Sending"
      onSubmit={submit}
    >
      <EntryField
        name="email"
        label="Email"
        hint="The address you log in with."
        autoComplete="username"
        required
        problem={problem}
        alertId={alertId}
      />
    </EntryForm>
  );
}

interface LinkOnItsWayProps {
  readonly email: string;
  readonly askAgain: () => void;
}

function LinkOnItsWay({ email, askAgain }: LinkOnItsWayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome icon={MailCheck} title="Check your inbox" headingRef={heading}>
      <p className="text-ink-2">
        If there is an account for <b className="break-words text-ink">{email}</b>, a link for a new password goes
        there. It works once and for a limited time. Not there in a few minutes? Check your spam folder.
      </p>
      <div className="flex flex-wrap gap-x-6">
        <TextButton onClick={askAgain}>Use another address</TextButton>
        <TextButton asChild>
          <Link to={paths.login.to()}>Back to log in</Link>
        </TextButton>
      </div>
    </Outcome>
  );
}
