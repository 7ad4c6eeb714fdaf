import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const freshMs = 5 * 60_000;
const keptUnusedMs = 10 * 60_000;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
const queryRetries = 3;
const mutationRetries = 2;

/** A client error is not asked again, except 408: the server itself says that it was only slow. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.status === 408) return true;
  return error.status < 400 || error.status > 499;
}

/** Wait before retry number `attempt` (from 0): doubling from one second, capped. */
export function retryDelayMs(attempt: number): number {
  return Math.min(firstRetryMs * 2 ** attempt, longestRetryMs);
}

/** The data-fetch defaults of the specification. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
