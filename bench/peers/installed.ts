import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How the peers are installed, in one sentence. */
export const PEERS_ARE_MISSING = 'The peers are not installed: npm ci --prefix bench/peers installs them.';

/** Whether the packages in `bench/peers/package.json` are there: they are no part of the product's installation. */
export function arePeersInstalled(): boolean {
  return existsSync(join(import.meta.dirname, 'node_modules/.package-lock.json'));
}
