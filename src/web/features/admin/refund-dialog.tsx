import { refundPurchaseEndpoint } from '#shared/api/admin/users.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { formatMoney } from '#web/lib/format-money.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ShownPurchase } from './purchase-table.tsx';

interface RefundDialogProps {
  readonly purchase: ShownPurchase;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** Refunds a payment in full. */
export function RefundDialog({ purchase, onDone, onClose }: RefundDialogProps) {
  const { id, title, amountCents, currency, auditId } = purchase;
  const amount = formatMoney(amountCents, currency);
  return (
    <ActionDialog
      title={`Refund ${amount}`}
      consequence={
        <>
          <p>
            {amount} for {title} goes back to the buyer in full, and cannot be taken back.
          </p>
          <p className="mt-2">
            {auditId === null
              ? 'If it paid for a subscription, the subscription ends at once and with it the plan.'
              : 'The add-on goes from its audit at once.'}
          </p>
        </>
      }
      confirm={`Refund ${amount}`}
      act={(reason) => callEndpoint(refundPurchaseEndpoint, { params: { purchaseId: id }, body: { reason } })}
      onDone={() => onDone(`${amount} for ${title} was given back.`)}
      onClose={onClose}
    />
  );
}
