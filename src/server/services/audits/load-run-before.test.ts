import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { openWatchWorld } from '#test/watch-world.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { loadRunBefore } from './load-run-before.ts';

const SITE = 'harborandpine.example';
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateDatabase(database);
});
afterAll(() => database.close());

it('gives a scan the last audit of the same owner and site, and nothing to an audit that a person asks for', async () => {
  const world = await openWatchWorld(database);
  const [agency, other] = [await world.openAccount('agency'), await world.openAccount('free')];
  // Another address of the same domain, and the site of another owner, are no audit before.
  world.changeSite(SITE, { phone: '+12185550199' });
  await world.audit(agency, `https://${SITE}/other`);
  world.changeSite(SITE, { phone: '+12185550142' });
  await world.audit(agency, SITE);
  world.changeSite(SITE, { phone: '+12185550199' });
  await world.audit(other, SITE);
  world.changeSite(SITE, { phone: '+12185550142' });
  await world.passUntil('2027-02-15T00:00:00Z');
  expect(world.attempts.slice(0, 3).map(({ before }) => before)).toEqual([null, null, null]);
  expect(world.attempts.slice(3).map(({ before }) => before?.phone)).toEqual(['+12185550142', '+12185550142']);
});

it('does without where the evidence of the audit before is gone', async () => {
  const world = await openWatchWorld(database);
  const agency = await world.openAccount('agency');
  await world.audit(agency, SITE);
  for (let at = 0; at < 3; at += 1) await world.services.audits.bundles.remove(`bundle-${at}`);
  await world.passUntil('2027-02-10T00:00:00Z');
  expect(world.attempts.map(({ before }) => before)).toEqual([null, null]);
});

it('does without where the evidence of the audit before cannot be read', async () => {
  const world = await openWatchWorld(database);
  await world.audit(await world.openAccount('agency'), SITE);
  await world.passUntil('2027-02-10T00:00:00Z');
  const [, scan] = await world.runs();
  const { audits } = world.services;
  expect(await loadRunBefore(audits, scan?.id ?? '')).not.toBeNull();
  const read = () => Promise.reject(new Error('The disk is broken.'));
  expect(await loadRunBefore({ ...audits, bundles: { ...audits.bundles, read } }, scan?.id ?? '')).toBeNull();
});
