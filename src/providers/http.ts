import { createSecureContext, type SecureContext } from 'node:tls';
import { HostConnections, type LeaseOwner } from './host-connections.ts';
import type { HostMapping } from './host-mapping.ts';
import { createNameResolver, type ResolveName } from './name-resolver.ts';
import type { SafeFetcher } from './safe-fetch.ts';
import { openSiteSession } from './site-session.ts';

/** What a browser opens to one host; all sessions of the process together stay within it. */
const MAX_CONNECTIONS_PER_HOST = 6;

export interface SafeFetcherOptions {
  /** Hosts that are dialled at a given place instead of being resolved; empty in production. */
  readonly connectTo: HostMapping;
  /** In place of the name servers; for tests. */
  readonly resolve?: ResolveName;
  /** Names of this installation itself, so that it does not audit itself. */
  readonly ownHosts?: readonly string[];
  /** PEM certificates trusted in place of the platform's; for tests. */
  readonly trustedCertificates?: string;
}

/**
 * The one fetcher to addresses that a visitor or a page named. Every request passes the URL rules, a resolver of our own, the
 * address policy and a comparison of the connected peer; nothing is written before. No cookies, no credentials, no
 * proxies (sockets are opened here, whatever the environment says), no redirects followed, certificates always verified.
 */
export function createSafeFetcher(options: SafeFetcherOptions): SafeFetcher {
  const rules = { connectTo: options.connectTo, resolve: options.resolve ?? createNameResolver() };
  const ownHosts = new Set((options.ownHosts ?? []).map((host) => host.toLowerCase()));
  const hosts = new Map<string, HostEntry>();
  let context: SecureContext | null = null;
  const tlsContext = () => {
    // One for all connections: it holds the parsed root certificates.
    context ??= createSecureContext({ ca: options.trustedCertificates, minVersion: 'TLSv1.2' });
    return context;
  };

  const enter = (host: string, session: LeaseOwner): HostConnections => {
    const key = host.startsWith('www.') ? host.slice(4) : host;
    let entry = hosts.get(key);
    if (entry === undefined) {
      const connections = new HostConnections({ rules, tlsContext, maxConnections: MAX_CONNECTIONS_PER_HOST });
      entry = { connections, sessions: new Set() };
      hosts.set(key, entry);
    }
    entry.sessions.add(session);
    return entry.connections;
  };
  const leave = (session: LeaseOwner) => {
    for (const [key, entry] of hosts) {
      if (!entry.sessions.delete(session) || entry.sessions.size > 0) continue;
      hosts.delete(key);
      entry.connections.closeIdle();
    }
  };

  return { openSession: (limits) => openSiteSession({ ...limits, ownHosts, enter, leave }) };
}

interface HostEntry {
  readonly connections: HostConnections;
  readonly sessions: Set<LeaseOwner>;
}
