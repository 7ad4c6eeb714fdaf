import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeShareToken, newShareId, readShareToken } from './share-token.ts';

const ours = { secret: 'a secret for tests that is thirty-two bytes long or more' };

describe('share tokens', () => {
  it('gives back the id that a token was made for', () => {
    for (let count = 0; count < 500; count += 1) {
      const id = newShareId();
      expect(readShareToken(ours, makeShareToken(ours, id))).toBe(id);
    }
  });

  it('is letters and figures with one dash, the same length each time', () => {
    for (let count = 0; count < 500; count += 1)
      expect(makeShareToken(ours, newShareId())).toMatch(/^[0-9a-z]{19}-[0-9a-z]{25}$/);
  });

  it('reads no token of another secret, and none that is changed anywhere', () => {
    const token = makeShareToken(ours, newShareId());
    expect(readShareToken({ secret: `${ours.secret}.` }, token)).toBeNull();
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'a' ? 'b' : 'a';
      expect(readShareToken(ours, token.slice(0, at) + other + token.slice(at + 1)), String(at)).toBeNull();
    }
  });

  it.each(['', '-', 'a', 'a'.repeat(19), `${'a'.repeat(19)}-`, `${'é'.repeat(19)}-${'a'.repeat(25)}`, '\u0000'])(
    'reads nothing in %j',
    (text) => {
      expect(readShareToken(ours, text)).toBeNull();
    },
  );

  it('reads nothing in what is not exactly a token', () => {
    const token = makeShareToken(ours, newShareId());
    for (const text of [` ${token}`, `${token}\n`, token.toUpperCase(), `${token}/`, randomBytes(40).toString('hex')])
      expect(readShareToken(ours, text)).toBeNull();
  });
});
