import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { cutPage, readCursor, writeCursor } from './page-cursor.ts';

const cursor = { at: new Date('2026-11-21T07:00:00.123Z'), id: 'row-1' };

describe('a cursor', () => {
  it('is read as it was written; none is the first page', () => {
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
    expect(readCursor(undefined)).toBeNull();
  });

  it.each(['', 'x', '%', Buffer.from('{}').toString('base64url'), Buffer.from('["x","y"]').toString('base64url')])(
    'that was made up (%j) is refused',
    (made) => {
      expect(() => readCursor(made)).toThrow(ApiError);
    },
  );
});

describe('cutPage', () => {
  const cursorOf = (id: number) => ({ at: cursor.at, id: String(id) });

  it.each([
    [[1, 2, 3], 2, [1, 2], '2'],
    [[1, 2], 2, [1, 2], null],
    [[], 2, [], null],
  ] as const)('of %j by %i is %j', (rows, limit, page, nextId) => {
    const cut = cutPage<number>(rows, limit, cursorOf);
    expect(cut.rows).toEqual(page);
    expect(cut.nextCursor === null ? null : readCursor(cut.nextCursor)?.id).toBe(nextId);
  });
});
