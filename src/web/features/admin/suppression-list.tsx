import { useState } from 'react';
import { listSuppressionsEndpoint, removeSuppressionEndpoint, type Suppression } from '#shared/api/admin/mails.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ActionDialog } from './action-dialog.tsx';
import { useAddressFilters } from './address-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { ListControls, SearchBox } from './list-controls.tsx';
import { MailAddress } from './mail-address.tsx';
import { useOperator } from './operator.tsx';
import { RowList } from './row-list.tsx';
import { StatusMessage } from './status-message.tsx';
import { SuppressDialog } from './suppress-dialog.tsx';
import { useAdminList } from './use-admin-query.ts';

const columns = [
  { label: 'Address', width: 'w-[38%]' },
  { label: 'Why', width: 'w-[26%]' },
  { label: 'Since', width: 'w-[20%]' },
  { label: 'Lift', width: 'w-[16%]' },
] as const;

const reasonWords: Readonly<Record<Suppression['reason'], string>> = {
  bounce: 'Mail came back',
  complaint: 'Reported as spam',
  unsubscribe: 'Unsubscribed',
  operator: 'By an operator',
};

type Open = { readonly kind: 'none' } | { readonly kind: 'add' } | { readonly kind: 'lift'; readonly email: string };

/** Suppressed addresses. */
export function SuppressionList() {
  const { search, setFilter } = useAddressFilters();
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const [message, setMessage] = useState<string | null>(null);
  const list = useAdminList(['suppressions', search], (cursor, signal) =>
    callEndpoint(listSuppressionsEndpoint, { query: { search, cursor }, signal }),
  );
  function show(next: Open): void {
    setMessage(null);
    setOpen(next);
  }
  function done(sentence: string): void {
    setOpen({ kind: 'none' });
    setMessage(sentence);
  }
  return (
    <AdminPage
      title="Suppressions"
      lead="Addresses that get no mail, the newest first. Messages to them are kept and marked as held back."
      actions={<Button onClick={() => show({ kind: 'add' })}>Add an address</Button>}
    >
      <StatusMessage>{message}</StatusMessage>
      <ListControls>
        <SearchBox label="Search addresses" value={search} onSearch={(text) => setFilter('search', text)} />
      </ListControls>
      <RowList
        caption="Suppressed addresses"
        words={['address', 'addresses']}
        columns={columns}
        list={list}
        getKey={({ email }) => email}
        row={(suppression) => (
          <SuppressionRow suppression={suppression} onLift={(email) => show({ kind: 'lift', email })} />
        )}
        empty={search === undefined ? 'Every address may get mail.' : 'No address fits this search.'}
      />
      {open.kind === 'add' && (
        <SuppressDialog
          onClose={() => setOpen({ kind: 'none' })}
          onDone={(email) => done(`${email} gets no mail any more.`)}
        />
      )}
      {open.kind === 'lift' && (
        <ActionDialog
          title="Let this address get mail again"
          consequence={`${open.email} gets mail again. Somebody who complained or unsubscribed must have asked for it.`}
          confirm="Let it get mail"
          act={(reason) => callEndpoint(removeSuppressionEndpoint, { body: { email: open.email, reason } })}
          onDone={() => done(`${open.email} gets mail again.`)}
          onClose={() => setOpen({ kind: 'none' })}
        />
      )}
    </AdminPage>
  );
}

interface SuppressionRowProps {
  readonly suppression: Suppression;
  readonly onLift: (email: string) => void;
}

function SuppressionRow({ suppression: { email, reason, note, createdAt }, onLift }: SuppressionRowProps) {
  const { isOwner } = useOperator();
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        <MailAddress>{email}</MailAddress>
      </th>
      <td data-label="Why">
        <span className="[overflow-wrap:anywhere]">
          {reasonWords[reason]}
          {note !== null && <small>{note}</small>}
        </span>
      </td>
      <td data-label="Since">
        <When at={createdAt} />
      </td>
      <td data-label="Lift">
        {isOwner ? (
          <TextButton className="-my-2.5 justify-self-start" onClick={() => onLift(email)}>
            Lift<span className="sr-only"> for {email}</span>
          </TextButton>
        ) : (
          <span className="text-caption text-ink-2">an owner can lift it</span>
        )}
      </td>
    </tr>
  );
}
