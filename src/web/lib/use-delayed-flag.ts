import { useEffect, useState } from 'react';

/** The delay before a loading indicator: faster responses show none. */
export const flagDelayMs = 300;

/** True once `condition` has been true for `patienceMs` without a break. */
export function useDelayedFlag(condition: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return setLasted(false);
    const timer = setTimeout(() => setLasted(true), flagDelayMs);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && hasLasted;
}
