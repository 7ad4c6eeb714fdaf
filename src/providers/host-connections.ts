import type { SecureContext } from 'node:tls';
import { type ConnectionProblem, describeConnectionError } from './connection-problem.ts';
import { dialSite } from './dial-site.ts';
import { type AddressRules, type DialPlace, findDialPlace } from './site-address.ts';
import { createSiteConnection, type SiteConnection } from './site-connection.ts';
import { siteHost, sitePort } from './url-policy.ts';

/** A connection assigned to one request until it is released. */
export type Lease =
  | { readonly ok: true; readonly connection: SiteConnection; readonly startedAt: number; release(): void }
  | ({ readonly ok: false } & ConnectionProblem);

export interface LeaseRequest {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Never an idle connection: the previous one was lost. */
  readonly isFresh: boolean;
  readonly owner: LeaseOwner;
}

/** A session, as the host sees it. */
export interface LeaseOwner {
  readonly maxConnections: number;
}

export interface HostOptions {
  readonly rules: AddressRules;
  readonly tlsContext: () => SecureContext;
  readonly maxConnections: number;
}

/** How long DNS responses and their checked addresses are cached within a host's lifetime. */
const ADDRESS_LIFETIME_MS = 60_000;

interface Waiter {
  readonly request: LeaseRequest;
  readonly grant: (lease: Lease) => void;
}

/**
 * All connections of this process to one host, for every scheme and session, so that all sessions together never open more
 * than `maxConnections`. Idle connections are shared between sessions: requests contain nothing personal.
 */
