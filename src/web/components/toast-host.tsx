import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useToast } from '#web/lib/toasts.ts';

/** Offline, the toaster's code may fail to load: then the toast is dropped and the page goes on. */
const Toaster = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./toaster.tsx').then(
      ({ Toaster }) => ({ default: Toaster }),
      () => ({ default: () => null }),
    ),
);

/** The single toast region. Its code is loaded with the first toast and stays, so that F8 finds the region. */
export function ToastHost() {
  const toast = useToast();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (toast !== null) setNeeded(true);
  }, [toast]);
  return <Suspense>{isNeeded && <Toaster />}</Suspense>;
}
