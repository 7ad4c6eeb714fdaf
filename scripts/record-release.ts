import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changeHost, openFixtureSite } from '../test/e2e/fixture-site.ts';
import { findFreePort } from '../test/ports.ts';
import { auditAnew, openBrowser } from './release-recorder/open-browser.ts';
import { operateWith } from './release-recorder/operator.ts';
import { beginAgencyActions, performAgencyActions } from './release-recorder/perform-agency-actions.ts';
import { performBuyerActions } from './release-recorder/perform-buyer-actions.ts';
import { startRelease, stopRelease } from './release-recorder/run-server.ts';

/**
 * Runs a checkout of a release with its own code, performs the actions of its users, and leaves in OUT what that
 * release stored: see test/fixtures/releases/README.md. Usage: node scripts/record-release.ts CHECKOUT OUT
 */

const SECRET = 'a secret of the recorded releases, thirty-two bytes or more';
const PASSWORD = 'a lantern on the porch';
const OWNER = { email: 'owner@porchlight.example', password: PASSWORD };
const ACCOUNT = { email: 'agency@porchlight.example', password: PASSWORD };
const BUYER = { email: 'buyer@porchlight.example', password: PASSWORD };

const [checkout, folder] = process.argv.slice(2);
if (checkout === undefined || folder === undefined) throw new Error('Name a checkout and a folder to write to.');
// The backup is written by a process that runs in the checkout.
const out = resolve(folder);

const site = await openFixtureSite();
const port = await findFreePort();
const origin = `http://localhost:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-release-'));

const env = {
  DATA_DIR: dataDir,
  PORT: String(port),
  SECRET,
  LOG_LEVEL: 'error',
  OWNER_EMAIL: OWNER.email,
  OWNER_PASSWORD: OWNER.password,
  PORCHLIGHT_CONNECT_TO: `*.test=127.0.0.1:${site.port}`,
  // The mock gateway, by its name then and now.
  PAY_DESK: '1',
  MOCK_PAYMENTS: '1',
};
const visitor = openBrowser(origin);
const account = openBrowser(origin);
const owner = openBrowser(origin);
const buyer = openBrowser(origin);
const operator = operateWith(owner.ask);
const tools = { ask: account.ask, operator, email: ACCOUNT.email };

// A watched site is read again every week: it was first read longer ago, and has changed since.
const earlier = await startRelease({ checkout, env, clockShiftMs: -9 * 24 * 3_600_000 });
const hasAccounts = (await account.ask('/api/auth/register', 'POST', ACCOUNT)).status === 200;
if (hasAccounts) await owner.ask('/api/auth/login', 'POST', OWNER);
const watched = hasAccounts ? await beginAgencyActions(tools) : null;
await stopRelease(earlier);
await changeHost(site.port, 'mended.test', 'mended');

const server = await startRelease({ checkout, env, clockShiftMs: 0 });
const visitorsAudit = await auditAnew(visitor.ask, 'oak.test');
await visitor.ask(`/api/audits/${visitorsAudit}/corrections`, 'POST', { name: 'Lantern & Oak' });
// A failed one too: its reason is stored as well.
await visitor.ask('/api/analyze', 'POST', { url: 'closed.test' });
const hasBuyer = hasAccounts && (await buyer.ask('/api/auth/register', 'POST', BUYER)).status === 200;
const bought = hasBuyer ? await performBuyerActions({ browser: buyer, operator }) : null;
const agency = hasAccounts ? await performAgencyActions(tools, watched) : null;

await mkdir(out, { recursive: true });
const about = agency?.auditId ?? visitorsAudit;
const asking = hasAccounts ? account.ask : visitor.ask;
const answer = await asking(`/api/audits/${about}`);
const report = await asking(`/api/audits/${about}/export.json`);
const evidence = await asking(`/api/audits/${about}/evidence`);
if (report.status === 200) await writeFile(join(out, 'report.json'), report.bytes);
await writeFile(join(out, 'answer.json'), answer.bytes);

await stopRelease(server);
await site.close();

if (evidence.status === 200) await writeFile(join(out, 'evidence.bundle'), evidence.bytes);
else await copyLargestBundle(join(dataDir, 'bundles'), join(out, 'evidence.bundle'));

const commands: readonly string[] = await readdir(join(checkout, 'src/server/commands')).catch(() => []);
const hasBackups = commands.includes('backup.ts');
if (hasBackups) {
  execFileSync(process.execPath, ['src/server/commands/backup.ts', '--to', out], {
    cwd: checkout,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, SECRET },
  });
  const [backup = ''] = (await readdir(out)).filter((name) => /^porchlight-.*\.backup$/.test(name));
  await rename(join(out, backup), join(out, 'porchlight.backup'));
}

const record = {
  recordedAt: new Date().toISOString(),
  secret: SECRET,
  account: hasAccounts ? ACCOUNT : null,
  operator: hasAccounts ? OWNER : null,
  cookies: Object.fromEntries(visitor.cookies),
  visitorsAudit,
  accountsAudit: agency?.auditId ?? null,
  shareUrl: agency?.shareUrl ?? null,
  accountsAuditCount: agency?.auditCount ?? 0,
  events: agency?.events ?? [],
  apiKey: agency?.apiKey ?? null,
  verifyToken: agency?.verifyToken ?? null,
  answered: { ...visitor.answered, ...owner.answered, ...account.answered },
  buyer: bought === null ? null : { ...BUYER, ...bought },
};
await writeFile(join(out, 'record.json'), `${JSON.stringify(record, null, 2)}\n`);
process.stdout.write(`${dataDir}\n`);

/** For a release without a download of the evidence: the largest, because a failed audit's is almost empty. */
async function copyLargestBundle(folder: string, to: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.bundle'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const [largest] = files.toSorted((one, other) => other.byteLength - one.byteLength);
  if (largest !== undefined) await writeFile(to, largest);
}
