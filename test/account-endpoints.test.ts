import { expect, it, vi } from 'vitest';
import { withAccountEndpoints } from './account-endpoints.ts';

const MINUTE_MS = 60_000;
/** The last millisecond before the windows of all limits end. */
const END_OF_WINDOW = Math.ceil(Date.now() / (60 * MINUTE_MS)) * 60 * MINUTE_MS - 1;
vi.spyOn(Date, 'now').mockReturnValue(END_OF_WINDOW);
const accounts = withAccountEndpoints();

it('begin a test at the start of every window, whatever the time of day', async () => {
  const guess = async () => (await accounts.login(accounts.newEmail(), 'spring and summer')).status;
  for (let guessed = 0; guessed < 30; guessed += 1) expect(await guess()).toBe(401);
  vi.mocked(Date.now).mockReturnValue(END_OF_WINDOW + 14 * MINUTE_MS);
  expect(await guess()).toBe(429);
});
