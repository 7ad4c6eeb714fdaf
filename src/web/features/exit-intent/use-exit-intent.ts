import { useEffect, useReducer } from 'react';
import { isMarkedThisVisit, markThisVisit } from '#web/lib/visit-mark.ts';
import { readExitIntent } from './exit-intent.ts';

const seenKey = 'exit_intent_seen';

/** Watches for a mouse on its way out of the window, once a visit. */
export function useExitIntent(): { readonly isOpen: boolean; readonly close: () => void } {
  const [state, tell] = useReducer(readExitIntent, null, () => (isMarkedThisVisit(seenKey) ? 'over' : 'watching'));
  useEffect(() => {
    if (state === 'open') markThisVisit(seenKey);
    if (state !== 'watching') return;
    const hear = ({ clientY, pointerType }: PointerEvent) =>
      tell({
        type: 'pointer-moved',
        y: clientY,
        isMouse: pointerType === 'mouse',
        isDialogOpen: document.querySelector('dialog[open]') !== null,
      });
    addEventListener('pointermove', hear, { passive: true });
    return () => removeEventListener('pointermove', hear);
  }, [state]);
  return { isOpen: state === 'open', close: () => tell({ type: 'closed' }) };
}
