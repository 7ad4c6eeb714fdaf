import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceAccountChange } from './account-channel.ts';
import { ApiCallError, ConnectionError } from './api-error.ts';
import { dropAccountData, leaveAccount } from './current-user.ts';
import { showToast } from './toasts.ts';

/** The message for a failed logout; null when there is none. A lost connection counts as success. */
export function logoutComplaint(error: unknown): string | null {
  if (error instanceof ConnectionError) return null;
  return error instanceof ApiCallError && error.code !== 'unexpected-answer' ? error.sentence : 'Logout failed';
}

interface Logout {
  /** The request is pending. */
  readonly isLoggingOut: boolean;
  readonly logOut: () => void;
}

/** Logs out: in this tab once the server has responded, whatever the status. `onLeft` navigates away afterwards. */
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
      // The mark "left on purpose" is reset with the other data: a private page must have been left before that.
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
