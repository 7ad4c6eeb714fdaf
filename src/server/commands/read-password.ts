import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** The terminal, or a pipe in its place. */
export interface TerminalInput extends Readable {
  readonly isTTY?: boolean;
  setRawMode?(isRaw: boolean): unknown;
}

/** No password was entered; the message is a sentence for the operator. */
export class NoPasswordError extends Error {
  override readonly name = 'NoPasswordError';
}

const MAX_PIPED_BYTES = 8192;
const ENTER = ['\r', '\n'];
const BACKSPACE = ['\u007f', '\b'];
/** Ctrl-C and Ctrl-D. */
const STOP = ['\u0003', '\u0004'];

/**
 * Asks for a new password on the terminal, twice, without echo; or reads it from a pipe, without the line end. Throws
 * `NoPasswordError` when it is empty, when the two differ, or when the prompt is aborted.
 */
export async function readPassword(input: TerminalInput, ask: (text: string) => void): Promise<string> {
  if (input.isTTY !== true) return readPiped(input);
  ask('Password: ');
  const password = await readHidden(input);
  ask('\nOnce more: ');
  const again = await readHidden(input);
  ask('\n');
  if (password !== again) throw new NoPasswordError('The two passwords are not the same.');
  if (password === '') throw new NoPasswordError('No password was given.');
  return password;
}

async function readPiped(input: TerminalInput): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MAX_PIPED_BYTES) throw new NoPasswordError('What was piped in is too long for a password.');
    chunks.push(part);
  }
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
  if (text === '') throw new NoPasswordError('No password was given.');
  if (/[\r\n]/.test(text)) throw new NoPasswordError('What was piped in has several lines: a password is one.');
  return text;
}

/** Reads one line of keys. Handles whole keys, so that backspace removes a character and not half of one. */
async function readHidden(input: TerminalInput): Promise<string> {
  input.setRawMode?.(true);
  input.setEncoding('utf8');
  try {
    return await new Promise<string>((resolve, reject) => {
      let typed: string[] = [];
      const end = (settle: () => void) => {
        input.off('data', hear);
        input.off('end', stop);
        input.pause();
        settle();
      };
      const stop = () => end(() => reject(new NoPasswordError('No password was given.')));
      const hear = (chunk: string) => {
        // Escape sequences such as arrow keys are not characters.
        for (const key of stripVTControlCharacters(chunk)) {
          if (STOP.includes(key)) return stop();
          if (ENTER.includes(key)) return end(() => resolve(typed.join('')));
          if (BACKSPACE.includes(key)) typed = typed.slice(0, -1);
          else typed.push(key);
        }
      };
      input.on('data', hear);
      input.once('end', stop);
      input.resume();
    });
  } finally {
    input.setRawMode?.(false);
  }
}
