import { getDomain } from 'tldts';
import type { Owner } from '../../store/audits.ts';

/** Who asks. */
export interface Viewer {
  /** Null: no cookie, or one that is not (or no longer) known. */
  readonly owner: Owner | null;
  /** The client's network address as a keyed hash: IPv4 whole, IPv6 by its /64. */
  readonly addressKey: string;
}

/** The registrable domain of a site's address; each site of a hosting service counts as its own. */
export function domainOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
}
