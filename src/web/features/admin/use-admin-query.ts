import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Query key prefix of all admin data: a mutation invalidates all of it. */
const ADMIN = 'admin';

/** Refetched whenever a screen opens, because operators decide by current data. Offline is an error, not a wait. */
const fresh = { staleTime: 0, networkMode: 'always' } as const;

type Key = readonly (string | number | null | undefined)[];

/** One query of a screen. */
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

/** A paginated list. The rows of the previous search stay until the new ones arrive. */
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

/** An operator's mutation. Never retried, because it may change money or rights. Invalidates all admin data afterwards. */
export function useAdminAction<Input>(act: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: act,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [ADMIN] }),
  });
}
