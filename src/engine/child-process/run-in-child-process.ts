import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ChildProcessLimits {
  /** From the start of the process to its answer. */
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
}

/** What is sent first, by message: small, and says how the bytes behind it are cut. */
export interface ChildProcessOrder<Job> {
  readonly job: Job;
  readonly sizes: readonly number[];
}

/** What the pipe is filled with at once: the loop turns between two pieces. */
const PIECE_BYTES = 64 * 1024;

/**
 * Runs the module of a process that ends with `answerInChildProcess`, and gives its answer; null when it took more than it may, or died. It is
 * killed either way. Files go through a pipe in pieces and never by message, which would copy 20 MB in one turn of the loop; nothing
 * is written to a disk, so that nothing is left there after a crash.
 */
export function runInChildProcess<Job, Outcome>(
  module: URL,
  job: Job,
  files: readonly Uint8Array[],
  limits: ChildProcessLimits,
): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const child = fork(module, [], {
      // Without our environment: no keys. Compiled code may be kept where ours is.
      env: { NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' },
      execArgv: [`--max-old-space-size=${limits.memoryLimitMb}`],
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const settle = (outcome: Outcome | null): void => {
      clearTimeout(timer);
      resolve(outcome);
      child.kill('SIGKILL');
    };
    const giveUp = () => settle(null);
    const timer = setTimeout(giveUp, limits.timeLimitMs);
    child.once('message', (outcome: Outcome) => settle(outcome));
    child.once('error', giveUp);
    child.once('exit', giveUp);
    const order: ChildProcessOrder<Job> = { job, sizes: files.map(({ byteLength }) => byteLength) };
    child.send(order, (error) => {
      if (error !== null) giveUp();
    });
    const { stdin } = child;
    // A process that ends early closes the pipe: what counts is its answer, or its exit.
    if (stdin !== null) pipeline(Readable.from(cutIntoPieces(files)), stdin).catch(() => {});
  });
}

/** Cuts files into what fills the pipe at once. Pure. */
export function* cutIntoPieces(files: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const file of files)
    for (let at = 0; at < file.byteLength; at += PIECE_BYTES) yield file.subarray(at, at + PIECE_BYTES);
}
