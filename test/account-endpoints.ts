import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { signInFailures } from '#server/store/accounts/account-schema.ts';
import { rateLimits } from '#server/store/audits/audit-schema.ts';
import { type CurrentUser, getMeEndpoint } from '#shared/api/auth.ts';
import { mailsTo, tokenIn } from './account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from './server-fixture.ts';

/** The server with its endpoints of accounts, for as long as the tests of one file run. */
export interface AccountEndpoints {
  readonly fixture: ServiceFixture;
  /** An address that nobody has signed up with. */
  newEmail(): string;
  /** A request of a stranger, with no cookies but those of `init`. */
  ask(path: string, init?: RequestInit): Response | Promise<Response>;
  login(email: string, password: string, headers?: Record<string, string>): Response | Promise<Response>;
  register(email: string, password: string): Response | Promise<Response>;
  /** Asks for a new password and gives the token of the mail that comes. */
  askForReset(email: string, headers?: Record<string, string>): Promise<string>;
}

/** Opens a server before the tests of the file that calls it; every test begins with nothing counted. */
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

/** Who a browser is signed in as. */
export async function fetchCurrentUser(browser: ServiceFixture['ask']): Promise<CurrentUser> {
  return getMeEndpoint.response.parse(await (await browser(getMeEndpoint.path)).json()).user;
}

/** What a response makes the browser send back for the cookie `name`; empty when it sets none. */
export function getSetCookie(response: Response, name: string): string {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return line?.split(';')[0] ?? '';
}
