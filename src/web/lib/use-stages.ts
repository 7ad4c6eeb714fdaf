import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from `first` to `last`, one more each time the browser has painted: what is on screen is rendered first, and no part
 * of the rest keeps a press waiting.
 */
export function useStages(first: number, last: number): number {
  const [stage, setStage] = useState(first);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return stage;
}
