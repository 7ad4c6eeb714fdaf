import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { readOrMakeSecret } from '../secret-file.ts';
import { openAccountServices } from '../services/accounts/account-services.ts';
import type { CoreServices } from '../services/core-services.ts';
import { migrateDatabase } from '../store/database/migrate.ts';
import { openDatabase } from '../store/database/open-database.ts';
import type { TerminalServices } from './answer-operator-request.ts';

/**
 * Opens the database and the account services for the operator command, without a server. Throws `DataFolderError` when a
 * server has locked the data folder.
 */
export async function openTerminalServices(
  config: Config,
  log: Log,
): Promise<{ services: TerminalServices; close: () => Promise<void> }> {
  const database = await openDatabase(config, log);
  try {
    const secret = config.secret ?? (await readOrMakeSecret(config.dataDir));
    await migrateDatabase(database);
    const core: CoreServices = {
      database,
      log,
      now: Date.now,
      secret,
      config,
      addTask: () => Promise.reject(new Error('A command at the terminal has no queue of tasks.')),
      wakeTasks: () => {},
    };
    const accounts = openAccountServices(core);
    return {
      services: { core, accounts },
      async close() {
        await accounts.settle();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
