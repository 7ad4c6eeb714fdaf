import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = new URL('../..', import.meta.url).pathname;

/** One forbidden import for every arrow that the house does not have, and one for each closed door. */
const FORBIDDEN: readonly (readonly [room: string, line: string])[] = [
  ...pairs('src/shared', ['#providers', '#engine', '#report', '#server', '#web']),
  ...pairs('src/providers', ['#engine', '#report', '#server', '#web']),
  ...pairs('src/engine', ['#report', '#server', '#web']),
  ...pairs('src/engine/factors', ['#providers', '#report', '#server', '#web']),
  ...pairs('src/report', ['#providers', '#engine', '#server', '#web']),
  ...pairs('src/server', ['#web']),
  ...pairs('src/cli', ['#server', '#web']),
  ...pairs('src/web', ['#providers', '#engine', '#report', '#server']),
  ...pairs('src/web/components', ['#web/features', '#web/pages']),
  ...pairs('src/web/features', ['#web/features', '#web/pages']),
  ['src/engine', "import { x } from '../server/x.ts';"],
  ['src/web', "import type { X } from '../server/x.ts';"],
  ['src/shared', "import { x } from 'node:fs';"],
  ['src/web', "import { x } from 'node:fs';"],
  ['src/engine', "import { request } from 'undici';"],
  ['src/engine', "import { request } from 'node:http';"],
  ['src/server', "import { request } from 'undici';"],
  ['src/report', "import { request } from 'node:https';"],
  ['src/server', "import { createTransport } from 'nodemailer';"],
  ['src/engine', "import { createTransport } from 'nodemailer';"],
  ['src/report', "import { createTransport } from 'nodemailer';"],
  ['src/providers', "import { createTransport } from 'nodemailer';"],
  ['src/providers', "import type { x } from 'nodemailer/lib/smtp-transport';"],
  ['src/engine', "export const x = fetch('https://example.com');"],
  ['src/server', "export const x = fetch('https://example.com');"],
  ['src/server', 'export const x = process.env.HOME;'],
];

function pairs(room: string, targets: readonly string[]): (readonly [string, string])[] {
  return targets.map((target) => [room, `import { x } from '${target}/x.ts';`] as const);
}

describe('the borders of the house', () => {
  const folders: string[] = [];
  let report = '';

  beforeAll(async () => {
    for (const [index, [room, line]] of FORBIDDEN.entries()) {
      const folder = await mkdtemp(join(ROOT, room, 'planted-'));
      folders.push(folder);
      await writeFile(join(folder, `planted-${index}.ts`), `${line}\nexport const y = typeof x;\n`);
    }
    const lint = await run('biome', ['lint', '--max-diagnostics=500', '--reporter=github', ...folders], {
      cwd: ROOT,
      maxBuffer: 1 << 24,
    }).catch((error: { stdout?: string; stderr?: string }) => error);
    report = `${lint.stdout ?? ''}${lint.stderr ?? ''}`;
  });

  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  it.each(FORBIDDEN.map(([room, line], index) => [room, line, index] as const))(
    '%s may not say: %s',
    (_room, _line, index) => {
      const complaints = report.split('\n').filter((line) => line.includes(`planted-${index}.ts`));
      expect(complaints.join('\n')).toMatch(/noRestrictedImports|noRestrictedGlobals|noProcessEnv/);
    },
  );
});
