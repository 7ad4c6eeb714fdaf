import type { AuditLimits } from '../../config.ts';
import { countUse, type RateLimit } from '../../store/accounts/rate-limits.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import { describeLimit } from '../limits/rate-limit.ts';
import { getPlan, getSiteDomain, type Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

/** A limit with the sentence for whoever exceeds it. */
interface AuditLimit extends RateLimit {
  readonly sentence: string;
}

/**
 * A registrable domain bears this many times what one host does: room for a company's many subdomains, and a bound for
 * somebody who makes up names below a site.
 */
const HOSTS_PER_DOMAIN = 4;
/** A wider network has this many times what an address in it has: a provider's customers, or one who has it whole. */
const ADDRESSES_PER_NETWORK = 4;

const TOO_MANY_OF_SITE = 'We just checked this site several times. The last result is still there.';

/**
 * Counts one audit against the limits of the caller's address and account (null: a watch, which is nobody's request) and, when it
 * means a new reading of `newReadingOf`, against those on readings by caller and by site. Throws 429 with Retry-After when one is exceeded; the caller's
 * transaction is then undone, so that refused requests are not counted.
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
 * By whom an audit is counted: an account by its id, whatever addresses it uses, and everybody whom an account costs
 * nothing by the address too, or making accounts would lift the limit.
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

/** The host of an address; with and without `www.` it is one site. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

function reachedLimit(limit: number, things: string, windowMs: number): string {
  return `You've reached the limit of ${describeLimit(limit, things, windowMs)}.`;
}