export class HostConnections {
  readonly #options: HostOptions;
  readonly #leases = new Map<LeaseOwner, number>();
  readonly #open = new Set<SiteConnection>();
  readonly #idle: SiteConnection[] = [];
  readonly #waiters: Waiter[] = [];
  readonly #places = new Map<string, { readonly place: Promise<DialPlace>; readonly until: number }>();
  readonly #tlsSessions = new Map<string, Buffer>();
  #dialling = 0;
  /** Being closed to free capacity, but not closed yet. */
  #closing: SiteConnection | null = null;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Waits for a free connection, or opens one if there are fewer than allowed. Never rejects. */
  lease(request: LeaseRequest): Promise<Lease> {
    return new Promise((resolve) => {
      if (this.#serve({ request, grant: resolve })) return;
      const { signal } = request;
      const waiter: Waiter = {
        request,
        grant: (lease) => {
          signal.removeEventListener('abort', giveUp);
          resolve(lease);
        },
      };
      const giveUp = () => {
        const index = this.#waiters.indexOf(waiter);
        // Its connection is being opened: that ends by the same signal.
        if (index === -1) return;
        this.#waiters.splice(index, 1);
        resolve(NO_TIME);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiters.push(waiter);
    });
  }

  /** Opens connections in advance until there are `count` in total, unless requests are waiting. Never rejects. */
  openAhead(url: URL, count: number, signal: AbortSignal): void {
    if (this.#waiters.length > 0) return;
    const missing = Math.min(count, this.#options.maxConnections) - this.#open.size - this.#dialling;
    for (let opened = 0; opened < missing; opened += 1) void this.#dialAhead(url, signal);
  }

  /** Closes idle connections: no session uses them any more. */
  closeIdle(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }

  #serve({ request, grant }: Waiter): boolean {
    if (request.signal.aborted) {
      grant(NO_TIME);
      return true;
    }
    const { owner } = request;
    const held = this.#leases.get(owner) ?? 0;
    if (held >= owner.maxConnections) return false;
    const idle = request.isFresh ? null : this.#takeIdle(siteOrigin(request.url));
    if (idle === null && !this.#hasRoom()) return false;
    this.#countLease(owner, 1);
    const startedAt = performance.now();
    if (idle !== null) grant(this.#leaseOf(idle, owner, startedAt));
    else void this.#dial(request, startedAt).then(grant);
    return true;
  }

  #takeIdle(origin: string): SiteConnection | null {
    for (let index = this.#idle.length - 1; index >= 0; index -= 1) {
      const connection = this.#idle[index];
      if (connection?.origin !== origin) continue;
      this.#idle.splice(index, 1);
      if (connection.isOpen()) return connection;
      connection.close();
    }
    return null;
  }

  /** Whether one more connection may be opened; if not, an idle one of another origin is closed to free capacity. */
  #hasRoom(): boolean {
    if (this.#open.size + this.#dialling < this.#options.maxConnections) return true;
    if (this.#closing === null) {
      this.#closing = this.#idle.shift() ?? null;
      this.#closing?.close();
    }
    return false;
  }

  async #dial(request: LeaseRequest, startedAt: number): Promise<Lease> {
    const { url, owner, signal } = request;
    this.#dialling += 1;
    try {
      const connection = await this.#connect(url, signal);
      if (!('problem' in connection)) return this.#leaseOf(connection, owner, startedAt);
      this.#countLease(owner, -1);
      return { ok: false, ...connection };
    } catch (error) {
      this.#countLease(owner, -1);
      return signal.aborted ? NO_TIME : { ok: false, ...describeConnectionError(error) };
    } finally {
      this.#dialling -= 1;
      this.#serveWaiters();
    }
  }

  async #dialAhead(url: URL, signal: AbortSignal): Promise<void> {
    this.#dialling += 1;
    try {
      const connection = await this.#connect(url, signal);
      if ('problem' in connection) return;
      if (signal.aborted) connection.close();
      else this.#idle.push(connection);
    } catch {
      // A waiting request opens a new connection and gets its error.
    } finally {
      this.#dialling -= 1;
      this.#serveWaiters();
    }
  }

  async #connect(url: URL, signal: AbortSignal): Promise<SiteConnection | ConnectionProblem> {
    const host = siteHost(url);
    const place = await raceAbort(this.#findPlace(host, sitePort(url)), signal);
    if (!place.ok) return { problem: place.problem, detail: place.detail };
    const isSecure = url.protocol === 'https:';
    const tls = isSecure ? { host, context: this.#options.tlsContext(), session: this.#tlsSessions.get(host) } : null;
    const socket = await dialSite({ addresses: place.addresses, port: place.port, tls, signal });
    if (isSecure) socket.on('session', (ticket: Buffer) => this.#tlsSessions.set(host, ticket));
    const connection = createSiteConnection(siteOrigin(url), socket, () => this.#forget(connection));
    this.#open.add(connection);
    return connection;
  }

  /** Requests of one wave share one DNS lookup, and later ones its checked addresses. */
  #findPlace(host: string, port: number): Promise<DialPlace> {
    const key = `${host}:${port}`;
    const known = this.#places.get(key);
    if (known !== undefined && performance.now() < known.until) return known.place;
    const place = findDialPlace(this.#options.rules, host, port);
    this.#places.set(key, { place, until: performance.now() + ADDRESS_LIFETIME_MS });
    void place.then((found) => {
      if (!found.ok) this.#places.delete(key);
    });
    return place;
  }

  #leaseOf(connection: SiteConnection, owner: LeaseOwner, startedAt: number): Lease {
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      this.#countLease(owner, -1);
      if (connection.isOpen()) this.#idle.push(connection);
      else this.#forget(connection);
      this.#serveWaiters();
    };
    return { ok: true, connection, startedAt, release };
  }

  #countLease(owner: LeaseOwner, change: 1 | -1): void {
    const held = (this.#leases.get(owner) ?? 0) + change;
    if (held > 0) this.#leases.set(owner, held);
    else this.#leases.delete(owner);
  }

  #forget(connection: SiteConnection): void {
    if (!this.#open.delete(connection)) return;
    if (this.#closing === connection) this.#closing = null;
    const index = this.#idle.indexOf(connection);
    if (index !== -1) this.#idle.splice(index, 1);
    this.#serveWaiters();
  }

  /** First come, first served; a session that has its share lets the next one pass. */
  #serveWaiters(): void {
    for (const waiter of [...this.#waiters]) {
      if (!this.#serve(waiter)) continue;
      const index = this.#waiters.indexOf(waiter);
      if (index !== -1) this.#waiters.splice(index, 1);
    }
  }
}

const NO_TIME: Lease = { ok: false, problem: 'timed-out', detail: 'there was no time left for a connection' };

/** Scheme, host without trailing dot, port: the identity of a connection and the value of the Host header. */
function siteOrigin(url: URL): string {
  return url.port === '' ? `${url.protocol}//${siteHost(url)}` : `${url.protocol}//${siteHost(url)}:${url.port}`;
}

function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
