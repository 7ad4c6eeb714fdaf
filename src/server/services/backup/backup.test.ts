import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { mails, operatorLog, pageEvents } from '#server/store/admin/operator-schema.ts';
import { openBundleFiles } from '#server/store/audits/bundle-files.ts';
import { PARTIAL } from '#server/store/database/backup-archive.ts';
import type { Database } from '#server/store/database/database.ts';
import { migrateDatabase, readMigrations } from '#server/store/database/migrate.ts';
import { countRows, listCopiedTables, NOT_COPIED } from '#server/store/database/table-copies.ts';
import { openAccount } from '#test/account-fixture.ts';
import { allRows } from '#test/all-rows.ts';
import { openEmptyTestDatabase } from '#test/memory-database.ts';
import { seededRandom } from '#test/random.ts';
import { openServiceFixture, post, SECRET, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { fillDatabase, type RestoredTask } from './fill-database.ts';
import { type BackupServices, type MadeBackup, makeBackup } from './make-backup.ts';
import { readBackup } from './read-backup.ts';

const log = createLog('error', () => {});
/** Whatever a text column may hold. */
const NASTY = 'tab\t line\n quote" \'back\\slash \u2028 \u{1f3ee} \u0001 עברית \\u0000 {x}';

let fixture: ServiceFixture;
let folder: string;
let made: MadeBackup;

const servicesOf = (database: Database, dataDir: string): BackupServices => ({
  ...{ database, bundles: openBundleFiles(dataDir), secret: SECRET, isOwnSecret: true, now: Date.now, log },
});
/** Puts a backup into a database in memory; close it. */
async function filled(path: string): Promise<Database> {
  const database = await openEmptyTestDatabase();
  await fillDatabase(database, path, await readBackup(path));
  return database;
}
const newDir = () => mkdtemp(join(folder, 'data-'));
beforeAll(async () => {
  fixture = await openServiceFixture();
  folder = await mkdtemp(join(tmpdir(), 'porchlight-backups-'));
  const { database, dataDir } = fixture;
  const account = await openAccount(fixture, { plan: 'pro' });
  for (const url of ['a.example.com', 'b.example.com']) await account.ask('/api/analyze', post({ url }));
  await visitor(fixture.service)('/api/analyze', post({ url: 'c.example.com' }));
  await database.orm.insert(operatorLog).values({
    ...{
      at: new Date('2026-11-22T01:02:03.004Z'),
      actor: NASTY,
      action: 'a',
      subject: 's',
      details: { [NASTY]: NASTY },
    },
  });
  await database.orm.execute(
    sql`insert into page_events (at, name, user_ab_id, bucket, properties) values ('2026-11-22 01:02:03.123456+02', 'n', 'u', 1, '{ "b" : 1,\n"a":"\\u0000", "a": 1e400 }')`,
  );
  made = await makeBackup(servicesOf(database, dataDir), folder);
}, 60_000);
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup in another database', () => {
  let restored: Database;
  beforeAll(async () => {
    restored = await filled(made.path);
  });
  afterAll(() => restored.close());

  it('has every row of every table as it was', async () => {
    const [before, after] = [await allRows(fixture.database), await allRows(restored)];
    expect(after).toEqual(before);
    expect(before.page_events?.[0]).toContain('1e400');
    expect(before.operator_log?.[0]).toContain('line');
    expect(before.audits).toHaveLength(3);
  });

  it('restores no sign-in', async () => {
    for (const table of NOT_COPIED)
      if (table !== 'schema_migrations')
        expect([table, await countRows(restored.orm, { name: table })]).toEqual([table, 0]);
  });

  it('numbers new rows after the old ones', async () => {
    const event = { at: new Date(), name: 'n', userAbId: 'u', bucket: 1, properties: {} };
    const [row] = await restored.orm.insert(pageEvents).values(event).returning({ id: pageEvents.id });
    expect(row?.id).toBe(2);
  });

  it('can be backed up again', async () => {
    const again = await makeBackup(servicesOf(restored, fixture.dataDir), await newDir());
    expect(again.manifest.tables.audits).toEqual(made.manifest.tables.audits);
    await readBackup(again.path);
  });
});

