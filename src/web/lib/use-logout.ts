import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceAccountChange } from './account-channel.ts';
import { ApiError, ConnectionError } from './api-error.ts';
import { dropAccountData, leaveAccount } from './current-user.ts';
import { showToast } from './toasts.ts';

/** What to say about a logout that went wrong; null when there is nothing to say. A lost connection counts as success. */
export function logoutComplaint(error: unknown): string | null {
  if (error instanceof ConnectionError) return null;
  return error instanceof ApiError && error.code !== 'unexpected-answer' ? error.sentence : 'Logout failed';
}

/** Logs out: here at once and whatever happens, on the server as soon as it hears of it. */
export function useLogout(): () => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { requestLogout } = await import('./request-logout.ts');
      return requestLogout();
    },
    onMutate: () => leaveAccount(queryClient),
    onSettled: () => {
      announceAccountChange();
      return dropAccountData(queryClient);
    },
    onError: (error) => {
      const complaint = logoutComplaint(error);
      if (complaint === null) return;
      showToast('Logout failed', complaint === 'Logout failed' ? null : complaint, 'problem');
    },
  });
  return mutate;
}
