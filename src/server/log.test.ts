import { describe, expect, it } from 'vitest';
import { createLog, type LogFields } from './log.ts';

function lineOf(fields: LogFields, event = 'tried'): string {
  const lines: string[] = [];
  createLog(
    'debug',
    (line) => lines.push(line),
    () => 0,
  ).info(event, fields);
  return lines.join('');
}

describe('createLog', () => {
  it('writes one line of JSON per event', () => {
    expect(lineOf({ count: 2 })).toBe('{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"tried","count":2}\n');
  });

  it('leaves out what is below its level', () => {
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    log.info('quiet');
    log.error('loud');
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['a line end', 'a\nb\r\nc'],
    ['a terminal escape', 'a\u001b[2Jb'],
    ['an eight-bit escape', 'a\u009b2Jb'],
    ['a direction override', 'a\u202eb'],
    ['a line separator', 'a\u2028b'],
  ])('keeps %s out of the line', (_, text) => {
    const line = lineOf({ text });
    const unsafe = [...line].filter(
      (character) => character < ' ' || (character > '~' && character < '\u00a0') || '\u2028\u202e'.includes(character),
    );
    expect(unsafe).toEqual(['\n']);
    expect(JSON.parse(line)).toMatchObject({ text });
  });

  it.each(['cookie', 'Authorization', 'password', 'session_token', 'SECRET', 'apiKey', 'DATABASE_URL'])(
    'redacts %s',
    (name) => {
      expect(lineOf({ [name]: 'hush', inner: { [name]: 'hush' } })).not.toContain('hush');
    },
  );

  it('redacts credentials in the addresses of an error', () => {
    const line = lineOf({ error: new Error('connect to postgres://me:hush@db:5432/x failed') });
    expect(line).toContain('postgres://[redacted]@db:5432/x');
    expect(line).not.toContain('hush');
  });

  it('leaves out the values of a failed statement, in message and stack', () => {
    const error = new Error(
      'Failed query: insert into users values ($1, $2)\nparams: hush@home.example,hush\nand hush',
    );
    const line = lineOf({ error, inner: { error: new Error('outer', { cause: error }) } });
    expect(line).not.toContain('hush');
    expect(line).toContain('insert into users');
    expect(line).toContain('log.test.ts');
  });

  it('writes an error with its code and cause', () => {
    const cause = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    expect(JSON.parse(lineOf({ error: new Error('query failed', { cause }) }))).toMatchObject({
      error: { name: 'Error', message: 'query failed', cause: { message: 'away', code: 'ECONNREFUSED' } },
    });
  });

  it('survives what JSON does not', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(
      lineOf({ loop, big: 10n, bytes: new Uint8Array(3), date: new Date(Number.NaN), list: Array(100).fill(1) }),
    ).toContain('[3 bytes]');
  });

  it('cuts long texts', () => {
    expect(lineOf({ text: 'x'.repeat(100_000) }).length).toBeLessThan(3000);
  });
});
