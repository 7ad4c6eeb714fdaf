import { isPublicAddress } from './address-policy.ts';
import type { ConnectionProblem } from './connection-problem.ts';
import { findDialTarget, type HostMapping } from './host-mapping.ts';
import type { ResolveName } from './name-resolver.ts';

/** The connection target of a host: checked addresses and the port. */
export type DialPlace =
  | { readonly ok: true; readonly addresses: readonly string[]; readonly port: number }
  | ({ readonly ok: false } & ConnectionProblem);

/** One wording for every private target, so that the response does not reveal what a name resolves to. */
export const BLOCKED_DETAIL = 'the address is not on the public internet';

export interface AddressRules {
  readonly connectTo: HostMapping;
  readonly resolve: ResolveName;
}

/**
 * Determines the connection target of a host: its mapping if there is one, otherwise its addresses, all of which must be
 * public, because a mixed response indicates DNS rebinding. IPv4 comes first, because small hosts maintain it more
 * reliably.
 */
export async function findDialPlace(rules: AddressRules, host: string, port: number): Promise<DialPlace> {
  const mapped = findDialTarget(rules.connectTo, host);
  if (mapped !== null) return { ok: true, addresses: [mapped.address], port: mapped.port };
  const name = await rules.resolve(host);
  if (!name.ok) return { ok: false, problem: 'dns-not-found', detail: name.detail };
  if (name.addresses.length === 0) return { ok: false, problem: 'dns-not-found', detail: 'the name has no address' };
  if (!name.addresses.every(isPublicAddress)) {
    return { ok: false, problem: 'blocked-address', detail: BLOCKED_DETAIL };
  }
  // Name servers rotate the order: of many addresses the same first ones are used; all of them were checked.
  const ordered = [...new Set(name.addresses)].toSorted();
  const ipv4 = ordered.filter((address) => !address.includes(':'));
  const ipv6 = ordered.filter((address) => address.includes(':'));
  return { ok: true, addresses: interleave(ipv4, ipv6), port };
}

/** Interleaves families, so that a dead one does not use up all attempts (RFC 8305). */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const mixed: string[] = [];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const one = first[index];
    const other = second[index];
    if (one !== undefined) mixed.push(one);
    if (other !== undefined) mixed.push(other);
  }
  return mixed;
}
