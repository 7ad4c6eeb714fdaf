import type { RateLimit } from '../../store/accounts/rate-limits.ts';
import type { Viewer } from '../viewer.ts';

/** The limit of a wider network as a multiple of one address's: for a provider's customers, or one who owns it all. */
export const ADDRESSES_PER_NETWORK = 4;

/**
 * A limit on the uses of `key` by the caller's address and, for IPv6, by the /48 around it: its owner has 65,536 addresses as
 * we count them.
 */
export function limitAddress<Limit extends RateLimit>(
  { addressKey, networkKey }: Pick<Viewer, 'addressKey' | 'networkKey'>,
  limit: Limit,
): Limit[] {
  const own = { ...limit, key: `${limit.key}:${addressKey}` };
  if (networkKey === undefined) return [own];
  return [own, { ...limit, key: `${limit.key}:network:${networkKey}`, limit: limit.limit * ADDRESSES_PER_NETWORK }];
}
