import { describe, expect, it } from 'vitest';
import { isPublicPath } from './is-public-path.ts';

describe('isPublicPath', () => {
  it.each([
    ['/', true],
    ['/pricing', true],
    ['/pricing/', true],
    ['/pricing/more', false],
    ['/audit', false],
    ['/no-such-page', false],
  ])('%s: %j', (path, expected) => {
    expect(isPublicPath(path)).toBe(expected);
  });
});
