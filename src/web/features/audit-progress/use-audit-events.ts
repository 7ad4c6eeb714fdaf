import { useEffect, useReducer, useState } from 'react';
import { AUDIT_EVENTS_PATH } from '#shared/api/audits.ts';
import { AuditEvent } from '#shared/audit/progress.ts';
import { endpointPath } from '#web/lib/api-client.ts';
import { followEventStream, type StreamState } from '#web/lib/event-stream.ts';
import { initialProgress, type ProgressState, readAuditEvent } from './progress-state.ts';

export interface AuditEvents {
  readonly progress: ProgressState;
  readonly connection: StreamState;
}

/** Subscribes to the events of one audit from the first one, while `isFollowing`. */
export function useAuditEvents(auditId: string, isFollowing: boolean): AuditEvents {
  const [progress, dispatch] = useReducer(readAuditEvent, initialProgress);
  const [connection, setConnection] = useState<StreamState>('connecting');
  const isWanted = isFollowing && progress.end === 'none';

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void followEventStream({
      url: endpointPath(AUDIT_EVENTS_PATH, { auditId }),
      onMessage: ({ data }) => {
        const event = parseEvent(data);
        if (event !== null) dispatch(event);
      },
      onState: setConnection,
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [auditId, isWanted]);

  return { progress, connection };
}

/** An event of the contract; null for an unknown one of a newer server. */
function parseEvent(data: string): AuditEvent | null {
  try {
    const event = AuditEvent.safeParse(JSON.parse(data));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
