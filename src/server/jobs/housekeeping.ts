import type { ProviderCalls } from '../services/admin/provider-calls.ts';
import type { AuditServices } from '../services/audits/audit-services.ts';
import { failDeadRun, hasAttemptsLeft } from '../services/audits/fail-dead-run.ts';
import type { AuditQueue } from './audit-queue.ts';

/** How soon jobs of a killed process are found. */
const DEAD_JOBS_MS = 10_000;
const CLEAN_UP_MS = 3_600_000;
const PROVIDER_CALLS_MS = 30_000;
/** How late a scan of a watched site, or its notification, may begin. */
const WATCHES_MS = 30_000;
/** How late a nightly task may begin. */
const NIGHTLY_MS = 600_000;
const DEAD_BATCH = 20;

/** Periodic work: ends the runs of dead jobs, scans watched sites, deletes what has expired, stores call counts. */
export class Housekeeping {
  readonly #services: AuditServices;
  readonly #queue: AuditQueue;
  readonly #providerCalls: ProviderCalls;
  readonly #cleanUp: () => Promise<void>;
  readonly #queueNightlyTasks: () => Promise<void>;
  readonly #tendWatches: () => Promise<void>;
  readonly #timers: NodeJS.Timeout[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(
    services: AuditServices,
    queue: AuditQueue,
    providerCalls: ProviderCalls,
    cleanUp: () => Promise<void>,
    queueNightlyTasks: () => Promise<void>,
    tendWatches: () => Promise<void>,
  ) {
    this.#services = services;
    this.#queue = queue;
    this.#providerCalls = providerCalls;
    this.#cleanUp = cleanUp;
    this.#queueNightlyTasks = queueNightlyTasks;
    this.#tendWatches = tendWatches;
  }

  start(): void {
    this.#every(DEAD_JOBS_MS, () => this.buryDeadJobs());
    this.#every(CLEAN_UP_MS, () => this.#do('clean-up', this.#cleanUp));
    this.#every(NIGHTLY_MS, () => this.#do('nightly-tasks', this.#queueNightlyTasks));
    this.#every(WATCHES_MS, () => this.#do('watches', this.#tendWatches));
    this.#every(PROVIDER_CALLS_MS, () => this.#keepProviderCalls());
    this.buryDeadJobs();
    this.#do('nightly-tasks', this.#queueNightlyTasks);
  }

  /** Ends the site runs whose jobs are in the dead letter queue. */
  buryDeadJobs(): void {
    this.#do('dead-jobs', async () => {
      await this.#queue.takeDead(DEAD_BATCH, async (siteRunId) => {
        if (!(await hasAttemptsLeft(this.#services, siteRunId))) return failDeadRun(this.#services, siteRunId);
        await this.#queue.handBack(this.#services.database.orm, { id: siteRunId, retryCount: 0 }, 0);
        this.#services.wakeDispatcher();
      });
    });
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#keepProviderCalls();
    await this.#work;
  }

  #keepProviderCalls(): void {
    this.#do('provider-calls', () => this.#providerCalls.flush());
  }

  #every(ms: number, action: () => void): void {
    this.#timers.push(setInterval(action, ms).unref());
  }

  /** Runs actions one after another; a failure is logged, and the action runs again at its next interval. */
  #do(name: string, action: () => Promise<void>): void {
    this.#work = this.#work
      .then(action)
      .catch((error: unknown) => this.#services.log.warn('housekeeping_failed', { name, error }));
  }
}
