import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { useNextPath } from './next-path.ts';

/** Shows the form to visitors; redirects signed-in users to `?next=`, or home. */
export function EntryGate({ children }: { readonly children: ReactNode }) {
  const auth = useCurrentUser();
  const nextPath = useNextPath();
  switch (auth.status) {
    case 'authenticated':
      return <Navigate replace to={nextPath} />;
    case 'loading':
      return <EntrySkeleton />;
    case 'anonymous':
      return children;
    default:
      return auth satisfies never;
  }
}

/** The skeleton of the form, while the session is loading. */
function EntrySkeleton() {
  return (
    <div className="grid gap-5" role="status">
      <span className="sr-only">Loading</span>
      {['email', 'password'].map((name) => (
        <div key={name} className="grid gap-2">
          <Skeleton className="my-1 h-4 w-24" />
          <Skeleton className="h-12 w-full rounded-2" />
        </div>
      ))}
      <Skeleton className="h-12 w-full rounded-2" />
    </div>
  );
}
