import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { createLog } from '../../log.ts';
import { users } from '../../store/accounts/account-schema.ts';
import { saveFlagPercent } from '../../store/admin/feature-flags.ts';
import { featureFlags, operatorLog, providerCalls } from '../../store/admin/operator-schema.ts';
import { planGrants } from '../../store/billing/billing-schema.ts';
import type { Database } from '../../store/database/database.ts';
import { migrateDatabase } from '../../store/database/migrate.ts';
import { openPostgresDatabase } from '../../store/database/postgres-database.ts';
import type { Viewer } from '../viewer.ts';
import { changeFlag } from './change-flag.ts';
import { changeRole } from './change-role.ts';
import { grantPlan } from './grant-plan.ts';
import { TERMINAL } from './operator.ts';
import { ProviderCalls } from './provider-calls.ts';

const reason = 'because';

/** The embedded database lets statements take turns anyway: only a PostgreSQL shows whether the locks are right. */
describe('operators at once on PostgreSQL', { tags: 'gate' }, () => {
  let postgres: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    database = openPostgresDatabase(
      await postgres.createDatabase(),
      createLog('error', () => {}),
    );
    await migrateDatabase(database);
  });
  afterAll(async () => {
    await database.close();
    await postgres?.remove();
  });
  beforeEach(async () => {
    await database.orm.delete(users);
    for (const id of ['one', 'two'])
      await database.orm.insert(users).values({
        ...{ id, name: '', email: `${id}@mail.example`, emailVerified: true, role: 'owner' },
        ...{ createdAt: new Date(), updatedAt: new Date() },
      });
  });

  const core = () => ({ database, now: Date.now });
  const owner = (id: string): Viewer => ({
    ...{ owner: null, visitorSessionId: null, addressKey: 'key' },
    account: {
      ...{ id, email: `${id}@mail.example`, emailVerified: true, plan: 'free', role: 'owner' },
      ...{ createdAt: new Date(0), sessionId: 's' },
    },
  });

  it('leave one owner when two revoke each other', async () => {
    for (let round = 0; round < 20; round += 1) {
      await database.orm.update(users).set({ role: 'owner' });
      await Promise.allSettled([
        changeRole(core(), owner('one'), 'two', { role: 'user', reason }),
        changeRole(core(), owner('two'), 'one', { role: 'user', reason }),
      ]);
      expect(await database.orm.$count(users, eq(users.role, 'owner'))).toBe(1);
    }
  });

  it('leave one grant, and an entry for each', async () => {
    const before = await database.orm.$count(operatorLog);
    const grants = Array.from({ length: 20 }, (_, index) =>
      grantPlan(core(), TERMINAL, 'one', { plan: index % 2 === 0 ? 'pro' : 'agency', until: null, reason }),
    );
    await Promise.all(grants);
    expect(await database.orm.$count(planGrants, isNull(planGrants.revokedAt))).toBe(1);
    expect(await database.orm.$count(planGrants)).toBe(20);
    expect(await database.orm.$count(operatorLog)).toBe(before + 20);
  });

  it('set a flag for the first time without a clash', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, percent) => changeFlag(core(), TERMINAL, 'AUDIT_V2', { percent, reason })),
    );
    expect(await database.orm.$count(featureFlags)).toBe(1);
    const row = { name: 'AUDIT_V2', percent: 7, changedAt: new Date(), changedBy: 'o' } as const;
    expect(await saveFlagPercent(database.orm, row)).toBeGreaterThanOrEqual(0);
  });

  it('add what several processes counted', async () => {
    const processes = Array.from({ length: 8 }, () => new ProviderCalls(core()));
    for (const calls of processes)
      for (const provider of ['stripe', 'smtp'] as const)
        calls.record(provider, { failed: false, reason: null, costMicroUsd: 1 });
    await Promise.all(processes.map((calls) => calls.flush()));
    const rows = await database.orm.select().from(providerCalls);
    expect(rows.map(({ provider, calls }) => `${provider} ${calls}`).sort()).toEqual(['smtp 8', 'stripe 8']);
  });

  it('cannot change the log', async () => {
    await expect(database.orm.delete(operatorLog)).rejects.toThrow();
    await expect(database.orm.update(operatorLog).set({ actor: 'nobody' })).rejects.toThrow();
  });
});