describe('a backup', () => {
  it('is private, and says what is in it', async () => {
    expect((await stat(made.path)).mode & 0o777).toBe(0o600);
    const { manifest } = await readBackup(made.path);
    expect(manifest).toEqual(made.manifest);
    expect(manifest.tables.audits?.rows).toBe(3);
    expect(manifest.bundles).toMatchObject({ count: 3, missing: [] });
    expect(manifest.secret.where).toBe('included');
    expect(JSON.stringify(manifest)).not.toContain(SECRET);
  });

  it('leaves a secret of the settings out', async () => {
    const { database, dataDir } = fixture;
    const apart = await makeBackup({ ...servicesOf(database, dataDir), isOwnSecret: false }, await newDir());
    expect((await readFile(apart.path)).includes(SECRET)).toBe(false);
    expect((await readFile(made.path)).includes(SECRET)).toBe(true);
    expect(apart.manifest.secret).toEqual({ ...made.manifest.secret, where: 'apart' });
  });

  it('is made twice by one process, of what is there each time', async () => {
    const { database, dataDir } = fixture;
    await openAccount(fixture, {});
    const later = await makeBackup(servicesOf(database, dataDir), await newDir());
    expect(later.manifest.tables.users?.rows).toBe((made.manifest.tables.users?.rows ?? 0) + 1);
  });

  it('says which bundles went while it was made, and is whole without them', async () => {
    const { database, dataDir } = fixture;
    const bundles = openBundleFiles(dataDir);
    const lacking: BackupServices['bundles'] = { ...bundles, read: async () => null };
    const without = await makeBackup({ ...servicesOf(database, dataDir), bundles: lacking }, await newDir());
    expect(without.manifest.bundles).toMatchObject({ count: 0, bytes: 0 });
    expect(without.manifest.bundles.missing).toHaveLength(3);
    const restored = await filled(without.path);
    const rows = (await allRows(restored)).site_runs ?? [];
    await restored.close();
    expect(rows.every((row) => row.endsWith(',null]'))).toBe(true);
  });

  it('sends no mail again: those that waited stand as failed', async () => {
    const { database, dataDir } = fixture;
    await database.orm.update(mails).set({ status: 'queued' });
    const waiting = await makeBackup(servicesOf(database, dataDir), await newDir());
    const restored = await openEmptyTestDatabase();
    let tasks: readonly RestoredTask[] = [];
    await fillDatabase(restored, waiting.path, await readBackup(waiting.path), async (_, waited) => {
      tasks = waited;
    });
    const kept = await restored.orm.select().from(mails);
    await restored.close();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(({ status }) => status)).toEqual(kept.map(() => 'failed'));
    expect(kept[0]?.lastError).toContain('may have been sent since');
    expect(tasks.map(({ task }) => task.kind)).not.toContain('send-mail');
  });
});

