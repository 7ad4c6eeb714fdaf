import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditStarted } from '#shared/api/audits.ts';
import { RawConnection } from '#test/raw-connection.ts';
import { Browser, makeDataDir, type ServerProcess, startServerProcess } from '#test/server-process.ts';

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await makeDataDir();
  server = await startServerProcess({ dataDir: dataDir.path });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dataDir.remove();
});

const HEAD = 'POST /api/audits HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it('hangs up on headers that take longer than 10 s', async () => {
  const connection = await RawConnection.open(server.url);
  connection.send('GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  connection.trickle('x', 300);
  await connection.ended;
  expect(connection.received).toContain('408');
});

it('hangs up on a body that takes longer than 30 s', async () => {
  const connection = await RawConnection.open(server.url);
  connection.send(`${HEAD}Content-Length: 5000\r\n\r\n{"url":"`);
  const sent = connection.trickle('x', 300);
  await connection.ended;
  // It was the server that ended it, long before the body was whole.
  expect(sent()).toBeLessThan(4000);
});

it('takes no more than the limit of an endless body', { tags: 'gate' }, async () => {
  const connection = await RawConnection.open(server.url);
  connection.send(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  let count = 0;
  for (; count < 16_000 && connection.isOpen && !connection.received.includes('413'); count += 1) {
    if (!connection.send(chunk)) await connection.drained();
  }
  expect(connection.received).toContain('413');
  expect(connection.received).toContain('"code":"too-large"');
  connection.close();
  // 64 kB each: what lies beyond the limit is what the sockets between us hold.
  expect(count).toBeLessThan(400);
});

it('refuses headers above 16 kB', { tags: 'gate' }, async () => {
  const connection = await RawConnection.open(server.url);
  connection.send(`GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  await connection.ended;
  expect(connection.received).toContain('431');
});

it.each([
  ['a length and chunks at once', `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two lengths', `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`],
  ['what is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n\r\n'],
])('refuses %s', { tags: 'gate' }, async (_, bytes) => {
  const connection = await RawConnection.open(server.url);
  connection.send(bytes);
  await connection.ended;
  expect(connection.received).toMatch(/^HTTP\/1\.1 4\d\d/);
});

it('keeps a quiet stream of events open with a comment every 15 s', async () => {
  const browser = new Browser();
  const started = await browser.ask(server, '/api/audits', { url: 't300000.quiet.com' });
  const { auditId } = AuditStarted.parse(await started.json());
  const reader = (await browser.ask(server, `/api/audits/${auditId}/events`)).body?.getReader();
  let text = '';
  while (!text.includes(': still here')) text += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
});

it('goes on serving others meanwhile', { tags: 'gate' }, async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, () => RawConnection.open(server.url)));
  for (const connection of slow) connection.send('GET /livez HTTP/1.1\r\nHost: ');
  const browser = new Browser();
  expect((await browser.ask(server, '/api/analyze', { url: 'meanwhile.example.com' })).status).toBe(200);
  for (const connection of slow) connection.close();
});
