import { describe, expect, it } from 'vitest';
import { describeKills } from '#test/kill-suite.ts';
import { Browser, makeDataDir, startServerProcess } from '#test/server-process.ts';

describe('on PGlite', () => describeKills(null));

it('a second process on one data folder is refused in one sentence, and the first goes on', {
  tags: 'gate',
}, async () => {
  const dataDir = await makeDataDir();
  const first = await startServerProcess({ dataDir: dataDir.path });
  await expect(startServerProcess({ dataDir: dataDir.path })).rejects.toThrow(
    `is in use by another Porchlight process (process ${first.pid})`,
  );
  const browser = new Browser();
  expect((await browser.ask(first, '/api/analyze', { url: 'still.example.com' })).status).toBe(200);
  await first.end('SIGKILL');
  const second = await startServerProcess({ dataDir: dataDir.path });
  expect(await second.end('SIGTERM')).toBe(0);
  await dataDir.remove();
});
