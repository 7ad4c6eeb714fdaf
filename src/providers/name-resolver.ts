import { Resolver } from 'node:dns/promises';

/** The addresses of a name, both families; or why there are none. */
export type ResolvedName =
  | { readonly ok: true; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly detail: string };

/** Resolves a host name. Never rejects. */
export type ResolveName = (host: string) => Promise<ResolvedName>;

/** Timeout of one try; c-ares tries twice, so a dead name server costs at most about five seconds. */
const QUERY_TIMEOUT_MS = 2500;
const QUERY_TRIES = 2;

/** How long to wait for the second family after the first has responded: broken servers drop AAAA queries. */
const SECOND_FAMILY_GRACE_MS = 300;

/** Maximum number of concurrent queries, because hostile slow name servers pile them up; the rest is queued. */
const MAX_CONCURRENT_LOOKUPS = 64;

export interface NameResolverOptions {
  /** `address:port` of the name servers, instead of the machine's own. */
  readonly servers?: readonly string[];
  /** Timeout of one try of a query. */
  readonly timeoutMs?: number;
}

/**
 * A resolver that queries the configured name servers itself (`dns.Resolver`): it does not read the hosts file, which could
 * name private services, and does not use the thread pool that `dns.lookup` shares with file system and crypto.
 */
export function createNameResolver(options: NameResolverOptions = {}): ResolveName {
  const resolver = new Resolver({ timeout: options.timeoutMs ?? QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
  if (options.servers) resolver.setServers(options.servers);
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (host) => {
    if (running >= MAX_CONCURRENT_LOOKUPS) await new Promise<void>((resume) => waiting.push(resume));
    running += 1;
    try {
      return await queryBothFamilies(resolver, host);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

interface FamilyAnswer {
  readonly addresses: readonly string[];
  readonly code: string | null;
}

async function queryBothFamilies(resolver: Resolver, host: string): Promise<ResolvedName> {
  const ipv4 = settle(resolver.resolve4(host));
  const ipv6 = settle(resolver.resolve6(host));
  const first = await Promise.race([ipv4, ipv6]);
  const patience = first.addresses.length > 0 ? SECOND_FAMILY_GRACE_MS : null;
  const answers = await Promise.all([withPatience(ipv4, patience), withPatience(ipv6, patience)]);
  const addresses = answers.flatMap((answer) => answer.addresses);
  if (addresses.length > 0) return { ok: true, addresses };
  return { ok: false, detail: describeFailure(answers.map((answer) => answer.code)) };
}

async function settle(query: Promise<string[]>): Promise<FamilyAnswer> {
  try {
    return { addresses: await query, code: null };
  } catch (error) {
    return { addresses: [], code: error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN' };
  }
}

function withPatience(answer: Promise<FamilyAnswer>, patienceMs: number | null): Promise<FamilyAnswer> {
  if (patienceMs === null) return answer;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ addresses: [], code: 'ETIMEOUT' }), patienceMs);
    void answer.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

function describeFailure(codes: readonly (string | null)[]): string {
  if (codes.includes('ENOTFOUND')) return 'the name does not exist (NXDOMAIN)';
  if (codes.includes('ETIMEOUT')) return 'the name servers did not answer in time';
  if (codes.includes('ESERVFAIL')) return 'the name servers reported a failure (SERVFAIL)';
  if (codes.includes('ENODATA')) return 'the name has no address record';
  return `the name could not be resolved (${codes.find((code) => code !== null) ?? 'no answer'})`;
}
