import { openControlSocket } from '#server/commands/control-socket.ts';
import { readConfig } from '#server/config.ts';
import { listen } from '#server/listen.ts';
import { createLog } from '#server/log.ts';
import { readOrMakeSecret } from '#server/secret-file.ts';
import { openService } from '#server/service.ts';
import { endInOrder } from '#server/shutdown.ts';
import { openDatabase } from '#server/store/database/open-database.ts';
import { createStubEngine } from './stub-engine.ts';

/** The whole server as a process, with the fake engine: for tests that kill it. Argument: the journal. */
const config = readConfig();
const log = createLog(config.logLevel, (line) => process.stderr.write(line));
const secret = config.secret ?? (await readOrMakeSecret(config.dataDir));
const database = await openDatabase(config, log);
const engine = createStubEngine(process.argv[2] ?? null);
const service = await openService({ config, database, engine, log, secret, now: Date.now });
const server = await listen(service.app, config);
const controls = { ...service.admin, backUp: service.backUp };
const controlSocket =
  database.kind === 'pglite' ? await openControlSocket(controls, { dataDir: config.dataDir, log }) : null;
endInOrder({ server, service, controlSocket, log });
process.stdout.write(`ready ${server.port}\n`);
