import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBundleFiles } from '../audits/bundle-files.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { DataFolderError } from './database.ts';
import { tightenFolder } from './tighten-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'porchlight-rights-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What others may do with each file below a folder. */
async function looseBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const rows = await Promise.all(
    ['.', ...names].map(async (name) => {
      const { mode } = await lstat(join(folder, name));
      return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`];
    }),
  );
  return rows.flat();
}

it('takes a folder that was open to all back, with everything in it', async () => {
  const folder = join(root, 'data');
  await mkdir(join(folder, 'database', 'base', '1'), { recursive: true });
  await mkdir(join(folder, 'bundles', 'ab'), { recursive: true });
  for (const name of [
    'secret',
    'lock',
    'lock.holder',
    'database/PG_VERSION',
    'database/base/1/1259',
    'bundles/ab/x.bundle',
  ]) {
    await writeFile(join(folder, name), 'x');
    await chmod(join(folder, name), 0o666);
  }
  for (const name of ['database/base/1', 'database/base', 'database', 'bundles/ab', 'bundles', ''])
    await chmod(join(folder, name), 0o777);
  expect(await looseBelow(folder)).not.toEqual([]);
  await tightenFolder(folder);
  expect(await looseBelow(folder)).toEqual([]);
  expect((await lstat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect((await lstat(join(folder, 'database'))).mode & 0o777).toBe(0o700);
});

it('makes a folder that is not there, and follows no link out of it', async () => {
  const outside = join(root, 'outside');
  await writeFile(outside, 'x');
  await chmod(outside, 0o644);
  const folder = join(root, 'new');
  await tightenFolder(folder);
  await symlink(outside, join(folder, 'link'));
  await tightenFolder(folder);
  expect((await lstat(folder)).mode & 0o777).toBe(0o700);
  expect((await lstat(outside)).mode & 0o777).toBe(0o644);
});

it('what the lock and the bundles leave under a loose umask is private after the next start', async () => {
  const folder = join(root, 'data');
  await mkdir(folder);
  await chmod(folder, 0o777);
  lockDataFolder(folder).release();
  await openBundleFiles(folder).save(Buffer.from('evidence'));
  await tightenFolder(folder);
  expect(await looseBelow(folder)).toEqual([]);
});

it.each(['file', 'file/below'])('says in one sentence that a data folder cannot be at %s', async (path) => {
  await writeFile(join(root, 'file'), 'x');
  const refused = tightenFolder(join(root, path));
  await expect(refused).rejects.toThrow(DataFolderError);
  await expect(refused).rejects.toThrow(/cannot be used \((?:EEXIST|ENOTDIR).*set DATA_DIR to another one/);
});
