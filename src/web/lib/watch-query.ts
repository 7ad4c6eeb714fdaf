import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getWatchEndpoint, listWatchesEndpoint, setWatchEndpoint } from '#shared/api/watch.ts';
import { callEndpoint } from './api-client.ts';

/** The watch of a business. Scans run in the background, so cached data is never shown. */
export function watchQuery(businessId: string) {
  return queryOptions({
    queryKey: ['watch', businessId],
    queryFn: ({ signal }) => callEndpoint(getWatchEndpoint, { params: { businessId }, signal }),
    networkMode: 'always',
    staleTime: 0,
  });
}

/** The watched businesses of the account. */
export const watchesQuery = queryOptions({
  queryKey: ['watches'],
  queryFn: ({ signal }) => callEndpoint(listWatchesEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

export interface WatchChange {
  readonly isOn?: boolean;
  readonly sendsMail?: boolean;
}

/** Toggles the watch of a business, or its mails; the screen follows the server's response. */
export function useWatchChange(businessId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: WatchChange) => callEndpoint(setWatchEndpoint, { params: { businessId }, body: change }),
    onSuccess: (watch) => {
      queryClient.setQueryData(watchQuery(businessId).queryKey, watch);
      void queryClient.invalidateQueries({ queryKey: watchesQuery.queryKey });
    },
  });
}
