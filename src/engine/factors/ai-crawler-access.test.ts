import { describe, expect, it } from 'vitest';
import type { BotAccess } from '#shared/audit/factors.ts';
import type { RobotsTxtStatus, SiteSitemap } from '#shared/audit/site.ts';
import { aPage, aSite, HOME_URL, someBots, someEvidence } from '#test/builders.ts';
import { testFactorCases } from '#test/factor-cases.ts';
import { aiCrawlerAccess } from './ai-crawler-access.ts';

const blocked: Partial<BotAccess> = { verdict: 'blocked', ruleSource: 'ownGroup', rule: 'Disallow: /' };
const byAll: Partial<BotAccess> = { verdict: 'blocked', ruleSource: 'wildcard', rule: 'Disallow: /' };
const noFile: Partial<BotAccess> = { ruleSource: 'noRobotsTxt' };
const noAnswer: Partial<BotAccess> = { verdict: 'blocked', ruleSource: 'unreadable' };
const SEARCH = ['Googlebot', 'Bingbot', 'OAI-SearchBot', 'PerplexityBot', 'Claude-SearchBot', 'Applebot'];
const everyone = (over: Partial<BotAccess>) => Object.fromEntries(SEARCH.map((token) => [token, over]));
const givenBots = (over: Parameters<typeof someBots>[0]) => ({ bots: someBots(over) });
const pageRule = (rule: string) => givenBots({ Googlebot: { pageRule: rule }, Bingbot: { pageRule: rule } });
const robots = (status: RobotsTxtStatus, httpStatus: number | null = 200) =>
  aSite({ robotsTxt: { ...aSite().robotsTxt, status, httpStatus } });
const sitemap = (status: SiteSitemap['status'], urlCount = 0) => ({
  site: aSite({ sitemaps: [{ url: `${HOME_URL}sitemap.xml`, status, urlCount, problem: null }] }),
});
const canonical = (address: string | null) => ({ home: aPage({ canonical: address }) });

