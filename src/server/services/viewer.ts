import { getDomain } from 'tldts';
import type { Plan } from '#shared/product/plans.ts';
import type { Role } from '#shared/product/roles.ts';
import type { Owner } from '../store/audits/audits.ts';

/** Who asks. */
export interface Viewer {
  /** Whose audits are meant. Null: no cookie, or one that is not (or no longer) known. */
  readonly owner: Owner | null;
  /** The account that is signed in; `owner` is then it. Null for a visitor. */
  readonly account: ViewerAccount | null;
  /** The anonymous session of this browser, if it has one: its audits move to the account at sign-in. */
  readonly visitorSessionId: string | null;
  /** The client's network address as a keyed hash: IPv4 whole, IPv6 by its /64. */
  readonly addressKey: string;
  /** The wider networks around it as keyed hashes, the widest last: IPv4 /24, IPv6 /56 and /48. Absent where nobody called. */
  readonly wideNetworkKeys?: readonly string[];
  /** Its wider network (an IPv6 /48) likewise; absent for IPv4, where there is none to speak of. */
  readonly networkKey?: string;
}

/** An account as its requests need it, read anew for each: a plan that changes changes at once. */
export interface ViewerAccount {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly plan: Plan;
  readonly role: Role;
  readonly createdAt: Date;
  /** The session of this browser; null for a program with a key. */
  readonly sessionId: string | null;
  /** The key of a program; absent for everybody else. */
  readonly programKey?: { readonly id: string; readonly mayMail: boolean };
}

/** The plan whose rights a viewer has: a visitor's is `free`. */
export function getPlan(viewer: Viewer): Plan {
  return viewer.account?.plan ?? 'free';
}

/** Whose an Idempotency-Key is: two callers may use the same one for different things. */
export function idempotencyScope({ owner, addressKey }: Viewer): string {
  if (owner === null) return `address:${addressKey}`;
  return owner.kind === 'session' ? `session:${owner.sessionId}` : `account:${owner.accountId}`;
}

/** True for a program that came with a key: there is an account, and no session of a browser. */
export function isProgram({ account }: Viewer): boolean {
  return account !== null && account.sessionId === null;
}

/** The registrable domain of a site's address; each site of a hosting service counts as its own. */
export function getSiteDomain(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
}
