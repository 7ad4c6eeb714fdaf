import { BusyButton } from '#web/components/busy-button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';

interface WaitingTabProps {
  /** The code of the tab, and its texts where it has any. */
  readonly parts: readonly { readonly isError: boolean; readonly refetch: () => unknown }[];
}

/** In place of a tab whose code or texts are on their way, or could not be fetched: then they can be asked for again. */
export function WaitingTab({ parts }: WaitingTabProps) {
  const failed = parts.filter(({ isError }) => isError);
  const askAgain = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <div className="page-width grid min-h-svh content-start gap-5 py-10">
      {failed.length > 0 ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>We couldn’t load this part. Check your connection, then try again.</p>
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
