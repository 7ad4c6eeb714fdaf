import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { BENCH_HOST } from './bench-site.ts';
import { startProcess } from './processes.ts';

const Port = z.object({ port: z.number() });
export const AskedRequests = z.array(
  z.object({
    host: z.string(),
    path: z.string(),
    userAgent: z.string(),
    connection: z.number(),
    atMs: z.number(),
  }),
);
export type AskedRequests = z.infer<typeof AskedRequests>;

/** The bench site in a separate process, under its own host name. */
export interface BenchSiteServer {
  readonly child: ChildProcess;
  readonly latencyMs: number;
  readonly host: string;
  readonly port: number;
  /** The URL to audit. */
  readonly url: string;
  /** A value for `PORCHLIGHT_CONNECT_TO`: the host and all names below it. */
  readonly connectTo: string;
  /** Returns and clears the requests since the last call, in order of arrival. */
  takeRequests(): Promise<AskedRequests>;
}

export async function startBenchSiteServer(latencyMs: number): Promise<BenchSiteServer> {
  const { child, line } = await startProcess(['bench/site-process.ts', String(latencyMs)], {}, /"port"/);
  const { port } = Port.parse(JSON.parse(line));
  const host = `after-${latencyMs}-ms.${BENCH_HOST}`;
  return {
    child,
    latencyMs,
    host,
    port,
    url: `http://${host}/`,
    connectTo: `${host}=127.0.0.1:${port},*.${host}=127.0.0.1:${port}`,
    takeRequests: async () => AskedRequests.parse(await (await fetch(`http://127.0.0.1:${port}/__requests`)).json()),
  };
}
