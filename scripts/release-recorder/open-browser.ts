import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const POLL_MS = 200;
const MOST_POLLS = 1500;
const RECORD = z.record(z.string(), z.unknown());

export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  /** Null where the response is no JSON. */
  readonly json: unknown;
}
export type AskServer = (path: string, method?: string, body?: unknown) => Promise<Answer>;

/** A browser of its own: it keeps cookies, and notes the last status of each request. */
export interface RecordedBrowser {
  readonly ask: AskServer;
  readonly cookies: Map<string, string>;
  /** By method and path, without ids. */
  readonly answered: Record<string, number>;
}

/** Opens a browser at the server of `origin`. A body of bytes is sent as a file, any other as JSON. */
export function openBrowser(origin: string): RecordedBrowser {
  const cookies = new Map<string, string>();
  const answered: Record<string, number> = {};
  const ask: AskServer = async (path, method = 'GET', body) => {
    const isFile = body instanceof Uint8Array;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const response = await fetch(origin + path, {
      method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    answered[`${method} ${path.replaceAll(/[A-Za-z0-9_-]{20,}/g, ':id')}`] = response.status;
    return { status: response.status, bytes, json: parse(bytes) };
  };
  return { ask, cookies, answered };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/** A field of a response; null where it has none, or is none. */
export function readField(json: unknown, key: string): unknown {
  return RECORD.safeParse(json).data?.[key] ?? null;
}

/** A field of a response as text; null where it is no text. */
export function readTextField(json: unknown, key: string): string | null {
  const value = readField(json, key);
  return typeof value === 'string' ? value : null;
}

/** Asks again until the response is as wanted. Throws after five minutes. */
export async function untilAnswered(
  ask: AskServer,
  path: string,
  isWanted: (json: unknown) => boolean,
): Promise<unknown> {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const { json } = await ask(path);
    if (isWanted(json)) return json;
    await wait(POLL_MS);
  }
  throw new Error(`${path} was never answered as awaited.`);
}

const Audited = z.looseObject({ auditId: z.string() });

/** Audits a website anew and returns the audit's id. */
export async function auditAnew(ask: AskServer, url: string): Promise<string> {
  return Audited.parse((await ask('/api/analyze', 'POST', { url, fresh: true })).json).auditId;
}
