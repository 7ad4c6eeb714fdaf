import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminPurchase } from '#shared/api/admin/users.ts';
import { CircleAlert, CircleCheck, Undo2 } from '#web/components/icons/index.ts';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { When } from '#web/components/when.tsx';
import { formatMoney } from '#web/lib/format-money.ts';
import { paths } from '#web/paths.ts';
import { MailAddress } from './mail-address.tsx';
import { useOperator } from './operator.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { StatusLabel } from './status-label.tsx';
import { StatusMessage } from './status-message.tsx';

/** A payment as a row: with its account in the list of all payments, without it on an account's screen. */
export type ShownPurchase = Omit<AdminPurchase, 'userId' | 'email'> & Partial<Pick<AdminPurchase, 'userId' | 'email'>>;

/** The payments of one account. */
export function PurchaseTable({ purchases }: { readonly purchases: readonly ShownPurchase[] }) {
  const { refund, ask } = useRefund();
  return (
    <>
      {refund}
      <table className="ruled-table stacked-rows">
        <caption className="sr-only">Purchases</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[34%]">
              Bought
            </th>
            <th scope="col">Amount</th>
            <th scope="col">State</th>
            <th scope="col">Paid</th>
            <th scope="col">
              <span className="sr-only">Refund</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {purchases.map((purchase) => (
            <PurchaseTableRow key={purchase.id} purchase={purchase} onRefund={ask} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The refund form and its outcome, once for a whole table. */
export function useRefund() {
  const [asked, setAsked] = useState<ShownPurchase | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  return {
    ask: (purchase: ShownPurchase) => {
      setMessage(null);
      setAsked(purchase);
    },
    refund: (
      <>
        <StatusMessage>{message}</StatusMessage>
        {asked !== null && (
          <RefundDialog
            purchase={asked}
            onClose={() => setAsked(null)}
            onDone={(sentence) => {
              setAsked(null);
              setMessage(sentence);
            }}
          />
        )}
      </>
    ),
  };
}

interface PurchaseRowProps {
  readonly purchase: ShownPurchase;
  readonly onRefund: (purchase: ShownPurchase) => void;
}

export function PurchaseTableRow({ purchase, onRefund }: PurchaseRowProps) {
  const { title, email, userId, amountCents, currency, status, paidAt } = purchase;
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        {title}
        {email !== undefined && (
          <small>
            {typeof userId === 'string' ? (
              <Link to={paths.admin.user(userId)}>
                <MailAddress>{email ?? 'account'}</MailAddress>
              </Link>
            ) : (
              'account deleted'
            )}
          </small>
        )}
      </th>
      <td data-label="Amount">
        <span>{formatMoney(amountCents, currency)}</span>
      </td>
      <td data-label="State">
        <PurchaseStatusWord status={status} />
      </td>
      <td data-label="Paid">
        <When at={paidAt} />
      </td>
      {purchase.status === 'paid' ? (
        <td data-label="Refund">
          <RefundWay purchase={purchase} onRefund={onRefund} />
        </td>
      ) : (
        <td className="not-on-phone" />
      )}
    </tr>
  );
}

/** The refund button, or why there is none. */
function RefundWay({ purchase, onRefund }: PurchaseRowProps) {
  const { isOwner } = useOperator();
  if (!purchase.isRefundable) return <span className="text-caption text-ink-2">past 30 days</span>;
  if (!isOwner) return <span className="text-caption text-ink-2">an owner can refund</span>;
  return (
    <TextButton className="-my-2.5 justify-self-start" onClick={() => onRefund(purchase)}>
      Refund<span className="sr-only"> {purchase.title}</span>
    </TextButton>
  );
}

function PurchaseStatusWord({ status }: Pick<AdminPurchase, 'status'>) {
  switch (status) {
    case 'paid':
      return (
        <StatusLabel icon={CircleCheck} tone="quiet">
          Paid
        </StatusLabel>
      );
    case 'refunded':
      return <StatusLabel icon={Undo2}>Refunded</StatusLabel>;
    case 'disputed':
      return (
        <StatusLabel icon={CircleAlert} tone="poor">
          Disputed
        </StatusLabel>
      );
    default:
      return status satisfies never;
  }
}
