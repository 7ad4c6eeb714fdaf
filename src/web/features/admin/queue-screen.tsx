import { useState } from 'react';
import { type FailedJob, getQueueEndpoint, retryJobEndpoint } from '#shared/api/admin/work.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import { RefreshCw } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { formatStretch } from '#web/lib/relative-time.ts';
import { AdminPage, AdminPart, FactList } from './admin-page.tsx';
import { QueryProblem } from './query-problem.tsx';
import { StatusMessage } from './status-message.tsx';
import { useAdminAction, useAdminQuery } from './use-admin-query.ts';
import { WaitingFacts } from './waiting-facts.tsx';

const queueTitles = { audits: 'Audits', tasks: 'Mails and other tasks' } as const;

/** Waiting and running jobs, and failed ones that can be retried. */
export function QueueScreen() {
  const { data, error, refetch, isFetching } = useAdminQuery(['queue'], (signal) =>
    callEndpoint(getQueueEndpoint, { signal }),
  );
  const [message, setMessage] = useState<string | null>(null);
  return (
    <AdminPage
      title="Queue"
      lead="What waits and runs, and what was given up after its last attempt."
      actions={
        <Button aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
          <RefreshCw aria-hidden />
          Refresh
        </Button>
      }
    >
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null && <WaitingFacts />
      ) : (
        <div>
          {data.queues.map(({ queue, waiting, running, oldestWaitingSeconds }) => (
            <AdminPart key={queue} title={queueTitles[queue]}>
              <FactList
                facts={[
                  { label: 'Waiting', value: formatNumber(waiting) },
                  { label: 'Running', value: formatNumber(running) },
                  {
                    label: 'Longest wait',
                    value: oldestWaitingSeconds === null ? 'Nothing waits' : formatStretch(oldestWaitingSeconds),
                  },
                ]}
              />
            </AdminPart>
          ))}
          <AdminPart title="Watched sites">
            <FactList
              facts={[
                { label: 'Watched', value: formatNumber(data.scans.watched) },
                { label: 'Being read', value: formatNumber(data.scans.open) },
                { label: 'Waiting for a place', value: formatNumber(data.scans.overdue) },
              ]}
            />
          </AdminPart>
          <AdminPart
            title="Given up"
            note={data.failed.length > 0 ? formatCount(data.failed.length, 'job') : undefined}
          >
            <StatusMessage>{message}</StatusMessage>
            {data.failed.length === 0 ? (
              <p className="text-ink-2">Nothing was given up.</p>
            ) : (
              <ul>
                {data.failed.map((job) => (
                  <FailedJobRow
                    key={job.id}
                    job={job}
                    onRetried={() => setMessage(`${job.kind} of ${job.subject} is in the queue again.`)}
                  />
                ))}
              </ul>
            )}
          </AdminPart>
        </div>
      )}
    </AdminPage>
  );
}

function FailedJobRow({ job, onRetried }: { readonly job: FailedJob; readonly onRetried: () => void }) {
  const retry = useAdminAction(() => callEndpoint(retryJobEndpoint, { params: { jobId: job.id } }));
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-3 text-note last:border-b md:grid-cols-[minmax(0,1fr)_11rem_auto] md:items-start">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <b>{job.subject}</b> <span className="text-ink-2">{job.kind}</span>
        </p>
        <p className="text-ink-2">
          {job.reason} <span className="whitespace-nowrap">After {formatCount(job.attempts, 'attempt')}.</span>
        </p>
        {retry.isError && !retry.isPending && (
          <p role="alert" className="font-[560] text-poor-word">
            {failureSentence(retry.error)}
          </p>
        )}
      </div>
      <When at={job.failedAt} />
      <Button
        aria-disabled={retry.isPending}
        className="justify-self-start"
        onClick={() => !retry.isPending && retry.mutate(undefined, { onSuccess: onRetried })}
      >
        {retry.isPending ? 'Trying' : 'Try again'}
        <span className="sr-only"> ({job.subject})</span>
      </Button>
    </li>
  );
}
