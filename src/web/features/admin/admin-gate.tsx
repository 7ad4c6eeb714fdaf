import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { hasRole } from '#shared/product/roles.ts';
import { DoorClosed, Unplug } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { currentUserQuery, useCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { OperatorProvider } from './operator.tsx';

/**
 * Admits operators. Visitors are sent to the login and come back here; an account without a role sees an explanation. The
 * server authorizes every call; this only chooses the screen.
 */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  const auth = useCurrentUser({ asksAlways: true });
  const { pathname, search } = useLocation();
  switch (auth.status) {
    case 'loading':
      return (
        <AdminFrame>
          <title>Administration, Porchlight</title>
          <p role="status" className="sr-only">
            Loading
          </p>
        </AdminFrame>
      );
    case 'anonymous':
      if (auth.failure !== null) return <Unreachable failure={auth.failure} />;
      return <Navigate to={paths.login.to(pathname + search)} replace />;
    case 'authenticated': {
      const { id, email, role } = auth.user;
      if (!hasRole(role, 'support')) return <NotYours email={email} />;
      return <OperatorProvider operator={{ id, email, isOwner: role === 'owner' }}>{children}</OperatorProvider>;
    }
    default:
      return auth satisfies never;
  }
}

function NotYours({ email }: { readonly email: string }) {
  return (
    <AdminFrame>
      <title>For the operator, Porchlight</title>
      <Notice icon={DoorClosed} title="This part is for the operator" level={1}>
        <p className="max-w-measure text-ink-2 [overflow-wrap:anywhere]">
          You are signed in as {email}, and this account has no role here. Nothing is wrong with your account: your
          audits and your plan are where they were.
        </p>
        <Button asChild variant="ink">
          <Link to={paths.home.to()}>Go to the start page</Link>
        </Button>
      </Notice>
    </AdminFrame>
  );
}

function Unreachable({ failure }: { readonly failure: Error }) {
  const queryClient = useQueryClient();
  return (
    <AdminFrame>
      <title>Not reachable, Porchlight</title>
      <Notice icon={Unplug} title="Your account could not be checked" level={1}>
        <p className="max-w-measure text-ink-2">{failureSentence(failure)}</p>
        <Button variant="ink" onClick={() => void queryClient.resetQueries(currentUserQuery)}>
          Try Again
        </Button>
      </Notice>
    </AdminFrame>
  );
}

function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width section-space">
      <div className="max-w-[46rem]">{children}</div>
    </div>
  );
}
