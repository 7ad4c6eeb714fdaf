import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that one household or office shares: its /64. */
const NETWORK_BYTES = 8;

/**
 * The address of the client: the connection's own, or with `trustedProxyCount` proxies in front the entry of
 * X-Forwarded-For that the outermost of them wrote. What stands further left was written by the client itself.
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

/** An address as a limit counts it, hashed with the server's secret: IPv4 whole, IPv6 by its /64. */
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
