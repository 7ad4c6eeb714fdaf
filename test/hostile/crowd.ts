import { fileURLToPath } from 'node:url';
import { AuditStarted, AuditView } from '#shared/api/audits.ts';
import { HOSTILE_BEHAVIOURS, type HostileBehaviour } from '../hostile-behaviours.ts';
import { type HostileServer, startHostileServer } from '../hostile-server.ts';
import { makeDataDir, type ServerProcess, startServerProcess } from '../server-process.ts';
import { startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aPlumbersSite } from './site-pages.ts';

/** Sites that keep an audit busy, and a server that reads them: for the test of what comes out, and the bench of how long it takes. */

/** What every ordinary and every deep site has besides its first page. */
export const CROWD_PAGES = ['/contact', '/about', '/services', '/prices', '/team', '/news', '/jobs', '/faq'];
/** Three times the tags that are read of a page; all pages together stay under what is kept of one site. */
const DEEP = '<div><p>x'.repeat(225_000);
const CROWD_SITES: Readonly<Record<string, HostileBehaviour>> = {
  never: HOSTILE_BEHAVIOURS.silent,
  trailers: HOSTILE_BEHAVIOURS['trailer-flood'],
  headers: HOSTILE_BEHAVIOURS['header-lines'],
};

const LOOP_MONITOR = fileURLToPath(new URL('./loop-monitor.ts', import.meta.url));
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** By the last label of a host: the kinds of hostile sites. */
export const CROWD_KINDS = [...Object.keys(CROWD_SITES), 'deep'];

export interface Crowd {
  /** For `PORCHLIGHT_CONNECT_TO`: `*.test` is ordinary, the kinds are hostile. */
  readonly mapping: string;
  close(): Promise<void>;
}

export async function openCrowd(): Promise<Crowd> {
  const site = aPlumbersSite(CROWD_PAGES);
  const ordinary = await startScriptedSite(({ path }) =>
    site[path] === undefined ? null : { body: site[path], afterMs: 20 },
  );
  const deep = await startScriptedSite(({ path }) => {
    if (/\.(?:txt|xml)$/.test(path)) return null;
    return aPlumbersPage(`Deep ${path}`, CROWD_PAGES, DEEP);
  });
  const hostile: HostileServer[] = [];
  const places = [`*.test=127.0.0.1:${ordinary.port}`, `*.deep=127.0.0.1:${deep.port}`];
  for (const [name, otherwise] of Object.entries(CROWD_SITES)) {
    const one = await startHostileServer({ isHostile: () => false, otherwise });
    hostile.push(one);
    places.push(`*.${name}=127.0.0.1:${one.port}`);
  }
  return {
    mapping: places.join(','),
    close: async () => {
      await Promise.all([ordinary, deep, ...hostile].map((one) => one.close()));
    },
  };
}

export async function withServer(
  { mapping }: Crowd,
  environment: Record<string, string>,
  work: (server: ServerProcess) => Promise<void>,
) {
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
export function visitorAt(server: ServerProcess, address: string) {
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

export type Visitor = ReturnType<typeof visitorAt>;
export const start = async (ask: Visitor, url: string) =>
  AuditStarted.parse(await (await ask('/api/audits', { url })).json());
export const view = async (ask: Visitor, id: string) => AuditView.parse(await (await ask(`/api/audits/${id}`)).json());

export async function waitUntil(ask: Visitor, id: string, isSo: (audit: AuditView) => boolean): Promise<AuditView> {
  for (;;) {
    const audit = await view(ask, id);
    if (isSo(audit)) return audit;
    await pause(50);
  }
}
export const isAuditOver = ({ status }: AuditView) => status === 'done' || status === 'failed';
