import { ConfigError, readConfig } from './config.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { readOrMakeSecret } from './secret-file.ts';
import { openService } from './service.ts';
import { endInOrder } from './shutdown.ts';
import { openSiteEngine } from './site-engine.ts';
import { DataFolderError } from './store/database.ts';
import { openDatabase } from './store/open-database.ts';

/**
 * Starts the server: settings, database, service, port. One line says where it can be reached; when it cannot start, one
 * sentence says why, and the process ends with exit code 1.
 */
export async function startServer(): Promise<void> {
  await openAndListen().catch((error: unknown) => {
    process.stderr.write(`Porchlight cannot start: ${explain(error)}\n`);
    process.exit(1);
  });
}

async function openAndListen(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, (line) => process.stderr.write(line));
  const secret = config.secret ?? (await readOrMakeSecret(config.dataDir));
  const database = await openDatabase(config, log);
  const engine = openSiteEngine(config);
  const service = await openService({ config, database, engine, log, secret, now: Date.now });
  const server = await listen(service.app, config);
  endInOrder({ server, service, log });
  process.stdout.write(
    `Porchlight is ready at ${config.isProduction ? config.publicUrl.origin : `http://localhost:${server.port}`}\n`,
  );
}

/** The operator's mistakes are one sentence; everything else is a fault of ours and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFolderError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
