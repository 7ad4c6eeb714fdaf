import { useMutation } from '@tanstack/react-query';
import { openPortal } from '#shared/api/billing.ts';
import { Button, type ButtonLook } from '#web/components/ui/button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { leaveFor } from '#web/lib/leave-for.ts';
import { useCameBack } from '#web/lib/use-came-back.ts';

/** Goes to the customer portal of the payment service. */
export function PortalButton({ look, children }: { readonly look: ButtonLook; readonly children: string }) {
  const request = useMutation({
    networkMode: 'always',
    mutationFn: async () => leaveFor((await callEndpoint(openPortal)).url),
  });
  useCameBack(request.reset);
  const isGoing = request.isPending || request.isSuccess;
  return (
    <div>
      <Button look={look} disabled={isGoing} onClick={() => request.mutate()} className="min-w-[13rem]">
        {isGoing ? 'Opening' : children}
      </Button>
      <p role="alert" className="mt-2 font-[560] text-note text-poor-word empty:mt-0">
        {request.isError ? failureSentence(request.error) : null}
      </p>
    </div>
  );
}
