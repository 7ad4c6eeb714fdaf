import { createSecureContext, type SecureContext } from 'node:tls';
import { HostConnections, type LeaseOwner } from './host-connections.ts';
import type { HostMapping } from './host-mapping.ts';
import { createNameResolver, type ResolveName } from './name-resolver.ts';
import type { SafeFetcher } from './safe-fetch.ts';
import { openSiteSession } from './site-session.ts';

/** The per-host limit of browsers; all sessions of the process together stay within it. */
const MAX_CONNECTIONS_PER_HOST = 6;

export interface SafeFetcherOptions {
  /** Hosts mapped to a given address instead of being resolved; empty in production. */
  readonly connectTo: HostMapping;
  /** Replaces the name servers; for tests. */
  readonly resolve?: ResolveName;
  /** Host names of this installation, so that it does not audit itself. */
  readonly ownHosts?: readonly string[];
  /** PEM certificates trusted instead of the platform's; for tests. */
  readonly trustedCertificates?: string;
}

/**
 * The only fetcher for URLs that a visitor or a page named. Every request passes the URL rules, our own resolver, the
 * address policy and a comparison of the connected peer; nothing is written before. No cookies, no credentials, no proxies
 * (sockets are opened here, whatever the environment says), no redirects followed, certificates always verified.
 */
export function createSafeFetcher(options: SafeFetcherOptions): SafeFetcher {
  const rules = { connectTo: options.connectTo, resolve: options.resolve ?? createNameResolver() };
  const ownHosts = new Set((options.ownHosts ?? []).map((host) => host.toLowerCase()));
  const hosts = new Map<string, HostEntry>();
  let context: SecureContext | null = null;
  const tlsContext = () => {
    // Shared by all connections: it holds the parsed root certificates.
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
