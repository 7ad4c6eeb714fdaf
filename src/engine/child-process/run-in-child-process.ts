import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ChildProcessLimits {
  /** Time from the start of the process to its answer. */
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
}

/** The first message: small; gives the sizes of the files that follow. */
export interface ChildProcessOrder<Job> {
  readonly job: Job;
  readonly sizes: readonly number[];
}

/** Chunk size of the pipe: the event loop runs between two chunks. */
const PIECE_BYTES = 64 * 1024;

/**
 * Runs a module that ends with `answerInChildProcess` in a child process, and returns its answer; null when it exceeded a limit or died. It is
 * always killed. Files go through a pipe in chunks and not by message, which would copy 20 MB in one turn of the event loop; nothing
 * is written to disk, so a crash leaves nothing behind.
 */
export function runInChildProcess<Job, Outcome>(
  module: URL,
  job: Job,
  files: readonly Uint8Array[],
  limits: ChildProcessLimits,
): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const child = fork(module, [], {
      // Without our environment: no keys. The compile cache may be shared.
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
    // A process that exits early closes the pipe: only its answer or its exit counts.
    if (stdin !== null) pipeline(Readable.from(cutIntoPieces(files)), stdin).catch(() => {});
  });
}

/** Splits files into chunks. Pure. */
export function* cutIntoPieces(files: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const file of files)
    for (let at = 0; at < file.byteLength; at += PIECE_BYTES) yield file.subarray(at, at + PIECE_BYTES);
}
