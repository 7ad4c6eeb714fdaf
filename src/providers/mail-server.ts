import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import { decodeComponent } from '#shared/text/decode-component.ts';
import { MailError, readMailError } from './mail-error.ts';

/** An attachment. */
export interface MailAttachment {
  /** Plain letters, digits, dots and dashes. */
  readonly name: string;
  readonly type: 'application/pdf';
  readonly bytes: Uint8Array;
}

/** One message to one address. */
export interface OutgoingMail {
  /** Without angle brackets; the same for every attempt, so that a receiver can detect duplicates. */
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Accepts a POST without a body (RFC 8058); null: the mail is about the account itself. */
  readonly unsubscribeUrl: string | null;
  /** The sender's display name, where it differs from the settings. */
  readonly fromName?: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface SendOptions {
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
  /**
   * Called once when the mail server has agreed to accept the message and before its first byte is sent. When this rejects,
   * nothing is sent.
   */
  readonly beforeHandOver: () => Promise<void>;
}

/** The operator's mail server. */
export interface MailServer {
  /** Resolves when the mail server has accepted the message. Throws `MailError` otherwise. */
  send(mail: OutgoingMail, options: SendOptions): Promise<void>;
}

export interface MailServerSettings {
  /** `smtp:` (STARTTLS is required, except to this machine) or `smtps:`. */
  readonly url: URL;
  readonly from: { readonly name: string; readonly address: string };
}

const CONNECT_MS = 10_000;
/** Servers that scan a message before they respond take their time. */
const SILENCE_MS = 30_000;
/** Timeout of the whole attempt. */
const ATTEMPT_MS = 60_000;
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
/** The final validation before the mail server: no list, group, route, display name or line break passes. */
const ONE_ADDRESS = /^[\w#$&'*+/=?^`{|}~.-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const MAX_ADDRESS = 254;
/** A third more in base64: mail servers of any size still accept 10 MB. */
const MAX_ATTACHED_BYTES = 7_000_000;
const FILE_NAME = /^[a-z0-9][a-z0-9.-]{0,119}$/i;

/**
 * The mail server of these settings. Each mail uses its own connection: nodemailer's pool resends a message when its
 * connection closes, which can duplicate it.
 */
export function openMailServer({ url, from }: MailServerSettings): MailServer {
  const options = readOptions(url);
  return {
    async send(mail, { signal, beforeHandOver }) {
      if (mail.recipient.length > MAX_ADDRESS || !ONE_ADDRESS.test(mail.recipient))
        throw new MailError('refused', 'This is not one plain e-mail address.');
      const attachments = readAttachments(mail.attachments ?? []);
      // Loaded with the first mail: most server starts send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(options);
      let isHandedOver = false;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
      transport.use('stream', ({ message }, next) => {
        message.processFunc((bytes) =>
          Readable.from(
            announced(bytes, async () => {
              limit.throwIfAborted();
              await beforeHandOver();
              limit.throwIfAborted();
              isHandedOver = true;
            }),
            { objectMode: false },
          ),
        );
        next();
      });
      try {
        await transport.sendMail({
          from: { ...from, name: mail.fromName ?? from.name },
          // An object: in a string the library would parse several addresses.
          to: { name: '', address: mail.recipient },
          messageId: `<${mail.messageId}>`,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments,
          headers: [
            { key: 'Auto-Submitted', value: 'auto-generated' },
            ...(mail.unsubscribeUrl === null ? [] : unsubscribeHeaders(mail.unsubscribeUrl)),
          ],
          signal: limit,
        });
      } catch (error) {
        throw readMailError(error, isHandedOver);
      }
    },
  };
}

/** The bytes, after `announce`; the mail server requests the first one when it has agreed to accept the message. */
async function* announced(bytes: NodeJS.ReadableStream, announce: () => Promise<void>): AsyncGenerator<unknown> {
  await announce();
  yield* bytes;
}

/** Attachments as bytes only: the library would read a path or fetch a URL. */
function readAttachments(attachments: readonly MailAttachment[]) {
  const size = attachments.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > MAX_ATTACHED_BYTES)
    throw new MailError('refused', `The attached files are too large for mail: ${Math.ceil(size / 1e6)} MB.`);
  return attachments.map(({ name, type, bytes }) => {
    if (!FILE_NAME.test(name)) throw new Error('An attached file needs a plain name.');
    return { filename: name, contentType: type, content: Buffer.from(bytes) };
  });
}

function unsubscribeHeaders(url: string): { key: string; value: { prepared: true; value: string } }[] {
  return [
    { key: 'List-Unsubscribe', value: { prepared: true, value: `<${new URL(url).href}>` } },
    { key: 'List-Unsubscribe-Post', value: { prepared: true, value: 'List-Unsubscribe=One-Click' } },
  ];
}

function readOptions(url: URL): SMTPTransportOptions {
  const host = decodeURIComponent(url.hostname)
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  const isSecure = url.protocol === 'smtps:';
  const isLocal = LOOPBACK_HOSTS.includes(host);
  return {
    host,
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    requireTLS: !isLocal,
    // A mail server on this machine rarely has a trusted certificate, and the loopback interface cannot be intercepted.
    ignoreTLS: isLocal,
    // A pasted password may contain an unescaped `%`.
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeComponent(url.username), pass: decodeComponent(url.password) } }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(isIP(host) === 0 ? { servername: host } : {}) },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
