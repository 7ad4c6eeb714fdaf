import { useState } from 'react';
import {
  type AdminPublicClaim,
  deletePublicClaimEndpoint,
  listAllPublicClaimsEndpoint,
} from '#shared/api/admin/content.ts';
import { Eye, EyeOff } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { AdminPage } from './admin-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useOperator } from './operator.tsx';
import { PublicClaimDialog } from './public-claim-dialog.tsx';
import { getClaimVisibility } from './public-claim-draft.ts';
import { QueryProblem } from './query-problem.tsx';
import { StatusLabel } from './status-label.tsx';
import { StatusMessage } from './status-message.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import { WaitingFacts } from './waiting-facts.tsx';

type Open =
  | { readonly kind: 'none' }
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'delete'; readonly statement: AdminPublicClaim };

/** Claims and testimonials with their basis, whether published or not. */
export function PublicClaimList() {
  const { isOwner } = useOperator();
  const { data, error, refetch } = useAdminQuery(['statements'], (signal) =>
    callEndpoint(listAllPublicClaimsEndpoint, { signal }),
  );
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const [message, setMessage] = useState<string | null>(null);
  const close = () => setOpen({ kind: 'none' });
  function show(next: Open): void {
    setMessage(null);
    setOpen(next);
  }
  function done(sentence: string): void {
    close();
    setMessage(sentence);
  }
  return (
    <AdminPage
      title="Content"
      lead="Claims and testimonials. Visitors see one only when it is published and has a basis: what proves it, in words they may check."
      actions={isOwner ? <Button onClick={() => show({ kind: 'new' })}>Add a statement</Button> : undefined}
    >
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      <StatusMessage>{message}</StatusMessage>
      {!isOwner && <p className="pb-4 text-ink-2 text-note">Only an owner can change statements.</p>}
      {data === undefined ? (
        error === null && <WaitingFacts />
      ) : data.statements.length === 0 ? (
        <p className="border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">
          There are none, and the product shows none. Add one once you can say what proves it.
        </p>
      ) : (
        <ul>
          {data.statements.map((claim) => (
            <PublicClaimRow
              key={claim.id}
              statement={claim}
              onEdit={() => show({ kind: 'edit', statement: claim })}
              onDelete={() => show({ kind: 'delete', statement: claim })}
            />
          ))}
        </ul>
      )}
      {(open.kind === 'new' || open.kind === 'edit') && (
        <PublicClaimDialog
          statement={open.kind === 'edit' ? open.statement : null}
          onDone={(isShown) => done(isShown ? 'Kept. Visitors see it.' : 'Kept. Visitors do not see it.')}
          onClose={close}
        />
      )}
      {open.kind === 'delete' && (
        <ConfirmDialog
          title="Delete this statement"
          consequence={`“${open.statement.text}” is deleted with its basis, and is gone for visitors at once. To hide it and keep it, take back its publication instead.`}
          confirm="Delete"
          act={() => callEndpoint(deletePublicClaimEndpoint, { params: { statementId: open.statement.id } })}
          onDone={() => done('The statement was deleted.')}
          onClose={close}
        />
      )}
    </AdminPage>
  );
}

interface PublicClaimRowProps {
  readonly statement: AdminPublicClaim;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function PublicClaimRow({ statement: claim, onEdit, onDelete }: PublicClaimRowProps) {
  const { isOwner } = useOperator();
  const { kind, text, author, authorRole, basis, updatedAt } = claim;
  const { isShown, words } = getClaimVisibility(claim);
  const by = [author, authorRole].filter((part) => part !== null).join(', ');
  return (
    <li className="grid gap-3 border-ink border-t-[1.5px] py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-note">
        <StatusLabel icon={isShown ? Eye : EyeOff} tone={isShown ? 'good' : 'plain'}>
          {words}
        </StatusLabel>
        <span className="text-ink-2">{kind === 'claim' ? 'Claim' : 'Testimonial'}</span>
      </div>
      <blockquote className="max-w-measure font-[500] font-display text-lead leading-[1.35] [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      {by !== '' && <p className="text-note">{by}</p>}
      <p className="max-w-measure text-ink-2 text-note [overflow-wrap:anywhere]">
        {basis === null ? 'No basis: nothing says what proves it.' : `Basis: ${basis}`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-note">
        {isOwner && (
          <span className="flex gap-6">
            <TextButton onClick={onEdit}>
              Change<span className="sr-only"> ({text})</span>
            </TextButton>
            <TextButton onClick={onDelete}>
              Delete<span className="sr-only"> ({text})</span>
            </TextButton>
          </span>
        )}
        <span className="ml-auto text-right text-ink-2">
          Changed <When at={updatedAt} />
        </span>
      </div>
    </li>
  );
}
