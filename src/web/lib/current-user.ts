import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#shared/api/auth.ts';
import { announceAccountChange, hearAccountChanges } from './account-channel.ts';
import { hasSignInHint, writeSignInHint } from './sign-in-hint.ts';

/** The user with what the specification derives from plan and role. Rights themselves are the server's decision. */
export interface SignedInUser extends CurrentUser {
  readonly isPro: boolean;
  readonly isAgency: boolean;
  readonly isFree: boolean;
  /** May enter the operator's rooms. */
  readonly isOperator: boolean;
}

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: SignedInUser }
  /** `failure` is set when nobody could be asked: that counts as logged out, too. */
  | { readonly status: 'anonymous'; readonly failure: Error | null };

/** Who is signed in: key and fetcher in one place. The answer also decides whether the next page needs to ask. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<SignedInUser | null> => {
    const { requestCurrentUser } = await import('./request-current-user.ts');
    const user = await requestCurrentUser(signal);
    writeSignInHint(user !== null);
    return user;
  },
  // Offline is an answer too, not a wait without an end.
  networkMode: 'always',
});

/** What is known of a check, as one of three states. */
export function getAuthState(
  isAsked: boolean,
  check: { readonly data: SignedInUser | null | undefined; readonly error: Error | null },
): AuthState {
  // Who was let in stays while a later check gets no answer: a lost connection must not lose a form. The server decides on every call anyway.
  if (check.data) return { status: 'authenticated', user: check.data };
  if (!isAsked || check.data === null) return { status: 'anonymous', failure: null };
  return check.error === null ? { status: 'loading' } : { status: 'anonymous', failure: check.error };
}

/**
 * Who is signed in. Pages that need an account pass `asksAlways`; the others ask only where somebody may be signed in. In
 * prerendered markup and while React takes over it is nobody.
 */
export function useCurrentUser({ asksAlways = false } = {}): AuthState {
  const hasHint = useSyncExternalStore(noSubscription, hasSignInHint, () => false);
  const isAsked = hasHint || asksAlways;
  const { data, error } = useQuery({ ...currentUserQuery, enabled: isAsked });
  return getAuthState(isAsked, { data, error });
}

/** Cookies tell nobody that they change; every change of ours changes the query as well. */
const noSubscription = () => () => {};

/** Makes this tab follow when another one signs in or out. Once a page. */
export function useFollowOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    return hearAccountChanges(() => {
      if (hasSignInHint()) void queryClient.invalidateQueries();
      else void forgetCurrentUser(queryClient).then(() => dropAccountData(queryClient));
    });
  }, [queryClient]);
}

/** After a login, a registration or a change of the account: asks again, and lets the other tabs ask. */
export async function refreshCurrentUser(queryClient: QueryClient): Promise<SignedInUser | null> {
  const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  announceAccountChange();
  return user;
}

/** Logged out in this tab, before the server has heard of it. */
export async function forgetCurrentUser(queryClient: QueryClient): Promise<void> {
  writeSignInHint(false);
  await queryClient.cancelQueries(currentUserQuery);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
}

const leftByChoiceKey = ['left-by-choice'];

/** As `forgetCurrentUser`, for whoever logs out or deletes the account: private pages then lead home, not to log in again. */
export async function leaveAccount(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(leftByChoiceKey, true);
  await forgetCurrentUser(queryClient);
}

/** Whether the one who was signed in here has just left by choice; forgotten with the other data of the account. */
export function hasLeftByChoice(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(leftByChoiceKey) === true;
}

/** Nothing of the account stays in this tab: its screens have left, what is still shown is asked for as a visitor. */
export async function dropAccountData(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
}
