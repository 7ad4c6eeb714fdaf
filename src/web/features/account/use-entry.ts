import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Credentials, loginEndpoint, registerAccountEndpoint } from '#shared/api/auth.ts';
import type { Done } from '#shared/api/done.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { callAuth } from '#web/lib/call-auth.ts';
import { refreshCurrentUser } from '#web/lib/current-user.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { SessionCookieError } from './session-cookie-error.ts';

/**
 * Signs in. The retry rule of all mutations holds: a refused password (4xx) is never sent again; when no answer came, a
 * second arrival opens one more session of the same person and nothing else.
 */
export function useLogin() {
  const enter = useEnter();
  return useMutation({
    networkMode: 'always',
    mutationFn: (credentials: Credentials) => callAuth(loginEndpoint, { body: credentials }),
    onSuccess: enter,
  });
}

/** Creates an account and signs in. */
export function useRegistration() {
  const enter = useEnter();
  const mayHaveArrived = useRef(false);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (credentials: Credentials) => {
      try {
        return await registerOrEnter(credentials, mayHaveArrived.current);
      } catch (error) {
        mayHaveArrived.current = mayHaveArrived.current || !isRefusal(error);
        throw error;
      }
    },
    onSuccess: () => {
      sendPageEvent('signup_complete');
      return enter();
    },
  });
}

/**
 * A registration whose answer was lost may have succeeded, and is then refused because the account exists. When an earlier
 * try `mayHaveArrived`, the same e-mail and password are tried as a login before that refusal is told.
 */
async function registerOrEnter(credentials: Credentials, mayHaveArrived: boolean): Promise<Done> {
  try {
    return await callAuth(registerAccountEndpoint, { body: credentials });
  } catch (refusal) {
    if (!mayHaveArrived || !isRefusal(refusal)) throw refusal;
    return callAuth(loginEndpoint, { body: credentials }).catch(() => {
      throw refusal;
    });
  }
}

/** The server understood and said no. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiCallError && error.status >= 400 && error.status < 500 && error.status !== 408;
}

/** After the server has let somebody in: who it is, and what the screens show for them. */
function useEnter(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const user = await refreshCurrentUser(queryClient);
    if (user === null) throw new SessionCookieError('The cookie of the session did not come back.');
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'current-user' });
  };
}
