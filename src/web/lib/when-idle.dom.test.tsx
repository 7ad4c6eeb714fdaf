import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

it.each([
  ['by itself', async () => {}],
  ['when the page is left', () => dispatchEvent(new Event('pagehide'))],
])('does it %s, and once', async (_, leave) => {
  const act = vi.fn();
  const finish = whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  leave();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  finish();
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(act).toHaveBeenCalledOnce();
});
