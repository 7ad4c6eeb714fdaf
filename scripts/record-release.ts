import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openFixtureSite } from '../test/e2e/fixture-site.ts';
import { freePort } from '../test/e2e/free-port.ts';
import { REVIEW_CAMPAIGN } from '../test/review-campaign.ts';

/**
 * Runs a checkout of an earlier release with its own code, does with it what its users could do, and leaves in OUT what that release
 * stored: see test/fixtures/releases/README.md. Usage: node scripts/record-release.ts CHECKOUT OUT
 */

const SECRET = 'a secret of the recorded releases, thirty-two bytes or more';
const PASSWORD = 'a lantern on the porch';
const OWNER = { email: 'owner@porchlight.example', password: PASSWORD };
const ACCOUNT = { email: 'agency@porchlight.example', password: PASSWORD };

const [checkout, out] = process.argv.slice(2);
if (checkout === undefined || out === undefined) throw new Error('Name a checkout and a folder to write to.');

type Ask = (path: string, method?: string, body?: unknown) => Promise<{ status: number; bytes: Buffer; json: unknown }>;

const site = await openFixtureSite();
const port = await freePort();
const origin = `http://localhost:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-release-'));
const log: Record<string, number> = {};

function openBrowser(): { readonly ask: Ask; readonly cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  const ask: Ask = async (path, method = 'GET', body) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    log[`${method} ${path.replaceAll(/[A-Za-z0-9_-]{20,}/g, ':id')}`] = response.status;
    return { status: response.status, bytes, json: parse(bytes) };
  };
  return { ask, cookies };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

const server = spawn(process.execPath, ['src/server/main.ts'], {
  cwd: checkout,
  env: {
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDir,
    PORT: String(port),
    SECRET,
    LOG_LEVEL: 'error',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    PORCHLIGHT_CONNECT_TO: `*.test=127.0.0.1:${site.port}`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await untilReady(server);

const Audited = z.looseObject({ auditId: z.string() });
const audit = async (ask: Ask, url: string) =>
  Audited.parse((await ask('/api/analyze', 'POST', { url, fresh: true })).json);
const idIn = (json: unknown, key: string) => z.record(z.string(), z.unknown()).safeParse(json).data?.[key] ?? null;

const visitor = openBrowser();
const seen = await audit(visitor.ask, 'oak.test');
await visitor.ask(`/api/audits/${seen.auditId}/corrections`, 'POST', { name: 'Lantern & Oak' });
// A failed one too: its reason is stored as well.
await visitor.ask('/api/analyze', 'POST', { url: 'closed.test' });

const account = openBrowser();
const registered = await account.ask('/api/auth/register', 'POST', ACCOUNT);
const hasAccounts = registered.status === 200;
let audited: string | null = null;
let shareUrl: unknown = null;
if (hasAccounts) {
  const owner = openBrowser();
  await owner.ask('/api/auth/login', 'POST', OWNER);
  const Users = z.looseObject({ rows: z.array(z.looseObject({ email: z.string() })) });
  const { rows } = Users.parse((await owner.ask('/api/admin/users')).json);
  const user = rows.find(({ email }) => email === ACCOUNT.email);
  const userId = String(user?.userId ?? user?.id);
  const reason = 'recorded';
  await owner.ask(`/api/admin/users/${userId}/plan`, 'POST', { plan: 'agency', until: null, reason });
  await audit(account.ask, 'mended.test');
  site.mend();
  const { auditId } = await audit(account.ask, 'mended.test');
  audited = auditId;
  const at = `/api/audits/${auditId}`;
  for (const addOnId of ['review-reply-pack', 'competitor-snapshot'])
    await owner.ask(`/api/admin/users/${userId}/add-ons`, 'POST', { addOnId, auditId, reason });
  await account.ask(`${at}/corrections`, 'POST', { name: 'Lantern & Oak' });
  await account.ask(`${at}/facts`, 'POST', { changes: [{ action: 'add', kind: 'service', value: 'Sump pumps' }] });
  await account.ask(`${at}/profile`, 'PUT', { rating: 4.6, reviewCount: 86, daysSinceLastPost: 5 });
  const reviews = [{ rating: 5, text: 'They came within the hour and fixed the drain.' }];
  await account.ask(`${at}/add-ons/review-reply-pack/input`, 'PUT', { reviews });
  await account.ask(`${at}/add-ons/competitor-snapshot/input`, 'PUT', { rivals: ['rival.test'] });
  const { json } = await account.ask('/api/generate-keywords', 'POST', {
    business_name: 'Lantern & Oak Plumbing',
    primary_category: 'Plumber',
    location: { city: 'Duluth', state: 'MN' },
  });
  const Strategy = z.looseObject({ clusters: z.array(z.looseObject({ keywords: z.array(z.unknown()) })) });
  const keywords = Strategy.safeParse(json)
    .data?.clusters.flatMap((cluster) => cluster.keywords)
    .slice(0, 3);
  await account.ask(`${at}/keywords`, 'POST', { keywords });
  await account.ask('/api/review-campaigns', 'POST', REVIEW_CAMPAIGN);
  const Plan = z.looseObject({ result: z.looseObject({ actionPlan: z.array(z.looseObject({ id: z.string() })) }) });
  const [first, second] = Plan.parse((await account.ask(at)).json).result.actionPlan;
  await account.ask(`${at}/checks/${first?.id}/applied`, 'POST', { isApplied: true });
  await account.ask(`${at}/checks/${second?.id}/recheck`, 'POST', {});
  await account.ask(`/api/generate/description?auditId=${auditId}`);
  await wait(3000);
  // What was read of the rival is kept when somebody looks.
  await account.ask(`${at}/add-ons/competitor-snapshot`);
  const shared = await account.ask(`${at}/shares`, 'POST', { days: 365 });
  shareUrl = idIn(shared.json, 'url');
  await account.ask('/api/account/report-brand', 'PUT', {
    name: 'Pine Street Agency',
    colour: '#245566',
    contact: null,
    logo: null,
  });
  await account.ask('/api/account/data-settings', 'PUT', { keepAuditsDays: null });
  const businessId = idIn((await account.ask(at)).json, 'businessId');
  await account.ask(`/api/businesses/${businessId}/watch`, 'PUT', { isOn: true, sendsMail: false });
}

await mkdir(out, { recursive: true });
const about = hasAccounts ? audited : seen.auditId;
const asking = hasAccounts ? account.ask : visitor.ask;
const answer = await asking(`/api/audits/${about}`);
const report = await asking(`/api/audits/${about}/export.json`);
const evidence = await asking(`/api/audits/${about}/evidence`);
if (report.status === 200) await writeFile(join(out, 'report.json'), report.bytes);
await writeFile(join(out, 'answer.json'), answer.bytes);

if (server.exitCode === null) {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
await site.close();

if (evidence.status === 200) await writeFile(join(out, 'evidence.bundle'), evidence.bytes);
else await copyLargestBundle(join(dataDir, 'bundles'), join(out, 'evidence.bundle'));

const commands: readonly string[] = await readdir(join(checkout, 'src/server/commands')).catch(() => []);
const hasBackups = commands.includes('backup.ts');
if (hasBackups)
  execFileSync(process.execPath, ['src/server/commands/backup.ts', '--to', out], {
    cwd: checkout,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, SECRET },
  });

const cookies = Object.fromEntries(visitor.cookies);
const record = {
  recordedAt: new Date().toISOString(),
  secret: SECRET,
  ...{ account: hasAccounts ? ACCOUNT : null },
  cookies,
};
await writeFile(
  join(out, 'record.json'),
  `${JSON.stringify({ ...record, visitorsAudit: seen.auditId, accountsAudit: audited, shareUrl, answered: log }, null, 2)}\n`,
);
process.stdout.write(`${dataDir}\n`);

/** A release without a download of the evidence: the largest, because that of the failed audit holds next to nothing. */
async function copyLargestBundle(folder: string, to: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.bundle'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const [largest] = files.toSorted((one, other) => other.byteLength - one.byteLength);
  if (largest !== undefined) await writeFile(to, largest);
}

function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (/ready/i.test(said) || /localhost:\d+/.test(said)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
