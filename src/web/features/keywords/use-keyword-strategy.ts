import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generateKeywords, type KeywordRequest, type KeywordStrategy } from '#shared/api/keywords.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { keywordFailureOf } from './keyword-failure.ts';

export interface KeywordRun {
  readonly strategy: KeywordStrategy | null;
  readonly isRunning: boolean;
  /** What the owner is told; null while nothing failed. */
  readonly failure: string | null;
  readonly start: (request: KeywordRequest) => void;
  readonly again: () => void;
}

/** The last strategy stays for this visit, so that a look at the prices does not lose it. */
const strategyKey = ['keyword-strategy'];

/** Asks for a strategy: one at a time, the last answer stays until the next one. */
export function useKeywordStrategy(): KeywordRun {
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: (request: KeywordRequest) => callEndpoint(generateKeywords, { body: request }),
    onSuccess: (strategy) => queryClient.setQueryData(strategyKey, strategy),
  });
  const kept = queryClient.getQueryData<KeywordStrategy>(strategyKey) ?? null;
  const start = (request: KeywordRequest) => {
    if (!run.isPending) run.mutate(request);
  };
  return {
    strategy: run.isError ? null : (run.data ?? kept),
    isRunning: run.isPending,
    failure: run.isError ? keywordFailureOf(run.error) : null,
    start,
    again: () => {
      if (run.variables !== undefined) start(run.variables);
    },
  };
}
