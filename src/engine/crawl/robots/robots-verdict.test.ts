import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { parseRobotsTxt } from './robots-txt.ts';
import { getMatchedPath, robotsPath, robotsVerdict } from './robots-verdict.ts';

const parse = (text: string) => parseRobotsTxt(Buffer.from(text, 'utf8'));
const matches = (pattern: string, path: string) =>
  !robotsVerdict(parse(`User-agent: a\nDisallow: ${pattern}`), 'a', `https://e.example${path}`).allowed;

describe('robotsVerdict: the examples of RFC 9309', () => {
  // Section 5.1.
  const simple = parse(`User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot
`);

  it.each([
    ['anybot', '/example/page.html', false],
    ['anybot', '/publications/paper.html', true],
    ['anybot', '/publications/figure.gif', true],
    ['anybot', '/figure.gif', false],
    ['anybot', '/figure.gif?size=2', true],
    ['anybot', '/', true],
    ['foobot', '/', false],
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['foobot', '/example/', false],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/page.html', false],
    ['barbot', '/example/other.gif', true],
    ['quxbot', '/example/page.html', true],
    ['quxbot', '/figure.gif', true],
  ])('%s at %s: allowed %s', (token, path, allowed) => {
    expect(robotsVerdict(simple, token, path).allowed).toBe(allowed);
  });

  it('lets the longest match decide (section 5.2)', () => {
    const robots = parse('User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n');
    expect(robotsVerdict(robots, 'foobot', '/example/page/disallowed.gif').allowed).toBe(false);
    expect(robotsVerdict(robots, 'foobot', '/example/page/other.gif').allowed).toBe(true);
  });

  // Section 2.2.2: the table of percent-encoded paths.
  it.each([
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz', true],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar', true],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/%e3%83%84', true],
  ])('pattern %s at %s: matches %s', (pattern, path, isMatch) => {
    expect(matches(pattern, path)).toBe(isMatch);
  });

  // Section 2.2.3: special characters.
  it.each([
    ['/allow/this/*/exactly$', '/allow/this/abc/exactly', true],
    ['/allow/this/*/exactly$', '/allow/this/a/b/exactly', true],
    ['/allow/this/*/exactly$', '/allow/this/abc/exactly/not', false],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-%2A.html', true],
    ['/path/foo-%24', '/path/foo-%24', true],
    ['/path/foo-%24', '/path/foo-', false],
  ])('pattern %s at %s: matches %s', (pattern, path, isMatch) => {
    expect(matches(pattern, path)).toBe(isMatch);
  });
});

describe('robotsVerdict: patterns', () => {
  it.each([
    ['/', '/', true],
    ['/fish', '/fishing', true],
    ['/fish', '/Fish', false],
    ['/fish/', '/fish', false],
    ['fish', '/fish', false],
    ['*', '/', true],
    ['/*', '/anything', true],
    ['**', '/', true],
    ['$', '/', false],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['/*$', '/a/b', true],
    ['*$', '/', true],
    ['/a$b', '/a$b', true],
    ['/a$b', '/a', false],
    ['/a$$', '/a$', true],
    ['/*.php', '/index.php?x', true],
    ['/*.php$', '/index.php?x', false],
    ['/*.php$', '/a.php/b.php', true],
    ['/a*a', '/a', false],
    ['/a*a$', '/aa', true],
    ['/a*b*c', '/acb', false],
    ['/a*b*c', '/a-c-b-c', true],
    ['/*ab*ab$', '/xab', false],
    ['/*ab*ab$', '/abab', true],
    ['/*aab', '/aaaab', true],
    ['/*?', '/a', false],
    ['/*?', '/a?b', true],
    ['/(a+)+$', '/aaaa', false],
    ['/[a]', '/a', false],
  ])('%s at %s: %s', (pattern, path, isMatch) => {
    expect(matches(pattern, path)).toBe(isMatch);
  });

  it('prefers Allow on a tie, whatever the order', () => {
    for (const rules of [
      'Allow: /x\nDisallow: /x',
      'Disallow: /x\nAllow: /x',
      'Disallow: /*x\nAllow: /?x\nAllow: /x*',
    ]) {
      expect(robotsVerdict(parse(`User-agent: a\n${rules}`), 'a', '/x').allowed).toBe(true);
    }
  });

  it('counts a pattern by its encoded length', () => {
    const robots = parse('User-agent: a\nDisallow: /é*\nAllow: /%C3%A9*x\nDisallow: /é**');
    expect(robotsVerdict(robots, 'a', '/%C3%A9x').rule).toBe('Allow: /%C3%A9*x');
  });

  it('opens a folder whose index page is allowed', () => {
    const robots = parse('User-agent: a\nDisallow: /\nAllow: /shop/index.html');
    expect(robotsVerdict(robots, 'a', '/shop/').allowed).toBe(true);
    expect(robotsVerdict(robots, 'a', '/shop/index.html').allowed).toBe(true);
    expect(robotsVerdict(robots, 'a', '/shop/cart').allowed).toBe(false);
  });

  it('matches the reference implementation on random patterns', () => {
    const random = randomNumbers(9309);
    for (let round = 0; round < 20_000; round++) {
      const path = `/${word(random, 'ab/', random(20))}`;
      const pattern = `${word(random, 'ab*/', 1 + random(9))}${random(3) === 0 ? '$' : ''}`;
      expect([pattern, path, matches(pattern, path)]).toEqual([pattern, path, matchesByPositions(pattern, path)]);
    }
  });
});

