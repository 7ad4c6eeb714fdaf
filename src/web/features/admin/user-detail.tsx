import { Link } from 'react-router';
import { type AdminUserDetail, getUserEndpoint } from '#shared/api/admin/users.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import { CircleSlash } from '#web/components/icons/index.ts';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { paths } from '#web/paths.ts';
import { AdminPage, AdminPart, FactList, type LabeledValue } from './admin-page.tsx';
import { describePlan, roleLabels } from './plan-labels.ts';
import { PurchaseTable } from './purchase-table.tsx';
import { QueryProblem } from './query-problem.tsx';
import { StatusLabel } from './status-label.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import { UserActionList } from './user-action-list.tsx';
import { UserAddOns, UserAudits, UserGrants } from './user-records.tsx';
import { WaitingFacts } from './waiting-facts.tsx';

/** One account: its data, the possible actions, its records. */
export function UserDetail({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useAdminQuery(['user', userId], (signal) =>
    callEndpoint(getUserEndpoint, { params: { userId }, signal }),
  );
  if (error instanceof ApiCallError && error.status === 404) return <NoSuchUser />;
  const shown = data?.user.id === userId ? data : undefined;
  return (
    <AdminPage title={shown?.user.email ?? 'Account'} lead={<Link to={paths.admin.section('users')}>All users</Link>}>
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      {shown === undefined ? error === null && <WaitingFacts /> : <Account detail={shown} />}
    </AdminPage>
  );
}

function NoSuchUser() {
  return (
    <AdminPage title="No such account" lead={<Link to={paths.admin.section('users')}>All users</Link>}>
      <p className="max-w-measure text-ink-2">There is no account with this id. It may have been deleted.</p>
    </AdminPage>
  );
}

function Account({ detail }: { readonly detail: AdminUserDetail }) {
  const { grants, purchases, addOns, audits } = detail;
  return (
    <>
      <FactList facts={factsOf(detail)} />
      <UserActionList detail={detail} />
      <AdminPart title="Purchases">
        {purchases.length === 0 ? (
          <p className="text-ink-2">Nothing was bought.</p>
        ) : (
          <PurchaseTable purchases={purchases} />
        )}
      </AdminPart>
      {grants.length > 0 && <UserGrants grants={grants} />}
      {addOns.length > 0 && <UserAddOns addOns={addOns} />}
      <UserAudits audits={audits} total={detail.user.auditCount} />
    </>
  );
}

function factsOf({ user, subscription, sessions }: AdminUserDetail): LabeledValue[] {
  return [
    { label: 'Plan', value: describePlan(user) },
    {
      label: 'Subscription',
      value: subscription === null ? 'None' : subscriptionWords(subscription),
    },
    { label: 'Role', value: roleLabels[user.role] },
    {
      label: 'State',
      value: user.isSuspended ? (
        <StatusLabel icon={CircleSlash} tone="poor">
          Suspended: cannot sign in
        </StatusLabel>
      ) : (
        'May sign in'
      ),
    },
    { label: 'Address', value: user.emailVerified ? 'Confirmed' : 'Not confirmed' },
    { label: 'Signed in at', value: sessions === 1 ? '1 place' : `${sessions} places` },
    { label: 'Signed up', value: <When at={user.createdAt} /> },
    { label: 'Last seen', value: user.lastSeenAt === null ? 'Never' : <When at={user.lastSeenAt} /> },
    { label: 'Id', value: <code className="font-code text-caption">{user.id}</code> },
  ];
}

function subscriptionWords(subscription: NonNullable<AdminUserDetail['subscription']>): string {
  const { status, price, currentPeriodEnd, endsAtPeriodEnd } = subscription;
  const state = `${price}, ${status.replaceAll('_', ' ')}`;
  if (currentPeriodEnd === null) return state;
  return `${state}, ${endsAtPeriodEnd ? 'ends' : 'paid until'} ${formatMoment(currentPeriodEnd)}`;
}
