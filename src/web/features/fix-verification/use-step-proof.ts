import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getFixStatesEndpoint, markAppliedEndpoint, recheckEndpoint } from '#shared/api/fix-verification.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** How far the steps of an audit's plan are. */
export function fixStatesQuery(auditId: string) {
  return queryOptions({
    queryKey: ['fix-states', auditId],
    queryFn: ({ signal }) => callEndpoint(getFixStatesEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** Says that a step is done, or takes that back; the states that come back take the place of those on screen. */
export function useMarkApplied(auditId: string, checkId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (isApplied: boolean) =>
      callEndpoint(markAppliedEndpoint, { params: { auditId, checkId }, body: { isApplied } }),
    onSuccess: (states) => queryClient.setQueryData(fixStatesQuery(auditId).queryKey, states),
  });
}

/** Has the evidence of a step read again; `page` names where the change is. */
export function useRecheck(auditId: string, checkId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (page: string | null) =>
      callEndpoint(recheckEndpoint, { params: { auditId, checkId }, body: page === null ? {} : { page } }),
    onSuccess: ({ states }) => queryClient.setQueryData(fixStatesQuery(auditId).queryKey, { states }),
  });
}