describe('aiCrawlerAccess', () => {
  testFactorCases(aiCrawlerAccess, [
    { when: 'Google is let in', given: {}, check: 'googlebot', status: 'pass' },
    {
      when: 'Google is shut out',
      given: givenBots({ Googlebot: blocked }),
      check: 'googlebot',
      status: 'fail',
      says: 'by name',
    },
    {
      when: 'everyone is shut out',
      given: givenBots(everyone(byAll)),
      check: 'googlebot',
      status: 'fail',
      says: 'for all bots',
    },
    { when: 'Bing is shut out', given: givenBots({ Bingbot: blocked }), check: 'bingbot', status: 'fail' },
    {
      when: 'ChatGPT search is shut out',
      given: givenBots({ 'OAI-SearchBot': blocked }),
      check: 'oaiSearchbot',
      status: 'fail',
    },
    {
      when: 'one other is shut out',
      given: givenBots({ PerplexityBot: blocked }),
      check: 'otherAnswerBots',
      status: 'partial',
      says: 'blocks PerplexityBot',
    },
    { when: 'all are shut out', given: givenBots(everyone(byAll)), check: 'otherAnswerBots', status: 'fail' },
    {
      when: 'no readers known',
      given: { bots: { bots: [], contentSignals: [] } },
      check: 'googlebot',
      status: 'notMeasured',
    },
    {
      when: 'robots.txt cannot be read',
      given: {
        site: robots('unreadable', 503),
        bots: someBots(everyone({ verdict: 'blocked', ruleSource: 'unreadable' })),
      },
      check: 'googlebot',
      status: 'fail',
      says: 'error 503',
    },
    { when: 'all pages open', given: {}, check: 'pagesOpen', status: 'pass' },
    {
      when: 'a page is closed',
      given: givenBots({ Bingbot: { blockedPages: [`${HOME_URL}contact`] } }),
      check: 'pagesOpen',
      status: 'partial',
      says: '/contact is blocked for Bingbot',
    },
    {
      when: 'a legal notice is closed',
      given: givenBots({ Bingbot: { blockedPages: [`${HOME_URL}impressum.html`, `${HOME_URL}datenschutz`] } }),
      check: 'pagesOpen',
      status: 'pass',
    },
    { when: 'the whole site is closed', given: givenBots(everyone(byAll)), check: 'pagesOpen', status: 'fail' },
    { when: 'no mark', given: {}, check: 'indexable', status: 'pass' },
    { when: 'noindex', given: pageRule('meta robots: noindex, follow'), check: 'indexable', status: 'fail' },
    { when: 'none', given: pageRule('x-robots-tag: none'), check: 'indexable', status: 'fail' },
    {
      when: 'an image preview of none',
      given: pageRule('robots: max-image-preview:none'),
      check: 'indexable',
      status: 'pass',
    },
    {
      when: 'noindex for Bing',
      given: givenBots({ Bingbot: { pageRule: 'bingbot: noindex' } }),
      check: 'indexable',
      status: 'partial',
      says: 'Bingbot',
    },
    { when: 'nosnippet', given: pageRule('nosnippet'), check: 'quotable', status: 'fail' },
    { when: 'max-snippet 0', given: pageRule('max-snippet:0'), check: 'quotable', status: 'fail' },
    { when: 'max-snippet 1', given: pageRule('meta robots: max-snippet:1'), check: 'quotable', status: 'fail' },
    { when: 'nothing may be quoted', given: { home: aPage({ noSnippetShare: 1 }) }, check: 'quotable', status: 'fail' },
    { when: 'a small part', given: { home: aPage({ noSnippetShare: 0.1 }) }, check: 'quotable', status: 'pass' },
    {
      when: 'the end date has passed',
      given: givenBots({ Googlebot: { pageRule: 'meta robots: unavailable_after:2025-01-31' } }),
      check: 'indexable',
      status: 'fail',
    },
    { when: 'noarchive', given: pageRule('noarchive'), check: 'quotable', status: 'partial', says: 'Copilot' },
    { when: 'asked, the same', given: {}, check: 'probes', status: 'pass' },
    {
      when: 'asked, different',
      given: givenBots({ PerplexityBot: { probe: 'possibleBlock' } }),
      check: 'probes',
      status: 'partial',
      says: 'possible block',
    },
    {
      when: 'all different is still no proof',
      given: givenBots(everyone({ probe: 'possibleBlock' })),
      check: 'probes',
      status: 'partial',
    },
    { when: 'unclear', given: givenBots(everyone({ probe: 'unclear' })), check: 'probes', status: 'notMeasured' },
    { when: 'not asked', given: givenBots(everyone({ probe: null })), check: 'probes', status: 'notMeasured' },
    { when: 'https', given: {}, check: 'https', status: 'pass' },
    { when: 'http', given: { site: aSite({ https: false }) }, check: 'https', status: 'fail' },
    { when: 'a sitemap', given: {}, check: 'sitemap', status: 'pass' },
    { when: 'none', given: sitemap('missing'), check: 'sitemap', status: 'partial' },
    { when: 'an empty one', given: sitemap('present'), check: 'sitemap', status: 'partial', says: 'lists no page' },
    { when: 'a broken one', given: sitemap('invalid'), check: 'sitemap', status: 'fail' },
    {
      when: 'one that the server refuses',
      given: sitemap('refused'),
      check: 'sitemap',
      status: 'notMeasured',
      says: '/sitemap.xml',
    },
    { when: 'no canonical', given: canonical(null), check: 'canonical', status: 'pass' },
    {
      when: 'itself with www',
      given: canonical('https://www.harborandpine.example'),
      check: 'canonical',
      status: 'pass',
    },
    { when: 'its index file', given: canonical(`${HOME_URL}index.html`), check: 'canonical', status: 'pass' },
    { when: 'another page', given: canonical(`${HOME_URL}start`), check: 'canonical', status: 'partial' },
    {
      when: 'another site',
      given: canonical('https://other.example/'),
      check: 'canonical',
      status: 'fail',
      says: 'other.example',
    },
    {
      when: 'training bots shut out cost nothing',
      given: givenBots({ GPTBot: blocked }),
      check: 'trainingBots',
      status: 'pass',
      says: 'GPTBot can’t',
    },
    {
      when: 'no robots.txt costs nothing',
      given: { site: robots('missing', 404) },
      check: 'robotsTxt',
      status: 'partial',
      says: 'no robots.txt',
    },
    {
      when: 'a refused robots.txt is told as refused',
      given: { site: robots('missing', 403) },
      check: 'robotsTxt',
      status: 'partial',
      says: 'refuses',
    },
  ]);

  const statuses = (given: Parameters<typeof someEvidence>[0]) => {
    const { gptbotStatus, oaiSearchbotStatus, robotsTxtExists, warning } = aiCrawlerAccess.evaluate(
      someEvidence(given),
    );
    return { gptbotStatus, oaiSearchbotStatus, robotsTxtExists, hasWarning: warning !== null };
  };
  it.each([
    ['found', {}, { gptbotStatus: 'allowed', oaiSearchbotStatus: 'allowed', robotsTxtExists: true, hasWarning: false }],
    [
      'found',
      { GPTBot: blocked },
      { gptbotStatus: 'blocked', oaiSearchbotStatus: 'allowed', robotsTxtExists: true, hasWarning: false },
    ],
    [
      'missing',
      { GPTBot: noFile, 'OAI-SearchBot': noFile },
      { gptbotStatus: 'unknown', oaiSearchbotStatus: 'unknown', robotsTxtExists: false, hasWarning: true },
    ],
    [
      'notRobots',
      { GPTBot: noFile, 'OAI-SearchBot': noFile },
      { gptbotStatus: 'unknown', oaiSearchbotStatus: 'unknown', robotsTxtExists: false, hasWarning: true },
    ],
    [
      'unreadable',
      { GPTBot: noAnswer, 'OAI-SearchBot': noAnswer },
      { gptbotStatus: 'unknown', oaiSearchbotStatus: 'unknown', robotsTxtExists: false, hasWarning: true },
    ],
  ] as const)('robots.txt %s, bots %j', (status, over, expected) => {
    expect(statuses({ site: robots(status), bots: someBots(over) })).toEqual(expected);
  });

  it('blocking training and user-sent bots changes no points', () => {
    const sum = (given: Parameters<typeof someEvidence>[0]) =>
      aiCrawlerAccess.evaluate(someEvidence(given)).checks.reduce((total, { points }) => total + points, 0);
    expect(sum(givenBots({ GPTBot: blocked, ClaudeBot: blocked, 'ChatGPT-User': blocked }))).toBe(sum({}));
    expect(sum({ site: robots('missing', 404) })).toBe(sum({}));
  });

  it('fixes a rule for all bots in one action', () => {
    const { checks } = aiCrawlerAccess.evaluate(someEvidence(givenBots(everyone(byAll))));
    const fixes = checks.filter(({ status }) => status === 'fail').map(({ fix }) => JSON.stringify(fix));
    expect(fixes).toHaveLength(5);
    expect(new Set(fixes).size).toBe(1);
  });

  it('returns the whole table and the content signals', () => {
    const given = { bots: { ...someBots(), contentSignals: ['search=yes, ai-train=no'] } };
    const finding = aiCrawlerAccess.evaluate(someEvidence(given));
    expect(finding.bots).toHaveLength(9);
    expect(finding.contentSignals).toEqual(['search=yes, ai-train=no']);
  });
});
