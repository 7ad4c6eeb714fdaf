import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { takePort } from '#test/ports.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** What a start writes and how it ends, when it cannot. */
async function failedStart(environment: Record<string, string>): Promise<{ code: unknown; words: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
  }
  const [code] = await once(child, 'exit');
  return { code, words };
}

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { HOST: '0.0.0.0' },
    'HOST is 0.0.0.0, so the server can be reached from other machines: set NODE_ENV=production, or leave HOST at 127.0.0.1.',
  ],
])('a start with %o ends with one sentence and exit code 1', async (environment, sentence) => {
  expect(await failedStart(environment)).toEqual({ code: 1, words: `Porchlight cannot start: ${sentence}\n` });
});

it('says which port is taken', async () => {
  const { port, release } = await takePort();
  const dataDir = join(tmpdir(), `porchlight-taken-${process.pid}`);
  const { code, words } = await failedStart({ PORT: String(port), DATA_DIR: dataDir });
  await release();
  await rm(dataDir, { recursive: true, force: true });
  expect(words).toContain(
    `Porchlight cannot start: Port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT.\n`,
  );
  expect(code).toBe(1);
});

it('says what to do where the database is damaged, without a stack', async () => {
  const dataDir = join(tmpdir(), `porchlight-damaged-${process.pid}`);
  await mkdir(join(dataDir, 'database', 'global'), { recursive: true });
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17\n');
  await writeFile(join(dataDir, 'database', 'global', 'pg_control'), Buffer.alloc(100));
  const { code, words } = await failedStart({ PORT: '0', DATA_DIR: dataDir });
  await rm(dataDir, { recursive: true, force: true });
  expect(words).toContain(`Porchlight cannot start: The database in ${dataDir} cannot be opened, it may be damaged (`);
  expect(words).toContain('npm run restore -- BACKUP_FILE');
  expect(words).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}, 60_000);

it.each([
  ['a data folder that is a file', (path: string) => writeFile(path, 'x'), 'cannot be used'],
  [
    'a folder in the place of the secret',
    (path: string) => mkdir(join(path, 'secret'), { recursive: true }),
    'cannot be read or made',
  ],
])('says what to do about %s, without a stack', async (_what, damage, sentence) => {
  const dataDir = join(tmpdir(), `porchlight-no-folder-${process.pid}`);
  await damage(dataDir);
  const { code, words } = await failedStart({ PORT: '0', DATA_DIR: dataDir });
  await rm(dataDir, { recursive: true, force: true });
  expect(words).toMatch(/^Porchlight cannot start: The [^\n]+\n$/);
  expect(words).toContain(sentence);
  expect(code).toBe(1);
});
