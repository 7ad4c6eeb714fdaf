import { type AuditServer, makeBenchDataDir, startAuditServer } from './audit-server.ts';
import { type BenchSection, connectToBoth } from './bench-context.ts';
import { requireRightAudit, requireSame } from './expected.ts';
import { readCpuMs, readMemoryMb } from './processes.ts';
import type { BenchSiteServer } from './site-server.ts';
import { median, percentile } from './statistics.ts';

/** The server's concurrency on two cores, so that it is always busy and nothing is queued. */
const CLIENTS = 8;
/** The API's polling interval while audits run: fixed times, whether or not the last response has arrived. */
const API_PROBE_MS = 100;

/**
 * Audits per second sustained at 0 ms a response: eight clients, each waiting for its audit of its own site before it
 * requests the next, with the site, the server and the clients on the same cores; and the API's latency meanwhile.
 */
export const benchThroughput: BenchSection = async (context) => {
  const { near, options } = context;
  const seconds = options.quick ? 6 : 30;
  const data = await makeBenchDataDir();
  const server = await startAuditServer(data.path, connectToBoth(context));
  try {
    const { auditId } = await server.audit(near.url);
    await sustain(server, near, options.quick ? 2 : 6, auditId);
    await near.takeRequests();
    const cpuBefore = readCpuMs(server.pid);
    const run = await sustain(server, near, seconds, auditId);
    const cpu = readCpuMs(server.pid) - cpuBefore;
    const requests = (await near.takeRequests()).length;
    requireSame('requests an audit, none shared', requests % run.auditMs.length, 0);
    return [
      {
        name: `audits per second, sustained for ${seconds} s, 0 ms`,
        value: run.auditMs.length / run.seconds,
        unit: '/s',
        aim: { kind: 'atLeast', value: 12 },
      },
      { name: '  median of an audit', value: median(run.auditMs), unit: 'ms', aim: null },
      { name: '  p95 of an audit', value: percentile(run.auditMs, 95), unit: 'ms', aim: null },
      { name: '  CPU of the server process an audit', value: cpu / run.auditMs.length, unit: 'ms', aim: null },
      {
        name: '  p99 of the API meanwhile (/readyz and /api/audits/:id)',
        value: percentile(run.apiMs, 99),
        unit: 'ms',
        aim: { kind: 'atMost', value: 300 },
      },
      { name: '  median of the API meanwhile', value: median(run.apiMs), unit: 'ms', aim: null },
      { name: '  highest memory of the server', value: readMemoryMb(server.pid).peak, unit: 'MB', aim: null },
    ];
  } finally {
    await server.stop();
    await data.remove();
  }
};

interface Sustained {
  readonly seconds: number;
  readonly auditMs: readonly number[];
  readonly apiMs: readonly number[];
}

async function sustain(
  server: AuditServer,
  site: BenchSiteServer,
  seconds: number,
  auditId: string,
): Promise<Sustained> {
  const auditMs: number[] = [];
  const probes: Promise<number>[] = [];
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= seconds * 1000;
  const timer = setInterval(() => {
    if (!isOver()) probes.push(server.get('/readyz'), server.get(`/api/audits/${auditId}`));
  }, API_PROBE_MS);
  const client = async (number: number) => {
    const host = `client-${number}.${site.host}`;
    while (!isOver()) {
      const { audited, ms } = await server.audit(`http://${host}/`);
      requireRightAudit(audited, host);
      auditMs.push(ms);
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index + 1)));
  } finally {
    clearInterval(timer);
  }
  // Until the end of the last audit, so that the work of all counted audits is included.
  const took = (performance.now() - begun) / 1000;
  return { seconds: took, auditMs, apiMs: await Promise.all(probes) };
}
