import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceAccountChange } from './account-channel.ts';
import { ApiCallError, ConnectionError } from './api-error.ts';
import { dropAccountData, leaveAccount } from './current-user.ts';
import { showToast } from './toasts.ts';

/** What to say about a logout that went wrong; null when there is nothing to say. A lost connection counts as success. */
export function logoutComplaint(error: unknown): string | null {
  if (error instanceof ConnectionError) return null;
  return error instanceof ApiCallError && error.code !== 'unexpected-answer' ? error.sentence : 'Logout failed';
}

interface Logout {
  /** The server has been asked and has not answered. */
  readonly isLoggingOut: boolean;
  readonly logOut: () => void;
}

/** Logs out: here as soon as the server has answered, whatever it says. `onLeft` leads away, once that is so. */
export function useLogout(onLeft: () => Promise<void> | void): Logout {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { requestLogout } = await import('./request-logout.ts');
      return requestLogout();
    },
    onSettled: async () => {
      await leaveAccount(queryClient);
      // What was left by choice is forgotten with the other data: a private page must have gone before that.
      await onLeft();
      announceAccountChange();
      return dropAccountData(queryClient);
    },
    onError: (error) => {
      const complaint = logoutComplaint(error);
      if (complaint === null) return;
      showToast('Logout failed', complaint === 'Logout failed' ? null : complaint, 'problem');
    },
  });
  return { isLoggingOut: isPending, logOut: () => isPending || mutate() };
}
