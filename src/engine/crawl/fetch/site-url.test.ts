import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '#test/hostile-addresses.ts';
import { parseSiteUrl } from './site-url.ts';

describe('URLs of websites', () => {
  it.each([
    ['example.com', 'https://example.com/', false],
    ['  Example.COM  ', 'https://example.com/', false],
    ['example.com.', 'https://example.com/', false],
    ['http://example.com', 'http://example.com/', true],
    ['HTTPS://www.example.com/Contact?from=ad#map', 'https://www.example.com/Contact?from=ad', true],
    ['example.com/a/../b', 'https://example.com/b', false],
    ['//example.com/x', 'https://example.com/x', false],
    ['http:/example.com', 'http://example.com/', true],
    ['example.com:443', 'https://example.com/', false],
    ['example.com:80', 'https://example.com/', false],
    ['http://example.com:80/', 'http://example.com/', true],
    ['http://example.com:443/', 'http://example.com:443/', true],
    ['example.com/a:8080/b', 'https://example.com/a:8080/b', false],
    ['https://example.com/?next=http://other.test:81/', 'https://example.com/?next=http://other.test:81/', true],
    ['münchen.de', 'https://xn--mnchen-3ya.de/', false],
    ['http://日本語.jp/会社', 'http://xn--wgv71a119e.jp/%E4%BC%9A%E7%A4%BE', true],
    ['bäckerei-müller.test', 'https://xn--bckerei-mller-bfb28a.test/', false],
    ['\u200eexample.com\u200b', 'https://example.com/', false],
    ['\ufeffhttps://example.com', 'https://example.com/', true],
    ['my_shop.example.com', 'https://my_shop.example.com/', false],
    ['shop.example', 'https://shop.example/', false],
  ])('%j is %s', (input, href, schemeTyped) => {
    const parsed = parseSiteUrl(input);
    expect(parsed).toMatchObject({ ok: true, schemeTyped });
    expect(parsed.ok && parsed.url.href).toBe(href);
  });
});

describe('rejected input', () => {
  it('has enough cases', () => {
    expect(HOSTILE_TARGETS.length).toBeGreaterThan(100);
  });

  it.each(HOSTILE_TARGETS.map((target) => [target.slice(0, 60), target]))('rejects %j', (_shown, target) => {
    const parsed = parseSiteUrl(target);
    expect(parsed.ok).toBe(false);
    const error = parsed.ok ? '' : parsed.error;
    // A sentence for the owner that does not repeat the input.
    expect(error).toMatch(/^[A-Z][A-Za-z’ ,:;@/.()-]+\.$/);
  });

  it('has one wording for every private target', () => {
    const answers = HOSTILE_TARGETS.map(parseSiteUrl).filter(
      (parsed) => !parsed.ok && parsed.code === 'blocked-address',
    );
    expect(answers.length).toBeGreaterThan(50);
    expect(new Set(answers.map((parsed) => JSON.stringify(parsed))).size).toBe(1);
  });

  it.each([
    ['', 'Type the address of your website, like example.com.'],
    ['Example Plumbing Ltd', 'does not look like a website address'],
    ['info@example.com', 'Leave out everything up to the @ sign'],
    ['mailto:info@example.com', 'Only websites can be checked'],
    ['example.com:8080', 'Leave out the colon and the number after it'],
    [`example.com/${'x'.repeat(3000)}`, 'too long'],
  ])('says what to do about %j', (input, words) => {
    const parsed = parseSiteUrl(input);
    expect(parsed.ok ? '' : parsed.error).toContain(words);
    expect(parsed.ok ? '' : parsed.code).toBe('invalid-url');
  });
});
