import { useMutation } from '@tanstack/react-query';
import { openPortalEndpoint } from '#shared/api/billing.ts';
import { Button, type ButtonVariant } from '#web/components/ui/button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { redirectTo } from '#web/lib/redirect-to.ts';
import { useBfcacheReturn } from '#web/lib/use-bfcache-return.ts';

/** Opens the payment service's customer portal. */
export function PortalButton({ look: variant, children }: { readonly look: ButtonVariant; readonly children: string }) {
  const request = useMutation({
    networkMode: 'always',
    mutationFn: async () => redirectTo((await callEndpoint(openPortalEndpoint)).url),
  });
  useBfcacheReturn(request.reset);
  const isGoing = request.isPending || request.isSuccess;
  return (
    <div>
      <Button variant={variant} disabled={isGoing} onClick={() => request.mutate()} className="min-w-[13rem]">
        {isGoing ? 'Opening' : children}
      </Button>
      <p role="alert" className="mt-2 font-[560] text-note text-poor-word empty:mt-0">
        {request.isError ? failureSentence(request.error) : null}
      </p>
    </div>
  );
}
