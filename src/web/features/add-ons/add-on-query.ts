import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AddOnInput,
  type AddOnPackView,
  getAddOnPackEndpoint,
  putAddOnInputEndpoint,
} from '#shared/api/add-on-packs.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** Crawling a competitor takes some seconds. */
const askAgainMs = 3_000;

/** The pack of one add-on; polled while competitors are crawled. */
export function addOnPackQuery(auditId: string, addOnId: AddOnId) {
  return queryOptions({
    queryKey: ['add-on', auditId, addOnId],
    queryFn: ({ signal }) => callEndpoint(getAddOnPackEndpoint, { params: { auditId, addOnId }, signal }),
    networkMode: 'always',
    // Facts may have been changed on the same page since.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? askAgainMs : false),
  });
}

/** Whether part of the pack is still being crawled. */
function isUnderWay({ content }: AddOnPackView): boolean {
  return (
    content.addOnId === 'competitor-snapshot' &&
    content.pack.rivals.some(({ state }) => state === 'queued' || state === 'running')
  );
}

/** Sends reviews or competitors; the returned pack replaces the one on screen. */
export function useAddOnInput(auditId: string, addOnId: AddOnId) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // Not retried: each submission of competitors counts against limits.
    retry: false,
    mutationFn: (body: AddOnInput) => callEndpoint(putAddOnInputEndpoint, { params: { auditId, addOnId }, body }),
    onSuccess: (view) => queryClient.setQueryData(addOnPackQuery(auditId, addOnId).queryKey, view),
  });
}
