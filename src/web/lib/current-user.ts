import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#shared/api/auth.ts';
import { announceAccountChange, hearAccountChanges } from './account-channel.ts';
import { hasSignInHint, writeSignInHint } from './sign-in-hint.ts';

/** The user with what the specification derives from plan and role. The server decides on rights. */
export interface SignedInUser extends CurrentUser {
  readonly isPro: boolean;
  readonly isAgency: boolean;
  readonly isFree: boolean;
  /** May open the admin screens. */
  readonly isOperator: boolean;
}

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: SignedInUser }
  /** `failure` is set when the request failed: that counts as logged out, too. */
  | { readonly status: 'anonymous'; readonly failure: Error | null };

/** The query of the signed-in user. Its result also decides whether the next page needs to request it. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<SignedInUser | null> => {
    const { requestCurrentUser } = await import('./request-current-user.ts');
    const user = await requestCurrentUser(signal);
    writeSignInHint(user !== null);
    return user;
  },
  // Offline is an error, not an endless wait.
  networkMode: 'always',
});

/** Maps the query to one of three states. */
export function getAuthState(
  isAsked: boolean,
  check: { readonly data: SignedInUser | null | undefined; readonly error: Error | null },
): AuthState {
  // A signed-in user stays signed in while a later request fails: a lost connection must not lose a form. The server
  // authorizes every call anyway.
  if (check.data) return { status: 'authenticated', user: check.data };
  if (!isAsked || check.data === null) return { status: 'anonymous', failure: null };
  return check.error === null ? { status: 'loading' } : { status: 'anonymous', failure: check.error };
}

/**
 * The signed-in user. Pages that need an account pass `asksAlways`; the others send the request only if somebody may be
 * signed in. In prerendered markup and during hydration nobody is.
 */
export function useCurrentUser({ asksAlways = false } = {}): AuthState {
  const hasHint = useSyncExternalStore(noSubscription, hasSignInHint, () => false);
  const isAsked = hasHint || asksAlways;
  const { data, error } = useQuery({ ...currentUserQuery, enabled: isAsked });
  return getAuthState(isAsked, { data, error });
}

/** Cookies have no change event; every change of ours also updates the query. */
const noSubscription = () => () => {};

/** Makes this tab follow when another one signs in or out. Used once per page. */
export function useFollowOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    return hearAccountChanges(() => {
      if (hasSignInHint()) void queryClient.invalidateQueries();
      else void forgetCurrentUser(queryClient).then(() => dropAccountData(queryClient));
    });
  }, [queryClient]);
}

/** After a login, a registration or a change of the account: refetches, and notifies the other tabs. */
export async function refreshCurrentUser(queryClient: QueryClient): Promise<SignedInUser | null> {
  const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  announceAccountChange();
  return user;
}

/** Logs out in this tab, before the server has responded. */
export async function forgetCurrentUser(queryClient: QueryClient): Promise<void> {
  writeSignInHint(false);
  await queryClient.cancelQueries(currentUserQuery);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
}

const leftByChoiceKey = ['left-by-choice'];

/** Like `forgetCurrentUser`, for a logout or a deleted account: private pages then redirect home, not to the login. */
export async function leaveAccount(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(leftByChoiceKey, true);
  await forgetCurrentUser(queryClient);
}

/** Whether the user has just left on purpose; reset with the other data of the account. */
export function hasLeftByChoice(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(leftByChoiceKey) === true;
}

/** Removes the account's data from this tab: what is still on screen is refetched as a visitor. */
export async function dropAccountData(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
}
