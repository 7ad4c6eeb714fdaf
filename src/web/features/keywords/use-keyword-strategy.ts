import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generateKeywordsEndpoint, type KeywordRequest, type KeywordStrategy } from '#shared/api/keywords.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { describeKeywordFailure } from './keyword-failure.ts';

/** A strategy with its request. */
export interface AnsweredStrategy {
  readonly request: KeywordRequest;
  readonly strategy: KeywordStrategy;
}

export interface KeywordRun {
  readonly answered: AnsweredStrategy | null;
  readonly isRunning: boolean;
  /** The error message; null without an error. */
  readonly failure: string | null;
  readonly start: (request: KeywordRequest) => void;
  readonly again: () => void;
}

/** The last strategy is kept for this visit, so that opening the prices does not lose it. */
const strategyKey = ['keyword-strategy'];

/** Requests a strategy: one at a time; the last result stays until the next one. */
export function useKeywordStrategy(): KeywordRun {
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: async (request: KeywordRequest): Promise<AnsweredStrategy> => ({
      request,
      strategy: await callEndpoint(generateKeywordsEndpoint, { body: request }),
    }),
    onSuccess: (answered) => queryClient.setQueryData(strategyKey, answered),
  });
  const kept = queryClient.getQueryData<AnsweredStrategy>(strategyKey) ?? null;
  const start = (request: KeywordRequest) => {
    if (!run.isPending) run.mutate(request);
  };
  return {
    answered: run.isError ? null : (run.data ?? kept),
    isRunning: run.isPending,
    failure: run.isError ? describeKeywordFailure(run.error) : null,
    start,
    again: () => {
      if (run.variables !== undefined) start(run.variables);
    },
  };
}
