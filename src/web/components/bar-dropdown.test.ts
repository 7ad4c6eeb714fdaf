import { describe, expect, it } from 'vitest';
import { findFocusTarget } from './bar-dropdown.tsx';

describe('findFocusTarget', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Home', -1, null],
    ['End', -1, null],
    ['Tab', 1, null],
    ['a', 1, null],
  ])('%s at %d of four leads to %j', (key, place, target) => {
    expect(findFocusTarget(key, place, 4)).toBe(target);
  });

  it('leads nowhere in an empty list', () => {
    expect(findFocusTarget('ArrowDown', -1, 0)).toBeNull();
  });
});
