import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { DataFolderError } from './database.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that takes the lock and keeps it until it is killed. */
async function startHolder() {
  const module = new URL('./data-folder-lock.ts', import.meta.url).href;
  const script = `import { lockDataFolder } from ${JSON.stringify(module)};
    lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}

it('is refused while another process holds it, naming that one', async () => {
  const holder = await startHolder();
  expect(() => lockDataFolder(folder)).toThrow(DataFolderError);
  expect(() => lockDataFolder(folder)).toThrow(`(process ${holder.pid})`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
});

it('is free the moment its holder is killed, whatever that left behind', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockDataFolder(folder).release();
});

it('ignores a process id in the file that was reused since', async () => {
  await writeFile(join(folder, 'lock.holder'), `${process.ppid}\n`);
  lockDataFolder(folder).release();
});

it('is refused within one process too, and free after release', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderError);
  lock.release();
  lockDataFolder(folder).release();
});
