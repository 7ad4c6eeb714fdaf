import { useEffect, useReducer } from 'react';
import { isMarkedThisSession, markThisSession } from '#web/lib/once-per-session.ts';
import { readExitIntent } from './exit-intent.ts';

const seenKey = 'exit_intent_seen';

/** Detects a mouse about to leave the window, once per visit. */
export function useExitIntent(): { readonly isOpen: boolean; readonly close: () => void } {
  const [state, dispatch] = useReducer(readExitIntent, null, () =>
    isMarkedThisSession(seenKey) ? 'over' : 'watching',
  );
  useEffect(() => {
    if (state === 'open') markThisSession(seenKey);
    if (state !== 'watching') return;
    const hear = ({ clientY, pointerType }: PointerEvent) =>
      dispatch({
        type: 'pointer-moved',
        y: clientY,
        isMouse: pointerType === 'mouse',
        isDialogOpen: document.querySelector('dialog[open]') !== null,
      });
    addEventListener('pointermove', hear, { passive: true });
    return () => removeEventListener('pointermove', hear);
  }, [state]);
  return { isOpen: state === 'open', close: () => dispatch({ type: 'closed' }) };
}
