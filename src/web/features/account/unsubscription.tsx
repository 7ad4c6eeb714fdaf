import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unsubscribeEndpoint } from '#shared/api/unsubscribe.ts';
import { BellOff, Link2Off } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { Outcome } from './outcome.tsx';

/** Unsubscribes the address of a mailed link when the button is pressed; link scanners have no effect. */
export function Unsubscription({ token }: { readonly token: string | null }) {
  const request = useMutation({
    networkMode: 'always',
    mutationFn: (given: string) => callEndpoint(unsubscribeEndpoint, { query: { token: given } }),
  });
  if (token === null) {
    return (
      <Outcome icon={Link2Off} title="This link has nothing to unsubscribe">
        <p className="text-ink-2">Open the link at the end of the message that you no longer want.</p>
      </Outcome>
    );
  }
  if (request.isSuccess) {
    return (
      <Outcome icon={BellOff} title="You won’t get any more of these">
        <p className="text-ink-2">
          We no longer send reports and news to this address. We still send account messages, such as a password reset.
        </p>
        <Button asChild variant="outline">
          <Link to={paths.home.to()}>Go to Porchlight</Link>
        </Button>
      </Outcome>
    );
  }
  return (
    <Outcome icon={BellOff} title="Stop these messages?">
      <p className="text-ink-2">We’ll stop sending reports and news to this address. You need no account for that.</p>
      <Button variant="ink" onClick={() => request.mutate(token)} aria-disabled={request.isPending}>
        Stop them
      </Button>
      {request.isError && (
        <p role="alert" className="text-note text-poor-word">
          {failureSentence(request.error)}
        </p>
      )}
    </Outcome>
  );
}
