import { getMeEndpoint } from '#shared/api/auth.ts';
import { isPro } from '#shared/product/plans.ts';
import { hasRole } from '#shared/product/roles.ts';
import { ApiCallError } from './api-error.ts';
import { callAuth } from './call-auth.ts';
import type { SignedInUser } from './current-user.ts';

/**
 * The signed-in user, or null for a visitor: a 401 is a valid response here. Loaded lazily: the contract's schemas are not
 * part of the first script. Throws the errors of `callEndpoint`.
 */
export async function requestCurrentUser(signal: AbortSignal): Promise<SignedInUser | null> {
  try {
    const { user } = await callAuth(getMeEndpoint, { signal });
    return {
      ...user,
      isPro: isPro(user.plan),
      isAgency: user.plan === 'agency',
      isFree: user.plan === 'free',
      isOperator: hasRole(user.role, 'support'),
    };
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 401) return null;
    throw error;
  }
}
