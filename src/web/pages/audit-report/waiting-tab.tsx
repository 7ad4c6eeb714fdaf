import { useEffect } from 'react';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { LoadedTab, TabCode } from './use-tab-code.ts';

interface WaitingTabProps {
  readonly tab: LoadedTab;
  readonly code: TabCode;
  /** The texts of the tab could not be fetched either, and how to ask for them again. */
  readonly texts?: { readonly isError: boolean; readonly refetch: () => unknown };
}

/** In place of a tab whose code or texts are on their way: asks for its code when it is first shown. */
export function WaitingTab({ tab, code: { failed, load }, texts }: WaitingTabProps) {
  useEffect(() => load(tab), [tab, load]);
  const askAgain = () => {
    load(tab);
    if (texts?.isError === true) void texts.refetch();
  };
  return (
    <div className="page-width grid min-h-svh content-start gap-5 py-10">
      {failed.has(tab) || texts?.isError === true ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>This part could not be loaded. Check your connection, then try again.</p>
          <BusyButton isBusy={false} busyLabel="Loading" onPress={askAgain}>
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
