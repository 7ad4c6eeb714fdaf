import { setTimeout as wait } from 'node:timers/promises';
import { CROWD_KINDS, isAuditOver, openCrowd, start, visitorAt, waitUntil, withServer } from '#test/hostile/crowd.ts';
import type { ServerProcess } from '#test/server-process.ts';
import type { BenchSection } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { readMemoryMb } from './processes.ts';
import { percentile } from './statistics.ts';

/** How another visitor fares, and the event loop, while sixty audits of hostile sites from one address are on. */
export const benchCrowd: BenchSection = async ({ options }) => {
  const watchedMs = options.quick ? 15_000 : 30_000;
  const crowd = await openCrowd();
  const figures: Figure[] = [];
  try {
    await withServer(crowd, {}, async (server) => {
      const warmUp = visitorAt(server, '192.0.2.9');
      await waitUntil(warmUp, (await start(warmUp, 'http://warm.test/')).auditId, isAuditOver);
      await wait(3000);
      const logBefore = server.log().length;
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          start(visitorAt(server, '203.0.113.7'), `http://site${index}.${CROWD_KINDS[index % CROWD_KINDS.length]}/`),
        ),
      );
      const until = performance.now() + watchedMs;
      const pages = timesOfPages(server, until);
      const starts: number[] = [];
      for (let index = 0; performance.now() < until - 6000; index += 1) {
        const stranger = visitorAt(server, `198.51.100.${index + 1}`);
        const begun = performance.now();
        const { auditId } = await start(stranger, `http://shop${index}.test/`);
        await waitUntil(stranger, auditId, ({ status }) => status !== 'queued');
        starts.push(performance.now() - begun);
        await waitUntil(stranger, auditId, isAuditOver);
        await wait(1000);
      }
      const pageMs = await pages;
      const gap = longestGaps(server, logBefore);
      const atMost = (value: number) => ({ kind: 'atMost', value }) as const;
      figures.push(
        {
          name: 'until another visitor’s audit begins, at most',
          value: Math.max(...starts),
          unit: 'ms',
          aim: atMost(5000),
        },
        { name: '  p90 of a page meanwhile', value: percentile(pageMs, 90), unit: 'ms', aim: atMost(50) },
        {
          name: '  longest gap of the event loop, by the processor',
          value: gap.processor,
          unit: 'ms',
          aim: atMost(250),
        },
        { name: '  the same by the clock', value: gap.clock, unit: 'ms', aim: null },
        { name: '  highest memory of the server', value: readMemoryMb(server.pid).peak, unit: 'MB', aim: atMost(1536) },
      );
    });
  } finally {
    await crowd.close();
  }
  return figures;
};

async function timesOfPages(server: ServerProcess, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    for (const path of ['/', '/readyz']) {
      const begun = performance.now();
      await (await fetch(`${server.url}${path}`)).arrayBuffer();
      times.push(performance.now() - begun);
    }
    await wait(40);
  }
  return times;
}

/** The longest times in ms for which the server's event loop did one thing, since its log was `from` characters long. */
function longestGaps(server: ServerProcess, from: number): { readonly clock: number; readonly processor: number } {
  const told = [
    ...server
      .log()
      .slice(from)
      .matchAll(/^loop-gap (\d+) (\d+)$/gm),
  ];
  const longest = (place: 1 | 2) => Math.max(0, ...told.map((one) => Number(one[place])));
  return { clock: longest(1), processor: longest(2) };
}
