import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { z } from 'zod';
import { changeMockSubscriptionEndpoint, type getMockPortalEndpoint } from '#shared/api/checkout.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { refreshCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { MockGatewayFrame } from './mock-gateway-frame.tsx';

type Portal = z.output<(typeof getMockPortalEndpoint)['response']>;
type Change = 'end-now' | 'end-at-period-end' | 'keep';

/** The mock of the payment service's customer portal: cancel the subscription, or keep it. */
export function MockGatewayPortal({ subscription }: Portal) {
  const queryClient = useQueryClient();
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (what: Change) => callEndpoint(changeMockSubscriptionEndpoint, { body: { change: what } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      await refreshCurrentUser(queryClient).catch(() => null);
    },
  });
  const button = (what: Change, label: string) => (
    <Button disabled={change.isPending} onClick={() => change.mutate(what)}>
      {label}
    </Button>
  );
  return (
    <MockGatewayFrame title="Your subscription">
      {subscription === null ? (
        <p className="border-ink border-t-[1.5px] pt-4">There is no subscription at this desk.</p>
      ) : (
        <>
          <div className="border-ink border-t-[1.5px] border-b border-b-line py-4">
            <h2 className="text-sub leading-[1.2]">{subscription.title}</h2>
            <p role="status" className="mt-1 text-ink-2">
              {subscription.endsAtPeriodEnd ? 'Ends' : 'Renews'} on {formatLongDay(subscription.currentPeriodEnd)}.
            </p>
          </div>
          <div className="mt-6 grid gap-3">
            {subscription.endsAtPeriodEnd
              ? button('keep', 'Keep the subscription')
              : button('end-at-period-end', 'End at the end of the period')}
            {button('end-now', 'End now')}
          </div>
        </>
      )}
      <p role="alert" className="mt-3 font-[560] text-note text-poor-word">
        {change.isError ? failureSentence(change.error) : null}
      </p>
      <TextButton asChild className="mt-4">
        <Link to={paths.billing.to()}>Back to Billing</Link>
      </TextButton>
    </MockGatewayFrame>
  );
}
