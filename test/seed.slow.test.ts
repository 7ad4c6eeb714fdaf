import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-seed-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function seed(): Promise<{ readonly code: unknown; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, ['scripts/seed.ts', '--data', dataDir]);
  const said = { out: '', err: '' };
  child.stdout.on('data', (piece: Buffer) => {
    said.out += piece.toString();
  });
  child.stderr.on('data', (piece: Buffer) => {
    said.err += piece.toString();
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}

it('npm run seed fills an empty folder with accounts, audits and a history, and touches no other', async () => {
  const first = await seed();
  expect(first).toMatchObject({ code: 0, err: '' });
  for (const email of ['operator', 'agency', 'plumber', 'baker'])
    expect(first.out).toContain(`${email}@porchlight.example`);
  const second = await seed();
  expect(second).toMatchObject({ code: 1, out: '' });
  expect(second.err).toContain('is not empty');
});
