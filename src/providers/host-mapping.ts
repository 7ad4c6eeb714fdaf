import { isIP } from 'node:net';

/** The address to connect to for a mapped host, instead of resolving it. */
export interface DialTarget {
  readonly address: string;
  readonly port: number;
}

/** `host` is a lower-case name; with `anySubdomain` it matches every subdomain, but not itself. */
export interface HostMappingRule {
  readonly host: string;
  readonly anySubdomain: boolean;
  readonly target: DialTarget;
}

/** For tests and local work: named hosts are mapped to a given address, everything else passes the address guard. */
export type HostMapping = readonly HostMappingRule[];

/** An invalid mapping; the message names the invalid part. */
export class HostMappingError extends Error {
  override readonly name = 'HostMappingError';
}

/**
 * Parses `*.test=127.0.0.1:8099,example.org=[::1]:8100`: comma-separated `host=address:port`, with a leading `*.` for all
 * subdomains. An empty text is no mapping. Throws `HostMappingError` for anything else.
 */
export function parseHostMapping(text: string): HostMapping {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => parseRule(part.trim()));
}

/** The mapped address of a host (lower case, no trailing dot), or null. The first rule wins. */
export function findDialTarget(mapping: HostMapping, host: string): DialTarget | null {
  for (const rule of mapping) {
    if (rule.anySubdomain ? host.endsWith(`.${rule.host}`) : host === rule.host) return rule.target;
  }
  return null;
}

function parseRule(part: string): HostMappingRule {
  const [pattern, destination, ...rest] = part.split('=');
  if (pattern === undefined || destination === undefined || rest.length > 0) {
    throw new HostMappingError(`"${part}" is not of the form host=address:port, as in *.test=127.0.0.1:8099`);
  }
  const anySubdomain = pattern.startsWith('*.');
  const host = (anySubdomain ? pattern.slice(2) : pattern).trim().toLowerCase();
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host)) {
    throw new HostMappingError(`"${pattern}" in "${part}" is not a host name; write example.org or *.test`);
  }
  return { host, anySubdomain, target: parseTarget(destination.trim(), part) };
}

function parseTarget(destination: string, part: string): DialTarget {
  const colon = destination.lastIndexOf(':');
  const address = destination.slice(0, Math.max(colon, 0)).replace(/^\[(.*)\]$/, '$1');
  const port = destination.slice(colon + 1);
  if (isIP(address) === 0) {
    throw new HostMappingError(`"${destination}" in "${part}" must be an IP address and a port, as in 127.0.0.1:8099`);
  }
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new HostMappingError(`"${port}" in "${part}" is not a port between 1 and 65535`);
  }
  return { address, port: Number(port) };
}
