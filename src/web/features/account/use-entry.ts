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
 * Signs in, with the retry rule of all mutations: a rejected password (4xx) is never sent again; without a response, a
 * second request at most opens another session.
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
        mayHaveArrived.current = mayHaveArrived.current || !isRejection(error);
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
 * A registration whose response was lost may have succeeded; the retry then fails because the account exists. If an earlier
 * try `mayHaveArrived`, the same credentials are tried as a login before that error is shown.
 */
async function registerOrEnter(credentials: Credentials, mayHaveArrived: boolean): Promise<Done> {
  try {
    return await callAuth(registerAccountEndpoint, { body: credentials });
  } catch (refusal) {
    if (!mayHaveArrived || !isRejection(refusal)) throw refusal;
    return callAuth(loginEndpoint, { body: credentials }).catch(() => {
      throw refusal;
    });
  }
}

/** The server rejected the request. */
function isRejection(error: unknown): boolean {
  return error instanceof ApiCallError && error.status >= 400 && error.status < 500 && error.status !== 408;
}

/** After signing in: updates the session and invalidates what the screens show. */
function useEnter(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const user = await refreshCurrentUser(queryClient);
    if (user === null) throw new SessionCookieError('The cookie of the session did not come back.');
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'current-user' });
  };
}
