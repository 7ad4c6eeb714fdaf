import { Agent, get } from 'node:http';
import { Parser } from 'htmlparser2';

export interface FloorRequest {
  readonly path: string;
  readonly userAgent: string;
}

/**
 * The floor: a bare keep-alive client and htmlparser2's SAX over the very requests an audit makes, with the same number
 * of connections and nothing else. Resolves with milliseconds and the number of elements seen (so that no work is skipped).
 */
export async function runFloor(
  port: number,
  host: string,
  requests: readonly FloorRequest[],
  connections: number,
): Promise<{ ms: number; elements: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let elements = 0;
  const begun = performance.now();
  await Promise.all(
    requests.map(async ({ path, userAgent }) => {
      const body = await fetchBody(agent, port, host, path, userAgent);
      const parser = new Parser({
        onopentag: () => {
          elements += 1;
        },
      });
      parser.end(body);
    }),
  );
  const ms = performance.now() - begun;
  agent.destroy();
  return { ms, elements };
}

function fetchBody(agent: Agent, port: number, host: string, path: string, userAgent: string): Promise<string> {
  return new Promise((found, failed) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { host, 'user-agent': userAgent } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => found(Buffer.concat(chunks).toString('utf8')));
      response.on('error', failed);
    }).on('error', failed);
  });
}
