import { execFile } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { BenchSection } from './bench-context.ts';
import type { Figure } from './figure.ts';

const Lock = z.object({ packages: z.record(z.string(), z.unknown()) });
/** What installing and `npm run slim` read. */
const NEEDED = ['package.json', 'package-lock.json', '.npmrc', 'scripts', 'src'];

/** Installs a copy twice, for development and for a server with the built app, and weighs `node_modules`. Needs the registry. */
export const benchInstallation: BenchSection = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-install-'));
  const npm = (...words: readonly string[]) => promisify(execFile)('npm', [...words], { cwd: folder });
  try {
    for (const name of NEEDED) await cp(name, join(folder, name), { recursive: true });
    await npm('ci', '--prefer-offline');
    const whole = await weigh(folder, 'npm ci', 600);
    await npm('ci', '--prefer-offline', '--omit=dev');
    const withoutTools = await weigh(folder, 'npm ci --omit=dev', null);
    await npm('run', '-s', 'slim');
    return [...whole, ...withoutTools, ...(await weigh(folder, 'npm ci --omit=dev && npm run slim', 350))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

async function weigh(folder: string, command: string, mostMb: number | null): Promise<Figure[]> {
  const modules = join(folder, 'node_modules');
  const sizes = new Map<number, number>();
  for (const entry of await readdir(modules, { recursive: true, withFileTypes: true })) {
    const { ino, blocks } = lstatSync(join(entry.parentPath, entry.name));
    sizes.set(ino, blocks * 512);
  }
  const bytes = sizes.values().reduce((sum, size) => sum + size, 0);
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')));
  const there = Object.keys(packages).filter((path) => isFolder(join(folder, path)));
  return [
    {
      name: command,
      value: bytes / 1024 ** 2,
      unit: 'MB',
      aim: mostMb === null ? null : { kind: 'atMost', value: mostMb },
    },
    { name: '  packages', value: there.length, unit: '', aim: null },
  ];
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
