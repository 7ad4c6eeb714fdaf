import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiCallError } from './api-error.ts';
import { forgetCurrentUser } from './current-user.ts';

const freshMs = 5 * 60_000;
const keptUnusedMs = 10 * 60_000;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
const queryRetries = 3;
const mutationRetries = 2;

/** A client error is not retried, except 408, which means that the server was only slow. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return true;
  if (error.status === 408) return true;
  return error.status < 400 || error.status > 499;
}

/** The delay before retry number `attempt` (from 0): doubling from one second, capped. */
export function retryDelayMs(attempt: number): number {
  return Math.min(firstRetryMs * 2 ** attempt, longestRetryMs);
}

/** The data-fetch defaults of the specification. A 401 also logs the user out on screen. */
export function createQueryClient(): QueryClient {
  const followEnd = (error: unknown) => {
    if (error instanceof ApiCallError && error.code === 'not-signed-in') void forgetCurrentUser(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: followEnd }),
    mutationCache: new MutationCache({ onError: followEnd }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: keptUnusedMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < queryRetries && isWorthRetrying(error),
        retryDelay: retryDelayMs,
      },
      mutations: {
        retry: (failures, error) => failures < mutationRetries && isWorthRetrying(error),
        retryDelay: firstRetryMs,
      },
    },
  });
  return client;
}