describe('a damaged backup', () => {
  const damage = async (change: (bytes: Buffer) => Buffer): Promise<string> => {
    const path = join(await newDir(), 'damaged.backup');
    await writeFile(path, change(await readFile(made.path)));
    return path;
  };

  it('is refused wherever a byte of it was changed', async () => {
    const random = seededRandom(20_261_122);
    const size = made.bytes;
    const places = [
      0,
      99,
      124,
      148,
      257,
      511,
      512,
      size - 1,
      size - 513,
      size - 1025,
      ...Array.from({ length: 60 }, () => Math.floor(random() * size)),
    ];
    for (const place of places) {
      const path = await damage((bytes) => {
        bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8));
        return bytes;
      });
      await expect(readBackup(path), `byte ${place}`).rejects.toThrow('not a whole backup');
    }
  });

  it.each([0, 1, 511, 512, 5000, -1, -512, -1024, -1025])('is refused when it was cut at %i', async (end) => {
    await expect(
      readBackup(await damage((bytes) => bytes.subarray(0, end < 0 ? made.bytes + end : end))),
    ).rejects.toThrow('not a whole backup');
  });

  it('is refused with something after its end, or with a part left out', async () => {
    await expect(readBackup(await damage((bytes) => Buffer.concat([bytes, Buffer.from('x')])))).rejects.toThrow(
      'after its end',
    );
    const withoutFirst = await damage((bytes) => {
      const size = Number.parseInt(bytes.toString('latin1', 124, 135), 8);
      return bytes.subarray(512 + Math.ceil(size / 512) * 512);
    });
    await expect(readBackup(withoutFirst)).rejects.toThrow('changed, added or left out');
  });

  it('leaves no half file when it is cut short', async () => {
    const { database, dataDir } = fixture;
    const target = await newDir();
    const ending = new AbortController();
    const bundles = openBundleFiles(dataDir);
    const stopping: BackupServices['bundles'] = {
      ...bundles,
      read: async (digest) => {
        ending.abort();
        return bundles.read(digest);
      },
    };
    const cut = makeBackup({ ...servicesOf(database, dataDir), bundles: stopping }, target, ending.signal);
    await expect(cut).rejects.toThrow('abort');
    expect(await readdir(target)).toEqual([]);
  });

  it('takes away what a killed process left, after a day', async () => {
    const { database, dataDir } = fixture;
    const target = await newDir();
    await writeFile(join(target, `.porchlight-x.backup.1234${PARTIAL}`), 'half');
    await writeFile(join(target, 'mine.partial'), 'not ours');
    await makeBackup(servicesOf(database, dataDir), target);
    expect(await readdir(target)).toHaveLength(3);
    const tomorrow = () => Date.now() + 25 * 3_600_000;
    await makeBackup({ ...servicesOf(database, dataDir), now: tomorrow }, target);
    expect((await readdir(target)).filter((name) => name.endsWith(PARTIAL))).toEqual(['mine.partial']);
  });
});

describe('a backup of another release', () => {
  it('is brought forward when it is an older one', async () => {
    const old = await openEmptyTestDatabase();
    await migrateDatabase(old, readMigrations().slice(0, 1));
    await old.orm.execute(
      sql`insert into sessions values ('00000000-0000-4000-8000-000000000001', 'hash', now(), now() + interval '90 days')`,
    );
    const backup = await makeBackup(servicesOf(old, await newDir()), await newDir());
    await old.close();
    expect(backup.manifest.migrations).toHaveLength(1);
    const restored = await filled(backup.path);
    const rows = await allRows(restored);
    await restored.close();
    expect([rows.sessions?.length, rows.users?.length]).toEqual([1, 0]);
  });

  it('is refused when it is a newer one', async () => {
    const newer = await openEmptyTestDatabase();
    await migrateDatabase(newer);
    await newer.orm.execute(sql`insert into schema_migrations (name_millis, hash) values (9999999999999, 'h')`);
    const backup = await makeBackup(servicesOf(newer, await newDir()), await newDir());
    await newer.close();
    await expect(filled(backup.path)).rejects.toThrow('newer release');
  });
});

describe('a backup that says more than it has', () => {
  it('is found out, and nothing of it stays', async () => {
    const { database, dataDir } = fixture;
    const backup = await makeBackup(servicesOf(database, dataDir), await newDir());
    const read = await readBackup(backup.path);
    const tables = { ...read.manifest.tables, users: { rows: 99, columns: read.manifest.tables.users?.columns ?? [] } };
    const target = await openEmptyTestDatabase();
    await expect(
      fillDatabase(target, backup.path, { ...read, manifest: { ...read.manifest, tables } }),
    ).rejects.toThrow('rows of users are missing');
    expect(await listCopiedTables(target.orm)).toEqual([]);
    await target.close();
  });
});
