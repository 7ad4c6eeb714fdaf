import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** A project with this one's rules and nothing in it but what is planted. */
let project = '';

async function plant(path: string, text: string): Promise<void> {
  const file = join(project, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Biome's findings in the planted files. */
async function lint(): Promise<string> {
  const said = await run(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--max-diagnostics=500', '--reporter=github'],
    {
      cwd: project,
      maxBuffer: 1 << 24,
    },
  ).catch((error: { stdout?: string; stderr?: string }) => error);
  return `${said.stdout ?? ''}${said.stderr ?? ''}`;
}

describe('import rules between rooms', () => {
  let report = '';

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'porchlight-borders-'));
    for (const file of ['biome.json', 'package.json', '.gitignore'])
      await copyFile(join(ROOT, file), join(project, file));
    for (const [index, [room, line]] of FORBIDDEN.entries()) {
      await plant(`${room}/planted-${index}.ts`, `${line}\nexport const y = typeof x;\n`);
    }
    await plant('src/shared/circle/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
    await plant('src/shared/circle/b.ts', "import { c } from './c.ts';\nexport const b = () => c;\n");
    await plant('src/shared/circle/c.ts', "import { a } from './a.ts';\nexport const c = () => a;\n");
    report = await lint();
  });
  afterAll(() => rm(project, { recursive: true }));

  it('let no file import one that leads back to it', () => {
    expect(report).toContain('noImportCycles');
  });

  it.each(FORBIDDEN.map(([room, line], index) => [room, line, index] as const))(
    '%s may not say: %s',
    (_room, _line, index) => {
      const complaints = report.split('\n').filter((line) => line.includes(`planted-${index}.ts`));
      expect(complaints.join('\n')).toMatch(/noRestrictedImports|noRestrictedGlobals|noProcessEnv/);
    },
  );
});
