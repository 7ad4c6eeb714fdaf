import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database, Orm } from '../store/database/database.ts';
import type { UntrustedProxy } from './limits/untrusted-proxy.ts';
import type { Task } from './task.ts';

/** What the verbs of every area are given from outside. */
export interface CoreServices {
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds since 1970; tests bring their own. */
  readonly now: () => number;
  /** A key for hashes and signatures that nobody without it can compute. */
  readonly secret: string;
  readonly config: Pick<Config, 'publicUrl' | 'isHttps' | 'mail' | 'payment' | 'model' | 'backup'>;
  /** Whether requests come through a proxy that nobody told us of; absent where none are served. */
  readonly untrustedProxy?: UntrustedProxy;
  /** Puts a task into the queue, inside the transaction that it belongs to. */
  readonly addTask: (tx: Orm, task: Task, options?: TaskOptions) => Promise<void>;
  /** A task was put into the queue: called after the transaction. */
  readonly wakeTasks: () => void;
}

export interface TaskOptions {
  /** Not to be begun before. */
  readonly delaySeconds?: number;
  /** Above the longest that it takes: whoever takes longer is thought stuck. Without it the queue's own limit. */
  readonly longestSeconds?: number;
}
