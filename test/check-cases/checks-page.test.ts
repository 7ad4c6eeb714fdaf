import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'porchlight-checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('docs/checks.md says what the factors, the recorded analyses and the cases say: `npm run fixtures` writes it', () => {
  const path = join(folder, 'checks.md');
  const { stderr } = spawnSync(process.execPath, ['scripts/fixtures/write-checks-page.ts', path], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(readFileSync('docs/checks.md', 'utf8')).toBe(readFileSync(path, 'utf8'));
});
