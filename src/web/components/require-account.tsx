import { useQueryClient } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { currentUserQuery, hasLeftByChoice, type SignedInUser, useCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { Notice } from './notice.tsx';
import { Button } from './ui/button.tsx';

interface RequireAccountProps {
  /** The page's places, for as long as it is not known who is there. */
  readonly skeleton: ReactNode;
  readonly children: (user: SignedInUser) => ReactNode;
}

/** What only somebody signed in may see. Visitors log in first and come back; the server guards what is shown. */
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

/** The check failed, which counts as logged out; logging in would fail the same way, so it says so instead. */
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
