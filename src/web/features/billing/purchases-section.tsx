import { Link } from 'react-router';
import type { PurchaseView } from '#shared/api/billing.ts';
import { MONEY_BACK_DAYS } from '#shared/product/prices.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { formatMoney } from '#web/lib/format-money.ts';
import { paths } from '#web/paths.ts';
import { BillingSection } from './billing-layout.tsx';

const statusWords: Record<PurchaseView['status'], string | null> = {
  paid: null,
  refunded: 'Refunded',
  disputed: 'Disputed',
};

/** All payments, newest first as the server sends them, and how to get a refund. */
export function PurchasesSection({ purchases }: { readonly purchases: readonly PurchaseView[] }) {
  return (
    <BillingSection id="purchases" title="Purchases">
      {purchases.length === 0 ? (
        <p className="text-ink-2">You haven’t bought anything yet.</p>
      ) : (
        <ul className="max-w-[44rem] border-line border-b">
          {purchases.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      )}
      <p className="mt-5 max-w-measure text-ink-2 text-note">
        {MONEY_BACK_DAYS} days money back: <Link to={paths.contact.to()}>contact us</Link> within {MONEY_BACK_DAYS} days
        of the payment, or reply to any of our emails. You need no reason. What the payment opened closes again.{' '}
        <Link to={paths.refunds.to()}>How refunds work</Link>
      </p>
    </BillingSection>
  );
}

function PurchaseRow({ purchase }: { readonly purchase: PurchaseView }) {
  const { title, amountCents, currency, status, paidAt, auditId } = purchase;
  const isPaidBack = status === 'refunded';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-line border-t py-3 first:border-t-0 first:pt-0">
      <span className="font-[640]">{title}</span>
      <span className={isPaidBack ? 'text-right text-ink-2 line-through' : 'text-right'}>
        {formatMoney(amountCents, currency)}
      </span>
      <span className="flex min-h-6 flex-wrap gap-x-4 text-ink-2 text-note">
        <time dateTime={paidAt}>{formatLongDay(paidAt)}</time>
        {auditId !== null && (
          <Link to={paths.audit.to(auditId)} aria-label={`Open the audit of ${title}`}>
            Open the audit
          </Link>
        )}
      </span>
      <span className="text-right text-note font-[620]">{statusWords[status]}</span>
    </li>
  );
}
