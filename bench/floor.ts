import { Agent, get } from 'node:http';
import { Parser } from 'htmlparser2';

export interface FloorRequest {
  readonly path: string;
  readonly userAgent: string;
}

export interface FloorRun {
  readonly ms: number;
  /** The number of elements in all responses, to detect skipped work. */
  readonly elements: number;
}

/**
 * The floor: a bare keep-alive client and htmlparser2's SAX over the requests of an audit, all sent at once, with the same
 * number of connections and nothing else.
 */
export async function runFloor(
  site: { readonly host: string; readonly port: number },
  requests: readonly FloorRequest[],
  connections: number,
): Promise<FloorRun> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const begun = performance.now();
  const counts = await Promise.all(
    requests.map(async (request) => countElements(await fetchBody(agent, site, request))),
  );
  const elements = counts.reduce((sum, count) => sum + count, 0);
  const ms = performance.now() - begun;
  agent.destroy();
  return { ms, elements };
}

/** How many elements htmlparser2's SAX parser opens. */
export function countElements(body: string): number {
  let elements = 0;
  const parser = new Parser({
    onopentag: () => {
      elements += 1;
    },
  });
  parser.end(body);
  return elements;
}

function fetchBody(
  agent: Agent,
  { host, port }: { readonly host: string; readonly port: number },
  { path, userAgent }: FloorRequest,
): Promise<string> {
  return new Promise((found, failed) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { host, 'user-agent': userAgent } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => found(Buffer.concat(chunks).toString('utf8')));
      response.on('error', failed);
    }).on('error', failed);
  });
}
