import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctBusiness } from '#shared/api/audits.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { auditQuery } from './audit-query.ts';

/** Sends a correction; the audit judged again takes the place of the one on screen. */
export function useCorrection(auditId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (corrections: BusinessCorrections) =>
      callEndpoint(correctBusiness, { params: { auditId }, body: corrections }),
    onSuccess: (result) => {
      queryClient.setQueryData(auditQuery(auditId).queryKey, (view) => view && { ...view, result });
    },
  });
}
