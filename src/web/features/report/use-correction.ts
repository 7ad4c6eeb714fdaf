import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctBusinessEndpoint } from '#shared/api/audits.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { auditQuery, auditTextsQuery } from '#web/lib/audit-queries.ts';

/** Sends a correction; the reevaluated audit replaces the one on screen. */
export function useCorrection(auditId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (corrections: BusinessCorrections) =>
      callEndpoint(correctBusinessEndpoint, { params: { auditId }, body: corrections }),
    onSuccess: (result) => {
      const { queryKey } = auditQuery(auditId);
      const view = queryClient.setQueryData(queryKey, (known) => known && { ...known, result });
      // Its texts follow; if only this browser's copy was on screen, all of the server's corrected one.
      void queryClient.invalidateQueries({
        queryKey: view === undefined ? queryKey : auditTextsQuery(auditId).queryKey,
      });
    },
  });
}
