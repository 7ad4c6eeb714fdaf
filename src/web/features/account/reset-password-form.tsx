import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { endAccessAfterResetEndpoint } from '#shared/api/account-access.ts';
import { resetPasswordEndpoint } from '#shared/api/auth.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { KeyRound, Link2Off } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ConnectionError } from '#web/lib/api-error.ts';
import { callAuth } from '#web/lib/call-auth.ts';
import { dropAccountData, forgetCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { AccessList } from './access-list.tsx';
import { EntryField } from './entry-field.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import { type EntryProblem, findNewPasswordProblem, getRejectedFields } from './entry-messages.ts';
import { getLinkState, isLinkRejected } from './link-state.ts';
import { Outcome } from './outcome.tsx';

/** Sets a new password with the token of a mailed link. All sessions end, so the next step is to log in. */
export function ResetPasswordForm({ token }: { readonly token: string | null }) {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    // Not retried: the link works once, so after a lost response a second try would report success as an expired link.
    retry: false,
    mutationFn: (password: string) => callAuth(resetPasswordEndpoint, { body: { token: token ?? '', password } }),
    onSuccess: async () => {
      await forgetCurrentUser(queryClient);
      await dropAccountData(queryClient);
    },
  });

  function submit(form: FormData): void {
    const password = readFormText(form, 'password');
    const confirmPassword = readFormText(form, 'confirmPassword');
    const inputError = findNewPasswordProblem({ password, confirmPassword });
    setProblem(inputError);
    if (inputError === null) request.mutate(password, { onError: (error) => setProblem(resetFailure(error)) });
  }

  const state = getLinkState(token, request, { sendsOnlyLink: false });
  if (state.kind === 'done') return <PasswordSet open={request.data ?? null} />;
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

/** Null when the link is the problem: another screen handles that. */
function resetFailure(error: Error): EntryProblem | null {
  if (isLinkRejected(error)) return null;
  if (!(error instanceof ConnectionError))
    return { title: 'Not changed', text: failureSentence(error), fields: getRejectedFields(error) };
  return {
    title: 'Network Error',
    text: 'We got no answer, so we can’t say whether your password changed. Try to log in with the new one. If that fails, ask for a new link.',
    fields: [],
  };
}

function PasswordSet({ open }: { readonly open: z.infer<typeof resetPasswordEndpoint.response> | null }) {
  const endAccessToken = open?.endAccessToken ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome icon={KeyRound} title="Your new password is set" headingRef={heading}>
      <p className="text-ink-2">We logged you out everywhere. Log in with the new password.</p>
      <Button asChild variant="lit">
        <Link to={paths.login.to()}>Log in</Link>
      </Button>
      {open !== null && endAccessToken !== null && (
        <section aria-labelledby={listId} className="mt-4 grid w-full gap-3">
          <h3 id={listId} className="font-[620]">
            These still work without your password
          </h3>
          <p className="text-ink-2 text-note">Not all yours? End them now. You can make new ones later.</p>
          <AccessList
            access={open.access}
            end={() => callAuth(endAccessAfterResetEndpoint, { body: { token: endAccessToken } })}
          />
        </section>
      )}
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
      <Button asChild variant="lit">
        <Link to={paths.forgotPassword.to()}>Send a new link</Link>
      </Button>
    </Outcome>
  );
}
