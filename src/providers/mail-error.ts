import { cutText } from '#shared/text/cut-text.ts';

/**
 * Why a mail was not accepted: `refused` permanently; `later`, it may be retried; `unknown`, the mail server received all
 * of it and did not respond, so it may or may not be delivered.
 */
export type MailProblem = 'refused' | 'later' | 'unknown';

/** A mail that was not accepted. The message contains no address and no secret. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly problem: MailProblem;
  /** The mail server's response or the connection problem, sanitized and truncated, for the operator. */
  readonly words: string;
  /** True when the mail server reports that the mailbox does not exist. */
  readonly isNoSuchMailbox: boolean;

  constructor(problem: MailProblem, words: string, isNoSuchMailbox = false) {
    super(`The mail server did not take the mail (${problem}).`);
    this.problem = problem;
    this.words = words;
    this.isNoSuchMailbox = isNoSuchMailbox;
  }
}

/** The fields of nodemailer's errors that are used; anything else that was thrown has none of them. */
interface SmtpFailure {
  readonly code: string | null;
  /** The code of the socket's own error, such as ECONNREFUSED. */
  readonly originalCode: string | null;
  readonly command: string | null;
  readonly response: string | null;
  readonly status: number | null;
}

const MAX_WORDS = 300;
const MAX_CODE = 40;
const NOT_SECURED =
  'The connection to the mail server could not be secured: its certificate or STARTTLS is not in order';
/** OpenSSL's and Node's codes of certificate and handshake errors. */
const TLS_CODE = /CERT|SSL|TLS|SIGNATURE/;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/**
 * SMTP commands that concern this one mail. A rejection of an earlier one concerns the connection or the account at the
 * mail server.
 */
const MAIL_STEPS: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** RFC 3463: bad mailbox, bad domain, bad syntax, moved without a new address; RFC 7505: the domain takes no mail. */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

/**
 * Classifies a failed attempt. `isHandedOver`: the mail server had received the message; only its response can then say
 * what happened.
 */
export function readMailError(error: unknown, isHandedOver: boolean): MailError {
  const failure = readFailure(error);
  const words = describe(failure);
  if (failure.status === null) return new MailError(isHandedOver ? 'unknown' : 'later', words);
  const isAboutMail = failure.command !== null && MAIL_STEPS.has(failure.command);
  const isRefused = isAboutMail && failure.status >= 500 && failure.status !== 503;
  const isNoSuchMailbox = isRefused && failure.command === 'RCPT TO' && NO_SUCH_MAILBOX.test(failure.response ?? '');
  return new MailError(isRefused ? 'refused' : 'later', words, isNoSuchMailbox);
}

function readFailure(error: unknown): SmtpFailure {
  const parts: object = error instanceof Error ? error : {};
  const text = (name: string) => {
    const value: unknown = Reflect.get(parts, name);
    return typeof value === 'string' ? value : null;
  };
  const status: unknown = Reflect.get(parts, 'responseCode');
  return {
    code: text('code'),
    originalCode: text('originalCode'),
    command: text('command'),
    response: text('response'),
    status: typeof status === 'number' ? status : null,
  };
}

function describe({ code, originalCode, command, response }: SmtpFailure): string {
  const said = response === null ? null : `The mail server said: ${response.replace(CONTROLS, ' ').trim()}`;
  const isTls = code === 'ETLS' || command === 'STARTTLS' || (originalCode !== null && TLS_CODE.test(originalCode));
  if (isTls) return cutText(`${NOT_SECURED}${describeCode(originalCode)}. ${said ?? ''}`.trim(), MAX_WORDS);
  if (said !== null) return cutText(said, MAX_WORDS);
  switch (code) {
    case 'EDNS':
      return `The name of the mail server was not found${describeCode(originalCode)}.`;
    case 'ETIMEDOUT':
    case 'EABORT':
      return 'The mail server took too long to answer.';
    case 'EAUTH':
    case 'ENOAUTH':
      return 'The mail server does not accept this user and password, or none of our ways to sign in.';
    default:
      return `The mail server could not be reached, or closed the connection${describeCode(originalCode)}.`;
  }
}

function describeCode(code: string | null): string {
  return code === null ? '' : ` (${code.replace(CONTROLS, ' ').slice(0, MAX_CODE)})`;
}
