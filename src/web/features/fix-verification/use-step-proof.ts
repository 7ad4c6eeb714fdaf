import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getFixStatesEndpoint, markAppliedEndpoint, recheckEndpoint } from '#shared/api/fix-verification.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The states of an audit's plan steps. */
export function fixStatesQuery(auditId: string) {
  return queryOptions({
    queryKey: ['fix-states', auditId],
    queryFn: ({ signal }) => callEndpoint(getFixStatesEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** Marks a step as done, or undoes that; the returned states replace those on screen. */
export function useMarkApplied(auditId: string, checkId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (isApplied: boolean) =>
      callEndpoint(markAppliedEndpoint, { params: { auditId, checkId }, body: { isApplied } }),
    onSuccess: (states) => queryClient.setQueryData(fixStatesQuery(auditId).queryKey, states),
  });
}

/** Recrawls the evidence of a step; `page` is where the change was made. */
export function useRecheck(auditId: string, checkId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (page: string | null) =>
      callEndpoint(recheckEndpoint, { params: { auditId, checkId }, body: page === null ? {} : { page } }),
    onSuccess: ({ states }) => queryClient.setQueryData(fixStatesQuery(auditId).queryKey, { states }),
  });
}
