import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needlessPackages } from './slim/needless-packages.ts';

/**
 * Removes from `node_modules` what a server with the built app never reads: `npm run slim`, after `npm ci --omit=dev`. That
 * option leaves the development tools that a dependency could work with, were it asked to; Node brings 67 MB of headers
 * along, and packages 48 MB of source maps. `npm ci` brings everything back.
 */
const ROOT = 'node_modules';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync(join(ROOT, '.package-lock.json'), 'utf8'));
const needless = needlessPackages(Object.keys(dependencies), packages);
const unread = globSync(`${ROOT}/node/node_modules/*/include`).concat(globSync(`${ROOT}/**/*.map`));
for (const path of [...needless, ...unread]) rmSync(path, { recursive: true, force: true });
process.stdout.write(`${needless.length} packages removed.\n`);
