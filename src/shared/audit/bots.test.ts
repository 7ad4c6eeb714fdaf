import { describe, expect, it } from 'vitest';
import { BOTS, findBotByToken, isProbed } from './bots.ts';

describe('BOTS', () => {
  it('names every bot once, by a token that robots.txt can address', () => {
    const tokens = BOTS.map(({ token }) => token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(/^[a-z_-]+$/);
  });

  it('counts only search bots for the score', () => {
    const counted = BOTS.filter(({ countsForScore }) => countsForScore);
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

  it('knows the two bots that the specification names', () => {
    expect(findBotByToken('gptbot')).toMatchObject({ role: 'training', countsForScore: false });
    expect(findBotByToken('OAI-SearchBot')).toMatchObject({ role: 'search', countsForScore: true });
    expect(findBotByToken('constructor')).toBeNull();
  });

  it('probes search bots first, each under its own name and with our label', () => {
    const probed = BOTS.filter(isProbed);
    expect(probed.slice(0, 5).every(({ role }) => role === 'search')).toBe(true);
    for (const { token, probeUserAgent } of probed) {
      expect(probeUserAgent.toLowerCase()).toContain(`${token.toLowerCase()}/`);
      expect(probeUserAgent).toContain('PorchlightBot');
    }
  });

  it('says in one sentence what refusing each one does, and where that stands', () => {
    for (const { effect, source } of BOTS) {
      expect(effect).toMatch(/^[A-Z].{10,120}\.$/);
      expect(source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
