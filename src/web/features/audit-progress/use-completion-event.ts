import { useEffect, useRef } from 'react';
import { sendPageEvent } from '#web/lib/page-events.ts';

/** Tells `audit_complete` once, when the result takes the place of an audit that was seen running. */
export function useCompletionEvent(stage: 'running' | 'result' | 'other'): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (stage === 'result' && wasRunning.current) sendPageEvent('audit_complete');
    wasRunning.current = stage === 'running';
  }, [stage]);
}
