import type { AuditSettings } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { StoredEvent } from '../../store/audits/audit-events.ts';
import type { BundleFiles } from '../../store/audits/bundle-files.ts';
import type { QueuePlace } from '../../store/audits/queued-runs.ts';
import type { Database, Orm } from '../../store/database/database.ts';
import type { AuditEngine } from '../audit-engine.ts';
import type { CoreServices } from '../core-services.ts';
import type { composeGeneratedParts } from '../fixes/compose-generated-parts.ts';
import type { AuditCaches } from './audit-caches.ts';
import type { EventHub } from './event-hub.ts';
import type { FinalAttemptLock } from './final-attempt-lock.ts';

/** Dependencies of the audit services. */
export interface AuditServices {
  readonly database: Database;
  readonly engine: AuditEngine;
  /** Writes the texts of an audit. */
  readonly composeParts: typeof composeGeneratedParts;
  readonly bundles: BundleFiles;
  readonly caches: AuditCaches;
  readonly hub: EventHub;
  readonly lastChanceLane: FinalAttemptLock;
  /** Notifies followers, here and in other processes, of stored events. */
  readonly publish: (siteRunId: string, events: readonly StoredEvent[]) => void;
  readonly settings: AuditSettings;
  readonly log: Log;
  readonly now: () => number;
  /** The key for hashes of addresses and session tokens that nobody else can compute. */
  readonly secret: string;
  /** Queues a site run, inside the transaction that creates it; `place` null: it belongs to no caller. */
  readonly enqueue: (tx: Orm, siteRunId: string, place: QueuePlace | null) => Promise<void>;
  /** Queues a task inside the caller's transaction. */
  readonly addTask: CoreServices['addTask'];
  /** Call it after the transaction that queued a task. */
  readonly wakeTasks: () => void;
  /** Call it after the transaction that queued a site run. */
  readonly wakeDispatcher: () => void;
}
