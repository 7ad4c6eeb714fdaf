import { getDomain } from 'tldts';
import type { Plan } from '#shared/product/plans.ts';
import type { Role } from '#shared/product/roles.ts';
import type { Owner } from '../store/audits/audits.ts';

/** The caller of a request. */
export interface Viewer {
  /** The owner of the caller's audits. Null: no cookie, or an unknown or expired one. */
  readonly owner: Owner | null;
  /** The signed-in account, then equal to `owner`. Null for a visitor. */
  readonly account: ViewerAccount | null;
  /** The anonymous session of this browser, if any: its audits move to the account at sign-in. */
  readonly visitorSessionId: string | null;
  /** The client's network address as a keyed hash: IPv4 whole, IPv6 by its /64. */
  readonly addressKey: string;
  /** The wider networks around it as keyed hashes, the widest last: IPv4 /24, IPv6 /56 and /48. Absent without a network. */
  readonly wideNetworkKeys?: readonly string[];
  /** Its wider network (an IPv6 /48) as a keyed hash; absent for IPv4. */
  readonly networkKey?: string;
}

/** An account, loaded anew for each request, so that a change of plan has effect at once. */
export interface ViewerAccount {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly plan: Plan;
  readonly role: Role;
  readonly createdAt: Date;
  /** The session of this browser; null for an API key. */
  readonly sessionId: string | null;
  /** The API key; absent for browsers. */
  readonly programKey?: { readonly id: string; readonly mayMail: boolean };
}

/** The viewer's plan; a visitor's is `free`. */
export function getPlan(viewer: Viewer): Plan {
  return viewer.account?.plan ?? 'free';
}

/** The scope of an Idempotency-Key: two callers may use the same key for different requests. */
export function idempotencyScope({ owner, addressKey }: Viewer): string {
  if (owner === null) return `address:${addressKey}`;
  return owner.kind === 'session' ? `session:${owner.sessionId}` : `account:${owner.accountId}`;
}

/** True for a caller with an API key. */
export function isProgram({ account }: Viewer): boolean {
  return account !== null && account.sessionId === null;
}

/** The registrable domain of a site's URL; each site of a hosting service counts as its own. */
export function getSiteDomain(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
}
