import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { verifyEmailEndpoint } from '#shared/api/auth.ts';
import { Link2Off, LoaderCircle, MailCheck, Unplug } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { callAuth } from '#web/lib/call-auth.ts';
import { refreshCurrentUser, useCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { hasSignInHint } from '#web/lib/sign-in-hint.ts';
import { paths } from '#web/paths.ts';
import { getLinkState } from './link-state.ts';
import { Outcome } from './outcome.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Uses the token of a mailed link once the page runs; link scanners, which run no scripts, confirm nothing. */
export function EmailVerification({ token }: { readonly token: string | null }) {
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    mutationFn: (given: string) => callAuth(verifyEmailEndpoint, { body: { token: given } }),
    onSuccess: async () => {
      if (hasSignInHint()) await refreshCurrentUser(queryClient).catch(() => null);
    },
  });
  const { mutate } = request;
  useEffect(() => {
    if (token !== null) mutate(token);
  }, [token, mutate]);

  const state = getLinkState(token, request, { sendsOnlyLink: true });
  switch (state.kind) {
    case 'working':
      return (
        <Outcome icon={LoaderCircle} title="Confirming your address">
          <p role="status" className="text-ink-2">
            This takes a moment.
          </p>
        </Outcome>
      );
    case 'done':
      return (
        <FocusedOutcome icon={MailCheck} title="Your address is confirmed">
          <p className="text-ink-2">
            <b className="break-words text-ink">{request.data?.email}</b> is now the confirmed address of your account.
          </p>
          <Button asChild variant="lit">
            <Link to={paths.home.to()}>Go on</Link>
          </Button>
        </FocusedOutcome>
      );
    case 'no-link':
    case 'too-old':
      return (
        <FocusedOutcome icon={Link2Off} title="This link no longer works">
          <p className="text-ink-2">It expired, or a newer one replaced it. Ask for a new one.</p>
          <NewLink />
        </FocusedOutcome>
      );
    case 'failed':
      return (
        <FocusedOutcome icon={Unplug} title="Not confirmed yet">
          <p className="text-ink-2">{failureSentence(state.error)}</p>
          <Button variant="ink" onClick={() => token !== null && mutate(token)}>
            Try Again
          </Button>
        </FocusedOutcome>
      );
    default:
      return state satisfies never;
  }
}

/** The link belongs to an account: a signed-in user can request a new one here, everybody else logs in first. */
function NewLink() {
  const auth = useCurrentUser();
  switch (auth.status) {
    case 'loading':
      return <div className="min-h-11" />;
    case 'anonymous':
      return (
        <Button asChild variant="lit">
          <Link to={paths.login.to(paths.accountSettings.to())}>Log in to get a new link</Link>
        </Button>
      );
    case 'authenticated':
      return auth.user.emailVerified ? (
        <p>
          <b className="break-words">{auth.user.email}</b> is confirmed already.
        </p>
      ) : (
        <ResendVerification email={auth.user.email} variant="lit" />
      );
    default:
      return auth satisfies never;
  }
}

interface FocusedOutcomeProps {
  readonly icon: typeof MailCheck;
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the focus, because it replaces the focused element. */
function FocusedOutcome(props: FocusedOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return <Outcome {...props} headingRef={heading} />;
}
