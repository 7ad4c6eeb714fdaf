import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeFactsEndpoint } from '#shared/api/facts.ts';
import type { FactChange } from '#shared/fixes/fact-sheet.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { factsQuery } from './fact-queries.ts';

/** Sends what the owner says of facts; the sheet that comes back takes the place of the one on screen. `onTold`: not for what only confirms. */
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
