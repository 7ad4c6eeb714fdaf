import { Link } from 'react-router';
import { listMailsEndpoint, MAIL_STATUSES, type MailRow, MailStatus } from '#shared/api/admin/mails.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { Inbox } from '#web/components/icons/index.ts';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { paths } from '#web/paths.ts';
import { readChoice, useAddressFilters } from './address-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { FilterSelect, ListControls, SearchBox } from './list-controls.tsx';
import { MailAddress } from './mail-address.tsx';
import { MailStatusLabel, mailStatusLabels } from './mail-status-label.tsx';
import { useOperator } from './operator.tsx';
import { RowList } from './row-list.tsx';
import { useAdminList } from './use-admin-query.ts';

const columns = [
  { label: 'Message', width: 'w-[46%]' },
  { label: 'State', width: 'w-[26%]' },
  { label: 'Written', width: 'w-[28%]' },
] as const;

const statusOptions = [
  ['', 'All states'],
  ...MAIL_STATUSES.map((each) => [each, mailStatusLabels[each]] as const),
] as const;

/** All messages, the newest first, without their text. */
export function MailList() {
  const { params, search, setFilter } = useAddressFilters();
  const { isOwner } = useOperator();
  const status = readChoice(params, 'status', MailStatus);
  const list = useAdminList(['mails', search, status], (cursor, signal) =>
    callEndpoint(listMailsEndpoint, { query: { search, status, cursor }, signal }),
  );
  const isOutbox = list.data?.pages[0]?.isSmtpConfigured === false;
  return (
    <AdminPage
      title="Mails"
      lead={
        isOwner
          ? 'Messages, the newest first. Open one to read its text.'
          : 'Messages, the newest first. Their text can be read by owners only.'
      }
    >
      {isOutbox && <OutboxNote />}
      <ListControls>
        <SearchBox
          label="Search recipients and subjects"
          value={search}
          onSearch={(text) => setFilter('search', text)}
        />
        <FilterSelect
          label="State"
          value={status}
          options={statusOptions}
          onChange={(value) => setFilter('status', value)}
        />
      </ListControls>
      <RowList
        caption="Messages"
        words={['message', 'messages']}
        columns={columns}
        list={list}
        getKey={({ id }) => id}
        row={(mail) => <MailListRow mail={mail} isReadable={isOwner} />}
        empty={
          search === undefined && status === undefined
            ? 'No message has been written yet.'
            : 'No message fits these filters.'
        }
      />
    </AdminPage>
  );
}

function OutboxNote() {
  return (
    <p className="mb-5 flex max-w-[44rem] gap-3 border-ink-3 border-t-[1.5px] border-dashed pt-3 text-note">
      <Inbox aria-hidden className="mt-[0.1em]" />
      <span>
        No mail server is set up, so nothing leaves this machine: messages stay here in the outbox to be read. The names
        of the settings are under <Link to={paths.admin.section('providers')}>Providers</Link>.
      </span>
    </p>
  );
}

function MailListRow({ mail, isReadable }: { readonly mail: MailRow; readonly isReadable: boolean }) {
  const { id, kind, to, subject, status, attempts, lastError, createdAt } = mail;
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        {isReadable ? <Link to={paths.admin.mail(id)}>{subject}</Link> : subject}
        <small>
          to <MailAddress>{to}</MailAddress>, {kind}
        </small>
      </th>
      <td data-label="State">
        <span className="[overflow-wrap:anywhere]">
          <MailStatusLabel status={status} />
          {lastError !== null && status !== 'sent' && (
            <small>
              {lastError}, after {formatCount(attempts, 'attempt')}
            </small>
          )}
        </span>
      </td>
      <td data-label="Written">
        <When at={createdAt} />
      </td>
    </tr>
  );
}
