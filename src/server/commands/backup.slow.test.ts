import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { allRows } from '#test/all-rows.ts';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { Browser, makeDataDir, type ServerProcess, startServerProcess } from '#test/server-process.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../store/database/open-database.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const log = createLog('error', () => {});

type Settings = Readonly<Record<string, string>>;

async function command(name: 'backup' | 'restore', args: readonly string[], settings: Settings) {
  const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, aside] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    aside += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  return { code, out, aside, file: out.split('\n')[0] ?? '' };
}

/** A visitor's audit of a site, finished. */
async function audit(browser: Browser, server: ServerProcess, url: string): Promise<string> {
  const answer = await browser.ask(server, '/api/analyze', { url });
  return AuditedAnalysis.parse(await answer.json()).auditId;
}
async function scoreOf(browser: Browser, server: ServerProcess, auditId: string): Promise<number | null | undefined> {
  const answer = await browser.ask(server, `/api/audits/${auditId}`);
  return AuditView.parse(await answer.json()).result?.overallScore;
}
const bundlesIn = async (dataDir: string) =>
  (await readdir(join(dataDir, 'bundles'), { recursive: true })).filter((name) => name.endsWith('.bundle')).toSorted();

async function rowsOf(dataDir: string, databaseUrl: string | null) {
  const database = await openDatabase({ dataDir, databaseUrl }, log);
  try {
    return await allRows(database);
  } finally {
    await database.close();
  }
}

let postgres: TestPostgres;
const dirs: { readonly path: string; readonly remove: () => Promise<void> }[] = [];
const newDir = async () => {
  const dir = await makeDataDir();
  dirs.push(dir);
  return dir.path;
};
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(async () => {
  await postgres?.remove();
  for (const dir of dirs) await dir.remove();
});

type Engine = 'the embedded database' | 'PostgreSQL';
async function serverOn(engine: Engine): Promise<{ dataDir: string; databaseUrl: string | null; settings: Settings }> {
  const dataDir = await newDir();
  const databaseUrl = engine === 'PostgreSQL' ? await postgres.createDatabase() : null;
  const settings = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  return { dataDir, databaseUrl, settings };
}

/** A backup of a server that nobody has used. */
async function backupOf(engine: Engine): Promise<string> {
  const { dataDir, settings } = await serverOn(engine);
  const server = await startServerProcess({ dataDir, environment: settings });
  await server.end('SIGTERM');
  const { file } = await command('backup', ['--to', await newDir()], settings);
  return file;
}

const WAYS: readonly (readonly [Engine, Engine])[] = [
  ['the embedded database', 'the embedded database'],
  ['the embedded database', 'PostgreSQL'],
  ['PostgreSQL', 'PostgreSQL'],
  ['PostgreSQL', 'the embedded database'],
];

describe.each(WAYS)('a backup of %s, made beside a running server, and restored into %s', (from, to) => {
  it('has all rows and bundles, and a visitor opens the audit of before with the cookie of before', async () => {
    const old = await serverOn(from);
    const backups = await newDir();
    const first = await startServerProcess({ dataDir: old.dataDir, environment: old.settings });
    const visitor = new Browser();
    const auditId = await audit(visitor, first, 'one.example.com');
    await audit(visitor, first, 'two.example.com');
    const score = await scoreOf(visitor, first, auditId);

    const made = await command('backup', ['--to', backups], old.settings);
    expect(made).toMatchObject({ code: 0, aside: '' });
    expect(made.out).toContain('2 audits, 2 evidence bundles');
    expect((await stat(made.file)).mode & 0o777).toBe(0o600);
    expect(await readdir(backups)).toHaveLength(1);
    expect(await first.end('SIGTERM')).toBe(0);

    expect(await command('restore', ['--from', made.file, '--check'], { DATA_DIR: await newDir() })).toMatchObject({
      code: 0,
      aside: '',
    });
    const fresh = await serverOn(to);
    const restored = await command('restore', ['--from', made.file], fresh.settings);
    expect(restored).toMatchObject({ code: 0, aside: '' });
    expect(await rowsOf(fresh.dataDir, fresh.databaseUrl)).toEqual(await rowsOf(old.dataDir, old.databaseUrl));
    expect(await bundlesIn(fresh.dataDir)).toEqual(await bundlesIn(old.dataDir));
    expect(await readFile(join(fresh.dataDir, 'secret'), 'utf8')).toBe(
      await readFile(join(old.dataDir, 'secret'), 'utf8'),
    );

    const second = await startServerProcess({ dataDir: fresh.dataDir, environment: fresh.settings });
    expect(await scoreOf(visitor, second, auditId)).toBe(score);
    expect((await visitor.ask(second, '/api/audits', { url: 'three.example.com' })).status).toBe(202);
    expect(await second.end('SIGTERM')).toBe(0);
    expect(await command('restore', ['--from', made.file], fresh.settings)).toMatchObject({
      code: 1,
      aside: expect.stringContaining('has data already'),
    });
  });
});

