import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getFixStates, markApplied, recheck } from '#shared/api/prove.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** How far the steps of an audit's plan are. */
export function fixStatesQuery(auditId: string) {
  return queryOptions({
    queryKey: ['fix-states', auditId],
    queryFn: ({ signal }) => callEndpoint(getFixStates, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** Says that a step is done, or takes that back; the states that come back take the place of those on screen. */
export function useMarkApplied(auditId: string, checkId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (isApplied: boolean) =>
      callEndpoint(markApplied, { params: { auditId, checkId }, body: { isApplied } }),
    onSuccess: (states) => queryClient.setQueryData(fixStatesQuery(auditId).queryKey, states),
  });
}

/** Has the evidence of a step read again; `page` names where the change is. */
export function useRecheck(auditId: string, checkId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (page: string | null) =>
      callEndpoint(recheck, { params: { auditId, checkId }, body: page === null ? {} : { page } }),
    onSuccess: ({ states }) => queryClient.setQueryData(fixStatesQuery(auditId).queryKey, { states }),
  });
}
