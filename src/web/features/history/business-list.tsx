import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BusinessSummary } from '#shared/api/history.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { ScoreText } from '#web/components/score-row.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { paths } from '#web/paths.ts';
import { HistoryFailure, HistoryFrame } from './history-frame.tsx';
import { businessesQuery } from './history-queries.ts';
import { SparkLine } from './spark-line.tsx';

/** Every audited business, with its last scores. `empty` is shown where there is none. */
export function BusinessList({ empty }: { readonly empty: ReactNode }) {
  const { data, error, refetch } = useQuery(businessesQuery);
  if (data === undefined && error !== null) return <HistoryFailure error={error} onRetry={() => void refetch()} />;
  if (data?.businesses.length === 0) return empty;
  return (
    <HistoryFrame
      title="History"
      lead={
        data === undefined ? (
          <Skeleton className="h-5 w-64 max-w-full" />
        ) : (
          `${data.hasMore ? 'The last ' : ''}${formatCount(data.businesses.length, 'business', 'businesses')}${data.hasMore ? ' that were audited' : ''}. Open one to see its scores over time and what changed between audits.`
        )
      }
    >
      {data === undefined ? <ListSkeleton /> : <Businesses businesses={data.businesses} />}
    </HistoryFrame>
  );
}

function Businesses({ businesses }: { readonly businesses: readonly BusinessSummary[] }) {
  return (
    <ul className="border-ink border-t-[1.5px]">
      {businesses.map((business) => (
        <li key={business.businessId} className="border-line border-b">
          <BusinessRow business={business} />
        </li>
      ))}
    </ul>
  );
}

function BusinessRow({ business }: { readonly business: BusinessSummary }) {
  const { businessId, domain, name, newestAt, newestStatus, scores } = business;
  const last = scores.at(-1);
  return (
    <Link
      to={paths.businessHistory.to(businessId)}
      className="grid min-h-20 grid-cols-[minmax(0,1fr)_20px] items-center gap-x-4 gap-y-2 py-4 no-underline hover:[&_.business-name]:underline sm:grid-cols-[minmax(0,1fr)_96px_11.5rem_20px] sm:gap-x-8"
    >
      <span className="min-w-0">
        <span className="business-name block font-[640] leading-[1.35] [overflow-wrap:anywhere]">
          <bdi>{name ?? domain}</bdi>
        </span>
        <span className="block text-ink-2 text-note [overflow-wrap:anywhere]">
          {name !== null && <bdi>{domain}, </bdi>}
          {newestWords[newestStatus]} {formatLongDay(newestAt)}
        </span>
      </span>
      <span className="col-start-1 row-start-2 flex items-center gap-6 sm:contents">
        <span className="h-8 w-24">{scores.length > 1 && <SparkLine scores={scores} />}</span>
        <span className="inline-flex items-baseline gap-2">
          {last === undefined ? (
            <span className="text-ink-2 text-note">No score</span>
          ) : (
            <ScoreText score={last.score} />
          )}
        </span>
      </span>
      <ChevronRight
        aria-hidden
        className="col-start-2 row-span-2 row-start-1 size-5 text-ink-3 sm:col-start-4 sm:row-span-1"
      />
    </Link>
  );
}

const newestWords = {
  done: 'last audit',
  failed: 'could not be read on',
  queued: 'audit waiting since',
  running: 'being read since',
} as const satisfies Readonly<Record<BusinessSummary['newestStatus'], string>>;

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
