import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Stripping types and compiling is most of a start, so both are kept, beside the code they were made from and as
// private as it. The threads that read pages use the same folder. Whatever is imported before this line is not kept.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/porchlight'));
const { shortenDrizzleImports } = await import('./drizzle-imports.ts');
shortenDrizzleImports();
const { startServer } = await import('./start-server.ts');

await startServer();
