import { Link } from 'react-router';
import type { Product } from '#shared/product/prices.ts';
import { MONEY_BACK_DAYS, PLAN_PRICES } from '#shared/product/prices.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { formatInterval, listOrderContents } from './order-text.ts';

interface OrderProps {
  readonly product: Product;
  /** The audit of an add-on, in words; null for a plan. */
  readonly auditWords: string | null;
  /** How much the add-on's pack would contain for that audit; null shows nothing. */
  readonly holds: string | null;
  /** Null: not purchasable. */
  readonly onPay: (() => void) | null;
  /** Where to go instead of paying, when nothing can be sold; null: to the payment. */
  readonly instead: { readonly to: string; readonly label: string } | null;
  /** The session or the availability of payments is still loading. */
  readonly isAsking: boolean;
  readonly isGoing: boolean;
  readonly problem: string | null;
}

/** The order with its price, and the button that goes to the payment. */
export function Order({ product, auditWords, holds, onPay, instead, isAsking, isGoing, problem }: OrderProps) {
  return (
    <div className="grid items-start gap-x-[clamp(3rem,6vw,6rem)] gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink border-t-[1.5px] pt-4">
          <h2 className="text-sub leading-[1.2]">{product.title}</h2>
          <p>
            <b className="font-[560] font-display text-figure-lg leading-[1.1] tracking-display">
              {formatPrice(product.usDollars)}
            </b>{' '}
            {formatInterval(product)}
          </p>
        </div>
        <ul className="mt-4 border-line border-b">
          {listOrderContents(product).map(({ title, detail }) => (
            <li key={title} className="border-line border-t py-3">
              <span className="font-[640]">{title}</span>
              {detail !== null && <span className="block text-ink-2 text-note leading-[1.45]">{detail}</span>}
            </li>
          ))}
          {auditWords !== null && (
            <li className="border-line border-t py-3">
              <span className="font-[640]">For one audit</span>
              <span className="block text-ink-2 text-note leading-[1.45]">{auditWords}</span>
            </li>
          )}
          {holds !== null && (
            <li className="border-line border-t py-3">
              <span className="font-[640]">What you get today</span>
              <span className="block min-h-[2.9em] text-ink-2 text-note leading-[1.45]">{holds}</span>
            </li>
          )}
        </ul>
      </div>
      <div className="lg:pt-4">
        {isAsking ? (
          <Skeleton className="h-14 rounded-2" />
        ) : instead !== null ? (
          <Button asChild variant="ink" size="big" className="w-full">
            <Link to={instead.to}>{instead.label}</Link>
          </Button>
        ) : (
          <Button
            variant="lit"
            size="big"
            className="w-full"
            disabled={isGoing || onPay === null}
            onClick={() => onPay?.()}
          >
            {isGoing ? 'Going to payment' : 'Go to payment'}
          </Button>
        )}
        <p role="alert" className="mt-3 font-[560] text-note text-poor-word empty:mt-0">
          {problem}
        </p>
        <ul className="mt-3 grid gap-2 text-ink-2 text-note">
          <li>The payment page shows the amount again. Nothing is charged before you confirm it there.</li>
          {product.kind === 'plan' ? (
            <li>
              {product.interval === 'month'
                ? 'Month to month.'
                : `Paid for a year, instead of ${formatPrice(PLAN_PRICES[0].usDollars)} a month.`}{' '}
              End it yourself at any time, under Billing.
            </li>
          ) : (
            <li>You pay once. It does not renew.</li>
          )}
          <li>{MONEY_BACK_DAYS} days money back, no reason needed.</li>
        </ul>
      </div>
    </div>
  );
}
