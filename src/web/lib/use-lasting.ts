import { useEffect, useState } from 'react';

/** Within this time a wait needs no sign of its own: what arrives by then arrives without a spinner. */
export const patienceMs = 300;

/** True once `condition` has held for `patienceMs` without a break. */
export function useLasting(condition: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return setLasted(false);
    const timer = setTimeout(() => setLasted(true), patienceMs);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && hasLasted;
}
