import type { AuditEvent } from '#shared/audit/progress.ts';
import { insertEvents, type StoredEvent } from '../../store/audits/audit-events.ts';
import type { ClaimedRun } from '../../store/audits/site-runs.ts';
import type { AuditServices } from './audit-services.ts';

/** Events that come within this time are kept in one statement: an audit tells some 60 in a second. */
const BATCH_MS = 100;
/** Leaves room for the events of one attempt, so that the ids of a later attempt are always higher. */
const IDS_PER_ATTEMPT = 10_000;

/** The id of an attempt's first event. */
export function firstEventId(attempt: number): number {
  return attempt * IDS_PER_ATTEMPT + 1;
}

type RecorderServices = Pick<AuditServices, 'database' | 'publish' | 'log'>;

/** Keeps what one attempt tells and passes it on once it is kept. */
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

  /** Takes an event; it is kept, and followers hear of it, within a tenth of a second. */
  record(event: AuditEvent): void {
    this.#pending.push(this.#number(event));
    if (this.#timer !== null) return;
    const wait = Math.max(0, this.#lastSavedAt + BATCH_MS - performance.now());
    this.#timer = setTimeout(() => this.#save(), wait);
  }

  /** Stops keeping: gives what is not kept yet, with `last` at the end, for the caller to keep with the result. */
  async finish(last: AuditEvent): Promise<readonly StoredEvent[]> {
    this.#stopTimer();
    await this.#saving;
    const rest = [...this.#pending, this.#number(last)];
    this.#pending = [];
    return rest;
  }

  /** Stops keeping and forgets the rest: the attempt is given up. */
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

  /** Progress is worth less than the audit: when it cannot be kept the audit goes on and says so in the log. */
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
