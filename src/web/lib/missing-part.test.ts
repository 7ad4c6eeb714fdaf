import { expect, it } from 'vitest';
import { isMissingPart, isWorthReloading } from './missing-part.ts';
import { MISSING_PART } from './missing-part-name.ts';

it('knows the error by its name', () => {
  expect(isMissingPart(Object.assign(new Error('/assets/pricing-1.js'), { name: MISSING_PART }))).toBe(true);
  expect(isMissingPart(new Error('/assets/pricing-1.js'))).toBe(false);
  expect(isMissingPart(null)).toBe(false);
});

it('reloads a page once, and none without a connection', () => {
  expect(isWorthReloading({ now: 1_000, type: 'navigate' }, true)).toBe(true);
  expect(isWorthReloading({ now: 1_000, type: 'reload' }, true)).toBe(false);
  // Loaded again for another reason, long ago.
  expect(isWorthReloading({ now: 90_000, type: 'reload' }, true)).toBe(true);
  expect(isWorthReloading({ now: 1_000, type: 'navigate' }, false)).toBe(false);
});
