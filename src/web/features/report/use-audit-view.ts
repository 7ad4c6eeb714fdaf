import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { auditQuery, auditTextsQuery } from '#web/lib/audit-queries.ts';
import { getSavedTexts, readSavedAudit, saveAudit } from '#web/lib/saved-audit.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
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

/** Opens one audit: this browser's copy at once if it has one, then the server's, which is saved; the texts by themselves likewise. */
export function useAuditView({ auditId, startedUrl, isTold }: AuditToOpen): OpenAudit {
  const [saved] = useState(() => {
    const audit = readSavedAudit();
    return audit?.auditId === auditId ? audit : null;
  });
  const isOnlyWaitedFor = startedUrl !== null && saved === null && isTold;
  const { data, error, refetch } = useQuery({ ...auditQuery(auditId), enabled: !isOnlyWaitedFor });
  const [savedTexts] = useState(() => (saved === null ? undefined : getSavedTexts(saved)));
  // The report asks for them when it needs them.
  const { data: texts = savedTexts } = useQuery({ ...auditTextsQuery(auditId), enabled: false });
  const state = useMemo(
    () => readAuditView({ view: data, texts, error, saved, startedUrl }),
    [data, texts, error, saved, startedUrl],
  );
  const analysis = state.kind === 'result' && !state.isSavedCopy ? state.analysis : null;
  const url = data?.url;
  useEffect(() => {
    if (analysis === null || url === undefined) return undefined;
    const audit = { auditId, url, savedAt: new Date().toISOString(), analysis };
    return whenIdle(() => saveAudit(audit));
  }, [auditId, url, analysis]);
  const ask = useCallback(() => void refetch(), [refetch]);
  return { state, refetch: ask };
}
