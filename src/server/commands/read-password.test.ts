import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { NoPasswordError, readPassword, type TerminalInput } from './read-password.ts';

/** What is piped in, in these pieces. */
function pipe(...pieces: (string | Buffer)[]): TerminalInput {
  const input = new PassThrough();
  for (const piece of pieces) input.write(piece);
  input.end();
  return input;
}

/** Somebody at a terminal; `ask` has the next line typed. */
function sitDown(...typed: string[]) {
  const stream = new PassThrough();
  const modes: boolean[] = [];
  const input: TerminalInput = Object.assign(stream, {
    isTTY: true,
    setRawMode: (isRaw: boolean) => modes.push(isRaw),
  });
  let shown = '';
  const ask = (text: string) => {
    shown += text;
    const next = /: $/.test(text) ? typed.shift() : undefined;
    if (next !== undefined) for (const key of next.split('|')) stream.write(key);
  };
  return { input, ask, modes, shown: () => shown };
}

describe('a piped password', () => {
  it.each([
    ['with a line end', pipe('a lantern\n'), 'a lantern'],
    ['with that of Windows', pipe('a lantern\r\n'), 'a lantern'],
    ['without', pipe('a lantern'), 'a lantern'],
    ['with blanks around it', pipe('  a lantern \n'), '  a lantern '],
    ['whose letters are cut in two', pipe(Buffer.from([0xc3]), Buffer.from([0xa4, 0x62])), 'äb'],
  ])('%s is taken as it is', async (_, input, password) => {
    expect(await readPassword(input, () => {})).toBe(password);
  });

  it.each([
    ['nothing', pipe(), 'No password was given.'],
    ['an empty line', pipe('\n'), 'No password was given.'],
    ['two lines', pipe('one\ntwo\n'), 'What was piped in has several lines: a password is one.'],
    ['a whole file', pipe('x'.repeat(10_000)), 'What was piped in is too long for a password.'],
  ])('%s is none', async (_, input, sentence) => {
    await expect(readPassword(input, () => {})).rejects.toThrow(new NoPasswordError(sentence));
  });
});

describe('a typed password', () => {
  it('is asked for twice and never shown', async () => {
    const { input, ask, modes, shown } = sitDown('a lant|ern\r', 'a lantern\r');
    expect(await readPassword(input, ask)).toBe('a lantern');
    expect(shown()).toBe('Password: \nOnce more: \n');
    expect(modes).toEqual([true, false, true, false]);
  });

  it('can be mended while typing, a whole letter at a time', async () => {
    const { input, ask } = sitDown('a🏮|\u007f\u007f|b lantern|\u001b[D|\r', 'b lantern\n');
    expect(await readPassword(input, ask)).toBe('b lantern');
  });

  it.each([
    ['the second is another', ['one lantern\r', 'two lanterns\r'], 'The two passwords are not the same.'],
    ['it is broken off with Ctrl-C', ['one\u0003'], 'No password was given.'],
    ['nothing is typed', ['\r', '\r'], 'No password was given.'],
  ])('is none when %s', async (_, typed, sentence) => {
    const { input, ask, modes } = sitDown(...typed);
    await expect(readPassword(input, ask)).rejects.toThrow(new NoPasswordError(sentence));
    expect(modes.at(-1)).toBe(false);
  });
});