describe('a restore', () => {
  it.each(['the embedded database', 'PostgreSQL'] as const)(
    'takes the place of a server on %s that nobody used',
    { tags: 'gate' },
    async (engine) => {
      const file = await backupOf(engine);
      const unused = await serverOn(engine);
      const server = await startServerProcess({ dataDir: unused.dataDir, environment: unused.settings });
      if (engine === 'the embedded database')
        expect(await command('restore', ['--from', file], unused.settings)).toMatchObject({
          code: 1,
          aside: expect.stringContaining('in use by another Porchlight process'),
        });
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await command('restore', ['--from', file], unused.settings)).toMatchObject({ code: 0, aside: '' });
      const again = await startServerProcess({ dataDir: unused.dataDir, environment: unused.settings });
      expect(await again.end('SIGTERM')).toBe(0);
    },
  );

  it('of a damaged file changes nothing', { tags: 'gate' }, async () => {
    const file = await backupOf('the embedded database');
    const bytes = await readFile(file);
    bytes[700] = (bytes[700] ?? 0) ^ 1;
    await writeFile(file, bytes);
    const target = await newDir();
    expect(await command('restore', ['--from', file], { DATA_DIR: target })).toMatchObject({
      code: 1,
      aside: expect.stringContaining('not a whole backup'),
    });
    expect(await readdir(target)).toEqual([]);
    expect(await command('restore', ['--from', file, '--check'], {})).toMatchObject({ code: 1 });
  });

  it('says what is wrong with the command line, in a sentence', async () => {
    expect(await command('restore', [], {})).toMatchObject({ code: 2, aside: expect.stringContaining('--from FILE') });
    expect(await command('backup', ['here'], {})).toMatchObject({
      code: 2,
      aside: expect.stringContaining('--to FOLDER'),
    });
    const missing = await command('restore', ['--from', '/nowhere/x.backup'], { DATA_DIR: await newDir() });
    expect(missing).toMatchObject({ code: 1, aside: '/nowhere/x.backup is not there.\n' });
    const nothing = { DATA_DIR: await newDir() };
    expect(await command('backup', ['--to', await newDir()], nothing)).toMatchObject({
      code: 1,
      aside: expect.stringContaining('There is no database in'),
    });
    expect(await readdir(nothing.DATA_DIR)).toEqual([]);
  });
});

describe('a killed backup', () => {
  it('leaves no file under a backup’s name', async () => {
    const server = await serverOn('the embedded database');
    const backups = await newDir();
    const used = await startServerProcess({ dataDir: server.dataDir, environment: server.settings });
    await used.end('SIGTERM');
    await command('backup', ['--to', backups], server.settings);
    for (const name of await readdir(backups)) await writeFile(join(backups, name), '');
    const before = await readdir(backups);
    for (const ms of [300, 600, 900, 1200, 1500, 1800]) {
      const child = spawn(process.execPath, [join(folder, 'backup.ts'), '--to', backups], {
        env: { PATH: process.env.PATH, ...server.settings },
        stdio: 'ignore',
      });
      setTimeout(() => child.kill('SIGKILL'), ms);
      await once(child, 'exit');
    }
    const after = (await readdir(backups)).filter((name) => name.endsWith('.backup') && !before.includes(name));
    for (const name of after)
      expect(await command('restore', ['--from', join(backups, name), '--check'], {})).toMatchObject({ code: 0 });
  });
});

describe('the backup of the night', () => {
  it('is made, restored as a check, and kept as many times as the operator says', async () => {
    const { dataDir } = await serverOn('the embedded database');
    const backups = await newDir();
    const old = ['porchlight-2020-01-01T00-00-00-000Z.backup', 'porchlight-2020-01-02T00-00-00-000Z.backup'];
    for (const name of [...old, 'holiday.jpg']) await writeFile(join(backups, name), '');
    const environment = { BACKUP_DIR: backups, BACKUP_KEEP: '2', LOG_LEVEL: 'info' };
    const server = await startServerProcess({ dataDir, environment });
    await vi.waitFor(() => expect(server.log()).toContain('"backup_checked"'), { timeout: 60_000, interval: 100 });
    const kept = (await readdir(backups)).toSorted();
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining(['holiday.jpg', old[1]]));
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
