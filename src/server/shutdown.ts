import type { LocalSocket } from './commands/local-socket.ts';
import type { Listening } from './listen.ts';
import type { Log } from './log.ts';
import type { AppService } from './service.ts';

/** Everything must be over 25 s after the signal. */
const LAST_MOMENT_MS = 25_000;
/** Audits get this long to end; after it they are handed back. */
const JOB_GRACE_MS = 18_000;
/** Answers under way get this long. */
const CONNECTION_GRACE_MS = 3_000;

interface Running {
  readonly server: Listening;
  readonly service: AppService;
  /** Null where the operator command opens the database itself. */
  readonly controlSocket: LocalSocket | null;
  readonly log: Log;
}

/**
 * Ends the process in order when it is asked to (SIGTERM, SIGINT: exit 0) or must (an uncaught error: exit 1): not ready
 * at once, no new jobs, running ones finished or handed back, connections and database closed, within 25 s. A second
 * signal ends it at once.
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
    // The server goes on answering while audits end: those who wait for one get it.
    await service.finishJobs(JOB_GRACE_MS);
    await server.close(CONNECTION_GRACE_MS);
    await controlSocket?.close();
    await service.close();
    log.info('stopped');
  } catch (error) {
    log.error('shutdown_failed', { error });
  }
}
