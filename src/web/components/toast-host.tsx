import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useToast } from '#web/lib/toasts.ts';

/** Without a connection its code may not come: then a toast is not shown, and the page goes on. */
const Toaster = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./toaster.tsx').then(
      ({ Toaster }) => ({ default: Toaster }),
      () => ({ default: () => null }),
    ),
);

/** The one place of toasts. Its code is loaded with the first toast and stays, so that F8 finds the region. */
export function ToastHost() {
  const toast = useToast();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (toast !== null) setNeeded(true);
  }, [toast]);
  return <Suspense>{isNeeded && <Toaster />}</Suspense>;
}
