import { useSyncExternalStore } from 'react';

/** The specification's distance after which the top bar becomes more opaque. */
const thresholdPx = 6;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page has been scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > thresholdPx,
    () => false,
  );
}
