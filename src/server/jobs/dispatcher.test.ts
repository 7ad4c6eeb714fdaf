import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { Dispatcher } from './dispatcher.ts';

/** A queue in memory whose jobs end when told to. */
function testBench(slots: number, jobs: number[] = []) {
  const running = new Map<number, () => void>();
  const asked: number[] = [];
  const aborted: number[] = [];
  let mostAtOnce = 0;
  const dispatcher = new Dispatcher<number>({
    slots,
    take: async (count) => {
      asked.push(count);
      return jobs.splice(0, count);
    },
    run: (job, signal) =>
      new Promise((resolve) => {
        running.set(job, () => {
          running.delete(job);
          resolve();
        });
        mostAtOnce = Math.max(mostAtOnce, running.size);
        signal.addEventListener('abort', () => {
          aborted.push(job);
          running.get(job)?.();
        });
      }),
    keepAlive: async () => {},
    log: createLog('error', () => {}),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { dispatcher, jobs, running, asked, aborted, settle, mostAtOnce: () => mostAtOnce };
}

describe('Dispatcher', () => {
  it('starts as many jobs as there are slots, and the next when one ends', async () => {
    const bench = testBench(2, [1, 2, 3]);
    bench.dispatcher.start();
    await bench.settle();
    expect([...bench.running.keys()]).toEqual([1, 2]);
    bench.running.get(1)?.();
    await bench.settle();
    expect([...bench.running.keys()]).toEqual([2, 3]);
    bench.running.get(2)?.();
    bench.running.get(3)?.();
    await bench.dispatcher.stop(0);
    expect(bench.mostAtOnce()).toBe(2);
  });

  it('starts a job at once when woken', async () => {
    const bench = testBench(1);
    bench.dispatcher.start();
    await bench.settle();
    bench.jobs.push(7);
    bench.dispatcher.wake();
    await bench.settle();
    expect([...bench.running.keys()]).toEqual([7]);
    bench.running.get(7)?.();
    await bench.dispatcher.stop(0);
  });

  it('does not ask an empty queue again when a job ends', async () => {
    const bench = testBench(4, [1]);
    bench.dispatcher.start();
    await bench.settle();
    bench.running.get(1)?.();
    await bench.settle();
    expect(bench.asked).toEqual([4]);
    await bench.dispatcher.stop(0);
  });

  it('loses no wake-up that comes while it asks', async () => {
    const bench = testBench(4);
    bench.dispatcher.start();
    bench.jobs.push(1);
    for (let count = 0; count < 10; count += 1) bench.dispatcher.wake();
    await bench.settle();
    expect(bench.running.size).toBe(1);
    bench.running.get(1)?.();
    await bench.dispatcher.stop(0);
  });

  it('goes on after the queue could not be reached', async () => {
    let isAway = true;
    const taken: number[] = [];
    const dispatcher = new Dispatcher<number>({
      slots: 1,
      take: async () => {
        if (isAway) throw new Error('away');
        return taken.length === 0 ? [1] : [];
      },
      run: async (job) => {
        taken.push(job);
      },
      keepAlive: async () => {},
      log: createLog('error', () => {}),
    });
    dispatcher.start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    isAway = false;
    dispatcher.wake();
    await expect.poll(() => taken).toEqual([1]);
    await dispatcher.stop(0);
  });

  it('waits for running jobs when it stops, and begins no more', async () => {
    const bench = testBench(1, [1, 2]);
    bench.dispatcher.start();
    await bench.settle();
    const stopped = bench.dispatcher.stop(10_000);
    bench.running.get(1)?.();
    await stopped;
    expect(bench.jobs).toEqual([2]);
    expect(bench.aborted).toEqual([]);
  });

  it('aborts jobs once the grace period is over', async () => {
    const bench = testBench(2, [1, 2]);
    bench.dispatcher.start();
    await bench.settle();
    await bench.dispatcher.stop(20);
    expect(bench.aborted).toEqual([1, 2]);
    expect(bench.dispatcher.runningCount).toBe(0);
  });
});
