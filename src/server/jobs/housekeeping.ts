import type { ProviderCalls } from '../services/admin/provider-calls.ts';
import type { AuditServices } from '../services/audits/audit-services.ts';
import { failDeadRun, hasAttemptsLeft } from '../services/audits/fail-dead-run.ts';
import type { AuditQueue } from './audit-queue.ts';

/** Jobs that died in other ways than by an error of ours (a killed process) are found within this. */
const DEAD_JOBS_MS = 10_000;
const CLEAN_UP_MS = 3_600_000;
const PROVIDER_CALLS_MS = 30_000;
/** How late a scan of a watched site, or the news of one, may begin. */
const WATCHES_MS = 30_000;
/** How late a nightly task may begin. */
const NIGHTLY_MS = 600_000;
const DEAD_BATCH = 20;

/** What has to be done from time to time: end the runs of dead jobs, read watched sites again, throw away what has expired, keep what was counted. */
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

  /** One thing after another; a failure is one line in the log, and its turn comes again. */
  #do(name: string, action: () => Promise<void>): void {
    this.#work = this.#work
      .then(action)
      .catch((error: unknown) => this.#services.log.warn('housekeeping_failed', { name, error }));
  }
}
