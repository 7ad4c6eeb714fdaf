import { queryOptions } from '@tanstack/react-query';
import { getAuditEndpoint } from '#shared/api/audits.ts';
import { getOwnerFilesEndpoint } from '#shared/api/owner-files.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import type { ScoreSnapshot } from '#web/lib/score-change.ts';

/** What is stored of the files of an audit's business. */
export function ownerFilesQuery(auditId: string) {
  return queryOptions({
    queryKey: ['owner-files', auditId],
    queryFn: ({ signal }) => callEndpoint(getOwnerFilesEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** The audit's current score, refetched before and after a file is saved. */
export async function fetchScoreSnapshot(auditId: string): Promise<ScoreSnapshot | null> {
  const { result } = await callEndpoint(getAuditEndpoint, { params: { auditId } });
  return result === undefined ? null : { score: result.overallScore, coverage: result.coverage };
}
