import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { currentUserQuery, hasLeftByChoice, type SignedInUser, useCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { Unplug } from './icons/index.ts';
import { Notice } from './notice.tsx';
import { Button } from './ui/button.tsx';

interface RequireAccountProps {
  /** Placeholder of the page while the session is loading. */
  readonly skeleton: ReactNode;
  readonly children: (user: SignedInUser) => ReactNode;
}

/** Content for signed-in users. Visitors log in first and come back; the server enforces the access. */
export function RequireAccount({ skeleton, children }: RequireAccountProps) {
  const auth = useCurrentUser({ asksAlways: true });
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  switch (auth.status) {
    case 'loading':
      return skeleton;
    case 'authenticated':
      return children(auth.user);
    case 'anonymous':
      if (auth.failure !== null) return <NobodyToAsk failure={auth.failure} />;
      return (
        <Navigate replace to={hasLeftByChoice(queryClient) ? paths.home.to() : paths.login.to(pathname + search)} />
      );
    default:
      return auth satisfies never;
  }
}

/** The session check failed. Logging in would fail the same way, so an error is shown instead. */
function NobodyToAsk({ failure }: { readonly failure: Error }) {
  const queryClient = useQueryClient();
  return (
    <div className="page-width section-space">
      <div className="max-w-[46rem]" role="alert">
        <Notice icon={Unplug} title="Your account could not be loaded" level={1}>
          <p className="max-w-measure text-ink-2">{failureSentence(failure)}</p>
          <Button variant="ink" onClick={() => void queryClient.resetQueries(currentUserQuery)}>
            Try Again
          </Button>
        </Notice>
      </div>
    </div>
  );
}
