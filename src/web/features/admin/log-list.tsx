import { type LogEntry, listLogEndpoint } from '#shared/api/admin/metrics.ts';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { useAddressFilters } from './address-filters.ts';
import { AdminPage, FactList } from './admin-page.tsx';
import { describeLogAction, logDetails } from './describe-log-action.ts';
import { ListControls, SearchBox } from './list-controls.tsx';
import { MailAddress } from './mail-address.tsx';
import { RowList } from './row-list.tsx';
import { useAdminList } from './use-admin-query.ts';

const columns = [
  { label: 'What', width: 'w-[27%]' },
  { label: 'Reason', width: 'w-[29%]' },
  { label: 'Who', width: 'w-[24%]' },
  { label: 'When', width: 'w-[20%]' },
] as const;

/** The operators' actions. The log is append-only. */
export function LogList() {
  const { search, setFilter } = useAddressFilters();
  const list = useAdminList(['log', search], (cursor, signal) =>
    callEndpoint(listLogEndpoint, { query: { search, cursor }, signal }),
  );
  return (
    <AdminPage title="Log" lead="What operators did, the newest first. Entries cannot be changed or taken out.">
      <ListControls>
        <SearchBox label="Search the log" value={search} onSearch={(text) => setFilter('search', text)} />
      </ListControls>
      <RowList
        caption="Log of what operators did"
        words={['entry', 'entries']}
        columns={columns}
        list={list}
        getKey={({ id }) => id}
        row={(entry) => <LogRow entry={entry} />}
        empty={search === undefined ? 'Nothing has been done yet.' : 'No entry fits this search.'}
      />
    </AdminPage>
  );
}

function LogRow({ entry: { at, actor, action, subject, reason, details } }: { readonly entry: LogEntry }) {
  const facts = logDetails(details);
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        {describeLogAction(action)}
        <small>
          <MailAddress>{subject}</MailAddress>
        </small>
      </th>
      <td data-label="Reason">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          {reason ?? <span className="text-ink-2">none asked for</span>}
          {facts.length > 0 && (
            <Disclosure
              summaryClassName="-mb-2.5 inline-flex min-h-11 items-center gap-1 text-caption font-[560]"
              summary={
                <>
                  Details <DisclosureArrow />
                </>
              }
            >
              <div className="pt-2.5">
                <FactList facts={facts} />
              </div>
            </Disclosure>
          )}
        </div>
      </td>
      <td data-label="Who">
        <span className="[overflow-wrap:anywhere]">
          <MailAddress>{actor}</MailAddress>
        </span>
      </td>
      <td data-label="When">
        <When at={at} />
      </td>
    </tr>
  );
}
