import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readSavedAudit, saveAudit } from '#web/lib/saved-audit.ts';
import { auditQuery } from './audit-query.ts';
import { type AuditViewState, readAuditView } from './audit-view-state.ts';

export interface OpenAudit {
  readonly state: AuditViewState;
  readonly refetch: () => void;
}

/** Opens one audit: this browser's copy at once if it has one, the server's as soon as it comes, which is then kept. */
export function useAuditView(auditId: string, startedUrl: string | null): OpenAudit {
  const { data, error, refetch } = useQuery(auditQuery(auditId));
  const [saved] = useState(() => {
    const audit = readSavedAudit();
    return audit?.auditId === auditId ? audit : null;
  });
  useEffect(() => {
    if (data?.result === undefined) return;
    saveAudit({ auditId, url: data.url, savedAt: new Date().toISOString(), analysis: data.result });
  }, [auditId, data]);
  return {
    state: readAuditView({ view: data, error, saved, startedUrl }),
    refetch: () => void refetch(),
  };
}
