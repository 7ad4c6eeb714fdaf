import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProfileView, stateProfileEndpoint } from '#shared/api/facts.ts';
import type { ProfileValues } from '#shared/fixes/owner-profile.ts';
import { callEndpoint } from './api-client.ts';
import { factsQuery, profileQuery } from './fact-queries.ts';

/**
 * Saves the owner's statements on the Google profile: a value left out is cleared. The returned profile replaces the one on
 * screen and is handed to `onSaved`.
 */
export function useProfileSave(auditId: string, onSaved: (view: ProfileView) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: ProfileValues) => callEndpoint(stateProfileEndpoint, { params: { auditId }, body }),
    onSuccess: (view) => {
      queryClient.setQueryData(profileQuery(auditId).queryKey, view);
      void queryClient.invalidateQueries({ queryKey: factsQuery(auditId).queryKey });
      onSaved(view);
    },
  });
}
