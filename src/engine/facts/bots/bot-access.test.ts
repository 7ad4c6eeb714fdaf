import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { BOTS } from '#shared/audit/bots.ts';
import { anInnerPage, aPage, HOME_URL } from '#test/builders.ts';
import type { CollectedResponse, EvidenceBundle } from '../../evidence/evidence-bundle.ts';
import { deriveBotAccess, getCrawlerStatus } from './bot-access.ts';

function aResponse(over: Partial<CollectedResponse>): CollectedResponse {
  const url = over.url ?? HOME_URL;
  return {
    purpose: 'home',
    url,
    finalUrl: url,
    redirects: [],
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: null,
    bodyLength: over.body?.byteLength ?? 0,
    truncated: false,
    problem: null,
    detail: null,
    ms: 20,
    askedAs: null,
    ...over,
  };
}

const robotsTxt = (text: string, over: Partial<CollectedResponse> = {}) =>
  aResponse({
    purpose: 'robots',
    url: new URL('/robots.txt', over.url ?? HOME_URL).href,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(text),
    ...over,
  });

const homeAnswer = (headers: Record<string, string> = {}) => aResponse({ bodyLength: 20_000, headers });
const probe = (askedAs: string, over: Partial<CollectedResponse> = {}) =>
  aResponse({ purpose: 'reader-probe', askedAs, bodyLength: 20_000, ...over });

function aBundle(...responses: CollectedResponse[]): EvidenceBundle {
  return {
    version: 1,
    target: HOME_URL,
    schemeTyped: false,
    collectedAt: '2026-11-21T10:00:00.000Z',
    collectedInMs: 900,
    userAgent: 'PorchlightBot',
    responses,
    pagesNotRead: [],
    notes: [],
  };
}

function accessOf(token: string, bundle: EvidenceBundle, home = aPage(), pages = [home]) {
  const bot = deriveBotAccess({ bundle, home, pages }).bots.find((one) => one.token === token);
  if (bot === undefined) throw new Error(`no row for ${token}`);
  return bot;
}

describe('deriveBotAccess: robots.txt', () => {
  it('lists every bot of the table, in its order', () => {
    const { bots } = deriveBotAccess({ bundle: aBundle(homeAnswer(), robotsTxt('')), home: aPage(), pages: [] });
    expect(bots.map(({ token }) => token)).toEqual(BOTS.map(({ token }) => token));
  });

  const file = `
User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: OAI-SearchBot
Allow: /
Disallow: /questions

User-agent: *
Disallow: /cart
Content-Signal: search=yes, ai-train=no
`;

  it.each([
    ['GPTBot', 'blocked', 'ownGroup', 'Disallow: /', []],
    ['CCBot', 'blocked', 'ownGroup', 'Disallow: /', []],
    ['OAI-SearchBot', 'allowed', 'ownGroup', 'Allow: /', [`${HOME_URL}questions`]],
    ['PerplexityBot', 'allowed', 'wildcard', null, []],
  ])('%s is %s', (token, verdict, ruleSource, rule, blockedPages) => {
    const home = aPage();
    const pages = [home, anInnerPage('questions'), anInnerPage('contact')];
    expect(accessOf(token, aBundle(homeAnswer(), robotsTxt(file)), home, pages)).toMatchObject({
      verdict,
      ruleSource,
      rule,
      blockedPages,
    });
  });

  it('shows content signals', () => {
    const bundle = aBundle(homeAnswer(), robotsTxt(file));
    expect(deriveBotAccess({ bundle, home: aPage(), pages: [] }).contentSignals).toEqual([
      'Content-Signal: search=yes, ai-train=no',
    ]);
  });

  const blocking = 'User-agent: *\nDisallow: /\n';
  it.each([
    ['no file', robotsTxt(blocking, { status: 404 }), 'allowed', 'noRobotsTxt', 'unknown'],
    ['a web page in its place', robotsTxt('<!doctype html><p>Hello'), 'allowed', 'noRobotsTxt', 'unknown'],
    ['a broken server', robotsTxt(blocking, { status: 503 }), 'blocked', 'unreadable', 'unknown'],
    ['no answer', robotsTxt('', { status: 0, body: null, problem: 'timed-out' }), 'blocked', 'unreadable', 'unknown'],
    ['an empty file', robotsTxt(''), 'allowed', 'noRule', 'allowed'],
    ['a closed door', robotsTxt(blocking), 'blocked', 'wildcard', 'blocked'],
    ['rules for others only', robotsTxt('User-agent: Other\nDisallow: /'), 'allowed', 'noRule', 'allowed'],
  ])('%s: %s', (_, robots, verdict, ruleSource, status) => {
    const bundle = aBundle(homeAnswer(), robots);
    for (const token of ['GPTBot', 'OAI-SearchBot']) {
      expect(accessOf(token, bundle)).toMatchObject({ verdict, ruleSource });
      const { bots } = deriveBotAccess({ bundle, home: aPage(), pages: [] });
      expect(getCrawlerStatus(bots, token.toLowerCase())).toBe(status);
    }
  });

  it('uses the file of each page’s own origin', () => {
    const home = aPage();
    const shop = aPage({ url: 'https://shop.harborandpine.example/' });
    const bundle = aBundle(
      homeAnswer(),
      robotsTxt('User-agent: *\nAllow: /'),
      robotsTxt(blocking, { url: 'https://shop.harborandpine.example/robots.txt' }),
    );
    expect(accessOf('Googlebot', bundle, home, [home, shop])).toMatchObject({
      verdict: 'allowed',
      blockedPages: [shop.url],
    });
  });

  it('reports nothing when robots.txt was never requested', () => {
    const access = deriveBotAccess({ bundle: aBundle(homeAnswer()), home: aPage(), pages: [] });
    expect(access).toEqual({ bots: [], contentSignals: [] });
    expect(getCrawlerStatus(access.bots, 'GPTBot')).toBe('unknown');
  });
});

