import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface SecureFront {
  readonly port: number;
  /** The path of the certificate that callers must trust. */
  readonly certificate: string;
  close(): Promise<void>;
}

/** A TLS proxy for a local server under `host`, like an operator's. Needs the openssl command. */
export async function openSecureFront(host: string, port: number): Promise<SecureFront> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', certificate],
  ]);
  const server = createServer({ key: await readFile(key), cert: await readFile(certificate) }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const inner = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    certificate,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
