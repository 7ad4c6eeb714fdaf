import { useEffect } from 'react';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { LoadedTab, TabCode } from './use-tab-code.ts';

interface WaitingTabProps {
  readonly tab: LoadedTab;
  readonly code: TabCode;
}

/** In place of a tab whose code is on its way: asks for it when it is first shown. */
export function WaitingTab({ tab, code: { failed, load } }: WaitingTabProps) {
  useEffect(() => load(tab), [tab, load]);
  return (
    <div className="page-width grid min-h-svh content-start gap-5 py-10">
      {failed.has(tab) ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>This part could not be loaded. Check your connection, then try again.</p>
          <BusyButton isBusy={false} busyLabel="Loading" onPress={() => load(tab)}>
            Try Again
          </BusyButton>
        </div>
      ) : (
        <>
          <p className="sr-only">Loading this part</p>
          <Skeleton className="h-12 w-[min(100%,24rem)]" />
          <Skeleton className="h-5 w-[min(100%,32rem)]" />
          <Skeleton className="h-40 w-full" />
        </>
      )}
    </div>
  );
}
