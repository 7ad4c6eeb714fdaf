import type { Endpoint } from '#shared/api/endpoint.ts';
import { callEndpoint } from './api-client.ts';
import { ConnectionError } from './api-error.ts';

/** The specification's sentence of the auth layer for a missing response. */
export const authNetworkError = 'Network error. Please try again.';

/** Like `callEndpoint`, for signing in and out. Throws `ConnectionError` with the sentence above. */
export const callAuth: typeof callEndpoint = async <E extends Endpoint>(
  endpoint: E,
  options?: Parameters<typeof callEndpoint<E>>[1],
) => {
  try {
    return await callEndpoint(endpoint, options);
  } catch (error) {
    if (error instanceof ConnectionError) throw new ConnectionError(authNetworkError, { cause: error });
    throw error;
  }
};
