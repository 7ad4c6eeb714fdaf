import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readSavedAudit, saveAudit } from '#web/lib/saved-audit.ts';
import { auditQuery } from './audit-query.ts';
import { type AuditViewState, readAuditView } from './audit-view-state.ts';

export interface OpenAudit {
  readonly state: AuditViewState;
  readonly refetch: () => void;
}

interface AuditToOpen {
  readonly auditId: string;
  /** The URL, when the audit was just started from here. */
  readonly startedUrl: string | null;
  /** Events of the running audit are arriving: they trigger the request of the result. */
  readonly isTold: boolean;
}

/** Opens one audit: this browser's copy at once if it has one, then the server's, which is saved. */
export function useAuditView({ auditId, startedUrl, isTold }: AuditToOpen): OpenAudit {
  const [saved] = useState(() => {
    const audit = readSavedAudit();
    return audit?.auditId === auditId ? audit : null;
  });
  const isOnlyWaitedFor = startedUrl !== null && saved === null && isTold;
  const { data, error, refetch } = useQuery({ ...auditQuery(auditId), enabled: !isOnlyWaitedFor });
  useEffect(() => {
    if (data?.result === undefined) return;
    saveAudit({ auditId, url: data.url, savedAt: new Date().toISOString(), analysis: data.result });
  }, [auditId, data]);
  const ask = useCallback(() => void refetch(), [refetch]);
  return { state: readAuditView({ view: data, error, saved, startedUrl }), refetch: ask };
}
