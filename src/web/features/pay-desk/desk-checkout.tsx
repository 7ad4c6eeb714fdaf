import { useMutation } from '@tanstack/react-query';
import { answerPayDesk, type PayDeskCheckout } from '#shared/api/checkout.ts';
import { safeHref } from '#shared/report/safe-link.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { formatMoney } from '#web/lib/format-money.ts';
import { leaveFor } from '#web/lib/leave-for.ts';
import { useCameBack } from '#web/lib/use-came-back.ts';
import { DeskFrame } from './desk-frame.tsx';

/** One payment: pay, decline, or go back. */
export function DeskCheckout({ checkout }: { readonly checkout: PayDeskCheckout }) {
  const { checkoutId, title, amountCents, interval, state } = checkout;
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: async (outcome: 'pay' | 'decline') =>
      leaveFor((await callEndpoint(answerPayDesk, { params: { checkoutId }, body: { outcome } })).url),
  });
  useCameBack(answer.reset);
  const isGoing = answer.isPending || answer.isSuccess;
  return (
    <DeskFrame title="Payment">
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
          <Button look="lit" size="big" disabled={isGoing} onClick={() => answer.mutate('pay')}>
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
    </DeskFrame>
  );
}

/** Back without paying. An address on our own server comes whole or as a path. */
function BackLink({ url }: { readonly url: string }) {
  const href = safeHref(url.startsWith('/') ? new URL(url, location.origin).href : url);
  if (href === null) return null;
  return (
    <TextButton asChild className="mt-4">
      <a href={href}>Back without paying</a>
    </TextButton>
  );
}
