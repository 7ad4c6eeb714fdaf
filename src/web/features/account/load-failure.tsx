import { Button } from '#web/components/ui/button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';

interface LoadFailureProps {
  readonly error: unknown;
  readonly tryAgain: () => void;
}

/** Replaces a list that could not be loaded. */
export function LoadFailure({ error, tryAgain }: LoadFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-note">{failureSentence(error)}</p>
      <Button onClick={tryAgain}>Try Again</Button>
    </div>
  );
}
