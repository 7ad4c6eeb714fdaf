import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message that the server received completely, whatever it responded. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As transmitted. */
  readonly source: string;
}

/** The server's behaviour from now on. */
export type MailServerBehaviour =
  | { readonly kind: 'take' }
  | { readonly kind: 'refuse-recipient' | 'refuse-message'; readonly status: number; readonly words: string }
  /** Breaks the connection: before the message, or after all of it without a response. */
  | { readonly kind: 'drop-at-recipient' | 'drop-after-message' }
  /** Accepts the message and delays the response until `release` is called. */
  | { readonly kind: 'answer-late' };

export interface FakeMailServer {
  readonly url: URL;
  readonly received: readonly ReceivedMail[];
  /** Every address that a client named as a recipient. */
  readonly recipients: readonly string[];
  behave(behaviour: MailServerBehaviour): void;
  /** True when a client has sent a message and has no response yet. */
  isWaiting(): boolean;
  /** Sends the delayed responses. */
  release(): void;
  close(): Promise<void>;
}

interface FakeMailServerOptions {
  readonly host?: string;
  readonly port?: number;
  /** Offers STARTTLS with an untrusted certificate. */
  readonly hasStartTls?: boolean;
}

/** A real SMTP server on this machine that stores its messages. */
export async function openFakeMailServer({
  host = '127.0.0.1',
  port = 0,
  hasStartTls = false,
}: FakeMailServerOptions = {}): Promise<FakeMailServer> {
  let behaviour: MailServerBehaviour = { kind: 'take' };
  const received: ReceivedMail[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: hasStartTls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      recipients.push(address);
      if (behaviour.kind === 'drop-at-recipient') return dropAll();
      answer(behaviour.kind === 'refuse-recipient' ? refusal(behaviour) : null);
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour.kind === 'refuse-message') return answer(refusal(behaviour));
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('latin1'),
        });
        if (behaviour.kind === 'drop-after-message') return dropAll();
        if (behaviour.kind === 'answer-late') return waiting.push(() => answer(null));
        answer(null);
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: new URL(`smtp://${host}:${taken}`),
    received,
    recipients,
    behave(next) {
      behaviour = next;
    },
    isWaiting: () => waiting.length > 0,
    release() {
      for (const answer of waiting.splice(0)) answer();
    },
    async close() {
      dropAll();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function refusal({ status, words }: { readonly status: number; readonly words: string }): Error {
  return Object.assign(new Error(words), { responseCode: status });
}
