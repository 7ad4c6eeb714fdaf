import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeFactsEndpoint } from '#shared/api/facts.ts';
import type { FactChange } from '#shared/fixes/fact-sheet.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { factsQuery } from './fact-queries.ts';

/** Sends changes of facts; the returned sheet replaces the one on screen. `onMessage` is not called for confirmations. */
export function useFactChange(auditId: string, onMessage: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (changes: FactChange[]) =>
      callEndpoint(changeFactsEndpoint, { params: { auditId }, body: { changes } }),
    onSuccess: (sheet, changes) => {
      queryClient.setQueryData(factsQuery(auditId).queryKey, sheet);
      if (changes.some(({ action }) => action !== 'confirm')) onMessage();
    },
  });
}
