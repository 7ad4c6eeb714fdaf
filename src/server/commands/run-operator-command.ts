import { NewPassword } from '#shared/api/auth.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { ApiError } from '../services/api-error.ts';
import { DataFolderError } from '../store/database/database.ts';
import { answerOperatorRequest } from './answer-operator-request.ts';
import { askRunningServer, ServerNotReachedError } from './ask-running-server.ts';
import { openTerminalServices } from './open-terminal-services.ts';
import { type OperatorRequest, parseOperatorRequest, type TypedRequest, USAGE } from './operator-request.ts';
import { NoPasswordError, readPassword, type TerminalInput } from './read-password.ts';

/** Input and output of the command. */
export interface Terminal {
  readonly input: TerminalInput;
  readonly write: (text: string) => void;
  /** For prompts, errors and the log, so that the output can be piped. */
  readonly writeAside: (text: string) => void;
}

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

/**
 * `npm run operator -- ...`: opens the database, or asks the server that holds it. Returns the exit code: 0 done, 1 refused
 * with a sentence, 2 wrong usage.
 */
export async function runOperatorCommand(
  args: readonly string[],
  terminal: Terminal,
  environment?: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const typed = parseOperatorRequest(args);
  if (typed === null) {
    terminal.writeAside(USAGE);
    return WRONG_USAGE;
  }
  try {
    const config = readConfig(environment);
    const lines = await ask(config, await complete(typed, terminal), terminal);
    terminal.write(lines.map((line) => `${line}\n`).join(''));
    return DONE;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    terminal.writeAside(`${sentence}\n`);
    return REFUSED;
  }
}

async function complete(typed: TypedRequest, { input, writeAside }: Terminal): Promise<OperatorRequest> {
  if (typed.verb !== 'create') return typed;
  const parsed = NewPassword.safeParse(await readPassword(input, writeAside));
  if (!parsed.success) throw new NoPasswordError(parsed.error.issues[0]?.message ?? 'This password cannot be used.');
  return { ...typed, password: parsed.data };
}

async function ask(config: Config, request: OperatorRequest, { writeAside }: Terminal): Promise<string[]> {
  const log = createLog('warn', writeAside);
  const opened = await openTerminalServices(config, log).catch((error: unknown) => {
    if (error instanceof DataFolderError) return null;
    throw error;
  });
  if (opened === null) {
    const answer = await askRunningServer(config.dataDir, request);
    if (!answer.ok) throw new RefusedError(answer.error);
    return answer.lines;
  }
  try {
    return await answerOperatorRequest(opened.services, request);
  } finally {
    await opened.close();
  }
}

/** The running server refused. */
class RefusedError extends Error {}

/** The message of an expected error; null for an unexpected one, which is logged with its stack. */
function sentenceOf(error: unknown): string | null {
  const isSentence =
    error instanceof ApiError ||
    error instanceof ConfigError ||
    error instanceof NoPasswordError ||
    error instanceof RefusedError ||
    error instanceof ServerNotReachedError;
  return isSentence ? error.message : null;
}
