import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { JudgedAgain, ReportWithEvidence } from './judge-again.ts';

export interface JudgeLimits {
  /** From the start of the process to its answer. */
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
}

/** Starting takes 0.4 s and judging a large site 0.5 s; on a busy machine several times that. */
const USUAL_LIMITS: JudgeLimits = { timeLimitMs: 20_000, memoryLimitMb: 384 };

const TOO_MUCH = 'The evidence takes more time or memory to judge than that of any site we read.';

/**
 * `judgeAgain` in a process of its own, which is killed when it takes too long or too much. A thread will not do: one that asks for
 * a single large piece of memory beyond its limit takes the whole process with it (tried with lists nested two million deep). The
 * process is not kept: reports are verified now and then, and the next one must not meet what the last one left.
 */
export function judgeApart(files: ReportWithEvidence, limits: JudgeLimits = USUAL_LIMITS): Promise<JudgedAgain> {
  return new Promise((resolve) => {
    const child = fork(new URL('./judge-process.ts', import.meta.url), [], {
      // Without our environment: no keys. Compiled code may be kept where ours is.
      env: { NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' },
      execArgv: [`--max-old-space-size=${limits.memoryLimitMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const settle = (outcome: JudgedAgain): void => {
      clearTimeout(timer);
      resolve(outcome);
      child.kill('SIGKILL');
    };
    const giveUp = () => settle({ kind: 'refused', sentence: TOO_MUCH });
    const timer = setTimeout(giveUp, limits.timeLimitMs);
    child.once('message', (outcome: JudgedAgain) => settle(outcome));
    child.once('error', giveUp);
    child.once('exit', giveUp);
    child.send(files, (error) => {
      if (error !== null) giveUp();
    });
  });
}
