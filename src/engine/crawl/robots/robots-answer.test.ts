import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { policyVerdict, readRobotsAnswer } from './robots-answer.ts';

type Response = Parameters<typeof readRobotsAnswer>[0];

const aResponse = (changes: Partial<Response> & { text?: string; contentType?: string }): Response => ({
  status: 200,
  problem: null,
  headers: { 'content-type': changes.contentType ?? 'text/plain' },
  body: changes.text === undefined ? null : Buffer.from(changes.text, 'utf8'),
  ...changes,
});
const statusWhen = (changes: Parameters<typeof aResponse>[0]) => readRobotsAnswer(aResponse(changes)).status;

describe('readRobotsAnswer', () => {
  it.each([
    [200, 'found'],
    [204, 'found'],
    [301, 'missing'],
    [304, 'missing'],
    [400, 'missing'],
    [401, 'missing'],
    [403, 'missing'],
    [404, 'missing'],
    [410, 'missing'],
    [451, 'missing'],
    [429, 'unreadable'],
    [500, 'unreadable'],
    [503, 'unreadable'],
    [999, 'unreadable'],
    [0, 'unreadable'],
  ])('status %i: %s', (status, expected) => {
    expect(statusWhen({ status })).toBe(expected);
  });

  it.each([
    ['timed-out', 'unreadable'],
    ['certificate-problem', 'unreadable'],
    ['dns-not-found', 'unreadable'],
    ['unreachable', 'unreadable'],
    ['protocol-error', 'unreadable'],
    ['blocked-address', 'unreadable'],
    ['redirect-loop', 'missing'],
    ['redirect-refused', 'missing'],
  ] as const)('no answer because of %s: %s', (problem, expected) => {
    expect(statusWhen({ status: 0, problem })).toBe(expected);
  });

  it.each([
    [200, 'too-large', 'found'],
    [200, 'cut-short', 'unreadable'],
    [200, 'bad-encoding', 'unreadable'],
    [404, 'cut-short', 'missing'],
    [429, 'cut-short', 'unreadable'],
    [503, 'too-large', 'unreadable'],
  ] as const)('status %i with a body that is %s: %s', (status, problem, expected) => {
    expect(statusWhen({ status, problem, text: 'User-agent: *\nDisallow: /' })).toBe(expected);
  });

  const rules = 'User-agent: *\nDisallow: /private\n';
  it.each([
    ['rules', rules, 'text/plain', 'found'],
    ['rules sent as a web page', rules, 'text/html; charset=utf-8', 'found'],
    ['nothing', '', 'text/plain', 'found'],
    ['white space', ' \r\n\n', 'text/html', 'found'],
    ['comments', '# nothing to say\n', 'text/plain', 'found'],
    ['a byte order mark and rules', `\uFEFF${rules}`, 'text/plain', 'found'],
    ['a stray tag and rules', `<br>\n${rules}`, 'text/plain', 'found'],
    ['a web page', '<!DOCTYPE html>\n<html><p>Home</p></html>', 'text/html', 'notRobots'],
    ['a web page sent as text', '\n  <html lang="en"><p>Home</p></html>', 'text/plain', 'notRobots'],
    ['a web page that quotes rules', `<!doctype html><pre>\n${rules}</pre>`, 'text/html', 'notRobots'],
    ['a fragment', '<p>Not here</p>', 'text/html', 'notRobots'],
    ['JSON', '{"error":"not found"}', 'application/json', 'notRobots'],
    ['a JSON list', '[]', 'text/plain', 'notRobots'],
    ['JSON text', '"not found"', 'application/json; charset=utf-8', 'notRobots'],
    ['a picture', '\u0089PNG', 'image/png', 'notRobots'],
    ['rules named a picture', rules, 'image/png', 'found'],
  ])('%s', (_, text, contentType, expected) => {
    expect(statusWhen({ text, contentType })).toBe(expected);
  });

  it('cannot read UTF-16', () => {
    const wide = Buffer.from(rules, 'utf16le');
    expect(statusWhen({ body: wide })).toBe('unreadable');
    expect(statusWhen({ body: Buffer.concat([Buffer.from([0xff, 0xfe]), wide]) })).toBe('unreadable');
    expect(statusWhen({ body: Buffer.from(wide).swap16() })).toBe('unreadable');
  });
});

describe('policyVerdict', () => {
  const blockingFile = 'User-agent: *\nDisallow: /\n';

  it('follows the rules of a file that was found', () => {
    expect(policyVerdict(readRobotsAnswer(aResponse({ text: blockingFile })), 'a', '/').rule).toBe('Disallow: /');
  });

  it.each([
    ['a missing file', aResponse({ status: 404, text: blockingFile }), true],
    ['a web page', aResponse({ text: `<html>\n${blockingFile}` }), true],
    ['an unreadable file', aResponse({ status: 503, text: 'User-agent: *\nAllow: /\n' }), false],
  ])('%s: allowed %s', (_, given, allowed) => {
    expect(policyVerdict(readRobotsAnswer(given), 'a', 'https://e.example/x')).toEqual({
      allowed,
      source: 'noRule',
      rule: null,
      line: null,
    });
  });
});
