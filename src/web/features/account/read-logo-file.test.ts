import { describe, expect, it } from 'vitest';
import { fileProblem, logoSize } from './read-logo-file.ts';

describe('a chosen logo', () => {
  it.each([
    ['image/png', 1000, null],
    ['image/jpeg', 1000, null],
    ['image/svg+xml', 1000, /SVG cannot/],
    ['application/pdf', 1000, /Choose a picture/],
    ['', 1000, /Choose a picture/],
    ['image/png', 30_000_000, /larger than 20 MB/],
  ])('of type %s with %d bytes', (type, size, expected) => {
    const problem = fileProblem({ type, size });
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatch(expected);
  });

  it.each([
    [{ width: 4000, height: 1000 }, 1, { width: 880, height: 220 }],
    [{ width: 1000, height: 1000 }, 1, { width: 260, height: 260 }],
    [{ width: 120, height: 40 }, 1, { width: 120, height: 40 }],
    [{ width: 120, height: 40 }, 0.5, { width: 60, height: 20 }],
    [{ width: 9000, height: 2 }, 0.2, { width: 176, height: 1 }],
  ])('of %j at %d is drawn at %j', (picture, share, expected) => {
    expect(logoSize(picture, share)).toEqual(expected);
  });
});
