import { describe, expect, it } from 'vitest';
import { readResponseHeaders } from './response-headers.ts';

describe('readResponseHeaders', () => {
  it('writes names in lower case and joins repeated values', () => {
    expect(readResponseHeaders({ 'Content-Type': 'text/html', Vary: ['a', 'b'] })).toEqual({
      'content-type': 'text/html',
      vary: 'a, b',
    });
  });

  it('drops cookies, nameless headers and names that objects treat specially', () => {
    const received = JSON.parse(
      '{"set-cookie":["a=1","b=2"],"Set-Cookie2":"c","":"x"," ":"y","__proto__":"z","ok":"1"}',
    );
    expect(readResponseHeaders(received)).toEqual({ ok: '1' });
  });

  it('turns control characters into spaces', () => {
    expect(readResponseHeaders({ a: ' x\u0000y\tz\u007f\u0085 ' })).toEqual({ a: 'x y z' });
  });

  it('reads values that were sent as UTF-8, and leaves other bytes alone', () => {
    const sent = Buffer.from('/über-uns/日本').toString('latin1');
    expect(readResponseHeaders({ location: sent, server: 'caf\u00e9' })).toEqual({
      location: '/über-uns/日本',
      server: 'caf\u00e9',
    });
  });

  it('caps their number', () => {
    const many = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`x-${index}`, 'y']));
    expect(Object.keys(readResponseHeaders(many))).toHaveLength(200);
  });
});
