import { describe, expect, it } from 'vitest';
import { joinAlternatives } from './pattern-source.ts';

describe('joining alternatives', () => {
  it('gives stems with the same open end one end', () => {
    expect(
      joinAlternatives([String.raw`trust\p{L}*`, 'fast', String.raw`honest\p{L}*`, String.raw`reliab\p{L}+`]),
    ).toBe(String.raw`(?:trust|honest)\p{L}*|fast|reliab\p{L}+`);
  });

  it('leaves a stem behind what may fit at the same place', () => {
    expect(joinAlternatives([String.raw`trust\p{L}*`, 'hon', String.raw`honest\p{L}*`])).toBe(
      String.raw`trust\p{L}*|hon|honest\p{L}*`,
    );
    expect(joinAlternatives([String.raw`trust\p{L}*`, '(?:very )?honest', String.raw`honest\p{L}*`])).toBe(
      String.raw`trust\p{L}*|(?:very )?honest|honest\p{L}*`,
    );
    expect(joinAlternatives([String.raw`trust\p{L}*`, 'hons?', String.raw`hono\p{L}*`])).toBe(
      String.raw`trust\p{L}*|hons?|hono\p{L}*`,
    );
  });

  it('leaves alternatives within one as they are', () => {
    const list = [String.raw`trust\p{L}*`, String.raw`fast|honest\p{L}*`];
    expect(joinAlternatives(list)).toBe(list.join('|'));
  });
});
