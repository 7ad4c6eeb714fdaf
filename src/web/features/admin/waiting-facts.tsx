import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';

const rows = ['1', '2', '3', '4', '5', '6'] as const;

/** The skeleton of a fact list; a fast response arrives without it. */
export function WaitingFacts() {
  const isLong = useDelayedFlag(true);
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      <div aria-hidden className={classNames(!isLong && 'invisible')}>
        {rows.map((key) => (
          <div key={key} className="flex min-h-11 items-center gap-8 border-line border-t last:border-b">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-44" />
          </div>
        ))}
      </div>
    </>
  );
}
