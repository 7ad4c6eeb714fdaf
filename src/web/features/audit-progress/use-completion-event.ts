import { useEffect, useRef } from 'react';
import { sendPageEvent } from '#web/lib/page-events.ts';

/** Sends `audit_complete` once, when the result replaces an audit that was seen running. */
export function useCompletionEvent(stage: 'running' | 'result' | 'other'): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (stage === 'result' && wasRunning.current) sendPageEvent('audit_complete');
    wasRunning.current = stage === 'running';
  }, [stage]);
}
