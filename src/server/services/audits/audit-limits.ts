import type { AuditLimits } from '../../config.ts';
import { countUse, type RateLimit } from '../../store/accounts/rate-limits.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import { ADDRESSES_PER_NETWORK } from '../limits/limit-address.ts';
import { describeLimit } from '../limits/rate-limit.ts';
import { getPlan, getSiteDomain, type Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

/** A rate limit with the message for callers that exceed it. */
interface AuditLimit extends RateLimit {
  readonly sentence: string;
}

/**
 * The limit of a registrable domain as a multiple of one host's: enough for a company's subdomains, and a bound for callers
 * that make up subdomains.
 */
const HOSTS_PER_DOMAIN = 4;

const TOO_MANY_OF_SITE = 'We just checked this site several times. The last result is still there.';

/**
 * Counts one audit against the limits of the caller's address and account (null: a watch, which is nobody's request) and,
 * when it starts a new site run of `newReadingOf`, against those on site runs by caller and by site. Throws 429 with
 * Retry-After when one is exceeded; the caller's transaction is then rolled back, so refused requests are not counted.
 */
export async function countAudit(
  { settings, now }: Pick<AuditServices, 'settings' | 'now'>,
  tx: Orm,
  viewer: Viewer | null,
  newReadingOf: string | null,
): Promise<void> {
  const { windowMs, readingsPerTarget } = settings.limits;
  const callers = viewer === null ? [] : callersOf(viewer, settings.limits);
  const limits = callers.flatMap(({ caller, requests, readings }): AuditLimit[] => [
    { key: `request:${caller}`, limit: requests, windowMs, sentence: reachedLimit(requests, 'audits', windowMs) },
    ...(newReadingOf === null
      ? []
      : [
          {
            key: `reading:${caller}`,
            limit: readings,
            windowMs,
            sentence: reachedLimit(readings, 'new checks of websites', windowMs),
          },
        ]),
  ]);
  if (newReadingOf !== null) {
    limits.push(
      { key: `host:${hostOf(newReadingOf)}`, limit: readingsPerTarget, windowMs, sentence: TOO_MANY_OF_SITE },
      {
        key: `domain:${getSiteDomain(newReadingOf)}`,
        limit: readingsPerTarget * HOSTS_PER_DOMAIN,
        windowMs,
        sentence: TOO_MANY_OF_SITE,
      },
    );
  }
  if (limits.length === 0) return;
  const exceeded = await countUse(tx, limits, now());
  if (exceeded !== null)
    throw apiError('too-many-requests', exceeded.limit.sentence, {
      retryAfterSeconds: Math.ceil(exceeded.waitMs / 1000),
    });
}

/**
 * The keys under which an audit is counted: an account by its id, whatever addresses it uses. Callers on a free plan also
 * by address, because new accounts would lift the limit otherwise.
 */
function callersOf(
  viewer: Viewer,
  limits: AuditLimits,
): readonly { readonly caller: string; readonly requests: number; readonly readings: number }[] {
  const { requestsPerAddress, readingsPerAddress, requestsPerAccount, readingsPerAccount } = limits;
  const address = { caller: viewer.addressKey, requests: requestsPerAddress, readings: readingsPerAddress };
  const free = viewer.networkKey === undefined ? [address] : [address, networkOf(viewer.networkKey, address)];
  if (viewer.account === null) return free;
  const account = {
    caller: `account:${viewer.account.id}`,
    requests: requestsPerAccount,
    readings: readingsPerAccount,
  };
  return getPlan(viewer) === 'free' ? [...free, account] : [account];
}

function networkOf(networkKey: string, address: { readonly requests: number; readonly readings: number }) {
  return {
    caller: `network:${networkKey}`,
    requests: address.requests * ADDRESSES_PER_NETWORK,
    readings: address.readings * ADDRESSES_PER_NETWORK,
  };
}

/** The host of a URL; with and without `www.` count as one site. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

function reachedLimit(limit: number, things: string, windowMs: number): string {
  return `You've reached the limit of ${describeLimit(limit, things, windowMs)}.`;
}
