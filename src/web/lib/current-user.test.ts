import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMeEndpoint } from '#shared/api/auth.ts';
import { ApiCallError, ConnectionError } from './api-error.ts';
import {
  currentUserQuery,
  forgetCurrentUser,
  getAuthState,
  refreshCurrentUser,
  type SignedInUser,
} from './current-user.ts';
import { hasSignInHint } from './sign-in-hint.ts';
import { logoutComplaint } from './use-logout.ts';

const account = {
  id: 'u1',
  email: 'dana@lantern.example',
  emailVerified: true,
  plan: 'pro',
  role: 'user',
  createdAt: '2026-11-18T09:00:00.000Z',
} as const;
const user: SignedInUser = { ...account, isPro: true, isAgency: false, isFree: false, isOperator: false };

const answers = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );
const refusal = (code: string) => ({ success: false, error: 'No.', code, requestId: 'r' });

/** Stores one cookie as a browser would: a max-age of 0 deletes it. */
function stubCookies(): void {
  let kept = '';
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      kept = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '');
    },
  });
}

let client: QueryClient;
beforeEach(() => {
  stubCookies();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => void vi.unstubAllGlobals());

describe('getAuthState', () => {
  const away = new ConnectionError('away');
  it.each([
    [false, { data: undefined, error: null }, { status: 'anonymous', failure: null }],
    [true, { data: undefined, error: null }, { status: 'loading' }],
    [true, { data: null, error: null }, { status: 'anonymous', failure: null }],
    [true, { data: user, error: null }, { status: 'authenticated', user }],
    [true, { data: undefined, error: away }, { status: 'anonymous', failure: away }],
    [true, { data: user, error: away }, { status: 'authenticated', user }],
    [false, { data: user, error: null }, { status: 'authenticated', user }],
  ] as const)('asked %s, %j', (isAsked, check, state) => {
    expect(getAuthState(isAsked, check)).toEqual(state);
  });
});

describe('refreshCurrentUser', () => {
  it.each([
    ['free', 'user', { isFree: true, isPro: false, isAgency: false, isOperator: false }],
    ['pro', 'support', { isFree: false, isPro: true, isAgency: false, isOperator: true }],
    ['agency', 'owner', { isFree: false, isPro: true, isAgency: true, isOperator: true }],
  ])('derives what plan %s and role %s mean', async (plan, role, derived) => {
    answers(200, { success: true, user: { ...account, plan, role } });
    expect(await refreshCurrentUser(client)).toMatchObject(derived);
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(getMeEndpoint.path);
    expect(hasSignInHint()).toBe(true);
  });

  it('treats 401 as signed out, and remembers not to ask again', async () => {
    answers(200, { success: true, user: account });
    await refreshCurrentUser(client);
    answers(401, refusal('not-signed-in'));
    expect(await refreshCurrentUser(client)).toBeNull();
    expect(hasSignInHint()).toBe(false);
  });

  it('does not call a fault of the server a logout', async () => {
    answers(500, refusal('internal-error'));
    await expect(refreshCurrentUser(client)).rejects.toMatchObject({ status: 500 });
  });
});

describe('forgetCurrentUser', () => {
  it('signs out even during a request to the server', async () => {
    answers(200, { success: true, user: account });
    await refreshCurrentUser(client);
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => untilAborted(signal));
    void client.refetchQueries(currentUserQuery);
    await forgetCurrentUser(client);
    expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull();
    expect(hasSignInHint()).toBe(false);
  });
});

describe('logoutComplaint', () => {
  const answer = (code: ApiCallError['code']) =>
    new ApiCallError({ status: 500, code, sentence: 'The database is away.', retryAfterSeconds: null });
  it.each([
    [new ConnectionError('away'), null],
    [answer('internal-error'), 'The database is away.'],
    [answer('unexpected-answer'), 'Logout failed'],
  ])('%s', (error, complaint) => {
    expect(logoutComplaint(error)).toBe(complaint);
  });
});

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
