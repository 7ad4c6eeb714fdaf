import { describe, expect, it } from 'vitest';
import { parseRobotsTxt } from '../crawl/robots/robots-txt.ts';
import { robotsVerdict } from '../crawl/robots/robots-verdict.ts';
import { openRobotsTxt } from './robots-change.ts';

const verdict = (text: string, token: string, path = '/') =>
  robotsVerdict(parseRobotsTxt(new TextEncoder().encode(text)), token, path).allowed;

describe('opening a robots.txt to search and answer bots', () => {
  it('does not change a file that blocks none of them', () => {
    expect(openRobotsTxt('User-agent: *\nDisallow: /admin/\n', ['https://a.example/about'])).toBeNull();
    expect(openRobotsTxt('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n', [])).toBeNull();
  });

  it('removes search bots from a group and leaves training bots blocked', () => {
    const change = openRobotsTxt(
      'User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nUser-agent: OAI-SearchBot\nUser-agent: CCBot\nDisallow: /\n',
      [],
    );
    expect(change?.opened).toEqual(['OAI-SearchBot']);
    expect(change?.text).toBe(
      'User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
    );
    expect(change?.diff).toBe(
      '--- robots.txt\n+++ robots.txt\n@@ -2,6 +2,5 @@\n Disallow: /admin/\n \n User-agent: GPTBot\n-User-agent: OAI-SearchBot\n User-agent: CCBot\n Disallow: /\n',
    );
    expect(verdict(change?.text ?? '', 'OAI-SearchBot')).toBe(true);
    expect(verdict(change?.text ?? '', 'OAI-SearchBot', '/admin/x')).toBe(false);
    expect(verdict(change?.text ?? '', 'GPTBot')).toBe(false);
  });

  it('removes a group that names no other bot, with its rules', () => {
    const change = openRobotsTxt(
      'User-agent: PerplexityBot\nDisallow: /\nCrawl-delay: 5\n\nUser-agent: GPTBot\nDisallow: /\n',
      [],
    );
    expect(change?.text).toBe('\nUser-agent: GPTBot\nDisallow: /\n');
  });

  it('gives bots their own group where the rules for `*` block the site', () => {
    const change = openRobotsTxt('User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n', []);
    expect(verdict(change?.text ?? '', 'Bingbot')).toBe(true);
    expect(verdict(change?.text ?? '', 'Googlebot')).toBe(true);
    expect(verdict(change?.text ?? '', 'GPTBot')).toBe(false);
    expect(change?.text).toContain('\nUser-agent: Bingbot\n');
    expect(change?.diff).toMatch(/^--- robots\.txt\n\+\+\+ robots\.txt\n@@ -3,3 \+3,\d+ @@\n/);
  });

  it('opens a page that was blocked for one bot', () => {
    const change = openRobotsTxt('User-agent: Bingbot\nDisallow: /prices\n', ['https://a.example/prices']);
    expect(change?.opened).toEqual(['Bingbot']);
    expect(verdict(change?.text ?? '', 'Bingbot', '/prices')).toBe(true);
  });
});
