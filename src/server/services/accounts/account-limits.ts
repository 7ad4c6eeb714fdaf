import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts';
import { countUse, type RateLimit, takeBackUse } from '../../store/accounts/rate-limits.ts';
import {
  countAttempt,
  type FailureTerms,
  forgetFailures,
  takeBackAttempt,
} from '../../store/accounts/sign-in-failures.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { limitAddress } from '../limits/limit-address.ts';
import type { Viewer } from '../viewer.ts';
import { emailKey } from './known-browser.ts';

type Clock = Pick<CoreServices, 'now' | 'secret'>;
type Caller = Pick<Viewer, 'addressKey' | 'networkKey'>;

/**
 * Ten wrong passwords in a row are free. After that each costs a delay that doubles from half a minute to a quarter of an
 * hour, so that a persistent attacker gets about a hundred guesses a day. (NIST SP 800-63B allows a hundred in total before
 * a hard lock, which would let anyone lock the owner out.)
 */
export const FAILURE_TERMS: FailureTerms = {
  freeFailures: 10,
  firstDelaySeconds: 30,
  longestDelaySeconds: 900,
  forgottenAfterSeconds: 86_400,
};

const WRONG_PER_ADDRESS = 30;
/**
 * Per network around an address, the narrowest first: IPv4 /24, or IPv6 /56 and /48. There is no global count, because it
 * would let anybody lock everybody else out.
 */
const WRONG_PER_NETWORK = [90, 180] as const;
/** Successful attempts count too: each costs a hash. */
const ATTEMPTS_PER_ADDRESS = 300;
const SIGN_IN_WINDOW_MS = 15 * MINUTE_MS;

const WAIT = 'Too many attempts. Wait a little and try again, or ask for a new password.';
const BUSY = 'We cannot take this on for the moment. Please try again a little later.';

export interface SignInAttempt {
  /** The password was right: resets the failures of this account. */
  succeed(tx: Orm): Promise<void>;
  /** The attempt ended for another reason than its password. */
  takeBack(tx: Orm): Promise<void>;
}

/**
 * Counts a sign-in attempt as failed before anything is hashed, so that parallel attempts all count. A browser that signed
 * in to this account before has a count of its own. Throws 429 with Retry-After.
 */
export async function countSignIn(
  { now, secret }: Clock,
  tx: Orm,
  who: Pick<Viewer, 'addressKey' | 'wideNetworkKeys'> & {
    readonly email: string;
    readonly knownBrowser: string | null;
  },
): Promise<SignInAttempt> {
  const windowMs = SIGN_IN_WINDOW_MS;
  const asked: RateLimit[] = [{ key: `sign-in:${who.addressKey}`, limit: ATTEMPTS_PER_ADDRESS, windowMs }];
  const wrong: RateLimit[] =
    who.knownBrowser === null
      ? [
          { key: `sign-in-wrong:${who.addressKey}`, limit: WRONG_PER_ADDRESS, windowMs },
          ...wrongPerNetwork(who.wideNetworkKeys ?? [], windowMs),
        ]
      : [];
  const nowMs = now();
  await count(tx, [...asked, ...wrong], nowMs, WAIT);
  const key = [emailKey(secret, who.email), who.knownBrowser].filter((part) => part !== null).join('.');
  const waitSeconds = await countAttempt(tx, key, FAILURE_TERMS, new Date(nowMs));
  if (waitSeconds !== null) throw apiError('too-many-requests', WAIT, { retryAfterSeconds: waitSeconds });
  return {
    async succeed(after) {
      await takeBackUse(after, wrong, nowMs);
      await forgetFailures(after, key);
    },
    async takeBack(after) {
      await takeBackUse(after, wrong, nowMs);
      await takeBackAttempt(after, key);
    },
  };
}

function wrongPerNetwork(keys: readonly string[], windowMs: number): RateLimit[] {
  return keys.flatMap((key, index) => {
    const limit = WRONG_PER_NETWORK[index];
    return limit === undefined ? [] : [{ key: `sign-in-wrong:${key}`, limit, windowMs }];
  });
}

/** Counts one sign-up. Throws 429 with Retry-After. */
export async function countSignUp({ now, secret }: Clock, tx: Orm, email: string, caller: Caller): Promise<void> {
  const limits: RateLimit[] = [
    ...limitAddress(caller, { key: 'sign-up', limit: 60, windowMs: HOUR_MS }),
    // Limits how often anybody can probe whether an address has an account.
    { key: `sign-up-for:${emailKey(secret, email)}`, limit: 10, windowMs: HOUR_MS },
    { key: 'sign-up', limit: 2000, windowMs: HOUR_MS },
  ];
  await count(tx, limits, now(), BUSY);
}

/** Counts one requested mail about an account. Throws 429 with Retry-After. */
export async function countAccountMail({ now, secret }: Clock, tx: Orm, to: string, caller: Caller): Promise<void> {
  const limits: RateLimit[] = [
    ...limitAddress(caller, { key: 'account-mail', limit: 20, windowMs: HOUR_MS }),
    { key: `account-mail-to:${emailKey(secret, to)}`, limit: 5, windowMs: HOUR_MS },
    { key: 'account-mail', limit: 2000, windowMs: HOUR_MS },
  ];
  await count(tx, limits, now(), 'We have sent several emails already. Check your inbox and your spam folder.');
}

/** Counts one use of a mailed link, which may cost a hash. Throws 429 with Retry-After. */
export async function countLinkUse({ now }: Clock, tx: Orm, caller: Caller): Promise<void> {
  await count(tx, limitAddress(caller, { key: 'mailed-link', limit: 60, windowMs: HOUR_MS }), now(), BUSY);
}

/** Counts one export, which reads all data of an account. Throws 429 with Retry-After. */
export async function countExport({ now }: Clock, tx: Orm, accountId: string): Promise<void> {
  await count(tx, [{ key: `export:${accountId}`, limit: 10, windowMs: HOUR_MS }], now(), BUSY);
}

/** Throwing rolls the caller's transaction back, so refused attempts are not counted. */
async function count(tx: Orm, limits: readonly RateLimit[], nowMs: number, sentence: string): Promise<void> {
  const exceeded = await countUse(tx, limits, nowMs);
  if (exceeded !== null)
    throw apiError('too-many-requests', sentence, { retryAfterSeconds: Math.ceil(exceeded.waitMs / 1000) });
}
