import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needlessPackages } from './slim/needless-packages.ts';

/**
 * Removes from `node_modules` what a server with the built app never reads: `npm run slim`, after `npm ci --omit=dev`. That
 * option leaves the development tools that a dependency could work with, were it asked to. `npm ci` brings everything back.
 */
const ROOT = 'node_modules';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync(join(ROOT, '.package-lock.json'), 'utf8'));
const needless = needlessPackages(Object.keys(dependencies), packages);
for (const path of needless) rmSync(path, { recursive: true, force: true });
process.stdout.write(`${needless.length} packages removed.\n`);
