import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Leading bytes of an IPv6 address that one household or office shares: its /64. */
const NETWORK_BYTES = 8;
/** Of its /48. */
const WIDE_NETWORK_BYTES = 6;

/**
 * The client's address: the peer address, or with `trustedProxyCount` proxies in front the X-Forwarded-For entry that the
 * outermost of them wrote. Entries further left come from the client itself.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxyCount: number,
): string | null {
  if (trustedProxyCount === 0 || forwardedFor === undefined) return peer ?? null;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return entries.at(-trustedProxyCount) ?? peer ?? null;
}

/** The hashed /48 of an IPv6 address, which one customer may own entirely. Null for IPv4. */
export function networkKey(address: string | null, secret: string): string | null {
  if (address === null || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() !== 'ipv6') return null;
  const network = Buffer.from(parsed.toByteArray().slice(0, WIDE_NETWORK_BYTES)).toString('hex');
  return createHmac('sha256', secret).update(`network\n${network}`).digest('base64url').slice(0, 22);
}

/** The key under which rate limits count an address, hashed with the server's secret: IPv4 whole, IPv6 by its /64. */
export function addressKey(address: string | null, secret: string): string {
  return createHmac('sha256', secret)
    .update(`address\n${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

function networkOf(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return Buffer.from(parsed.toByteArray().slice(0, parsed.kind() === 'ipv6' ? NETWORK_BYTES : undefined)).toString(
    'hex',
  );
}

/** How many bytes name the networks that one customer may own, the widest last. */
const ROUND_NETWORK_BYTES = { ipv4: [3], ipv6: [7, 6] } as const;

/**
 * The hashed networks around an address: IPv4 /24, IPv6 /56 and /48. The owner of a /48 has 65,536 networks with different
 * values of `addressKey`.
 */
export function wideNetworkKeys(address: string | null, secret: string): string[] {
  if (address === null || !ipaddr.isValid(address)) return [];
  const parsed = ipaddr.process(address);
  const bytes = Buffer.from(parsed.toByteArray());
  return ROUND_NETWORK_BYTES[parsed.kind()].map((count) =>
    createHmac('sha256', secret)
      .update(`network\n${count} ${bytes.subarray(0, count).toString('hex')}`)
      .digest('base64url')
      .slice(0, 22),
  );
}
