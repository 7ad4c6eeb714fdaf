import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditStarted, AuditView } from '#shared/api/audits.ts';
import { HOSTILE_BEHAVIOURS, type HostileBehaviour } from '../hostile-behaviours.ts';
import { type HostileServer, startHostileServer } from '../hostile-server.ts';
import { makeDataDir, type ServerProcess, startServerProcess } from '../server-process.ts';
import { type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aPlumbersSite } from './site-pages.ts';

/** The duration of the measurement. */
const WATCHED_MS = 30_000;

const PAGES = ['/contact', '/about', '/services', '/prices', '/team', '/news', '/jobs', '/faq'];
/** Two CPU seconds of parsing per page. */
const DEEP = '<div><p>x'.repeat(450_000);
const CROWD: Readonly<Record<string, HostileBehaviour>> = {
  never: HOSTILE_BEHAVIOURS.silent,
  trailers: HOSTILE_BEHAVIOURS['trailer-flood'],
  headers: HOSTILE_BEHAVIOURS['header-lines'],
};

const LOOP_MONITOR = fileURLToPath(new URL('./loop-monitor.ts', import.meta.url));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const hostile: HostileServer[] = [];
let ordinary: ScriptedSite;
let deep: ScriptedSite;
let mapping: string;
beforeAll(async () => {
  const site = aPlumbersSite(PAGES);
  ordinary = await startScriptedSite(({ path }) =>
    site[path] === undefined ? null : { body: site[path], afterMs: 20 },
  );
  deep = await startScriptedSite(({ path }) => {
    if (/\.(?:txt|xml)$/.test(path)) return null;
    return aPlumbersPage(`Deep ${path}`, PAGES, DEEP);
  });
  const places = [`*.test=127.0.0.1:${ordinary.port}`, `*.deep=127.0.0.1:${deep.port}`];
  for (const [name, otherwise] of Object.entries(CROWD)) {
    const one = await startHostileServer({ isHostile: () => false, otherwise });
    hostile.push(one);
    places.push(`*.${name}=127.0.0.1:${one.port}`);
  }
  mapping = places.join(',');
});
afterAll(() => Promise.all([ordinary, deep, ...hostile].map((one) => one.close())));

async function withServer(environment: Record<string, string>, work: (server: ServerProcess) => Promise<void>) {
  const dataDir = await makeDataDir();
  const server = await startServerProcess({
    dataDir: dataDir.path,
    real: true,
    environment: {
      ...{ PORCHLIGHT_CONNECT_TO: mapping, TRUST_PROXY: '1', NODE_OPTIONS: `--import=${LOOP_MONITOR}` },
      ...environment,
    },
  });
  try {
    await work(server);
  } finally {
    await server.end('SIGKILL');
    await dataDir.remove();
  }
}

/** A visitor without a cookie at an address of their own; each request may come from a new browser. */
function visitorAt(server: ServerProcess, address: string) {
  let cookie = '';
  return async (path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': address,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

type Visitor = ReturnType<typeof visitorAt>;
const start = async (ask: Visitor, url: string) => AuditStarted.parse(await (await ask('/api/audits', { url })).json());
const view = async (ask: Visitor, id: string) => AuditView.parse(await (await ask(`/api/audits/${id}`)).json());

async function waitUntil(ask: Visitor, id: string, isSo: (audit: AuditView) => boolean): Promise<AuditView> {
  for (;;) {
    const audit = await view(ask, id);
    if (isSo(audit)) return audit;
    await pause(50);
  }
}
const hasEnded = ({ status }: AuditView) => status === 'done' || status === 'failed';

/** The longest event loop delays of the server in ms, since its log was `from` characters long. */
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

function rssMb(server: ServerProcess): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}

describe('sixty hostile audits from one address', () => {
  it('let another visitor’s audits begin and end, and pages come', () =>
    withServer({}, async (server) => {
      const warmUp = visitorAt(server, '192.0.2.9');
      await waitUntil(warmUp, (await start(warmUp, 'http://warm.test/')).auditId, hasEnded);
      await pause(3000);
      const before = rssMb(server);
      const logBefore = server.log().length;
      const kinds = [...Object.keys(CROWD), 'deep'];
      const started = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          visitorAt(server, '203.0.113.7')('/api/audits', {
            url: `http://site${index}.${kinds[index % kinds.length]}/`,
          }),
        ),
      );
      expect(started.filter(({ status }) => status === 202)).toHaveLength(60);

      const until = performance.now() + WATCHED_MS;
      const pages: number[] = [];
      const looking = (async () => {
        while (performance.now() < until) {
          for (const path of ['/', '/readyz']) {
            const begun = performance.now();
            await (await fetch(`${server.url}${path}`)).arrayBuffer();
            pages.push(performance.now() - begun);
          }
          await pause(40);
        }
      })();
      const starts: number[] = [];
      for (let index = 0; performance.now() < until - 6000; index += 1) {
        const stranger = visitorAt(server, `198.51.100.${index + 1}`);
        const begun = performance.now();
        const { auditId } = await start(stranger, `http://shop${index}.test/`);
        await waitUntil(stranger, auditId, ({ status }) => status !== 'queued');
        starts.push(performance.now() - begun);
        expect((await waitUntil(stranger, auditId, hasEnded)).status).toBe('done');
        await pause(1000);
      }
      await looking;
      pages.sort((a, b) => a - b);
      const measured = {
        audits: starts.length,
        slowestStart: Math.round(Math.max(...starts)),
        pageP50: Math.round(pages[Math.floor(pages.length * 0.5)] ?? 0),
        pageP90: Math.round(pages[Math.floor(pages.length * 0.9)] ?? 0),
        loopGap: longestGaps(server, logBefore),
        rssMb: [before, rssMb(server)],
      };
      console.info('crowded:', JSON.stringify(measured));
      expect(starts.length).toBeGreaterThan(3);
    }));
});

describe('eight audits of pages that are slow to parse', () => {
  it('end, and say what was not read', () =>
    withServer({ AUDIT_RUNNING_PER_ADDRESS: '100', AUDIT_CONCURRENCY: '12' }, async (server) => {
      const ask = visitorAt(server, '203.0.113.8');
      const first = await start(ask, 'http://first.test/');
      await waitUntil(ask, first.auditId, hasEnded);
      const logBefore = server.log().length;
      const begun = performance.now();
      const ids = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => (await start(ask, `http://site${index}.deep/`)).auditId),
      );
      const ended = await Promise.all(ids.map((id) => waitUntil(ask, id, hasEnded)));
      const tookMs = Math.round(performance.now() - begun);
      console.info('deep:', JSON.stringify({ tookMs, loopGap: longestGaps(server, logBefore), rssMb: rssMb(server) }));
      for (const { status, result } of ended) {
        if (status !== 'done') continue;
        expect(result?.site.notes.join()).toMatch(/time for reading ran out|take very long to read/);
      }
    }));
});
