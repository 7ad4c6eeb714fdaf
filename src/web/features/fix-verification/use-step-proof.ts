import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getFixStatesEndpoint, markAppliedEndpoint, recheckEndpoint } from '#shared/api/fix-verification.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { isStepDone, summarizeStepStatus } from './step-status.ts';

/** The states of an audit's plan steps. */
export function fixStatesQuery(auditId: string) {
  return queryOptions({
    queryKey: ['fix-states', auditId],
    queryFn: ({ signal }) => callEndpoint(getFixStatesEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** Ids of the plan's steps that need nothing more from the owner before the next audit; none until the states are loaded. */
export function useDoneSteps(
  auditId: string,
  { actionPlan, collectedAt }: Pick<Analysis, 'actionPlan' | 'collectedAt'>,
): ReadonlySet<string> {
  const states = useQuery(fixStatesQuery(auditId)).data?.states;
  return useMemo(() => {
    const done = actionPlan.filter((step) => isStepDone(summarizeStepStatus(step, states ?? []), collectedAt));
    return new Set(done.map(({ id }) => id));
  }, [actionPlan, collectedAt, states]);
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
