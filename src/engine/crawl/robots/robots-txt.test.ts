import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { MAX_ROBOTS_BYTES, parseRobotsTxt } from './robots-txt.ts';
import { getCrawlDelay, robotsVerdict } from './robots-verdict.ts';

const parse = (text: string) => parseRobotsTxt(Buffer.from(text, 'utf8'));
const isAllowed = (text: string, token: string, path: string) => robotsVerdict(parse(text), token, path).allowed;

describe('parseRobotsTxt: lines', () => {
  it.each([
    ['LF', 'User-agent: a\nDisallow: /x\n'],
    ['CR', 'User-agent: a\rDisallow: /x\r'],
    ['CRLF', 'User-agent: a\r\nDisallow: /x\r\n'],
    ['no end', 'User-agent: a\nDisallow: /x'],
    ['blanks and tabs', '  User-agent \t:\t a \n\tDisallow : /x\t'],
    ['comments', '# robots\nUser-agent: a # us\nDisallow: /x#y'],
    ['any case', 'USER-AGENT: A\ndisALLOW: /x'],
    ['a byte order mark', '\uFEFFUser-agent: a\nDisallow: /x'],
    ['empty lines inside a group', 'User-agent: a\n\n\nDisallow: /x'],
    ['lines nobody knows', 'User-agent: a\nHost: example.com\n<br>\nNoindex: /y\nDisallow: /x'],
    ['no colon', 'User-agent a\nDisallow /x'],
    ['a misspelling', 'Useragent: a\nDissallow: /x'],
    ['a NUL after the value', 'User-agent: a\nDisallow: /x\0/z'],
  ])('reads a rule with %s', (_, text) => {
    expect(isAllowed(text, 'a', '/x')).toBe(false);
    expect(isAllowed(text, 'a', '/w')).toBe(true);
  });

  it('counts lines from 1, whatever ends them', () => {
    expect(robotsVerdict(parse('#\r\n\r\nUser-agent: *\rDisallow: /x\n'), 'a', '/x')).toEqual({
      allowed: false,
      source: 'wildcard',
      rule: 'Disallow: /x',
      line: 4,
    });
  });

  it('ignores rules before the first User-agent line', () => {
    expect(isAllowed('Disallow: /\nUser-agent: *\nDisallow: /x', 'a', '/y')).toBe(true);
  });

  it('ignores a truncated byte order mark', () => {
    const bytes = Buffer.concat([Buffer.from([0xef, 0xbb]), Buffer.from('User-agent: *\nDisallow: /')]);
    expect(robotsVerdict(parseRobotsTxt(bytes), 'a', '/').allowed).toBe(false);
  });

  it('keeps bytes that are not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('User-agent: *\nDisallow: /'), Buffer.from([0xe9]), Buffer.from('t')]);
    const robots = parseRobotsTxt(bytes);
    expect(robotsVerdict(robots, 'a', '/%E9t').allowed).toBe(false);
    expect(robotsVerdict(robots, 'a', '/%C3%A9t').allowed).toBe(true);
  });
});

describe('parseRobotsTxt: groups', () => {
  const text = `
    User-agent: first
    User-agent: second
    Disallow: /shared

    User-agent: third
    Disallow: /third
    Sitemap: https://example.com/sitemap.xml
    Disallow: /also-third

    User-agent: first
    Disallow: /first

    User-agent: silent

    User-agent: *
    Disallow: /all
  `;

  it.each([
    ['first', '/shared', false],
    ['second', '/shared', false],
    ['first', '/first', false],
    ['second', '/first', true],
    ['third', '/third', false],
    ['third', '/also-third', false],
    ['third', '/all', true],
    ['unnamed', '/all', false],
    ['unnamed', '/third', true],
  ])('%s at %s: allowed %s', (token, path, allowed) => {
    expect(isAllowed(text, token, path)).toBe(allowed);
  });

  it('joins a group without rules with the next one', () => {
    expect(isAllowed(text, 'silent', '/all')).toBe(false);
  });

  it('treats an own group without rules, at the end of the file, as no restriction', () => {
    expect(isAllowed('User-agent: *\nDisallow: /\nUser-agent: free\n', 'free', '/')).toBe(true);
    expect(isAllowed('User-agent: *\nDisallow: /\nUser-agent: free\nDisallow:\n', 'free', '/')).toBe(true);
  });

  it.each([
    ['GPTBot', 'GPTBot', true],
    ['GPTBot', 'gptbot', true],
    ['GPTBot/1.2', 'GPTBot', true],
    ['GPTBot and others', 'GPTBot', true],
    ['GPT', 'GPTBot', false],
    ['GPTBot-Extra', 'GPTBot', false],
    ['Mozilla/5.0 (compatible; GPTBot/1.2)', 'GPTBot', false],
    ['*bot', 'GPTBot', false],
    ['__proto__', '__proto__', true],
    ['constructor', 'constructor', true],
  ])('User-agent: %s names %s: %s', (line, token, isNamed) => {
    expect(isAllowed(`User-agent: ${line}\nDisallow: /`, token, '/')).toBe(!isNamed);
  });

  it('treats `*` followed by words as the default group', () => {
    expect(isAllowed('User-agent: * all of you\nDisallow: /', 'anyone', '/')).toBe(false);
  });

  it('supports tokens that equal names of `Object.prototype`', () => {
    expect(isAllowed('User-agent: a\nDisallow: /', 'constructor', '/')).toBe(true);
    expect(isAllowed('User-agent: a\nDisallow: /', '__proto__', '/')).toBe(true);
  });

  it('parses forty thousand agents of one group', () => {
    const agents = Array.from(
      { length: 40_000 },
      (_, index) => `User-agent: bot-${'abcdefghij'[index % 10]}${'x'.repeat(index % 7)}\n`,
    );
    const robots = parse(`${agents.join('').slice(0, MAX_ROBOTS_BYTES - 100)}\nUser-agent: last\nDisallow: /`);
    expect(robotsVerdict(robots, 'last', '/').allowed).toBe(false);
    expect(robotsVerdict(robots, 'bot-axxx', '/').allowed).toBe(false);
    expect(robotsVerdict(robots, 'other', '/').allowed).toBe(true);
  });
});

