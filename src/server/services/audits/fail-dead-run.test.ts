import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#test/memory-database.ts';
import { createLog } from '../../log.ts';
import { siteRuns } from '../../store/audits/audit-schema.ts';
import { claimRun, countFailures, insertSiteRun, releaseRun } from '../../store/audits/site-runs.ts';
import type { Database } from '../../store/database/database.ts';
import { failDeadRun, hasAttemptsLeft } from './fail-dead-run.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-23T03:00:00Z');
const services = () => ({
  ...{ database, log: createLog('error', () => {}), now: () => NOW.getTime(), publish: () => {} },
});

async function addRun(): Promise<string> {
  const id = randomUUID();
  const run = { id, targetKey: id, target: 'https://a.example/', schemeTyped: false, createdAt: NOW };
  expect(await insertSiteRun(database.orm, run, 100)).toBe(true);
  return id;
}
const claim = (id: string) => claimRun(database.orm, id, 2, NOW);
async function kept(id: string) {
  const [row] = await database.orm.select().from(siteRuns).where(eq(siteRuns.id, id));
  return row;
}

describe('a run whose process was killed', () => {
  it('has three failed attempts when it is given up after three', async () => {
    const id = await addRun();
    // Each is left running by a process that was killed.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await claim(id)).toMatchObject({ attempt });
      expect(await countFailures(database.orm, id)).toBe(attempt);
    }
    expect(await claim(id)).toBeNull();
    expect(await hasAttemptsLeft(services(), id)).toBe(false);
    await failDeadRun(services(), id);
    expect(await kept(id)).toMatchObject({ status: 'failed', failures: 3, failure: { code: 'internal-error' } });
  });

  it('has three of them too when the fourth claim finds it dead before the queue does', async () => {
    const id = await addRun();
    for (let attempt = 1; attempt <= 3; attempt += 1) await claim(id);
    await failDeadRun(services(), id);
    expect(await kept(id)).toMatchObject({ status: 'failed', failures: 3 });
  });

  it('is tried again when the queue gave it up without an attempt, but not for ever', async () => {
    const id = await addRun();
    expect(await hasAttemptsLeft(services(), id)).toBe(true);
    expect(await claim(id)).toMatchObject({ attempt: 1 });
    expect(await hasAttemptsLeft(services(), id)).toBe(true);
    expect(await kept(id)).toMatchObject({ status: 'queued', failures: 2 });
    expect(await hasAttemptsLeft(services(), id)).toBe(false);
  });

  it('is not counted where it was handed back in order', async () => {
    const id = await addRun();
    for (let round = 0; round < 5; round += 1) {
      const run = await claim(id);
      if (run === null) throw new Error('The run is not there.');
      await releaseRun(database.orm, run);
    }
    expect(await countFailures(database.orm, id)).toBe(0);
  });
});
