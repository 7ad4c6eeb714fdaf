import type { Orm } from '../../store/database.ts';
import { countUse, type RateLimit } from '../../store/rate-limits.ts';
import { refuse } from '../api-error.ts';
import type { AuditServices } from './audit-services.ts';
import { domainOf, type Viewer } from './viewer.ts';

/** A limit with the sentence for whoever exceeds it. */
interface AuditLimit extends RateLimit {
  readonly sentence: string;
}

/**
 * A registrable domain bears this many times what one host does: room for a company's many subdomains, and a bound for
 * somebody who makes up names below a site.
 */
const HOSTS_PER_DOMAIN = 4;

const TOO_MANY_FROM_HERE = 'That were many audits in a short time. Please wait a little and try again.';
const TOO_MANY_OF_SITE =
  'This site was read often in the last minutes. Please wait a little; the last result is still there.';

/**
 * Counts one audit against the limits of the caller's address and, when it means a new reading of `newReadingOf`,
 * against those on readings by address and by site. Throws 429 with Retry-After when one is exceeded; the caller's
 * transaction is then undone, so that refused requests are not counted.
 */
export async function countAudit(
  { settings, now }: Pick<AuditServices, 'settings' | 'now'>,
  tx: Orm,
  { addressKey }: Viewer,
  newReadingOf: string | null,
): Promise<void> {
  const { windowMs, requestsPerAddress, readingsPerAddress, readingsPerTarget } = settings.limits;
  const limits: AuditLimit[] = [
    { key: `request:${addressKey}`, limit: requestsPerAddress, windowMs, sentence: TOO_MANY_FROM_HERE },
  ];
  if (newReadingOf !== null) {
    limits.push(
      { key: `reading:${addressKey}`, limit: readingsPerAddress, windowMs, sentence: TOO_MANY_FROM_HERE },
      { key: `host:${hostOf(newReadingOf)}`, limit: readingsPerTarget, windowMs, sentence: TOO_MANY_OF_SITE },
      {
        key: `domain:${domainOf(newReadingOf)}`,
        limit: readingsPerTarget * HOSTS_PER_DOMAIN,
        windowMs,
        sentence: TOO_MANY_OF_SITE,
      },
    );
  }
  const exceeded = await countUse(tx, limits, now());
  if (exceeded !== null)
    throw refuse('too-many-requests', exceeded.limit.sentence, {
      retryAfterSeconds: Math.ceil(exceeded.waitMs / 1000),
    });
}

/** The host of an address; with and without `www.` it is one site. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
