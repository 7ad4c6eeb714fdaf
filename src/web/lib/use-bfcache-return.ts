import { useEffect } from 'react';

/**
 * Calls `onReturn` when the reader comes back to this page with the browser's back button and finds it as it was left:
 * a button that said "Going to payment" must not say so for ever.
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