describe('parseRobotsTxt: other lines', () => {
  it('lists sitemaps from anywhere in the file, without duplicates', () => {
    const robots = parse(
      'Sitemap: https://e.example/a.xml\nUser-agent: *\nSITEMAP: /b.xml\nSite-map: /b.xml\nSitemap:\n',
    );
    expect(robots.sitemaps).toEqual(['https://e.example/a.xml', '/b.xml']);
  });

  it('keeps Crawl-delay by group, the longest of merged groups', () => {
    const robots = parse(
      'User-agent: a\nCrawl-delay: 2.5\nDisallow:\nUser-agent: *\nCrawl-delay: 30\nDisallow: /x\nUser-agent: a\nCrawl-delay: 4\n',
    );
    expect(getCrawlDelay(robots, 'a')).toBe(4);
    expect(getCrawlDelay(robots, 'b')).toBe(30);
    expect(
      getCrawlDelay(parse('User-agent: *\nCrawl-delay: soon\nCrawl-delay: -1\nCrawl-delay: Infinity\n'), 'b'),
    ).toBeNull();
    expect(getCrawlDelay(parse('User-agent: b\nDisallow: /\n'), 'a')).toBeNull();
  });

  it('keeps content signals as written', () => {
    const robots = parse(
      'User-Agent: *\nContent-Signal: search=yes, ai-train=no\nContent-Usage: train-ai=n\nAllow: /\n',
    );
    expect(robots.contentSignals).toEqual(['Content-Signal: search=yes, ai-train=no', 'Content-Usage: train-ai=n']);
  });

  it('counts known and unknown lines', () => {
    const robots = parse('User-agent: *\nDisallow: /a\nHost: x\nwords\nSitemap: /s.xml\n\n');
    expect(robots).toMatchObject({ validLines: 3, unknownLines: 1, lastLine: 5, ruleCount: 1 });
  });

  it('parses an empty file', () => {
    expect(parse('')).toMatchObject({ bytes: 0, truncated: false, validLines: 0, lastLine: 0, sitemaps: [] });
  });
});

describe('parseRobotsTxt: size', () => {
  const head = 'User-agent: *\nDisallow: /early\n';

  it('reads the first 500 KiB and reports the rest', () => {
    const robots = parse(`${head}${'#\n'.repeat(MAX_ROBOTS_BYTES / 2)}Disallow: /late\n`);
    expect(robots.truncated).toBe(true);
    expect(robotsVerdict(robots, 'a', '/early').allowed).toBe(false);
    expect(robotsVerdict(robots, 'a', '/late').allowed).toBe(true);
  });

  it('does not read a rule that the limit cuts in two', () => {
    const filler = '#'.repeat(MAX_ROBOTS_BYTES - head.length - 'Disallow: /'.length - 1);
    const robots = parse(`${head}${filler}\nDisallow: /private/\n`);
    expect(robotsVerdict(robots, 'a', '/').allowed).toBe(true);
    expect(robotsVerdict(robots, 'a', '/early').allowed).toBe(false);
  });

  it('reads a file of exactly 500 KiB whole', () => {
    const filler = '#'.repeat(MAX_ROBOTS_BYTES - head.length - '\nDisallow: /z'.length);
    const robots = parse(`${head}${filler}\nDisallow: /z`);
    expect(robots).toMatchObject({ bytes: MAX_ROBOTS_BYTES, truncated: false });
    expect(robotsVerdict(robots, 'a', '/z').allowed).toBe(false);
  });
});
