import type { AuditEvent } from '#shared/audit/progress.ts';
import { insertEvents, type StoredEvent } from '../../store/audits/audit-events.ts';
import type { ClaimedRun } from '../../store/audits/site-runs.ts';
import type { AuditServices } from './audit-services.ts';

/** Events within this time are stored in one statement: an audit emits some 60 per second, and people see four changes. */
const BATCH_MS = 250;
/** The id range of one attempt, so that the ids of a later attempt are always higher. */
const IDS_PER_ATTEMPT = 10_000;

/** The id of an attempt's first event. */
export function firstEventId(attempt: number): number {
  return attempt * IDS_PER_ATTEMPT + 1;
}

type RecorderServices = Pick<AuditServices, 'database' | 'publish' | 'log'>;

/** Stores the events of one attempt, then publishes them. */
export class EventRecorder {
  readonly #services: RecorderServices;
  readonly #run: ClaimedRun;
  #pending: StoredEvent[] = [];
  #lastId: number;
  #timer: NodeJS.Timeout | null = null;
  #saving: Promise<void> = Promise.resolve();
  #lastSavedAt = 0;

  constructor(services: RecorderServices, run: ClaimedRun) {
    this.#services = services;
    this.#run = run;
    this.#lastId = firstEventId(run.attempt) - 1;
  }

  /** Adds an event; it is stored and published within a quarter of a second. */
  record(event: AuditEvent): void {
    this.#pending.push(this.#number(event));
    if (this.#timer !== null) return;
    const wait = Math.max(0, this.#lastSavedAt + BATCH_MS - performance.now());
    this.#timer = setTimeout(() => this.#save(), wait);
  }

  /** Stops storing; returns the events not yet stored followed by `last`, for the caller to store with the result. */
  async finish(last: AuditEvent): Promise<readonly StoredEvent[]> {
    this.#stopTimer();
    await this.#saving;
    const rest = [...this.#pending, this.#number(last)];
    this.#pending = [];
    return rest;
  }

  /** Stops and discards the rest: the attempt failed. */
  async abandon(): Promise<void> {
    this.#stopTimer();
    this.#pending = [];
    await this.#saving;
  }

  #number(event: AuditEvent): StoredEvent {
    this.#lastId += 1;
    return { id: this.#lastId, event };
  }

  #save(): void {
    this.#timer = null;
    this.#lastSavedAt = performance.now();
    const events = this.#pending;
    this.#pending = [];
    this.#saving = this.#saving.then(() => this.#insert(events));
  }

  /** Progress matters less than the audit: when events cannot be stored, that is logged and the audit goes on. */
  async #insert(events: readonly StoredEvent[]): Promise<void> {
    const { database, publish, log } = this.#services;
    try {
      await insertEvents(database.orm, this.#run.id, this.#run.attempt, events);
      publish(this.#run.id, events);
    } catch (error) {
      log.warn('audit_events_lost', { siteRunId: this.#run.id, count: events.length, error });
    }
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
