import { lazy, Suspense } from 'react';
import type { ExitDialogProps } from './exit-dialog.tsx';
import { useExitIntent } from './use-exit-intent.ts';

const ExitDialog = lazy(() => import('./exit-dialog.tsx').then((module) => ({ default: module.ExitDialog })));

/** Shown once, when the visitor is about to leave a finished report: the report by mail, or the upgrade, or a plain no. */
export function ExitIntentOffer(props: Omit<ExitDialogProps, 'onClose'>) {
  const { isOpen, close } = useExitIntent();
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ExitDialog {...props} onClose={close} />
    </Suspense>
  );
}
