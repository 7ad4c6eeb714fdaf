import { logout } from '#shared/api/auth.ts';
import type { Done } from '#shared/api/done.ts';
import { callEndpoint } from './api-client.ts';

/** Ends the session on the server. Loaded when somebody logs out. Throws as `callEndpoint` does. */
export function requestLogout(): Promise<Done> {
  return callEndpoint(logout);
}
