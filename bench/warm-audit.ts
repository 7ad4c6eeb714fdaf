import { CRAWL_LIMITS } from '#engine/crawl/crawl-limits.ts';
import { type AuditServer, makeBenchDataDir, startAuditServer } from './audit-server.ts';
import { type BenchContext, type BenchSection, connectToBoth } from './bench-context.ts';
import {
  requireExpectedRequests,
  requireRightAudit,
  requireSame,
  requireSameRequests,
  sumElements,
} from './expected.ts';
import type { Figure } from './figure.ts';
import { runFloor } from './floor.ts';
import { readCpuMs } from './processes.ts';
import type { AskedRequests, BenchSiteServer } from './site-server.ts';
import { median } from './statistics.ts';

/** After these the server's code is fully optimized. */
const WARM_UP_AUDITS = 40;

/**
 * A warm audit in the server, without a shared result, against the floor over the same requests, alternating. Then CPU time
 * of the whole server process for sequential audits.
 */
export const benchWarmAudit: BenchSection = async (context) => {
  const { near, far, options } = context;
  const data = await makeBenchDataDir();
  const server = await startAuditServer(data.path, connectToBoth(context));
  try {
    for (let count = 0; count < (options.quick ? 10 : WARM_UP_AUDITS); count += 1) await server.audit(near.url);
    const rounds = options.quick ? 5 : 15;
    const farRuns = await compareInTurns(server, far, rounds);
    const nearRuns = await compareInTurns(server, near, rounds);
    const { cpu, textCpu } = await measureCpu(server, near, options.quick ? 20 : 60);
    printWaves(context, farRuns.requests);
    return [
      { name: 'warm audit / floor, 80 ms a response', value: farRuns.ratio, unit: 'x', aim: atMost(1.3) },
      { name: '  warm audit, asked over HTTP', value: farRuns.auditMs, unit: 'ms', aim: null },
      { name: '  floor', value: farRuns.floorMs, unit: 'ms', aim: null },
      { name: 'warm audit / floor, 0 ms a response', value: nearRuns.ratio, unit: 'x', aim: null },
      { name: '  warm audit, asked over HTTP', value: nearRuns.auditMs, unit: 'ms', aim: null },
      { name: '  floor', value: nearRuns.floorMs, unit: 'ms', aim: null },
      { name: 'CPU of the whole server process an audit, 0 ms', value: cpu, unit: 'ms', aim: atMost(60) },
      { name: '  audits per CPU-second', value: 1000 / cpu, unit: '/s', aim: null },
      { name: '  CPU of its texts, asked for afterwards', value: textCpu, unit: 'ms', aim: null },
      { name: '  CPU of the floor, by which to compare machines', value: nearRuns.floorCpuMs, unit: 'ms', aim: null },
    ];
  } finally {
    await server.stop();
    await data.remove();
  }
};

function atMost(value: number): Figure['aim'] {
  return { kind: 'atMost', value };
}

interface Compared {
  readonly ratio: number;
  readonly auditMs: number;
  readonly floorMs: number;
  readonly floorCpuMs: number;
  /** Of the last audit. */
  readonly requests: AskedRequests;
}

async function compareInTurns(server: AuditServer, site: BenchSiteServer, rounds: number): Promise<Compared> {
  const { requests, elements } = await learnRequests(server, site);
  const audits: number[] = [];
  const floors: number[] = [];
  const floorCpus: number[] = [];
  let last = requests;
  await runFloor(site, requests, CRAWL_LIMITS.maxConnections);
  await site.takeRequests();
  for (let round = 0; round < rounds; round += 1) {
    const cpuBefore = process.cpuUsage();
    const floor = await runFloor(site, requests, CRAWL_LIMITS.maxConnections);
    const cpu = process.cpuUsage(cpuBefore);
    requireSame('elements counted by the floor', floor.elements, elements);
    requireSameRequests('the floor', await site.takeRequests(), requests);
    const { audited, ms } = await server.audit(site.url);
    requireRightAudit(audited, site.host);
    last = await site.takeRequests();
    requireSameRequests('an audit', last, requests);
    floors.push(floor.ms);
    floorCpus.push((cpu.user + cpu.system) / 1000);
    audits.push(ms);
  }
  const ratio = median(audits.map((ms, round) => ms / (floors[round] ?? Number.NaN)));
  return {
    ratio,
    auditMs: median(audits),
    floorMs: median(floors),
    floorCpuMs: median(floorCpus),
    requests: last,
  };
}

/** The requests of one audit, verified against its result. */
async function learnRequests(server: AuditServer, site: BenchSiteServer) {
  await site.takeRequests();
  const { audited } = await server.audit(site.url);
  const requests = await site.takeRequests();
  requireRightAudit(audited, site.host);
  requireExpectedRequests(audited, requests);
  const elements = sumElements(
    site.host,
    requests.map(({ path }) => path),
  );
  return { requests, elements };
}

/** CPU time of the server process for one audit, from its start to its result, and for its texts. */
async function measureCpu(server: AuditServer, site: BenchSiteServer, audits: number) {
  let [cpu, textCpu] = [0, 0];
  for (let count = 0; count < audits; count += 1) {
    const begun = readCpuMs(server.pid);
    const { auditId, audited } = await server.audit(site.url);
    const ended = readCpuMs(server.pid);
    await server.get(`/api/audits/${auditId}/texts`);
    cpu += ended - begun;
    textCpu += readCpuMs(server.pid) - ended;
    requireRightAudit(audited, site.host);
  }
  return { cpu: cpu / audits, textCpu: textCpu / audits };
}

/** When the requests of an audit reached the site, to detect idle connections. */
function printWaves({ say }: BenchContext, requests: AskedRequests): void {
  const begun = requests[0]?.atMs ?? 0;
  const connections = new Set(requests.map(({ connection }) => connection)).size;
  const times = requests.map(({ atMs }) => Math.round(atMs - begun)).join(' ');
  say(`  ${requests.length} requests on ${connections} connections, reaching the site after ms: ${times}`);
}
