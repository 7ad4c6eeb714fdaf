import { cutText } from '#shared/text/cut-text.ts';
import type { Config } from './config.ts';

export type LogLevel = Config['logLevel'];
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one JSON line per event. `event` is a stable `noun_past` name in snake case; details are in the fields. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };
/** A field whose name contains one of these is never logged. */
const SECRET_NAMES = ['cookie', 'authorization', 'password', 'secret', 'token', 'apikey', 'credential', 'databaseurl'];
const MAX_TEXT = 2000;
const MAX_DEPTH = 4;
/** Control characters that JSON does not escape and a terminal or log viewer may act on. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
/** Credentials in a URL, such as a database URL in an error message. */
const ADDRESS_CREDENTIALS = /:\/\/[^\s/@]{1,200}@/g;

/** Parameter values of a failed statement, as Drizzle adds them to its error: email addresses, hashes, texts of mails. */
const STATEMENT_VALUES = /\nparams: [\s\S]*?(?=\n {4}at [^\n]*:\d+:\d+\)?(?:\n|$)|$)/g;

/** Creates a log that passes finished lines (with line end) to `write`. Never throws. */
export function createLog(level: LogLevel, write: (line: string) => void, now: () => number = Date.now): Log {
  const at = (lineLevel: LogLevel) => (event: string, fields?: LogFields) => {
    if (RANK[lineLevel] < RANK[level]) return;
    write(formatLine(lineLevel, event, fields, now()));
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function formatLine(level: LogLevel, event: string, fields: LogFields | undefined, now: number): string {
  const line = { time: new Date(now).toISOString(), level, event, ...(fields ? redactFields(fields, 0) : {}) };
  return `${JSON.stringify(line).replace(UNSAFE, escapeCharacter)}\n`;
}

function redactFields(fields: object, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields))
    safe[name] = isSecretName(name) ? '[redacted]' : redact(value, depth);
  return safe;
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => redact(item, depth + 1));
  return redactFields(value, depth + 1);
}

function describeError(error: Error, depth: number): Record<string, unknown> {
  return {
    name: error.name,
    message: redactText(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: redactText(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}

function redactText(text: string): string {
  const safe = text.replace(STATEMENT_VALUES, '\nparams: [redacted]').replace(ADDRESS_CREDENTIALS, '://[redacted]@');
  return safe.length > MAX_TEXT ? `${cutText(safe, MAX_TEXT)}…` : safe;
}

function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[_-]/g, '');
  return SECRET_NAMES.some((secret) => plain.includes(secret));
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
