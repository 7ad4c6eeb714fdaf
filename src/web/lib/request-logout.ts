import { logoutEndpoint } from '#shared/api/auth.ts';
import type { Done } from '#shared/api/done.ts';
import { callAuth } from './call-auth.ts';

/** Ends the session on the server. Loaded when somebody logs out. Throws as `callEndpoint` does. */
export function requestLogout(): Promise<Done> {
  return callAuth(logoutEndpoint);
}
