import { CircleAlert } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';

/** A failed query: what, why, and what to do. An expired session is not included: the gate redirects to the login. */
export function QueryProblem({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-ink border-t-[1.5px] pt-4">
      <p className="flex max-w-measure gap-2 font-[560]">
        <CircleAlert aria-hidden className="mt-[0.15em]" />
        <span>{failureSentence(error)}</span>
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
