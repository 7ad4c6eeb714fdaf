import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CARD_DECLINED } from '#shared/product/payment-text.ts';
import type { ProductKey } from '#shared/product/prices.ts';
import { findProduct } from '#shared/product/prices.ts';
import { CircleAlert, CircleCheck, Clock, FileQuestion, Hourglass } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { paths } from '#web/paths.ts';
import type { PaymentWait } from './payment-wait.ts';

/** The page after the payment, in every state of waiting. Only the payment service's webhook grants a purchase. */
export function PaymentOutcome({ wait, onReload }: { readonly wait: PaymentWait; readonly onReload: () => void }) {
  switch (wait.kind) {
    case 'waiting':
    case 'signed-out':
    case 'granted':
      return (
        <Notice icon={wait.kind === 'granted' ? CircleCheck : Hourglass} title={waitTitle(wait.kind)} level={1}>
          <Steps isTold={wait.kind === 'granted'} />
        </Notice>
      );
    case 'late':
      return (
        <Notice icon={Clock} title="This is taking longer than usual" level={1}>
          <p className="max-w-measure text-ink-2">
            {wait.isUnreachable
              ? 'We can’t check your payment just now. '
              : 'The payment service hasn’t confirmed your payment yet. '}
            If you’ve paid, what you bought opens as soon as it’s confirmed, even if you close this page. We keep
            checking while it’s open.
          </p>
          <Ways>
            <Button variant="ink" onClick={onReload}>
              Load the page again
            </Button>
            <TextButton asChild>
              <Link to={paths.billing.to()}>Open Billing</Link>
            </TextButton>
          </Ways>
        </Notice>
      );
    case 'failed':
      return (
        <Notice icon={CircleAlert} title="Your payment didn’t go through" level={1}>
          <p className="max-w-measure text-ink-2">
            {CARD_DECLINED} {wait.product.title} isn’t open yet.
          </p>
          <AgainOrBack productKey={wait.product.key} auditId={wait.auditId} />
        </Notice>
      );
    case 'expired':
      return (
        <Notice icon={Clock} title="This payment page timed out" level={1}>
          <p className="max-w-measure text-ink-2">
            It was open too long. You paid nothing, and {wait.product.title} isn’t open yet.
          </p>
          <AgainOrBack productKey={wait.product.key} auditId={wait.auditId} />
        </Notice>
      );
    case 'missing':
      return (
        <Notice icon={FileQuestion} title="We can’t find this payment" level={1}>
          <p className="max-w-measure text-ink-2">What you bought is listed under Billing.</p>
          <Ways>
            <Button asChild variant="ink">
              <Link to={paths.billing.to()}>Open Billing</Link>
            </Button>
            <TextButton asChild>
              <Link to={paths.pricing.to()}>See Pricing</Link>
            </TextButton>
          </Ways>
        </Notice>
      );
    default:
      return wait satisfies never;
  }
}

function waitTitle(kind: 'waiting' | 'signed-out' | 'granted'): string {
  return kind === 'granted' ? 'Your purchase is open' : 'Waiting for the payment service';
}

const steps = [
  { id: 'back', text: 'You are back from the payment page' },
  { id: 'told', text: 'The payment service confirms your payment, usually within seconds' },
  { id: 'open', text: 'What you bought opens' },
] as const;

function Steps({ isTold }: { readonly isTold: boolean }) {
  return (
    <ol className="w-full max-w-[34rem] border-line border-b">
      {steps.map(({ id, text }) => {
        const isDone = isTold || id === 'back';
        return (
          <li key={id} className="flex items-start gap-3 border-line border-t py-3">
            {isDone ? (
              <CircleCheck aria-hidden className="mt-[0.15em] text-good-word" />
            ) : (
              <span
                aria-hidden
                className={`mt-[0.15em] size-[1.25em] flex-none rounded-full border-[1.5px] border-line-2 ${id === 'told' ? 'animate-turn border-t-ink' : 'border-dashed'}`}
              />
            )}
            <span>
              {text}
              <span className="sr-only">{isDone ? ', done' : ''}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function AgainOrBack({ productKey, auditId }: { readonly productKey: string; readonly auditId: string | null }) {
  const product: ProductKey | null = findProduct(productKey)?.key ?? null;
  return (
    <Ways>
      <Button asChild variant="lit">
        <Link to={product === null ? paths.pricing.to() : paths.upgrade.to(product, auditId ?? undefined)}>
          Try the payment again
        </Link>
      </Button>
      <TextButton asChild>
        <Link to={paths.audit.to(auditId ?? undefined)}>Back to your audit</Link>
      </TextButton>
    </Ways>
  );
}

function Ways({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>;
}