describe('robotsVerdict: its result', () => {
  const robots = parse(
    'User-agent: GPTBot\nDisallow: /private/ # keep out\nAllow: /private/open\n\nUser-agent: *\nDisallow: /cart\n',
  );

  it.each([
    ['GPTBot', '/private/x', { allowed: false, source: 'ownGroup', rule: 'Disallow: /private/', line: 2 }],
    ['GPTBot', '/private/open', { allowed: true, source: 'ownGroup', rule: 'Allow: /private/open', line: 3 }],
    ['GPTBot', '/cart', { allowed: true, source: 'ownGroup', rule: null, line: null }],
    ['other', '/cart', { allowed: false, source: 'wildcard', rule: 'Disallow: /cart', line: 6 }],
    ['other', '/', { allowed: true, source: 'wildcard', rule: null, line: null }],
  ])('%s at %s', (token, path, verdict) => {
    expect(robotsVerdict(robots, token, path)).toEqual(verdict);
  });

  it('reports when no group applies', () => {
    const none = { allowed: true, source: 'noRule', rule: null, line: null };
    expect(robotsVerdict(parse('User-agent: GPTBot\nDisallow: /'), 'other', '/')).toEqual(none);
    expect(robotsVerdict(parse(''), 'other', '/')).toEqual(none);
  });

  it('quotes the rule in the characters of the file', () => {
    expect(robotsVerdict(parse('User-agent: *\nDisallow: /über'), 'a', '/%C3%BCber').rule).toBe('Disallow: /über');
  });

  it('accepts a prepared path for many crawlers', () => {
    const path = robotsPath('https://e.example/private/x#top');
    expect(robotsVerdict(robots, 'GPTBot', path).allowed).toBe(false);
    expect(robotsVerdict(robots, 'other', path).allowed).toBe(true);
    expect(robotsVerdict(robots, 'gptbot', path).allowed).toBe(false);
  });
});

describe('robotsVerdict: hostile files', () => {
  const long = `/${'a'.repeat(8000)}`;

  it.each([
    ['thirty stars', `/${'*a'.repeat(30)}*b`],
    ['eight thousand stars', `/${'*a'.repeat(8000)}*b`],
    [
      'growing pieces',
      Array.from({ length: 700 }, (_, n) => `*${'a'.repeat(n + 1)}*${'a'.repeat(n + 1)}*b`).join('\nDisallow: '),
    ],
    ['many short rules', Array.from({ length: 25_000 }, (_, n) => `*aa${n % 7}a*ab`).join('\nDisallow: ')],
  ])('answers %s against a path of eight thousand equal letters', (_, rules) => {
    expect(robotsVerdict(parse(`User-agent: *\nDisallow: ${rules}`), 'a', long).allowed).toBe(true);
    expect(robotsVerdict(parse(`User-agent: *\nDisallow: ${rules}`), 'a', `${long}0aab`).allowed).toBe(false);
  });
});

describe('getMatchedPath', () => {
  it.each([
    ['https://example.com', '/'],
    ['https://example.com?q=1', '/?q=1'],
    ['https://example.com/a/b?c=d#e', '/a/b?c=d'],
    ['https://example.com#a/b', '/'],
    ['example.com/a', '/a'],
    ['//example.com/a', '/a'],
    ['/a?u=https://other.example/b', '/a?u=https://other.example/b'],
    ['', '/'],
  ])('%s: %s', (url, path) => {
    expect(getMatchedPath(url)).toBe(path);
  });
});

/** Reference implementation of a pattern: the set of all positions it can have reached. */
function matchesByPositions(pattern: string, path: string): boolean {
  let positions = [0];
  for (const [index, character] of [...pattern].entries()) {
    if (character === '$' && index === pattern.length - 1) return positions.includes(path.length);
    positions =
      character === '*'
        ? Array.from({ length: path.length - (positions[0] ?? 0) + 1 }, (_, step) => (positions[0] ?? 0) + step)
        : positions.filter((at) => path[at] === character).map((at) => at + 1);
    if (positions.length === 0) return false;
  }
  return true;
}

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function word(random: (below: number) => number, letters: string, length: number): string {
  return Array.from({ length }, () => letters[random(letters.length)]).join('');
}
