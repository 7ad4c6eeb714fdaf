import { z } from 'zod';
import { getMetricsEndpoint, type Metrics } from '#shared/api/admin/metrics.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import { formatDay, formatDuration } from '#shared/text/day-words.ts';
import { ColumnChart } from '#web/components/column-chart.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { readChoice, useAddressFilters } from './address-filters.ts';
import { AdminPage, AdminPart, FactList } from './admin-page.tsx';
import { Funnel } from './funnel.tsx';
import { FilterSelect } from './list-controls.tsx';
import { eventLabels } from './metric-labels.ts';
import { QueryProblem } from './query-problem.tsx';
import { RolloutComparison } from './rollout-comparison.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import { WaitingFacts } from './waiting-facts.tsx';

const RangeDays = z.enum(['7', '30', '90']);
const rangeOptions = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
] as const;

/** Metrics of the last days: the funnel, audits, errors, sign-ups, and the effect of each flag. */
export function MetricsScreen() {
  const { params, setFilter } = useAddressFilters();
  const days = readChoice(params, 'days', RangeDays) ?? '30';
  const { data, error, refetch, isPlaceholderData } = useAdminQuery(['metrics', days], (signal) =>
    callEndpoint(getMetricsEndpoint, { query: { days: Number(days) }, signal }),
  );
  return (
    <AdminPage
      title="Metrics"
      lead={`Counted by this server${data === undefined ? '' : ` since ${formatDay(data.since.slice(0, 10))}`}. Days are UTC days.`}
      actions={
        <FilterSelect
          label="Last"
          value={days}
          options={rangeOptions}
          onChange={(value) => setFilter('days', value === '30' ? '' : value)}
        />
      }
    >
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null && <WaitingFacts />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <MetricSections metrics={data} />
        </div>
      )}
    </AdminPage>
  );
}

function MetricSections({ metrics }: { readonly metrics: Metrics }) {
  const { funnel, auditsPerDay, auditMs, failures, signUpsPerDay, events, rollout } = metrics;
  return (
    <>
      <AdminPart title="Funnel" note="distinct visitors">
        <Funnel steps={funnel} />
      </AdminPart>
      <AdminPart title="Audits per day">
        {auditsPerDay.every(({ done, failed }) => done + failed === 0) ? (
          <Nothing>No audit ended in these days.</Nothing>
        ) : (
          <ColumnChart
            label="Audits per day"
            series={['done', 'failed']}
            days={auditsPerDay.map(({ day, done, failed }) => ({ day, values: [done, failed] }))}
          />
        )}
      </AdminPart>
      <AdminPart title="Time per audit" note="reading and scoring, without the waiting">
        {auditMs === null ? (
          <Nothing>Not measured: no audit was finished in these days.</Nothing>
        ) : (
          <FactList
            facts={[
              { label: 'Half took at most', value: formatDuration(auditMs.median) },
              { label: '95 of 100 took at most', value: formatDuration(auditMs.p95) },
              { label: 'Measured on', value: formatCount(auditMs.count, 'audit') },
            ]}
          />
        )}
      </AdminPart>
      <AdminPart title="Why audits failed">
        {failures.length === 0 ? (
          <Nothing>None failed.</Nothing>
        ) : (
          <CountList counts={failures.map(({ code, count }) => ({ label: code, count }))} />
        )}
      </AdminPart>
      <AdminPart title="Sign-ups per day">
        {signUpsPerDay.every(({ count }) => count === 0) ? (
          <Nothing>Nobody signed up in these days.</Nothing>
        ) : (
          <ColumnChart
            label="Sign-ups per day"
            series={['sign-ups']}
            days={signUpsPerDay.map(({ day, count }) => ({ day, values: [count] }))}
          />
        )}
      </AdminPart>
      <AdminPart title="All events">
        {events.every(({ count }) => count === 0) ? (
          <Nothing>No page told of anything in these days.</Nothing>
        ) : (
          <CountList
            counts={events.map(({ name, count, visitors }) => ({
              label: eventLabels[name],
              count,
              note: formatCount(visitors, 'visitor'),
            }))}
          />
        )}
      </AdminPart>
      <RolloutComparison rollout={rollout} />
    </>
  );
}

function Nothing({ children }: { readonly children: string }) {
  return <p className="text-ink-2">{children}</p>;
}

interface Count {
  readonly label: string;
  readonly count: number;
  readonly note?: string;
}

function CountList({ counts }: { readonly counts: readonly Count[] }) {
  return (
    <dl className="text-note">
      {counts.map(({ label, count, note }) => (
        <div key={label} className="flex justify-between gap-6 border-line border-t py-2.5 last:border-b">
          <dt className="min-w-0 [overflow-wrap:anywhere]">{label}</dt>
          <dd className="text-right">
            <b>{formatNumber(count)}</b>
            {note !== undefined && <small className="block text-caption text-ink-2">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
