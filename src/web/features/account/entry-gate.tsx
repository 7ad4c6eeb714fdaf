import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { useNextPath } from './next-path.ts';

/** Shows the form to visitors; whoever is signed in goes on to where `?next=` leads, or home. */
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

/** The form's places, for the moment in which it is not known whether it is needed. */
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
