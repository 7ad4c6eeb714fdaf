import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = new URL('../..', import.meta.url).pathname;

/** One forbidden import for every missing arrow of the architecture, and one for each restricted module. */
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
  ['src/server/http/routes', "import { x } from '../../store/audits/audits.ts';"],
  ['src/server/http/routes', "import type { x } from '#server/store/audits/audits.ts';"],
  ['src/server/http/guards', "import { x } from 'drizzle-orm';"],
  ['src/server/http/routes/admin', "import { x } from '#web/x.ts';"],
  ['src/server/http/routes', "import { request } from 'undici';"],
];

function pairs(room: string, targets: readonly string[]): (readonly [string, string])[] {
  return targets.map((target) => [room, `import { x } from '${target}/x.ts';`] as const);
}

/** Biome's findings in these files and folders. */
async function lint(paths: readonly string[]): Promise<string> {
  const said = await run('biome', ['lint', '--max-diagnostics=500', '--reporter=github', ...paths], {
    cwd: ROOT,
    maxBuffer: 1 << 24,
  }).catch((error: { stdout?: string; stderr?: string }) => error);
  return `${said.stdout ?? ''}${said.stderr ?? ''}`;
}

describe('import rules between rooms', () => {
  const folders: string[] = [];
  let report = '';

  beforeAll(async () => {
    for (const [index, [room, line]] of FORBIDDEN.entries()) {
      const folder = await mkdtemp(join(ROOT, room, 'planted-'));
      folders.push(folder);
      await writeFile(join(folder, `planted-${index}.ts`), `${line}\nexport const y = typeof x;\n`);
    }
    report = await lint(folders);
  });

  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  it('lets no file import one that leads back to it', async () => {
    const folder = await mkdtemp(join(ROOT, 'src/shared', 'planted-'));
    folders.push(folder);
    await writeFile(join(folder, 'a.ts'), "import { b } from './b.ts';\nexport const a = () => b;\n");
    await writeFile(join(folder, 'b.ts'), "import { c } from './c.ts';\nexport const b = () => c;\n");
    await writeFile(join(folder, 'c.ts'), "import { a } from './a.ts';\nexport const c = () => a;\n");
    expect(await lint([folder])).toContain('noImportCycles');
  });

  it.each(FORBIDDEN.map(([room, line], index) => [room, line, index] as const))(
    '%s may not say: %s',
    (_room, _line, index) => {
      const complaints = report.split('\n').filter((line) => line.includes(`planted-${index}.ts`));
      expect(complaints.join('\n')).toMatch(/noRestrictedImports|noRestrictedGlobals|noProcessEnv/);
    },
  );
});
