import type { LocalSocket } from './commands/local-socket.ts';
import type { Listening } from './listen.ts';
import type { Log } from './log.ts';
import type { AppService } from './service.ts';

/** The process must have exited 25 s after the signal. */
const LAST_MOMENT_MS = 25_000;
/** How long audits may take to finish; after that they are handed back. */
const JOB_GRACE_MS = 18_000;
/** How long open requests may take. */
const CONNECTION_GRACE_MS = 3_000;

interface Running {
  readonly server: Listening;
  readonly service: AppService;
  /** Null where the operator command opens the database itself. */
  readonly controlSocket: LocalSocket | null;
  readonly log: Log;
}

/**
 * Shuts the process down in order on SIGTERM or SIGINT (exit 0) or an uncaught error (exit 1): reports not ready at once,
 * starts no jobs, finishes or hands back running ones, closes connections and database, within 25 s. A second signal exits
 * at once.
 */
export function endInOrder(running: Running): void {
  let isEnding = false;
  const end = (reason: string, exitCode: number, error?: unknown) => {
    if (isEnding) process.exit(exitCode === 0 ? 130 : exitCode);
    isEnding = true;
    running.log[exitCode === 0 ? 'info' : 'error']('stopping', { reason, ...(error === undefined ? {} : { error }) });
    setTimeout(() => {
      running.log.error('shutdown_late', { reason });
      process.exit(1);
    }, LAST_MOMENT_MS).unref();
    void closeAll(running).then(() => process.exit(exitCode));
  };
  process.on('SIGTERM', () => end('SIGTERM', 0));
  process.on('SIGINT', () => end('SIGINT', 0));
  process.on('uncaughtException', (error) => end('uncaught-exception', 1, error));
  process.on('unhandledRejection', (error) => end('unhandled-rejection', 1, error));
}

async function closeAll({ server, service, controlSocket, log }: Running): Promise<void> {
  service.drain();
  try {
    // The server keeps answering while audits finish, so that waiting requests get their result.
    await service.finishJobs(JOB_GRACE_MS);
    await server.close(CONNECTION_GRACE_MS);
    await controlSocket?.close();
    await service.close();
    log.info('stopped');
  } catch (error) {
    log.error('shutdown_failed', { error });
  }
}
