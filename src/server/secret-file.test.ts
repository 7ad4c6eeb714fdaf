import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { readOrMakeSecret } from './secret-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes a secret once and keeps it for its owner only', async () => {
  const first = await readOrMakeSecret(join(folder, 'data'));
  expect(Buffer.byteLength(first)).toBeGreaterThanOrEqual(32);
  expect(await readOrMakeSecret(join(folder, 'data'))).toBe(first);
  expect((await stat(join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600);
});

it('gives starts at the same time one secret and leaves no draft', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrMakeSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

it('refuses a damaged secret in one sentence', async () => {
  await writeFile(join(folder, 'secret'), 'cut sh');
  await expect(readOrMakeSecret(folder)).rejects.toThrow(/is damaged; delete the file/);
});

it('says in one sentence that something else lies in its place', async () => {
  await mkdir(join(folder, 'secret'));
  await expect(readOrMakeSecret(folder)).rejects.toThrow(ConfigError);
  await expect(readOrMakeSecret(folder)).rejects.toThrow(/secret cannot be read or made \(EISDIR.*set SECRET/);
});
