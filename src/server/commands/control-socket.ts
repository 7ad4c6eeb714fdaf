import { join, relative } from 'node:path';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { ApiError } from '../services/api-error.ts';
import type { MadeBackup } from '../services/backup/make-backup.ts';
import { answerOperatorRequest, type TerminalServices } from './answer-operator-request.ts';
import { BackupRequest } from './backup-request.ts';
import { backupLines } from './backup-text.ts';
import { type LocalSocket, openLocalSocket } from './local-socket.ts';
import { OperatorRequest } from './operator-request.ts';

/** The answer to one request: one line of JSON. */
export const ControlAnswer = z.union([
  z.object({ ok: z.literal(true), lines: z.array(z.string()) }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);
export type ControlAnswer = z.infer<typeof ControlAnswer>;

/**
 * The path of the socket on which a running server accepts operator commands. Relative when that is shorter, because a
 * socket path is limited to about a hundred characters.
 */
export function controlSocketPath(dataDir: string): string {
  const path = join(dataDir, 'control.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/** Services that a request through the socket needs. */
export interface ControlServices extends TerminalServices {
  /** Writes a backup of everything to a new file in a folder. */
  readonly backUp: (folder: string) => Promise<MadeBackup>;
}

const ControlRequest = z.union([OperatorRequest, BackupRequest]);

/**
 * Accepts operator commands in the data folder, which this process has locked: the embedded database allows one process, so
 * the command cannot open it itself. Null when the socket cannot be opened; that is logged, and the server works without
 * it.
 */
export async function openControlSocket(
  services: ControlServices,
  { dataDir, log }: { readonly dataDir: string; readonly log: Log },
): Promise<LocalSocket | null> {
  const answer = async (line: string) => JSON.stringify(await answerLine(services, line, log));
  return openLocalSocket(controlSocketPath(dataDir), answer).catch((error: unknown) => {
    log.warn('control_socket_failed', { error });
    return null;
  });
}

async function answerLine(services: ControlServices, line: string, log: Log): Promise<ControlAnswer> {
  const request = ControlRequest.safeParse(parseJson(line));
  if (!request.success) return { ok: false, error: 'The server does not know this request: is it of another release?' };
  const { verb } = request.data;
  try {
    const lines = await answer(services, request.data);
    log.info('operator_command', { verb });
    return { ok: true, lines };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error: error.message };
    log.error('operator_command_failed', { verb, error });
    return { ok: false, error: 'Something went wrong in the server. Its log says what.' };
  }
}

async function answer(services: ControlServices, request: z.infer<typeof ControlRequest>): Promise<string[]> {
  if (request.verb === 'backup') return backupLines(await services.backUp(request.folder));
  return answerOperatorRequest(services, request);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
