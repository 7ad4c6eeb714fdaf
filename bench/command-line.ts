import type { BenchSection } from './bench-context.ts';
import { AuditedSite, requireExpectedRequests, requireRightAudit } from './expected.ts';
import { runProcess } from './processes.ts';
import type { BenchSiteServer } from './site-server.ts';
import { median } from './statistics.ts';

/** The command line as a cold process, from its start to its end, at 80 ms a response. */
export const benchCommandLine: BenchSection = async ({ far, near, options }) => {
  const times: { far: number[]; near: number[] } = { far: [], near: [] };
  const withoutCache = await auditInTerminal(far, { NODE_DISABLE_COMPILE_CACHE: '1' });
  await auditInTerminal(far);
  for (let round = 0; round < (options.quick ? 3 : 9); round += 1) {
    times.far.push((await auditInTerminal(far)).ms);
    times.near.push((await auditInTerminal(near)).ms);
  }
  return [
    {
      name: 'command line, cold process, 80 ms a response',
      value: median(times.far) / 1000,
      unit: 's',
      aim: { kind: 'atMost', value: 1 },
    },
    { name: '  the same at 0 ms', value: median(times.near) / 1000, unit: 's', aim: null },
    { name: '  at 80 ms, the first time after an installation', value: withoutCache.ms / 1000, unit: 's', aim: null },
  ];
};

/** Audits a site with the command line in a separate process and verifies its output. */
export async function auditInTerminal(
  site: BenchSiteServer,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly ms: number; readonly audited: AuditedSite }> {
  await site.takeRequests();
  const { ms, stdout } = await runProcess(
    ['src/cli/main.mjs', 'audit', site.url, '--json', '--connect-to', site.connectTo],
    { NODE_ENV: 'development', PORCHLIGHT_CONNECT_TO: '', ...env },
  );
  const audited = AuditedSite.parse(JSON.parse(stdout));
  requireRightAudit(audited, site.host);
  requireExpectedRequests(audited, await site.takeRequests());
  return { ms, audited };
}
