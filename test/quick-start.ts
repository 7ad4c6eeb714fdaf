import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { shortenDrizzleImports } from '#server/drizzle-imports.ts';

// Starts like main.ts, for processes with another entry: imported before it (`node --import`), because modules that were imported
// earlier are not cached.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/porchlight'));
shortenDrizzleImports();
