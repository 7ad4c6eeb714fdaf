import { Link } from 'react-router';
import { type AdminUser, listUsersEndpoint } from '#shared/api/admin/users.ts';
import { Plan } from '#shared/product/plans.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { CircleSlash } from '#web/components/icons/index.ts';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { paths } from '#web/paths.ts';
import { readChoice, useAddressFilters } from './address-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { FilterSelect, ListControls, SearchBox } from './list-controls.tsx';
import { MailAddress } from './mail-address.tsx';
import { describePlan, planOptions, roleLabels } from './plan-labels.ts';
import { RowList } from './row-list.tsx';
import { StatusLabel } from './status-label.tsx';
import { useAdminList } from './use-admin-query.ts';

const columns = [
  { label: 'Account', width: 'w-[38%]' },
  { label: 'Plan', width: 'w-[17%]' },
  { label: 'Audits', width: 'w-[9%]' },
  { label: 'Signed up', width: 'w-[18%]' },
  { label: 'Last seen', width: 'w-[18%]' },
] as const;

/** All accounts, the newest first. */
export function UserList() {
  const { params, search, setFilter } = useAddressFilters();
  const plan = readChoice(params, 'plan', Plan);
  const list = useAdminList(['users', search, plan], (cursor, signal) =>
    callEndpoint(listUsersEndpoint, { query: { search, plan, cursor }, signal }),
  );
  return (
    <AdminPage title="Users" lead="Accounts, the newest first.">
      <ListControls>
        <SearchBox label="Search addresses" value={search} onSearch={(text) => setFilter('search', text)} />
        <FilterSelect label="Plan" value={plan} options={planOptions} onChange={(value) => setFilter('plan', value)} />
      </ListControls>
      <RowList
        caption="Accounts"
        words={['account', 'accounts']}
        columns={columns}
        list={list}
        getKey={({ id }) => id}
        row={(user) => <UserRow user={user} />}
        empty={
          search === undefined && plan === undefined
            ? 'Nobody has signed up yet.'
            : 'No account fits. Search for fewer letters or choose all plans.'
        }
      />
    </AdminPage>
  );
}

function UserRow({ user }: { readonly user: AdminUser }) {
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        <Link to={paths.admin.user(user.id)}>
          <MailAddress>{user.email}</MailAddress>
        </Link>
        <small>
          {[
            user.role !== 'user' && roleLabels[user.role],
            user.emailVerified ? 'address confirmed' : 'address not confirmed',
          ]
            .filter((words) => words !== false)
            .join(', ')}
        </small>
        {user.isSuspended && (
          <p className="text-caption">
            <StatusLabel icon={CircleSlash} tone="poor">
              Suspended
            </StatusLabel>
          </p>
        )}
      </th>
      <td data-label="Plan">
        <span>{describePlan(user)}</span>
      </td>
      <td data-label="Audits">
        <span>{formatNumber(user.auditCount)}</span>
      </td>
      <td data-label="Signed up">
        <When at={user.createdAt} />
      </td>
      <td data-label="Last seen">{user.lastSeenAt === null ? <span>never</span> : <When at={user.lastSeenAt} />}</td>
    </tr>
  );
}