describe('deriveBotAccess: the page’s own rules', () => {
  const meta = (agent: string, content: string) => aPage({ robotsMeta: [{ agent, content }] });
  const pageRule = (token: string, home = aPage(), header: string | null = null) =>
    accessOf(token, aBundle(homeAnswer(header === null ? {} : { 'x-robots-tag': header }), robotsTxt('')), home)
      .pageRule;

  it.each([
    ['Googlebot', meta('robots', 'noindex, follow'), null, 'meta robots: noindex'],
    ['GPTBot', meta('robots', 'noindex, follow'), null, null],
    ['Googlebot', meta('robots', 'index, follow, max-snippet:-1, max-image-preview:none'), null, null],
    ['Googlebot', meta('ROBOTS', 'NONE'), null, 'meta robots: none'],
    ['Googlebot', meta('robots', 'nosnippet noindex'), null, 'meta robots: nosnippet, noindex'],
    ['Googlebot', meta('robots', 'max-snippet: 0'), null, 'meta robots: max-snippet:0'],
    ['Googlebot', meta('robots', 'max-snippet:39'), null, 'meta robots: max-snippet:39'],
    ['Googlebot', meta('robots', 'max-snippet:50'), null, null],
    [
      'Googlebot',
      meta('robots', 'unavailable_after: Sunday, 01-Sep-24 12:34:56 GMT, nosnippet'),
      null,
      'meta robots: unavailable_after:sunday 01-sep-24 12:34:56 gmt, nosnippet',
    ],
    ['Bingbot', meta('robots', 'unavailable_after: 2024-09-01'), null, null],
    ['Googlebot', meta('bingbot', 'noindex'), null, null],
    ['Bingbot', meta('bingbot', 'noindex'), null, 'meta bingbot: noindex'],
    ['Bingbot', meta('robots', 'noarchive'), null, 'meta robots: noarchive'],
    ['Googlebot', meta('robots', 'noarchive'), null, null],
    ['GPTBot', meta('robots', 'noai, noimageai'), null, 'meta robots: noai'],
    ['Googlebot', meta('robots', 'noai'), null, null],
    ['GPTBot', meta('gptbot', 'noindex'), null, 'meta gptbot: noindex'],
    ['Googlebot', aPage(), 'noindex, nofollow', 'X-Robots-Tag: noindex'],
    ['Googlebot', aPage(), 'googlebot: noindex, nosnippet', 'X-Robots-Tag: googlebot: noindex, nosnippet'],
    ['Bingbot', aPage(), 'googlebot: noindex, nosnippet', null],
    ['Bingbot', aPage(), 'nosnippet, googlebot: noindex', 'X-Robots-Tag: nosnippet'],
    [
      'Googlebot',
      aPage(),
      'unavailable_after: 25 Jun 2027 15:00:00 PST, max-snippet: 0',
      'X-Robots-Tag: max-snippet:0',
    ],
    ['Googlebot', meta('robots', 'noindex'), 'nosnippet', 'meta robots: noindex; X-Robots-Tag: nosnippet'],
  ])('%s', (token, home, header, expected) => {
    expect(pageRule(token, home, header)).toBe(expected);
  });
});

describe('deriveBotAccess: probes', () => {
  const probed = (over: Partial<CollectedResponse>, normal: Partial<CollectedResponse> = {}) =>
    accessOf('GPTBot', aBundle(aResponse({ bodyLength: 20_000, ...normal }), robotsTxt(''), probe('GPTBot', over)))
      .probe;

  it.each([
    ['the same page', {}, 'same'],
    ['a page that lives a little', { bodyLength: 21_500 }, 'same'],
    ['a refusal', { status: 403, bodyLength: 300 }, 'possibleBlock'],
    ['a challenge', { status: 503, bodyLength: 900, headers: { 'cf-mitigated': 'challenge' } }, 'possibleBlock'],
    ['a notice in place of the page', { bodyLength: 900 }, 'possibleBlock'],
    ['half a page', { bodyLength: 9_000 }, 'unclear'],
    ['too many requests', { status: 429, bodyLength: 0 }, 'unclear'],
    ['a broken server', { status: 500, bodyLength: 0 }, 'unclear'],
    ['no answer', { status: 0, bodyLength: 0, problem: 'timed-out' as const }, 'unclear'],
    ['another address', { finalUrl: `${HOME_URL}welcome` }, 'unclear'],
  ])('%s: %s', (_, over, expected) => {
    expect(probed(over)).toBe(expected);
  });

  it('recognizes a challenge by its body', () => {
    const body = Buffer.from('<html><head><title>Just a moment...</title></head>');
    expect(probed({ status: 200, body, bodyLength: 15_000 })).toBe('possibleBlock');
  });

  it('makes no comparison when the normal response was not a page', () => {
    expect(probed({ status: 403 }, { status: 403 })).toBe('unclear');
  });

  it('is null for bots without a probe', () => {
    expect(accessOf('Googlebot', aBundle(homeAnswer(), robotsTxt(''), probe('GPTBot'))).probe).toBeNull();
  });
});
