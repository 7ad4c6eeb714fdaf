import { listPurchasesEndpoint } from '#shared/api/admin/users.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { useAddressFilters } from './address-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { ListControls, SearchBox } from './list-controls.tsx';
import { PurchaseTableRow, useRefund } from './purchase-table.tsx';
import { RowList } from './row-list.tsx';
import { useAdminList } from './use-admin-query.ts';

const columns = [
  { label: 'Bought by', width: 'w-[38%]' },
  { label: 'Amount', width: 'w-[14%]' },
  { label: 'State', width: 'w-[15%]' },
  { label: 'Paid', width: 'w-[19%]' },
  { label: 'Refund', width: 'w-[14%]' },
] as const;

/** All payments, the newest first. */
export function PurchaseList() {
  const { search, setFilter } = useAddressFilters();
  const { refund, ask } = useRefund();
  const list = useAdminList(['purchases', search], (cursor, signal) =>
    callEndpoint(listPurchasesEndpoint, { query: { search, cursor }, signal }),
  );
  return (
    <AdminPage title="Purchases" lead="Payments, the newest first. A payment can be given back within 30 days.">
      <ListControls>
        <SearchBox label="Search purchases" value={search} onSearch={(text) => setFilter('search', text)} />
      </ListControls>
      {refund}
      <RowList
        caption="Purchases"
        words={['purchase', 'purchases']}
        columns={columns}
        list={list}
        getKey={({ id }) => id}
        row={(purchase) => <PurchaseTableRow purchase={purchase} onRefund={ask} />}
        empty={search === undefined ? 'Nothing has been bought yet.' : 'No purchase fits this search.'}
      />
    </AdminPage>
  );
}
