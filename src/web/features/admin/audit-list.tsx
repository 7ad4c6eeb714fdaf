import { type AdminAudit, listAllAuditsEndpoint } from '#shared/api/admin/work.ts';
import { AuditStatus } from '#shared/api/audits.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { formatSeconds } from '#web/lib/format-time.ts';
import { readChoice, useAddressFilters } from './address-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { AuditStatusLabel } from './audit-status-label.tsx';
import { FilterSelect, ListControls, SearchBox } from './list-controls.tsx';
import { MailAddress } from './mail-address.tsx';
import { RowList } from './row-list.tsx';
import { useAdminList } from './use-admin-query.ts';

const columns = [
  { label: 'Website', width: 'w-[36%]' },
  { label: 'State', width: 'w-[22%]' },
  { label: 'Time', width: 'w-[12%]' },
  { label: 'Asked for', width: 'w-[30%]' },
] as const;

const statusOptions = [
  ['', 'All states'],
  ['queued', 'Waiting'],
  ['running', 'Running'],
  ['done', 'Done'],
  ['failed', 'Failed'],
] as const satisfies readonly (readonly [AuditStatus | '', string])[];

/** Everybody's audits, without their content. */
export function AuditList() {
  const { params, search, setFilter } = useAddressFilters();
  const status = readChoice(params, 'status', AuditStatus);
  const list = useAdminList(['audits', search, status], (cursor, signal) =>
    callEndpoint(listAllAuditsEndpoint, { query: { search, status, cursor }, signal }),
  );
  return (
    <AdminPage
      title="Audits"
      lead="Audits of everybody, the newest first. Their content belongs to those who asked for them and is not here."
    >
      <ListControls>
        <SearchBox label="Search websites" value={search} onSearch={(text) => setFilter('search', text)} />
        <FilterSelect
          label="State"
          value={status}
          options={statusOptions}
          onChange={(value) => setFilter('status', value)}
        />
      </ListControls>
      <RowList
        caption="Audits"
        words={['audit', 'audits']}
        columns={columns}
        list={list}
        getKey={({ auditId }) => auditId}
        row={(audit) => <AuditRow audit={audit} />}
        empty={
          search === undefined && status === undefined
            ? 'Nobody has asked for an audit yet.'
            : 'No audit fits these filters.'
        }
      />
    </AdminPage>
  );
}

function AuditRow({ audit }: { readonly audit: AdminAudit }) {
  const { url, email, status, overallScore, failureCode, ms, createdAt } = audit;
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        <bdi>{formatHost(url)}</bdi>
        <small>
          <MailAddress>{email ?? 'a visitor'}</MailAddress>
        </small>
      </th>
      <td data-label="State">
        <span>
          <AuditStatusLabel status={status} score={overallScore} />
          {failureCode !== null && <small>{failureCode}</small>}
        </span>
      </td>
      <td data-label="Time">
        {ms === null ? <span className="text-ink-2">not yet</span> : <span>{formatSeconds(ms)}</span>}
      </td>
      <td data-label="Asked for">
        <When at={createdAt} />
      </td>
    </tr>
  );
}
