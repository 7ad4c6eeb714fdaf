import type { AuditSettings } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { StoredEvent } from '../../store/audits/audit-events.ts';
import type { BundleFiles } from '../../store/audits/bundle-files.ts';
import type { QueuePlace } from '../../store/audits/queued-runs.ts';
import type { Database, Orm } from '../../store/database/database.ts';
import type { AuditEngine } from '../audit-engine.ts';
import type { CoreServices } from '../core-services.ts';
import type { AuditCaches } from './audit-caches.ts';
import type { EventHub } from './event-hub.ts';
import type { FinalAttemptLock } from './final-attempt-lock.ts';

/** What the verbs on audits are given from outside. */
export interface AuditServices {
  readonly database: Database;
  readonly engine: AuditEngine;
  readonly bundles: BundleFiles;
  readonly caches: AuditCaches;
  readonly hub: EventHub;
  readonly lastChanceLane: FinalAttemptLock;
  /** Tells followers, here and in other processes, of events that were kept. */
  readonly publish: (siteRunId: string, events: readonly StoredEvent[]) => void;
  readonly settings: AuditSettings;
  readonly log: Log;
  readonly now: () => number;
  /** A key for hashes that nobody without it can compute: of addresses and of session tokens. */
  readonly secret: string;
  /** Puts a site run into the queue, inside the transaction that makes it; `place` null: nobody waits for it. */
  readonly enqueue: (tx: Orm, siteRunId: string, place: QueuePlace | null) => Promise<void>;
  /** Puts a task into the queue, inside the transaction that it belongs to. */
  readonly addTask: CoreServices['addTask'];
  /** A task was put into the queue: called after the transaction. */
  readonly wakeTasks: () => void;
  /** A site run was put into the queue: called after the transaction. */
  readonly wakeDispatcher: () => void;
}
