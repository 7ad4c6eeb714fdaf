import { useEffect, useState } from 'react';

/** Within this time a wait needs no sign of its own: what arrives by then arrives without a spinner. */
export const flagDelayMs = 300;

/** True once `condition` has held for `patienceMs` without a break. */
export function useDelayedFlag(condition: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return setLasted(false);
    const timer = setTimeout(() => setLasted(true), flagDelayMs);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && hasLasted;
}
