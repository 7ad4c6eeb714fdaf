import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#shared/time/durations.ts';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { openWatchWorld } from '#test/watch-world.ts';
import { openAuditQueue } from '../../jobs/audit-queue.ts';
import { openBoss } from '../../jobs/open-boss.ts';
import { createLog } from '../../log.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { openPostgresDatabase } from '../../store/database/postgres-database.ts';

const SITES = 6;

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  const log = createLog('error', () => {});
  database = openPostgresDatabase(await postgres.createDatabase(), log);
  await migrateDatabase(database);
  // Only its tables: the world runs the audits itself.
  const queues = await openBoss(database, log);
  await openAuditQueue(queues, database, { slots: 1, runningPerAddress: 1 });
  await queues.stop();
}, 60_000);
afterAll(async () => {
  await database?.close();
  await postgres?.remove();
});

it('scans each site once a week while many processes look and people audit the same sites', async () => {
  const world = await openWatchWorld(database, 4);
  const owner = await world.openAccount('agency');
  const hosts = Array.from({ length: SITES }, (_, index) => `site-${index}.example`);
  for (const host of hosts) await world.audit(owner, host);
  for (let week = 1; week <= 4; week += 1) {
    // By then each of them is due, wherever in the day its time lies.
    world.clock.now = Date.parse('2027-02-08T00:00:00Z') + (week - 1) * 7 * DAY_MS;
    for (const host of hosts) world.changeSite(host, { phone: `+1218555010${week}` });
    for (let turn = 0; turn < SITES + 2; turn += 1) {
      await Promise.all([world.round(), ...hosts.slice(0, 3).map((host) => world.audit(owner, host))]);
      world.clock.now += 60_000;
    }
  }
  expect(await world.scans()).toHaveLength(SITES * 4);
  const texts = (await world.mails()).map(({ text }) => text).join(' ');
  expect(texts.match(/is now \+12185550101/g)).toHaveLength(SITES);
}, 180_000);
