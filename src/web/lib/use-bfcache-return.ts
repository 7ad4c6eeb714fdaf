import { useEffect } from 'react';

/**
 * Calls `onReturn` when the browser restores this page from its back/forward cache: a button that said "Going to payment"
 * must be reset.
 */
export function useBfcacheReturn(onReturn: () => void): void {
  useEffect(() => {
    const hear = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener('pageshow', hear);
    return () => removeEventListener('pageshow', hear);
  }, [onReturn]);
}
