import { describe, expect, it } from 'vitest';
import { isProbed, READERS, readerByToken } from './readers.ts';

describe('READERS', () => {
  it('names every reader once, by a token that robots.txt can address', () => {
    const tokens = READERS.map(({ token }) => token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(/^[a-z_-]+$/);
  });

  it('counts only search readers for the score', () => {
    const counted = READERS.filter(({ countsForScore }) => countsForScore);
    expect(counted.every(({ role }) => role === 'search')).toBe(true);
    expect(counted.map(({ token }) => token)).toEqual(
      expect.arrayContaining([
        'OAI-SearchBot',
        'Claude-SearchBot',
        'PerplexityBot',
        'Bingbot',
        'Googlebot',
        'Applebot',
      ]),
    );
  });

  it('knows the two readers that the specification names', () => {
    expect(readerByToken('gptbot')).toMatchObject({ role: 'training', countsForScore: false });
    expect(readerByToken('OAI-SearchBot')).toMatchObject({ role: 'search', countsForScore: true });
    expect(readerByToken('constructor')).toBeNull();
  });

  it('probes search readers first, each under its own name and with our label', () => {
    const probed = READERS.filter(isProbed);
    expect(probed.slice(0, 5).every(({ role }) => role === 'search')).toBe(true);
    for (const { token, probeUserAgent } of probed) {
      expect(probeUserAgent.toLowerCase()).toContain(`${token.toLowerCase()}/`);
      expect(probeUserAgent).toContain('PorchlightBot');
    }
  });

  it('says in one sentence what refusing each one does, and where that stands', () => {
    for (const { effect, source } of READERS) {
      expect(effect).toMatch(/^[A-Z].{10,120}\.$/);
      expect(source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
