import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openServiceFixture } from '#test/server-fixture.ts';

it('says that nothing can be kept when the data folder takes no byte, and stays alive', async () => {
  const fixture = await openServiceFixture();
  await rm(fixture.dataDir, { recursive: true });
  const answer = await fixture.ask('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toEqual({ status: 'not-ready', reason: 'disk-not-writable' });
  expect((await fixture.ask('/livez')).status).toBe(200);
  await fixture.close();
});
