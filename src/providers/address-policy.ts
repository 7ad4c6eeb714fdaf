import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * IPv4 blocks that are not the public internet (IANA special-purpose registry), and Azure's host service, which looks
 * public. 100.64/10 contains Alibaba's metadata service, 169.254/16 most others', 192.0.0/24 Oracle's.
 */
const DENIED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside 2000::/3: Teredo, ORCHID and benchmarking; documentation; 6to4, which wraps any IPv4; documentation again. */
const DENIED_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const deniedIpv4 = new BlockList();
for (const [network, prefix] of DENIED_IPV4) deniedIpv4.addSubnet(network, prefix, 'ipv4');
const deniedIpv6 = new BlockList();
for (const [network, prefix] of DENIED_IPV6) deniedIpv6.addSubnet(network, prefix, 'ipv6');

/** IPv6 is an allow-list: everything outside global unicast (mapped, NAT64, ULA, link-local, unassigned) is rejected. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address (as a resolver or a socket formats it) belongs to the public internet and may be connected to.
 * False for anything that is not an address, or has a zone id.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !deniedIpv4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !deniedIpv6.check(address, 'ipv6');
}

/** Normalizes an address for comparison. */
export function canonicalAddress(address: string): string {
  if (!isIPv6(address) || address.includes('%')) return address;
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
