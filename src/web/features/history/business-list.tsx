import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BusinessSummary } from '#shared/api/history.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { BulkForm } from './bulk-form.tsx';
import { BusinessRow } from './business-row.tsx';
import { arrangeBusinesses, type ListFilter, type ListOrder } from './client-list.ts';
import { HistoryFailure, HistoryFrame } from './history-frame.tsx';
import { businessesQuery } from './history-queries.ts';
import { ListTools } from './list-tools.tsx';
import { SideBySide } from './side-by-side.tsx';

/** A short list needs no search. */
const fewestForTools = 4;
const mostCompared = 3;
/** While audits run, the list is asked for again. */
const refreshMs = 2000;

/** Every audited business with its next step, for Agency also the form that checks many. `empty` is shown where there is none. */
export function BusinessList({ empty }: { readonly empty: ReactNode }) {
  const auth = useCurrentUser();
  const { data, error, refetch } = useQuery({
    ...businessesQuery,
    refetchInterval: ({ state }) => (state.data?.businesses.some(isRunning) ? refreshMs : false),
  });
  const limit = auth.status === 'authenticated' ? (getPlanLimit(auth.user.plan, 'bulkUrls') ?? 0) : 0;
  if (data === undefined && error !== null) return <HistoryFailure error={error} onRetry={() => void refetch()} />;
  if (data?.businesses.length === 0 && auth.status !== 'loading' && limit === 0) return empty;
  return (
    <HistoryFrame
      title={limit > 0 ? 'Your clients' : 'History'}
      lead={data === undefined ? <LeadToCome /> : leadOf(data)}
    >
      {limit > 0 && (
        <section aria-label="Check many sites" className="mb-10 border-ink border-t-[1.5px] pt-6">
          <BulkForm limit={limit} />
        </section>
      )}
      {data === undefined ? <ListSkeleton /> : <Businesses businesses={data.businesses} />}
    </HistoryFrame>
  );
}

function isRunning({ newestStatus }: BusinessSummary): boolean {
  return newestStatus === 'queued' || newestStatus === 'running';
}

function leadOf({
  businesses,
  hasMore,
}: {
  readonly businesses: readonly BusinessSummary[];
  readonly hasMore: boolean;
}) {
  if (businesses.length === 0) return 'No clients yet. Paste a few websites: the first results land in a few seconds.';
  const counted = formatCount(businesses.length, 'business', 'businesses');
  return `${hasMore ? `The last ${counted} that were audited` : counted}. Start where there is most to win.`;
}

function Businesses({ businesses }: { readonly businesses: readonly BusinessSummary[] }) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ListOrder>(businesses.length < fewestForTools ? 'newest' : 'gain');
  const [filter, setFilter] = useState<ListFilter>('all');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const shown = arrangeBusinesses(businesses, { search, order, filter });
  const compared = ticked.flatMap((id) => businesses.find(({ businessId }) => businessId === id) ?? []);
  const canCompare = businesses.length > 1;
  const tick = (id: string, isTicked: boolean) =>
    setTicked((ids) => (isTicked ? [...ids, id] : ids.filter((one) => one !== id)));
  return (
    <>
      {businesses.length >= fewestForTools && (
        <ListTools
          businesses={businesses}
          shown={shown}
          view={{ search, order, filter }}
          onSearch={setSearch}
          onOrder={setOrder}
          onFilter={setFilter}
        />
      )}
      {compared.length > 1 && <SideBySide businesses={compared} onClear={() => setTicked([])} />}
      {canCompare && (
        <p className="mb-3 text-ink-2 text-note" data-screen-only>
          Tick two or three to see them side by side.
        </p>
      )}
      {shown.length === 0 && businesses.length > 0 && (
        <p role="status">No business here. Change the search or show all.</p>
      )}
      <ul className="border-ink border-t-[1.5px]">
        {shown.map((business) => (
          <li key={business.businessId} className="border-line border-b">
            <BusinessRow
              business={business}
              tick={
                canCompare
                  ? {
                      isTicked: ticked.includes(business.businessId),
                      isFull: ticked.length >= mostCompared,
                      onTick: (isTicked) => tick(business.businessId, isTicked),
                    }
                  : null
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function LeadToCome() {
  return <Skeleton className="h-5 w-64 max-w-full" />;
}

function ListSkeleton() {
  return (
    <div className="border-ink border-t-[1.5px]">
      <p role="status" className="sr-only">
        Loading
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex min-h-20 items-center border-line border-b py-4">
          <Skeleton className="h-6 w-[min(60%,20rem)]" />
        </div>
      ))}
    </div>
  );
}
