import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import { replay } from '#engine/replay.ts';
import { AuditStarted, AuditView } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { HOSTILE_TARGETS } from '../hostile-addresses.ts';
import { HOSTILE_BEHAVIOURS, type HostileBehaviour } from '../hostile-behaviours.ts';
import { type HostileServer, startHostileServer } from '../hostile-server.ts';
import { Browser, makeDataDir, type ServerProcess, startServerProcess } from '../server-process.ts';
import { expectSentence, expectStorable, openHostileParser } from './audit-hostile.ts';
import { MARKUP_SHAPES, TEXT_FLOODS } from './page-shapes.ts';
import { type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aPlumbersSite } from './site-pages.ts';

/** The maximum duration of one audit, including queueing. */
const PATIENCE_MS = 60_000;
const PAGES = ['/contact', '/about', '/services'];

const goodPage: HostileBehaviour = ({ socket, path }) => {
  const body = aPlumbersPage(`Plumbing ${path}`, PAGES);
  const status = /\.(?:txt|xml)$/.test(path) ? '404 Not Found' : '200 OK';
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: text/html\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};
/** By the last label of the host: which part of the site is hostile. */
const ROLES = {
  home: { isPoliteAboutRobots: true },
  robots: { isHostile: (path: string) => path === '/robots.txt', otherwise: goodPage },
  page: { isHostile: (path: string) => path === '/about', otherwise: goodPage },
  sitemap: { isHostile: (path: string) => path === '/sitemap.xml', otherwise: goodPage },
} as const;
const NAMES = Object.keys(HOSTILE_BEHAVIOURS);

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let server: ServerProcess;
let ordinary: ScriptedSite;
let crowded: ScriptedSite;
const hostile: HostileServer[] = [];

