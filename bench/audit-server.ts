import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { AuditedSite } from './expected.ts';
import { endProcess, startProcess } from './processes.ts';

const FAR_ABOVE = '1000000';
const Started = z.object({ auditId: z.string() });
const Opened = z.object({ result: AuditedSite });

export interface ServerAudit {
  readonly auditId: string;
  readonly audited: AuditedSite;
  /** From the first request to the last byte of the result. */
  readonly ms: number;
}

/** The real server as a separate process, used over HTTP like a browser does. */
export interface AuditServer {
  readonly child: ChildProcess;
  readonly pid: number;
  /** As a browser does: starts an audit with `fresh`, follows its events, and asks for the result when they end. */
  audit(url: string): Promise<ServerAudit>;
  /** Milliseconds of a GET in the session of the audits; throws where it is refused. */
  get(path: string): Promise<number>;
  /** Bytes of the uncompressed body of a GET in the session of the audits. */
  countBytes(path: string): Promise<number>;
  stop(): Promise<void>;
}

export async function makeBenchDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'porchlight-bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Starts the server like an operator would, except for the host mapping and limits that the bench never reaches. */
export async function startAuditServer(
  dataDir: string,
  connectTo: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<AuditServer> {
  const { child, line } = await startProcess(
    ['src/server/main.ts'],
    {
      ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: '', TRUST_PROXY: '', SECRET: '' },
      ...{ DATA_DIR: dataDir, DATABASE_URL: '', PORCHLIGHT_CONNECT_TO: connectTo, LOG_LEVEL: 'warn' },
      ...{ AUDIT_CONCURRENCY: '', AUDIT_DEADLINE_SECONDS: '', AUDIT_QUEUE_LIMIT: '', AUDIT_SHARED_MINUTES: '' },
      AUDIT_REQUESTS_PER_ADDRESS: FAR_ABOVE,
      AUDIT_READINGS_PER_ADDRESS: FAR_ABOVE,
      AUDIT_READINGS_PER_TARGET: FAR_ABOVE,
      AUDIT_RUNNING_PER_ADDRESS: '100',
      ...environment,
    },
    /ready at/,
  );
  const port = Number(/:(\d+)\s*$/.exec(line)?.[1]);
  const { pid } = child;
  if (pid === undefined) throw new Error('the server has no process id');
  const agent = new Agent({ keepAlive: true });
  let cookie = '';

  const ask = async (method: string, path: string, body: string | null): Promise<Buffer> => {
    const answer = await send(agent, port, method, path, cookie, body);
    if (answer.cookie !== null) cookie = answer.cookie;
    if (answer.status >= 300)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body.toString('utf8').slice(0, 300)}`);
    return answer.body;
  };
  return {
    child,
    pid,
    async audit(url) {
      const begun = performance.now();
      const started = await ask('POST', '/api/audits', JSON.stringify({ url, fresh: true }));
      const { auditId } = Started.parse(JSON.parse(started.toString('utf8')));
      await ask('GET', `/api/audits/${auditId}/events`, null);
      const body = await ask('GET', `/api/audits/${auditId}`, null);
      const ms = performance.now() - begun;
      return { auditId, audited: Opened.parse(JSON.parse(body.toString('utf8'))).result, ms };
    },
    async get(path) {
      const begun = performance.now();
      await ask('GET', path, null);
      return performance.now() - begun;
    },
    countBytes: async (path) => (await ask('GET', path, null)).byteLength,
    async stop() {
      agent.destroy();
      await endProcess(child);
    },
  };
}

function send(
  agent: Agent,
  port: number,
  method: string,
  path: string,
  cookie: string,
  body: string | null,
): Promise<{ status: number; cookie: string | null; body: Buffer }> {
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((answered, failed) => {
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', failed);
    asked.end(body);
  });
}
