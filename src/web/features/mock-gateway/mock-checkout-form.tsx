import { useMutation } from '@tanstack/react-query';
import { completeMockCheckoutEndpoint, type MockCheckoutView } from '#shared/api/checkout.ts';
import { safeHref } from '#shared/report/safe-href.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { formatMoney } from '#web/lib/format-money.ts';
import { redirectTo } from '#web/lib/redirect-to.ts';
import { useBfcacheReturn } from '#web/lib/use-bfcache-return.ts';
import { MockGatewayFrame } from './mock-gateway-frame.tsx';

/** One payment: pay, decline, or go back. */
export function MockCheckoutForm({ checkout }: { readonly checkout: MockCheckoutView }) {
  const { checkoutId, title, amountCents, interval, state } = checkout;
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: async (outcome: 'pay' | 'decline') =>
      redirectTo((await callEndpoint(completeMockCheckoutEndpoint, { params: { checkoutId }, body: { outcome } })).url),
  });
  useBfcacheReturn(answer.reset);
  const isGoing = answer.isPending || answer.isSuccess;
  return (
    <MockGatewayFrame title="Payment">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-y-[1.5px] border-b-line py-4">
        <h2 className="text-sub leading-[1.2]">{title}</h2>
        <p>
          <b className="font-[560] font-display text-figure-lg leading-[1.1] tracking-display">
            {formatMoney(amountCents, 'usd')}
          </b>{' '}
          {interval === null ? 'once' : `a ${interval}`}
        </p>
      </div>
      {state === 'open' ? (
        <div className="mt-6 grid gap-3">
          <Button variant="lit" size="big" disabled={isGoing} onClick={() => answer.mutate('pay')}>
            Pay
          </Button>
          <Button size="big" disabled={isGoing} onClick={() => answer.mutate('decline')}>
            Decline the card
          </Button>
          <p role="alert" className="font-[560] text-note text-poor-word">
            {answer.isError ? failureSentence(answer.error) : null}
          </p>
        </div>
      ) : (
        <p className="mt-6">
          {state === 'complete'
            ? 'This payment has been made already.'
            : 'This payment was open for too long and is closed.'}
        </p>
      )}
      <BackLink url={checkout.cancelUrl} />
    </MockGatewayFrame>
  );
}

/** Cancel. A URL on our own server may be absolute or a path. */
function BackLink({ url }: { readonly url: string }) {
  const href = safeHref(url.startsWith('/') ? new URL(url, location.origin).href : url);
  if (href === null) return null;
  return (
    <TextButton asChild className="mt-4">
      <a href={href}>Back without paying</a>
    </TextButton>
  );
}
