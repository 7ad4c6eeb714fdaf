import { isIP } from 'node:net';

/** Names that never lead to the public internet (RFC 6761, 6762, 7686, 8375; `.internal` is ICANN's private zone). */
const PRIVATE_SUFFIXES = ['localhost', 'local', 'internal', 'home.arpa', 'onion'] as const;

/** The longest name DNS can carry, without the trailing dot (RFC 1035). */
const MAX_HOST_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/** Many servers reject longer URLs anyway; a page may contain megabytes. */
const MAX_URL_LENGTH = 8192;

/** The host of a URL without its trailing dot: the name to resolve, connect to and compare. */
export function siteHost(url: URL): string {
  const host = url.hostname;
  return host.endsWith('.') ? host.slice(0, -1) : host;
}

/** The port of a URL. */
export function sitePort(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/**
 * Why a URL may not be requested at all, checked before any name is resolved; null when it may. Every URL passes here:
 * typed, redirected to, or found in a page.
 */
export function rejectUrl(url: URL): 'invalid-url' | 'blocked-address' | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'invalid-url';
  if (url.username !== '' || url.password !== '') return 'invalid-url';
  if (url.href.length > MAX_URL_LENGTH) return 'invalid-url';
  const refusal = rejectHost(siteHost(url));
  if (refusal !== null) return refusal;
  return url.port === '' || url.port === '80' || url.port === '443' ? null : 'invalid-url';
}

/** The rule of `rejectUrl` for a host name: lower case, without trailing dot, as returned by `siteHost`. */
function rejectHost(host: string): 'invalid-url' | 'blocked-address' | null {
  if (host === '' || host.length > MAX_HOST_LENGTH) return 'invalid-url';
  if (host.startsWith('[') || isIP(host) !== 0) return 'blocked-address';
  if (isPrivateName(host)) return 'blocked-address';
  if (!host.split('.').every(isDnsLabel)) return 'invalid-url';
  return null;
}

function isPrivateName(host: string): boolean {
  if (!host.includes('.')) return true;
  return PRIVATE_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}

/** Letters, digits, hyphens and the underscore that some real host names contain. */
function isDnsLabel(label: string): boolean {
  if (label === '' || label.length > MAX_LABEL_LENGTH) return false;
  return /^[a-z0-9_-]+$/.test(label);
}
