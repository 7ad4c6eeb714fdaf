import type { AuditServices } from '../services/audits/audit-services.ts';
import { cleanUp } from '../services/audits/clean-up.ts';
import { failDeadRun } from '../services/audits/fail-dead-run.ts';
import type { AuditQueue } from './audit-queue.ts';

/** Jobs that died in other ways than by an error of ours (a killed process) are found within this. */
const DEAD_JOBS_MS = 10_000;
const CLEAN_UP_MS = 3_600_000;
const DEAD_BATCH = 20;

/** What has to be done from time to time: end the runs of dead jobs, throw away what has expired. */
export class Housekeeping {
  readonly #services: AuditServices;
  readonly #queue: AuditQueue;
  readonly #timers: NodeJS.Timeout[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(services: AuditServices, queue: AuditQueue) {
    this.#services = services;
    this.#queue = queue;
  }

  start(): void {
    this.#every(DEAD_JOBS_MS, () => this.buryDeadJobs());
    this.#every(CLEAN_UP_MS, () => this.#do('clean-up', () => cleanUp(this.#services)));
    this.buryDeadJobs();
  }

  /** Ends the site runs whose jobs are in the dead letter queue. */
  buryDeadJobs(): void {
    this.#do('dead-jobs', async () => {
      await this.#queue.takeDead(DEAD_BATCH, (siteRunId) => failDeadRun(this.#services, siteRunId));
    });
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#work;
  }

  #every(ms: number, action: () => void): void {
    this.#timers.push(setInterval(action, ms).unref());
  }

  /** One thing after another; a failure is one line in the log, and its turn comes again. */
  #do(name: string, action: () => Promise<void>): void {
    this.#work = this.#work
      .then(action)
      .catch((error: unknown) => this.#services.log.warn('housekeeping-failed', { name, error }));
  }
}
