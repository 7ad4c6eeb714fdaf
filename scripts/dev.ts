import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs both sides of the product for development: `npm run dev`. The server restarts when one of its modules changes, pages
 * reload automatically, and requests for the server (the API, shared reports, health) are proxied to it. Settings of
 * `.env.example` apply; payments are mocked by default. Ends when either side ends, with its exit code.
 */
const WEB_PORT = process.env.WEB_PORT ?? '5173';
const API_PORT = process.env.PORT ?? '3000';

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: { MOCK_PAYMENTS: '1', ...process.env, PORT: API_PORT, PUBLIC_URL: `http://localhost:${WEB_PORT}` },
});
const web = spawn('react-router', ['dev', '--port', WEB_PORT, '--strictPort'], {
  stdio: 'inherit',
  env: { ...process.env, PORCHLIGHT_API: `http://127.0.0.1:${API_PORT}` },
});

const sides = [server, web];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const side of sides) side.kill(signal);
  });
}
const exitCodeOf = async (side: ChildProcess): Promise<number> => {
  const [code] = await once(side, 'exit');
  return typeof code === 'number' ? code : 0;
};
const first = await Promise.race(sides.map(exitCodeOf));
for (const side of sides) if (side.exitCode === null) side.kill('SIGTERM');
process.exitCode = first;
