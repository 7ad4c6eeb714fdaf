import { Link } from 'react-router';
import { getOverviewEndpoint, type Overview, type OverviewWarning } from '#shared/api/admin/metrics.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { CircleCheck } from '#web/components/icons/index.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { paths } from '#web/paths.ts';
import { AdminPage, AdminPart, FactList } from './admin-page.tsx';
import { useOperator } from './operator.tsx';
import { QueryProblem } from './query-problem.tsx';
import { useAdminQuery } from './use-admin-query.ts';

/** Overview: warnings first, then the figures, then the server's configuration. */
export function OverviewScreen() {
  const { email, isOwner } = useOperator();
  const { data, error, refetch } = useAdminQuery(['overview'], (signal) =>
    callEndpoint(getOverviewEndpoint, { signal }),
  );
  return (
    <AdminPage
      title="Overview"
      lead={
        <span className="[overflow-wrap:anywhere]">
          Signed in as {email}, {isOwner ? 'owner' : 'support'}.
        </span>
      }
    >
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null && <WaitingOverview />
      ) : (
        <div>
          <ToDo warnings={data.warnings} />
          <Figures overview={data} />
          <SetUp overview={data} />
        </div>
      )}
    </AdminPage>
  );
}

const { section } = paths.admin;

/** Where each list of the server's is shown. */
const lists: Readonly<Record<NonNullable<OverviewWarning['list']>, string>> = {
  users: section('users'),
  purchases: section('purchases'),
  queue: section('queue'),
  outbox: `${section('mails')}?status=outbox`,
  'failed-mails': `${section('mails')}?status=failed`,
  content: section('content'),
};

/** Warnings of the server, each leading to where it is looked into. The only amber element of the admin screens. */
function ToDo({ warnings }: Pick<Overview, 'warnings'>) {
  return (
    <AdminPart title="To look at">
      {warnings.length === 0 ? (
        <p className="flex gap-2">
          <CircleCheck aria-hidden className="mt-[0.15em]" />
          Nothing needs you now.
        </p>
      ) : (
        <ol className="-mx-3 rounded-2 bg-amber-wash px-3 [counter-reset:todo]">
          {warnings.map(({ sentence, list }) => (
            <li
              key={sentence}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 border-amber-line/40 border-t py-3 first:border-t-0 before:font-[620] before:content-[counter(todo)] before:[counter-increment:todo]"
            >
              <span className="max-w-measure">
                {list === null ? sentence : <Link to={lists[list]}>{sentence}</Link>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </AdminPart>
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  const { users, auditsToday, waitingJobs, failedJobs, mails } = overview;
  return (
    <AdminPart title="Now">
      <ul className="grid grid-cols-2 gap-x-8 md:grid-cols-4">
        <Figure value={users.total} label="accounts" to={section('users')} />
        <Figure value={users.pro} label="on Pro" to={`${section('users')}?plan=pro`} />
        <Figure value={users.agency} label="on Agency" to={`${section('users')}?plan=agency`} />
        <Figure value={auditsToday} label="audits today" to={section('audits')} />
        <Figure value={waitingJobs} label="jobs waiting" to={section('queue')} />
        <Figure value={failedJobs} label="jobs given up" to={section('queue')} />
        <Figure value={mails.outbox} label="mails in the outbox" to={lists.outbox} />
        <Figure value={mails.failed} label="mails failed" to={lists['failed-mails']} />
      </ul>
    </AdminPart>
  );
}

function Figure({ value, label, to }: { readonly value: number; readonly label: string; readonly to: string }) {
  return (
    <li className="border-line border-t">
      <Link to={to} className="grid min-h-16 content-center gap-1 py-3 no-underline hover:underline">
        <b className="font-[580] font-display text-figure-lg leading-none">{formatNumber(value)}</b>
        <span className="text-ink-2 text-note">{label}</span>
      </Link>
    </li>
  );
}

const paymentWords: Readonly<Record<Overview['payment'], string>> = {
  'not-set-up': 'Not set up: nobody can pay, plans can be granted',
  stripe: 'Through Stripe',
  'pay-desk': 'At the mock gateway: no money moves',
};

function SetUp({ overview: { payment, isSmtpConfigured } }: { readonly overview: Overview }) {
  return (
    <AdminPart title="Set up">
      <FactList
        facts={[
          { label: 'Payment', value: paymentWords[payment] },
          {
            label: 'Mail',
            value: isSmtpConfigured ? 'Through the mail server' : 'No mail server: messages stay in the outbox',
          },
          { label: 'Other services', value: <Link to={paths.admin.section('providers')}>Providers</Link> },
        ]}
      />
    </AdminPart>
  );
}

function WaitingOverview() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      <div aria-hidden className="grid gap-10">
        {['to-do', 'figures'].map((key) => (
          <div key={key} className="grid gap-4 border-ink border-t-[1.5px] pt-4">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      </div>
    </>
  );
}
