import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Everything read here stands under this key: an act makes all of it stale at once. */
const ADMIN = 'admin';

/** Read anew whenever a screen opens: an operator decides by what is true now. Offline is an answer, not a wait. */
const fresh = { staleTime: 0, networkMode: 'always' } as const;

type Key = readonly (string | number | null | undefined)[];

/** One answer of the server for a screen. */
export function useAdminQuery<Answer>(key: Key, ask: (signal: AbortSignal) => Promise<Answer>) {
  return useQuery({
    ...fresh,
    queryKey: [ADMIN, ...key],
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
  });
}

interface RowPage {
  readonly rows: readonly unknown[];
  readonly nextCursor: string | null;
}

/** A long list, page after page. The rows of the search before stay until those of the new one are there. */
export function useAdminList<Page extends RowPage>(
  key: Key,
  askPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
) {
  return useInfiniteQuery({
    ...fresh,
    queryKey: [ADMIN, ...key],
    queryFn: ({ pageParam, signal }) => askPage(pageParam === '' ? undefined : pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/**
 * Something an operator does. Sent once: what changes money or rights is not repeated by itself. Afterwards all that is
 * on screen is read again.
 */
export function useAdminAction<Input>(act: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: act,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [ADMIN] }),
  });
}
