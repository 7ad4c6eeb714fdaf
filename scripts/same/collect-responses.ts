import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  generateDescriptionEndpoint,
  generateH1Endpoint,
  generateMetaEndpoint,
  generateQaEndpoint,
} from '#shared/api/generate.ts';
import { generatePostsEndpoint, generateReviewRepliesEndpoint } from '#shared/api/generate-more.ts';
import { findFreePort } from '../../test/ports.ts';
import { type HttpClient, openHttpClient } from '../http-client.ts';
import { maskVarying } from './comparable.ts';

const OPERATOR = 'operator@porchlight.example';
const PASSWORD = 'a lantern on the porch';
const FAR_ABOVE = '1000000';

const GENERATED = [
  generateDescriptionEndpoint,
  generateQaEndpoint,
  generateH1Endpoint,
  generateMetaEndpoint,
  generatePostsEndpoint,
  generateReviewRepliesEndpoint,
];
/** A Pro account may ask for 120 texts and packs in ten minutes. */
const SITES_AN_ACCOUNT = 15;
/** Two servers that refuse a request in the same words show nothing: no such address, method or media type, or asked too often. */
const ASKED_WRONGLY: ReadonlySet<number> = new Set([404, 405, 415, 429]);

const Analyzed = z.looseObject({ auditId: z.string() });
const Failed = z.looseObject({ details: z.looseObject({ auditId: z.string() }) });
const Audited = z.looseObject({ businessId: z.string().nullish(), status: z.string() });
const Users = z.looseObject({ rows: z.array(z.looseObject({ id: z.string(), email: z.string() })) });

/** What both revisions are asked to audit. */
export interface ComparedSites {
  readonly urls: readonly string[];
  /** A value for `PORCHLIGHT_CONNECT_TO`. */
  readonly connectTo: string;
}

/** Everything a checkout responds for some sites, by a name such as `http://oak.test/ pro export.json`, without what varies. */
export type Responses = ReadonlyMap<string, string>;

/** Starts the server of the checkout in `root` on an empty data folder and asks it, as a free visitor and as a Pro account. */
export async function collectResponses(root: string, sites: ComparedSites): Promise<Responses> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-same-'));
  const port = await findFreePort();
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      ...{
        DATA_DIR: join(dataDir, 'data'),
        PORT: String(port),
        LOG_LEVEL: 'error',
        PORCHLIGHT_CONNECT_TO: sites.connectTo,
      },
      ...{ OWNER_EMAIL: OPERATOR, OWNER_PASSWORD: PASSWORD },
      ...{
        AUDIT_REQUESTS_PER_ADDRESS: FAR_ABOVE,
        AUDIT_READINGS_PER_ADDRESS: FAR_ABOVE,
        AUDIT_READINGS_PER_TARGET: FAR_ABOVE,
      },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((ready, failed) => {
      server.stdout.on('data', (piece: Buffer) => {
        if (piece.includes('is ready')) ready();
      });
      server.once('exit', (code) => failed(new Error(`The server in ${root} ended with ${code}.`)));
    });
    const origin = `http://localhost:${port}`;
    const free = openHttpClient(origin);
    let pro = free;
    const responses = new Map<string, string>();
    const evidence: { readonly name: string; readonly file: string }[] = [];
    for (const [index, url] of sites.urls.entries()) {
      if (index % SITES_AN_ACCOUNT === 0) pro = await openProClient(origin, `pro-${index}@porchlight.example`);
      await collect(url, 'free', free, responses);
      const auditId = await collect(url, 'pro', pro, responses);
      if (auditId === null) continue;
      const file = join(dataDir, `${evidence.length}.plb`);
      const bytes = await pro.askBytes('GET', `/api/audits/${auditId}/evidence`);
      await writeFile(file, bytes);
      evidence.push({ name: `${url} outline`, file });
    }
    const outlines = readOutlines(
      root,
      evidence.map(({ file }) => file),
    );
    for (const [index, { name }] of evidence.entries())
      responses.set(name, maskVarying(JSON.stringify(outlines[index]), []));
    return responses;
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Audits a site and asks for everything that is made from it. Returns the audit's id; null where the site cannot be audited. */
async function collect(
  url: string,
  who: 'free' | 'pro',
  client: HttpClient,
  responses: Map<string, string>,
): Promise<string | null> {
  const keep = (name: string, { status, text }: { status: number; text: string }, ids: readonly string[]) => {
    if (ASKED_WRONGLY.has(status)) throw new Error(`${url} ${who} ${name}: ${status} ${text.slice(0, 300)}`);
    responses.set(`${url} ${who} ${name}`, `${status}\n${maskVarying(text, ids)}`);
  };
  const analyzed = await client.ask('POST', '/api/analyze', { url, fresh: true });
  const { data } = Analyzed.safeParse(JSON.parse(analyzed.text));
  if (data === undefined) {
    const { details } = Failed.parse(JSON.parse(analyzed.text));
    keep('analyze', analyzed, [details.auditId]);
    return null;
  }
  const at = `/api/audits/${data.auditId}`;
  const { businessId } = Audited.parse(await client.askJson('GET', at));
  const ids = [data.auditId, ...(typeof businessId === 'string' ? [businessId] : [])];
  keep('analyze', analyzed, ids);
  for (const path of ['', '/texts', '/facts', '/export.json', '/checks.csv', '/plan.csv', '/fix-states'])
    keep(path === '' ? 'audit' : path.slice(1), await client.ask('GET', `${at}${path}`), ids);
  // A visitor is refused the others before anything is generated.
  for (const { method, path } of who === 'pro' ? GENERATED : [generateDescriptionEndpoint])
    keep(path, await client.ask(method, `${path}?auditId=${data.auditId}`), ids);
  const { status, text } = await client.ask('GET', `${at}/events`);
  keep('events', { status, text: withoutProgress(text) }, ids);
  if (who === 'pro') keep('action-pack', await client.ask('GET', `${at}/action-pack`), ids);
  return data.auditId;
}

/** The events of a result. Those of progress come in an order that depends on how fast each response was. */
function withoutProgress(events: string): string {
  const isResult = (line: string) => line.startsWith('data: {') && !line.includes('"type":"progress"');
  return events.split('\n').filter(isResult).join('\n');
}

async function openProClient(origin: string, email: string): Promise<HttpClient> {
  const operator = openHttpClient(origin);
  await operator.askJson('POST', '/api/auth/login', { email: OPERATOR, password: PASSWORD });
  const pro = openHttpClient(origin);
  await pro.askJson('POST', '/api/auth/register', { email, password: PASSWORD });
  const { rows } = Users.parse(await operator.askJson('GET', '/api/admin/users'));
  const id = rows.find((user) => user.email === email)?.id ?? '';
  await operator.askJson('POST', `/api/admin/users/${id}/plan`, { plan: 'pro', until: null, reason: 'A comparison' });
  return pro;
}

function readOutlines(root: string, files: readonly string[]): readonly unknown[] {
  const script = join(import.meta.dirname, 'outlines-process.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, root, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`The outlines of ${root} cannot be read:\n${stderr.slice(-2000)}`);
  return z.array(z.unknown()).parse(JSON.parse(stdout));
}
