import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Link2Off } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { resetPassword } from '#shared/api/auth.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ConnectionError } from '#web/lib/api-error.ts';
import { dropAccountData, forgetCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { EntryField } from './entry-field.tsx';
import { EntryForm, typedText } from './entry-form.tsx';
import { type EntryProblem, findNewPasswordProblem, refusedFields } from './entry-messages.ts';
import { isLinkRefused, linkStateOf } from './link-state.ts';
import { Outcome } from './outcome.tsx';

/** A new password with the token of a mailed link. All sessions end, so that the next step is to log in. */
export function ResetPasswordForm({ token }: { readonly token: string | null }) {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    // The link works once: after a lost answer a second try would call a success a link too old.
    retry: false,
    mutationFn: (password: string) => callEndpoint(resetPassword, { body: { token: token ?? '', password } }),
    onSuccess: async () => {
      await forgetCurrentUser(queryClient);
      await dropAccountData(queryClient);
    },
  });

  function submit(form: FormData): void {
    const password = typedText(form, 'password');
    const confirmPassword = typedText(form, 'confirmPassword');
    const slip = findNewPasswordProblem({ password, confirmPassword });
    setProblem(slip);
    if (slip === null) request.mutate(password, { onError: (error) => setProblem(resetFailure(error)) });
  }

  const state = linkStateOf(token, request, { sendsOnlyLink: false });
  if (state.kind === 'done') return <PasswordSet />;
  if (state.kind === 'no-link' || (state.kind === 'too-old' && problem === null)) return <LinkTooOld />;
  const shared = { problem, alertId, required: true, autoComplete: 'new-password' };
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={request.isPending}
      action="Set the new password"
      busyWords="Setting it"
      onSubmit={submit}
    >
      <EntryField
        {...shared}
        name="password"
        label="New password"
        hint={`At least ${LIMITS.minPasswordLength} characters.`}
      />
      <EntryField {...shared} name="confirmPassword" label="Confirm the new password" />
    </EntryForm>
  );
}

/** Null when the link is what is wrong: then another screen says so. */
function resetFailure(error: Error): EntryProblem | null {
  if (isLinkRefused(error)) return null;
  if (!(error instanceof ConnectionError))
    return { title: 'Not changed', text: failureSentence(error), fields: refusedFields(error) };
  return {
    title: 'Network Error',
    text: 'We did not hear back, so the password may or may not have been changed. Try to log in with the new one; if that does not work, ask for a new link.',
    fields: [],
  };
}

function PasswordSet() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome icon={KeyRound} title="Your new password is set" headingRef={heading}>
      <p className="text-ink-2">For your safety you were logged out everywhere. Log in with the new password.</p>
      <Button asChild look="lit">
        <Link to={paths.login.to()}>Log in</Link>
      </Button>
    </Outcome>
  );
}

function LinkTooOld() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Outcome icon={Link2Off} title="This link no longer works" headingRef={heading}>
      <p className="text-ink-2">
        It was used, a newer one has taken its place, or its time has passed. Your password has not changed. Ask for a
        new link; it takes a minute.
      </p>
      <Button asChild look="lit">
        <Link to={paths.forgotPassword.to()}>Send a new link</Link>
      </Button>
    </Outcome>
  );
}
