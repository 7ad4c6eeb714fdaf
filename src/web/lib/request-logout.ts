import { logoutEndpoint } from '#shared/api/auth.ts';
import type { Done } from '#shared/api/done.ts';
import { callAuth } from './call-auth.ts';

/** Ends the session on the server. Loaded on logout. Throws the errors of `callEndpoint`. */
export function requestLogout(): Promise<Done> {
  return callAuth(logoutEndpoint);
}
