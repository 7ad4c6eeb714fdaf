import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBundleFiles } from './bundle-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const BUNDLE = Buffer.from('evidence');

it('keeps a bundle under its digest and gives it back', async () => {
  const files = openBundleFiles(folder);
  const digest = await files.save(BUNDLE);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(Buffer.from((await files.read(digest)) ?? []).toString()).toBe('evidence');
});

it('keeps the same bundle once, from many at a time, and leaves no draft', async () => {
  const files = openBundleFiles(folder);
  const digests = await Promise.all(Array.from({ length: 20 }, () => files.save(BUNDLE)));
  expect(new Set(digests).size).toBe(1);
  const names = await readdir(join(folder, 'bundles'), { recursive: true });
  expect(names.filter((name) => name.includes('.'))).toHaveLength(1);
});

it('has nothing under an unknown digest, and nothing after removal', async () => {
  const files = openBundleFiles(folder);
  expect(await files.read('0'.repeat(64))).toBeNull();
  const digest = await files.save(BUNDLE);
  await files.remove(digest);
  await files.remove(digest);
  expect(await files.read(digest)).toBeNull();
});

it('refuses a file that is not what its name says', async () => {
  const files = openBundleFiles(folder);
  const digest = await files.save(BUNDLE);
  await writeFile(join(folder, 'bundles', digest.slice(0, 2), `${digest}.bundle`), 'evidenc');
  await expect(files.read(digest)).rejects.toThrow('damaged');
});
