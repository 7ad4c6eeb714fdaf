import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctBusinessEndpoint } from '#shared/api/audits.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { auditQuery } from './audit-query.ts';

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
      // If only this browser's copy was on screen, the server's corrected one replaces it.
      if (view === undefined) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
