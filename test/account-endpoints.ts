import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { signInFailures } from '#server/store/accounts/account-schema.ts';
import { rateLimits } from '#server/store/audits/audit-schema.ts';
import { type CurrentUser, getMeEndpoint } from '#shared/api/auth.ts';
import { mailsTo, tokenIn } from './account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from './server-fixture.ts';

/** A server with its account endpoints for one test file. */
export interface AccountEndpoints {
  readonly fixture: ServiceFixture;
  /** An unused address. */
  newEmail(): string;
  /** A request of a stranger, with no cookies but those of `init`. */
  ask(path: string, init?: RequestInit): Response | Promise<Response>;
  login(email: string, password: string, headers?: Record<string, string>): Response | Promise<Response>;
  register(email: string, password: string): Response | Promise<Response>;
  /** Requests a password reset and returns the token from the mail. */
  askForReset(email: string, headers?: Record<string, string>): Promise<string>;
}

/** Starts a server for the calling test file; every test begins with empty counters, at a full hour. */
export function withAccountEndpoints(settings: Parameters<typeof openServiceFixture>[0] = {}): AccountEndpoints {
  let opened: ServiceFixture | null = null;
  let count = 0;
  const given = () => {
    if (opened === null) throw new Error('The server is there only while the tests of the file run.');
    return opened;
  };
  beforeAll(async () => {
    opened = await openServiceFixture(settings);
  });
  beforeEach(async () => {
    await given().database.orm.delete(rateLimits);
    await given().database.orm.delete(signInFailures);
    given().advanceToFullHour();
  });
  afterAll(() => opened?.close());
  const ask = (path: string, init?: RequestInit) => given().service.app.request(path, init);
  return {
    get fixture() {
      return given();
    },
    newEmail() {
      count += 1;
      return `owner-${count}@porchlight.example`;
    },
    ask,
    login: (email, password, headers = {}) => ask('/api/auth/login', post({ email, password }, headers)),
    register: (email, password) => ask('/api/auth/register', post({ email, password })),
    async askForReset(email, headers = {}) {
      const before = (await mailsTo(given(), email, 'reset-password')).length;
      const response = await ask('/api/auth/forgot-password', post({ email }, headers));
      expect([response.status, await response.text()]).toEqual([200, '{"success":true}']);
      return vi.waitFor(
        async () => {
          const texts = await mailsTo(given(), email, 'reset-password');
          expect(texts.length).toBeGreaterThan(before);
          return tokenIn(texts[0]);
        },
        { timeout: 5000, interval: 5 },
      );
    },
  };
}

/** The user a browser is signed in as. */
export async function fetchCurrentUser(browser: ServiceFixture['ask']): Promise<CurrentUser> {
  return getMeEndpoint.response.parse(await (await browser(getMeEndpoint.path)).json()).user;
}

/** The `Cookie` value that a response sets for `name`; empty when it sets none. */
export function getSetCookie(response: Response, name: string): string {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return line?.split(';')[0] ?? '';
}
