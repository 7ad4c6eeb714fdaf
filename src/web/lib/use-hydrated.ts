import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False in prerendered markup and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
