import { globSync, rmSync } from 'node:fs';

/**
 * Removes from `node_modules` what nobody reads, at the end of `npm ci`: the headers of Node (67 MB) and the source maps of
 * packages (75 MB).
 */
const UNREAD = ['node_modules/node/node_modules/*/include', 'node_modules/**/*.map'];
for (const path of globSync(UNREAD)) rmSync(path, { recursive: true, force: true });
