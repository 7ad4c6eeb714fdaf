import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type DiskProbe, findDiskProblem, LEAST_FREE_BYTES } from './find-disk-problem.ts';

const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const well: DiskProbe = { freeBytes: async () => LEAST_FREE_BYTES, write: async () => {} };

it.each<[string, DiskProbe, string | null]>([
  ['has room', well, null],
  ['has nearly none', { ...well, freeBytes: async () => LEAST_FREE_BYTES - 1 }, 'disk-full'],
  ['takes no byte', { ...well, write: fails('ENOSPC') }, 'disk-full'],
  ['has its quota used up', { ...well, write: fails('EDQUOT') }, 'disk-full'],
  ['is read-only', { ...well, write: fails('EROFS') }, 'disk-not-writable'],
  ['is gone', { ...well, freeBytes: fails('ENOENT') }, 'disk-not-writable'],
])('says what is wrong with a disk that %s', async (_what, disk, problem) => {
  expect(await findDiskProblem('/data', disk)).toBe(problem);
});

it('leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-disk-'));
  expect(['disk-full', null]).toContain(await findDiskProblem(folder));
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  expect(await findDiskProblem(folder)).toBe('disk-not-writable');
});
