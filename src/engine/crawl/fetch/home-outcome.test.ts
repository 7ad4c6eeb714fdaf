import { describe, expect, it } from 'vitest';
import { aPage } from '#test/builders.ts';
import { type CollectedResponse, RESPONSE_PROBLEMS, type ResponseProblem } from '../../evidence/evidence-bundle.ts';
import { readRobotsAnswer } from '../robots/robots-answer.ts';
import { homeFailure, problemFailure, robotsFailure, unreadHomeFailure } from './home-outcome.ts';
import { BLOCKED_ADDRESS_SENTENCE, parseSiteUrl } from './site-url.ts';

function aResponse(over: Partial<CollectedResponse> = {}): CollectedResponse {
  return {
    purpose: 'home',
    url: 'http://shop.test/',
    finalUrl: 'http://shop.test/',
    redirects: [],
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: new TextEncoder().encode('<p>hello'),
    bodyLength: 8,
    truncated: false,
    problem: null,
    detail: null,
    ms: 1,
    askedAs: null,
    ...over,
  };
}

const nothing = { body: null, bodyLength: 0 };
const page = aPage();
const emptyPage = aPage({
  title: null,
  ...{ headings: [], blocks: [], links: [], images: [], scripts: [], wordCount: 0, structured: [] },
});

describe('problemFailure', () => {
  it.each(RESPONSE_PROBLEMS)('describes %s in full sentences for an owner', (problem) => {
    const { error } = problemFailure(
      aResponse({ ...nothing, problem, detail: 'the certificate has expired' }),
      problem,
    );
    expect(error).toMatch(/^\p{Lu}.{20,300}\.$/u);
    expect(error).not.toMatch(/undefined|null/);
  });

  it('has one wording for every private target, typed or redirected to', () => {
    const typed = parseSiteUrl('http://127.0.0.1/');
    expect(typed).toMatchObject({ ok: false, error: BLOCKED_ADDRESS_SENTENCE });
    expect(problemFailure(aResponse(nothing), 'blocked-address').error).toBe(BLOCKED_ADDRESS_SENTENCE);
  });

  it('names the reason of a certificate problem', () => {
    const response = aResponse({ ...nothing, detail: 'the certificate is for another name' });
    expect(problemFailure(response, 'certificate-problem').error).toContain(
      'Reason: the certificate is for another name.',
    );
  });

  it('shows the redirect chain, shortened', () => {
    const hop = (from: string, to: string) => ({ from, to, status: 301 });
    const redirects = [
      hop('http://a.test/', `http://a.test/${'x'.repeat(200)}`),
      hop('http://a.test/x', 'http://a.test/'),
    ];
    const { error } = problemFailure(aResponse({ ...nothing, redirects }), 'redirect-loop');
    expect(error).toContain('The redirects: http://a.test/ → http://a.test/xx');
    expect(error.length).toBeLessThan(300);
  });
});

describe('unreadHomeFailure', () => {
  it.each([
    [401, 'login-wall'],
    [403, 'access-denied'],
    [404, 'page-not-found'],
    [418, 'http-error'],
    [429, 'rate-limited'],
    [503, 'http-error'],
    [999, 'http-error'],
  ] as const)('status %i is %s, with the number in the sentence', (status, code) => {
    expect(unreadHomeFailure(aResponse({ status }))).toEqual({ code, error: expect.stringContaining(String(status)) });
  });

  it.each([
    ['3600', 'in 60 minutes'],
    ['7200', 'in 2 hours'],
    ['5', 'in a few minutes'],
    ['9999999999', 'in a few minutes'],
    ['Fri, 31 Dec 2027 23:59:59 GMT', 'in a few minutes'],
    [undefined, 'in a few minutes'],
  ])('shows Retry-After %s as "%s"', (retryAfter, words) => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    expect(unreadHomeFailure(aResponse({ status: 429, headers }))?.error).toContain(words);
  });

  it('prefers the status to the body’s problem', () => {
    expect(unreadHomeFailure(aResponse({ status: 403, problem: 'bad-encoding' }))?.code).toBe('access-denied');
  });

  it.each(['cut-short', 'too-large', 'timed-out'] as const)(
    'lets a body that came in part (%s) be looked at',
    (problem) => {
      expect(unreadHomeFailure(aResponse({ problem, truncated: true }))).toBeNull();
      expect(unreadHomeFailure(aResponse({ problem, ...nothing }))).not.toBeNull();
    },
  );

  it('calls a page without a byte empty', () => {
    expect(unreadHomeFailure(aResponse({ bodyLength: 0, body: new Uint8Array(0) }))?.code).toBe('empty-page');
  });
});

describe('homeFailure', () => {
  it('is null for a page', () => {
    expect(homeFailure(aResponse(), page)).toBeNull();
  });

  const partial: readonly (readonly [ResponseProblem, string])[] = [
    ['too-large', 'too-large'],
    ['timed-out', 'timed-out'],
    ['cut-short', 'protocol-error'],
  ];
  it.each(partial)('evaluates the partial body of a page that is %s, if it has content', (problem, code) => {
    expect(homeFailure(aResponse({ problem, truncated: true }), page)).toBeNull();
    expect(homeFailure(aResponse({ problem, truncated: true }), emptyPage)?.code).toBe(code);
  });

  it('says why a page could not be parsed', () => {
    expect(homeFailure(aResponse({ problem: 'parse-timeout' }), null)?.code).toBe('out-of-time');
    expect(homeFailure(aResponse({ problem: 'parse-error' }), null)?.code).toBe('internal-error');
  });

  it('recognizes a challenge by its marker and its short text', () => {
    const body = new TextEncoder().encode('<title>Just a moment...</title>');
    const response = aResponse({ body, bodyLength: body.byteLength });
    expect(homeFailure(response, aPage({ wordCount: 12 }))?.code).toBe('bot-challenge');
    expect(homeFailure(response, aPage({ wordCount: 400 }))).toBeNull();
  });
});

describe('robotsFailure', () => {
  const gate = (over: Partial<CollectedResponse>) => {
    const response = aResponse({ purpose: 'robots', headers: { 'content-type': 'text/plain' }, ...over });
    return { ...readRobotsAnswer(response), response, crawlDelaySeconds: null };
  };

  it.each([
    [{ status: 503 }, 'it returns error 503'],
    [{ status: 0, problem: 'timed-out' }, 'it does not answer in time'],
    [{ status: 0, problem: 'unreachable' }, 'it does not answer'],
    [{ status: 200, problem: 'cut-short' }, 'the reply is broken'],
    [{ status: 302, problem: 'blocked-address' }, 'it redirects to an address that doesn’t open'],
  ] as const)('tells how an unreadable file is unreadable: %o', (over, words) => {
    expect(robotsFailure(gate({ ...nothing, ...over }))).toEqual({
      code: 'robots-refused',
      error: expect.stringContaining(`robots.txt cannot be read: ${words}.`),
    });
  });

  it('explains how to allow our bot where a rule blocks it', () => {
    const body = new TextEncoder().encode('User-agent: *\nDisallow: /\n');
    expect(robotsFailure(gate({ body, bodyLength: body.byteLength })).error).toContain('"User-agent: PorchlightBot"');
  });
});
