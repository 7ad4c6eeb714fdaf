import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CRAWL_LIMITS } from '#engine/crawl/crawl-limits.ts';
import { type AuditServer, makeBenchDataDir, startAuditServer } from './audit-server.ts';
import { type BenchContext, type BenchSection, connectToBoth } from './bench-context.ts';
import { requireRightAudit } from './expected.ts';
import type { Figure } from './figure.ts';
import { runFloor } from './floor.ts';
import { weighPages } from './page-weight.ts';
import { readCpuMs, readMemoryMb, readNumberFile } from './processes.ts';
import type { AskedRequests, BenchSiteServer } from './site-server.ts';
import { median } from './statistics.ts';

/**
 * The most that each figure may be, above what was reached: CPU 20 % (14.0 on 2026-11-29, 19.1 to 21.5 the day before; machines
 * differ by a fifth), events and result 40 % (5.7 and 139 on 2026-11-26), messages, a count, 10 % (23.2 to 28.5 on 2026-11-29, the
 * more the busier the machine), memory, which a busy machine does not change, 25 % (257), downloads 10 % (238.5 and 334.8 on
 * 2026-11-29). A change that needs more raises the bound in its own commit, with the reason.
 */
const BOUNDS = { cpuOfFloor: 17, messages: 31, resultKb: 195, eventKb: 8, idleMb: 320 };
const DOWNLOAD_BOUNDS = { 'landing page': 262, 'result page': 368 };
const BUILT_APP = 'build/client';

const AUDITS = 45;
const FLOORS_AN_AUDIT = 4;
const WARM_UP_AUDITS = 25;
const WARM_UP_FLOORS = 10;
/** V8 gives memory back some eight seconds after the collection that follows the start. */
const IDLE_MS = 16_000;
const IDLE_COUNT_MS = 6_000;

/** What an audit costs, and what pages download, as counts and one ratio of CPU times: cheap to measure, and no wall-clock times. */
export const benchGate: BenchSection = async (context) => {
  const { near } = context;
  const data = await makeBenchDataDir();
  const messagesFile = join(data.path, 'messages');
  const start = (environment: Readonly<Record<string, string>>) =>
    startAuditServer(join(data.path, 'server'), connectToBoth(context), environment);
  const countMessages = async ({ child }: AuditServer): Promise<number> => {
    await rm(messagesFile, { force: true });
    child.kill('SIGUSR2');
    return readNumberFile(messagesFile);
  };
  try {
    const server = await start({
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'count-messages.ts')}`,
      MESSAGES_FILE: messagesFile,
    });
    const countDuring = async (act: () => Promise<void>) => {
      const [before, begun] = [await countMessages(server), performance.now()];
      await act();
      return { messages: (await countMessages(server)) - before, ms: performance.now() - begun };
    };
    for (let count = 0; count < WARM_UP_AUDITS; count += 1) await server.audit(near.url);
    const requests = await requestsOf(server, near);
    for (let count = 0; count < WARM_UP_FLOORS; count += 1) await measureFloorMs(near, requests);
    const ratios: number[] = [];
    const busy = await countDuring(async () => {
      for (let count = 0; count < AUDITS; count += 1) ratios.push(await compareCpu(server, near, requests));
    });
    // What the server asks by the clock is no part of an audit, and a slow machine waits longer.
    const idle = await countDuring(() => wait(IDLE_COUNT_MS));
    const messages = (busy.messages - (idle.messages * busy.ms) / idle.ms) / AUDITS;
    const { auditId } = await server.audit(near.url);
    const resultBytes = await server.countBytes(`/api/audits/${auditId}`);
    const eventBytes = await server.countBytes(`/api/audits/${auditId}/events`);
    await server.stop();

    const second = await start({});
    await wait(IDLE_MS);
    const idleMb = readMemoryMb(second.pid).now;
    await second.stop();
    return [
      bounded('CPU of an audit, in CPU of the floor around it', median(ratios), 'x', BOUNDS.cpuOfFloor),
      bounded('messages to the database, an audit and its report', messages, '', BOUNDS.messages),
      bounded('result of an audit', resultBytes / 1000, 'kB', BOUNDS.resultKb),
      bounded('events of an audit', eventBytes / 1000, 'kB', BOUNDS.eventKb),
      bounded('memory of an idle server, second start', idleMb, 'MB', BOUNDS.idleMb),
      ...(await weighDownloads(context)),
    ];
  } finally {
    await data.remove();
  }
};

async function weighDownloads({ say }: BenchContext): Promise<Figure[]> {
  const pages = await weighPages(BUILT_APP);
  if (pages === null) say('  The app is not built (npm run build): what its pages download was not measured.');
  return (pages ?? []).map(({ page, files, bytes }) =>
    bounded(`download of the ${page}, ${files} files`, bytes / 1000, 'kB', DOWNLOAD_BOUNDS[page]),
  );
}

function bounded(name: string, value: number, unit: Figure['unit'], bound: number): Figure {
  return { name, value, unit, aim: { kind: 'atMost', value: bound } };
}

/** The requests of one audit, for the floor to repeat. */
async function requestsOf(server: AuditServer, site: BenchSiteServer): Promise<AskedRequests> {
  await site.takeRequests();
  const { audited } = await server.audit(site.url);
  requireRightAudit(audited, site.host);
  return site.takeRequests();
}

/**
 * CPU time of one audit in the whole server process, as a multiple of that of the floor over the same requests right before and
 * after it: a processor's pace changes from second to second.
 */
async function compareCpu(server: AuditServer, site: BenchSiteServer, requests: AskedRequests): Promise<number> {
  const floorBefore = await measureFloorMs(site, requests);
  const before = readCpuMs(server.pid);
  const { audited } = await server.audit(site.url);
  const auditMs = readCpuMs(server.pid) - before;
  requireRightAudit(audited, site.host);
  return auditMs / ((floorBefore + (await measureFloorMs(site, requests))) / 2);
}

/** CPU time of the floor in this process, the mean of some. */
async function measureFloorMs(site: BenchSiteServer, requests: AskedRequests): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < FLOORS_AN_AUDIT; count += 1) await runFloor(site, requests, CRAWL_LIMITS.maxConnections);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / FLOORS_AN_AUDIT;
}
