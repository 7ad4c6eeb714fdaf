import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import { accountSessions, credentials, users, verifications } from '../../store/accounts/account-schema.ts';
import type { CoreServices } from '../core-services.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { SESSION_IDLE_MS } from './session-life.ts';
import { hashToken, newToken } from './token-hash.ts';

const USER_AGENT_LENGTH = 300;

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string;
}

export interface SignedIn {
  readonly userId: string;
  /** For the cookie; the database holds its hash. */
  readonly token: string;
  /** The hash that the password was checked against, or the newly created one. */
  readonly passwordHash: string;
}

/** The part of Better Auth that we use. Its own endpoints are not reachable, and no other file imports it. */
export interface AuthEngine {
  /** Creates an account and signs in; null when there is one with this address. One transaction. */
  signUp(input: SignInInput): Promise<SignedIn | null>;
  /** Null for a wrong password and for an unknown address, after the same amount of work. */
  signIn(input: SignInInput): Promise<SignedIn | null>;
}

/** Opens Better Auth over our tables: no plug-ins, no providers, no handler. Loading it takes 200 ms: import it on demand. */
export function openAuthEngine({ database, secret, config, now }: CoreServices, passwords: PasswordHashes): AuthEngine {
  const newSession = new AsyncLocalStorage<string>();
  const checkedHash = new AsyncLocalStorage<{ value: string }>();
  const madeHash = new AsyncLocalStorage<{ password: string; hash: string }>();

  const auth = betterAuth({
    baseURL: config.publicUrl.origin,
    basePath: '/never-mounted',
    secret: createHmac('sha256', secret).update('better-auth').digest('base64url'),
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      transaction: true,
      schema: { user: users, session: accountSessions, account: credentials, verification: verifications },
    }),
    // Its log lines contain email addresses.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: {
        hash: async (password) => {
          const made = madeHash.getStore();
          return made?.password === password ? made.hash : passwords.hash(password);
        },
        verify: ({ hash, password }) => {
          const checked = checkedHash.getStore();
          if (checked !== undefined) checked.value = hash;
          return passwords.verify(hash, password);
        },
      },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, ...bornNow(now) } }) } },
      session: {
        create: {
          // Better Auth stores a session's token (190 bits) in clear, and the address it detected.
          before: async (session) => {
            const token = newSession.getStore();
            if (token === undefined) throw new Error('A session is made only where its token is handed out.');
            const expiresAt = new Date(now() + SESSION_IDLE_MS);
            const kept = { token: hashToken(token), ipAddress: null, expiresAt, ...bornNow(now) };
            return { data: { ...session, ...kept } };
          },
        },
      },
    },
  });

  return {
    async signUp({ email, password, userAgent }) {
      // Hashed before the transaction, which must not hold a connection that long.
      const hash = await passwords.hash(password);
      const token = newToken();
      const call = () => auth.api.signUpEmail({ body: { name: '', email, password }, headers: headersOf(userAgent) });
      const made = await madeHash
        .run({ password, hash }, () => newSession.run(token, call))
        .catch(async (error: unknown) => {
          const isTaken = isRefused(error, TAKEN) || (isRefused(error, NOT_MADE) && (await isKnown(email)));
          if (isTaken) return null;
          throw error;
        });
      return made === null ? null : { userId: made.user.id, token, passwordHash: hash };
    },
    async signIn({ email, password, userAgent }) {
      const token = newToken();
      const call = () => auth.api.signInEmail({ body: { email, password }, headers: headersOf(userAgent) });
      const checked = { value: '' };
      const signIn = () => newSession.run(token, call);
      const found = await checkedHash.run(checked, signIn).catch((error: unknown) => {
        if (isRefused(error, WRONG)) return null;
        throw error;
      });
      return found === null ? null : { userId: found.user.id, token, passwordHash: checked.value };
    },
  };

  async function isKnown(email: string): Promise<boolean> {
    const { internalAdapter } = await auth.$context;
    return (await internalAdapter.findUserByEmail(email)) !== null;
  }
}

const TAKEN = ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'USER_ALREADY_EXISTS'];
/** Among other reasons when a parallel request created an account with this address first. */
const NOT_MADE = ['FAILED_TO_CREATE_USER'];
const WRONG = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'];

const Refused = z.looseObject({ body: z.looseObject({ code: z.string() }) });

function isRefused(error: unknown, codes: readonly string[]): boolean {
  const parsed = Refused.safeParse(error);
  return parsed.success && codes.includes(parsed.data.body.code);
}

function headersOf(userAgent: string): Headers {
  return new Headers({ 'user-agent': userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, USER_AGENT_LENGTH) });
}

function bornNow(now: () => number): { createdAt: Date; updatedAt: Date } {
  return { createdAt: new Date(now()), updatedAt: new Date(now()) };
}