beforeAll(async () => {
  const shapes: Readonly<Record<string, string>> = { ...MARKUP_SHAPES, ...TEXT_FLOODS };
  const pages = aPlumbersSite(PAGES);
  ordinary = await startScriptedSite(({ host, path }) => {
    const shape = shapes[host.replace('.shape', '')];
    if (shape === undefined) return pages[path] === undefined ? null : { body: pages[path], afterMs: 20 };
    return path === '/robots.txt' ? null : aPlumbersPage(`Shape ${path}`, PAGES, shape);
  });
  crowded = await startScriptedSite(({ path }) =>
    pages[path] === undefined ? null : { body: pages[path], afterMs: 20 },
  );
  const mapping = [
    `*.crowd=127.0.0.1:${crowded.port}`,
    `*.test=127.0.0.1:${ordinary.port}`,
    `*.shape=127.0.0.1:${ordinary.port}`,
  ];
  for (const [role, options] of Object.entries(ROLES)) {
    const one = await startHostileServer({ bombBytes: 64 * 1024 * 1024, ...options });
    hostile.push(one);
    mapping.push(`*.${role}=127.0.0.1:${one.port}`);
  }
  dataDir = await makeDataDir();
  server = await startServerProcess({
    dataDir: dataDir.path,
    real: true,
    environment: {
      PORCHLIGHT_CONNECT_TO: mapping.join(','),
      AUDIT_READINGS_PER_ADDRESS: '10000',
      AUDIT_REQUESTS_PER_ADDRESS: '10000',
      AUDIT_CONCURRENCY: '22',
      AUDIT_RUNNING_PER_ADDRESS: '100',
    },
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await Promise.all([ordinary, crowded, ...hostile].map((one) => one.close()));
  await dataDir.remove();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts an audit and waits for its stored result, which must be one that an owner understands. */
async function audit(browser: Browser, url: string): Promise<AuditView> {
  const started = AuditStarted.parse(await (await browser.ask(server, '/api/audits', { url })).json());
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const view = AuditView.parse(await (await browser.ask(server, `/api/audits/${started.auditId}`)).json());
    if (view.status === 'done' || view.status === 'failed') {
      expectExplained(view);
      return view;
    }
    if (performance.now() > until) throw new Error(`The audit of ${url} did not end.`);
    await pause(150);
  }
}

function expectExplained(view: AuditView): void {
  expectStorable(view);
  if (view.status === 'failed') expectSentence(view.error?.error ?? '');
  else {
    expect(view.result?.site.pages[0]?.problem).toBeNull();
    for (const note of view.result?.site.notes ?? []) expectSentence(note);
  }
  expect(view.error?.code).not.toBe('internal-error');
}

async function auditAll(urls: readonly string[]): Promise<Map<string, AuditView>> {
  const browser = new Browser();
  await audit(browser, 'http://first.test/');
  const views = await Promise.all(urls.map(async (url) => [url, await audit(browser, url)] as const));
  return new Map(views);
}

/** Polls the health endpoint meanwhile; returns the number of responses. */
async function signsOfLifeDuring(work: () => Promise<unknown>): Promise<number> {
  let signs = 0;
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      const response = await fetch(`${server.url}/livez`);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      signs += 1;
      await pause(20);
    }
  };
  const asking = ask();
  await work().finally(() => {
    isOver = true;
  });
  await asking;
  return signs;
}

describe('the server among hostile sites', () => {
  it('ends every audit of a hostile home page in a stored, explained result, and goes on answering', async () => {
    let views = new Map<string, AuditView>();
    const signs = await signsOfLifeDuring(async () => {
      views = await auditAll(NAMES.map((name) => `http://${name}.home/`));
    });
    const codes = Object.fromEntries(
      [...views].map(([url, { error }]) => [new URL(url).hostname, error?.code ?? 'done']),
    );
    expect(codes).toMatchObject({
      ...{
        'ordinary.home': 'done',
        'silent.home': 'timed-out',
        'slow-body.home': 'timed-out',
        'gzip-bomb.home': 'too-large',
      },
      ...{
        'redirect-private.home': 'blocked-address',
        'status-503.home': 'http-error',
        'endless-hints.home': 'protocol-error',
      },
    });
    expect(signs).toBeGreaterThan(NAMES.length);
  });

  it.each(['robots', 'page', 'sitemap'] as const)('ends every audit of a site whose %s is hostile', async (role) => {
    const views = await auditAll(NAMES.map((name) => `http://${name}.${role}/`));
    for (const view of views.values()) {
      if (role === 'robots' && view.status === 'failed') {
        expect(view.error?.code).toBe('robots-refused');
        continue;
      }
      expect(view.status).toBe('done');
      const read = view.result?.site.pages.filter(({ problem }) => problem === null) ?? [];
      expect(read.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('ends audits of pages that are built to be hard to read', async () => {
    const names = Object.keys({ ...MARKUP_SHAPES, ...TEXT_FLOODS });
    const signs = await signsOfLifeDuring(() => auditAll(names.map((name) => `http://${name}.shape/`)));
    expect(signs).toBeGreaterThan(names.length);
  });

  it('wrote no fault of its own into the log, and is as good as new', async () => {
    expect(server.log()).not.toMatch(/site-run-attempt-failed|uncaught|unhandled|site-run-dead/i);
    const view = await audit(new Browser(), 'http://last.test/');
    expect(view.result?.site.pages).toHaveLength(4);
  });

  it('kept evidence of every audit that gives the same result again', async () => {
    const folder = join(dataDir.path, 'bundles');
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.bundle'));
    expect(files.length).toBeGreaterThan(NAMES.length);
    const parser = openHostileParser();
    for (const name of files) {
      const bundle = decodeBundle(await readFile(join(folder, name)));
      await replay(bundle, parser).catch((error: unknown) => {
        if (!(error instanceof NothingToAnalyze)) throw error;
        expectSentence(error.message);
      });
    }
    await parser.close();
  });
});

describe('the server and one site', () => {
  it('reads a site once for many who ask at the same time, and again within ten minutes', async () => {
    const browsers = Array.from({ length: 15 }, () => new Browser());
    const views = await Promise.all(browsers.map((browser) => audit(browser, 'http://shared.test/')));
    views.push(await audit(new Browser(), 'http://shared.test/'));
    expect(new Set(views.map(({ auditId }) => auditId)).size).toBe(16);
    expect(new Set(views.map(({ result }) => result?.collectedAt)).size).toBe(1);
    const homes = ordinary.requests.filter(({ host, path, userAgent }) => {
      return host === 'shared.test' && path === '/' && userAgent.includes('PorchlightBot/1.0');
    });
    expect(homes).toHaveLength(1);
  });

  it('asks a host for no more than six things at once, however many audits read it', async () => {
    const paths = ['', 'contact', 'about', 'services'];
    const hosts = ['shop.crowd', 'www.shop.crowd'];
    const urls = hosts.flatMap((host) => paths.map((path) => `http://${host}/${path}`));
    const views = await Promise.all(urls.map((url) => audit(new Browser(), url)));
    expect(views.map(({ status }) => status)).toEqual(urls.map(() => 'done'));
    expect(crowded.requests.length).toBeGreaterThan(urls.length * 4);
    expect(crowded.mostAtOnce()).toBeLessThanOrEqual(6);
  });
});

describe('the server and addresses inside', () => {
  it('refuses every spelling in the same words, and connects to nothing', { tags: 'gate' }, async () => {
    let connections = 0;
    const canary = createServer((socket: Socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
    const address = canary.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const browser = new Browser();
    const own = new URL(server.url).host;
    const urls = [
      ...HOSTILE_TARGETS,
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      server.url,
      `http://${own}/`,
    ];
    const sentences = new Set<string>();
    for (const url of urls) {
      const response = await browser.ask(server, '/api/audits', { url });
      expect([400, 422], url).toContain(response.status);
      const { code, error } = ErrorBody.parse(await response.json());
      if (code === 'blocked-address') sentences.add(error);
    }
    expect(sentences.size).toBe(1);
    expect(connections).toBe(0);
    await new Promise((done) => canary.close(done));
  });
});
