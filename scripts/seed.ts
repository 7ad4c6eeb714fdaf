import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { changeHost, openFixtureSite } from '../test/e2e/fixture-site.ts';
import { findFreePort } from '../test/ports.ts';
import { REVIEW_CAMPAIGN } from '../test/review-campaign.ts';
import { startSiteServer } from '../test/site-server.ts';
import { type HttpClient, openHttpClient } from './http-client.ts';
import { readArguments } from './read-arguments.ts';

/**
 * Fills an empty data folder with fictitious accounts, audits of the recorded sites and a history, with the same requests
 * as browsers send: `npm run seed`, or `npm run seed -- --data FOLDER`. Then `npm run dev` or `MOCK_PAYMENTS=1 npm start`
 * shows it. The sites exist only while this runs: their audits can be viewed and reevaluated, but not recrawled.
 */
const PASSWORD = 'a lantern on the porch';
const OPERATOR = 'operator@porchlight.example';
const AGENCY = 'agency@porchlight.example';
const PRO = 'plumber@porchlight.example';
const FREE = 'baker@porchlight.example';
const RECORDED_SITES = 'test/fixtures/sites';
/** The agency's clients; each has a recorded site of its own. */
const MOST_CLIENTS = 12;

const { values } = readArguments('seed -- [--data FOLDER]', {
  data: { type: 'string', default: process.env.DATA_DIR ?? './data' },
});
const dataDir = values.data;
if ((await readdir(dataDir).catch(() => [])).length > 0) {
  process.stderr.write(
    `${dataDir} is not empty, and nothing in it is replaced. Name another folder: npm run seed -- --data FOLDER\n`,
  );
  process.exit(1);
}

const SiteFile = z.looseObject({ host: z.string() });
const Audited = z.looseObject({ auditId: z.string() });
const Users = z.looseObject({ rows: z.array(z.looseObject({ id: z.string(), email: z.string() })) });
const Plan = z.looseObject({
  businessId: z.string().nullish(),
  result: z.looseObject({ actionPlan: z.array(z.looseObject({ id: z.string() })) }),
});

const folders = (await readdir(RECORDED_SITES, { withFileTypes: true })).filter((entry) => entry.isDirectory());
const sites = Object.fromEntries(
  await Promise.all(
    folders.slice(0, MOST_CLIENTS).map(async ({ name }) => {
      const folder = join(RECORDED_SITES, name);
      const { host } = SiteFile.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
      return [host, folder] as const;
    }),
  ),
);
const [recorded, lantern, port] = await Promise.all([startSiteServer({ sites }), openFixtureSite(), findFreePort()]);
const origin = `http://localhost:${port}`;

const server = spawn(process.execPath, ['src/server/main.ts'], {
  env: {
    PATH: process.env.PATH ?? '',
    ...{ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    ...{ OWNER_EMAIL: OPERATOR, OWNER_PASSWORD: PASSWORD },
    PORCHLIGHT_CONNECT_TO: `*.test=127.0.0.1:${lantern.port},${recorded.connectTo}`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (piece: Buffer) => {
      if (piece.includes('is ready')) ready();
    });
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
  });
  await fill();
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await Promise.all([recorded.close(), lantern.close()]);
}
process.stdout.write(
  [
    `${dataDir} is filled. All accounts have the password "${PASSWORD}":`,
    `  ${OPERATOR}  operates the server (/admin)`,
    `  ${AGENCY}    Agency: ${Object.keys(sites).length} clients, a brand, a shared report`,
    `  ${PRO}   Pro: one site before and after a change, facts, a Review Day campaign, a watch`,
    `  ${FREE}     Free: one audit`,
    '',
  ].join('\n'),
);

async function fill(): Promise<void> {
  const operator = await signIn(OPERATOR);
  const agency = await register(AGENCY);
  const pro = await register(PRO);
  const free = await register(FREE);
  const { rows } = Users.parse(await operator('GET', '/api/admin/users'));
  const idOf = (email: string) => rows.find((user) => user.email === email)?.id ?? '';
  const reason = 'An invented account';
  for (const [email, plan] of [[AGENCY, 'agency'] as const, [PRO, 'pro'] as const])
    await operator('POST', `/api/admin/users/${idOf(email)}/plan`, { plan, until: null, reason });

  await audit(free, 'oak.test');

  await audit(pro, 'mended.test');
  await changeHost(lantern.port, 'mended.test', 'mended');
  const own = await audit(pro, 'mended.test');
  const at = `/api/audits/${own}`;
  await pro('POST', `${at}/facts`, { changes: [{ action: 'add', kind: 'service', value: 'Sump pumps' }] });
  await pro('PUT', `${at}/profile`, { rating: 4.6, reviewCount: 86, daysSinceLastPost: 5 });
  await pro('POST', '/api/review-campaigns', REVIEW_CAMPAIGN);
  const { result, businessId } = Plan.parse(await pro('GET', at));
  const [step] = result.actionPlan;
  if (step !== undefined) await pro('POST', `${at}/checks/${step.id}/applied`, { isApplied: true });
  await pro('PUT', `/api/businesses/${businessId}/watch`, { isOn: true, sendsMail: false });

  await agency('PUT', '/api/account/report-brand', {
    ...{ name: 'Pine Street Agency', colour: '#245566', contact: null, logo: null },
  });
  const clients: string[] = [];
  // Some of the sites block bots or are empty shells, as in any agency's list.
  for (const host of Object.keys(sites)) clients.push(await audit(agency, host));
  const [first = ''] = clients;
  await operator('POST', `/api/admin/users/${idOf(AGENCY)}/add-ons`, {
    ...{ addOnId: 'review-reply-pack', auditId: first, reason },
  });
  await agency('POST', `/api/audits/${first}/shares`, { days: 90 });
}

type Ask = HttpClient['askJson'];

async function signIn(email: string): Promise<Ask> {
  const ask = openHttpClient(origin).askJson;
  await ask('POST', '/api/auth/login', { email, password: PASSWORD });
  return ask;
}

async function register(email: string): Promise<Ask> {
  const ask = openHttpClient(origin).askJson;
  await ask('POST', '/api/auth/register', { email, password: PASSWORD });
  return ask;
}

/** Audits a site until it is finished or failed; returns the audit's id. */
async function audit(ask: Ask, url: string): Promise<string> {
  const { auditId } = Audited.parse(await ask('POST', '/api/audits', { url, fresh: true }));
  for (;;) {
    const { status } = z.looseObject({ status: z.string() }).parse(await ask('GET', `/api/audits/${auditId}`));
    if (status === 'done' || status === 'failed') return auditId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
