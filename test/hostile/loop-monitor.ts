import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server process by `--import`: writes the longest event loop delay to standard error every half second, in
 * wall time and in CPU time, which excludes other load on the machine.
 */
const TICK_MS = 5;
const TELL_MS = 500;

function watchLoop(): void {
  let clock = performance.now();
  let processor = processorMs();
  const longest = { clock: 0, processor: 0 };
  setInterval(() => {
    const gap = { clock: performance.now() - clock - TICK_MS, processor: processorMs() - processor };
    longest.clock = Math.max(longest.clock, gap.clock);
    longest.processor = Math.max(longest.processor, gap.processor);
    clock += gap.clock + TICK_MS;
    processor += gap.processor;
  }, TICK_MS).unref();
  setInterval(() => {
    process.stderr.write(`loop-gap ${Math.round(longest.clock)} ${Math.round(longest.processor)}\n`);
    longest.clock = 0;
    longest.processor = 0;
  }, TELL_MS).unref();
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread) watchLoop();
