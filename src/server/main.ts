import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Stripping types and compiling take most of a start, so both are cached, in a folder beside the code. The page parser's
// threads use the same cache. Modules imported before this line are not cached.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/porchlight'));
const { shortenDrizzleImports } = await import('./drizzle-imports.ts');
shortenDrizzleImports();
const { startServer } = await import('./start-server.ts');

await startServer();
