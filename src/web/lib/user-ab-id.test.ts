import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Simulates a reload: the module's state is reset, the session storage is kept. */
async function loadPage(): Promise<string> {
  vi.resetModules();
  const { userAbId } = await import('./user-ab-id.ts');
  return userAbId();
}

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('is random, and kept for the browser session under the specified name', async () => {
  const first = await loadPage();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(kept.get('user_ab_id')).toBe(first);
  expect(await loadPage()).toBe(first);
  kept.clear();
  expect(await loadPage()).not.toBe(first);
});

it('replaces an invalid value', async () => {
  kept.set('user_ab_id', '<script>');
  expect(await loadPage()).toMatch(/^[0-9a-f]{32}$/);
});

it('lasts for the page where the storage is closed', async () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
  vi.resetModules();
  const { userAbId } = await import('./user-ab-id.ts');
  expect(userAbId()).toBe(userAbId());
});
