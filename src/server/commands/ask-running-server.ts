import type { BackupRequest } from './backup-request.ts';
import { ControlAnswer, controlSocketPath } from './control-socket.ts';
import { askLocalSocket } from './local-socket.ts';
import type { OperatorRequest } from './operator-request.ts';

/** The server that holds the data folder cannot be asked; the message is a sentence for the operator. */
export class ServerNotReachedError extends Error {
  override readonly name = 'ServerNotReachedError';
}

/** Asks the server that runs on this data folder. Throws `ServerNotReachedError` when it does not answer within `answerMs`. */
export async function askRunningServer(
  dataDir: string,
  request: OperatorRequest | BackupRequest,
  answerMs?: number,
): Promise<ControlAnswer> {
  const path = controlSocketPath(dataDir);
  try {
    return ControlAnswer.parse(JSON.parse(await askLocalSocket(path, JSON.stringify(request), answerMs)));
  } catch (error) {
    throw new ServerNotReachedError(describeFailure(error, path));
  }
}

function describeFailure(error: unknown, path: string): string {
  const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES';
  if (isForbidden) return 'A server runs on this data folder under another user: run this command as that user.';
  return `A server runs on this data folder and does not answer at ${path}: wait until it is ready, or stop it and run this command again.`;
}
