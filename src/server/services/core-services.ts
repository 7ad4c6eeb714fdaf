import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database, Orm } from '../store/database/database.ts';
import type { UntrustedProxy } from './limits/untrusted-proxy.ts';
import type { Task } from './task.ts';

/** Dependencies shared by all services. */
export interface CoreServices {
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds since 1970; tests inject their own. */
  readonly now: () => number;
  /** The key for hashes and signatures that nobody else can compute. */
  readonly secret: string;
  readonly config: Pick<Config, 'publicUrl' | 'isHttps' | 'mail' | 'payment' | 'model' | 'backup'>;
  /** Detects requests through a proxy that the settings do not name; absent where no requests are served. */
  readonly untrustedProxy?: UntrustedProxy;
  /** Queues a task inside the caller's transaction. */
  readonly addTask: (tx: Orm, task: Task, options?: TaskOptions) => Promise<void>;
  /** Call it after the transaction that queued a task. */
  readonly wakeTasks: () => void;
}

export interface TaskOptions {
  /** Delay before the task may start. */
  readonly delaySeconds?: number;
  /** Above the longest time it takes; after that it counts as stuck. Without it the queue's own limit applies. */
  readonly longestSeconds?: number;
}
