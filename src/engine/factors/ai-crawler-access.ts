import { isRejection } from '#shared/audit/rejection.ts';
import type { Site } from '#shared/audit/site.ts';
import type { BotAccessEvidence } from '../evidence/audit-evidence.ts';
import { getCrawlerStatus } from '../facts/bots/bot-access.ts';
import { type CheckRule, toChecks } from './check-evaluation.ts';
import {
  evaluateBots,
  evaluateInformation,
  evaluatePageRules,
  evaluatePagesOpen,
  evaluateProbes,
  filterScoredBots,
} from './evaluate-bots.ts';
import { defineFactor } from './factor.ts';
import { formatCountOrNo, formatList } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';
import { evaluateCanonical, evaluateHttps, evaluateSitemap } from './site-basics.ts';

const RULES = {
  googlebot: {
    label: 'Google can open your site',
    maxPoints: 15,
    why: 'Googlebot feeds Google Search, AI Overviews and AI Mode. If it’s blocked, you disappear from all three.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
  },
  bingbot: {
    label: 'Bing can open your site',
    maxPoints: 9,
    why: 'Bing’s index also feeds Microsoft Copilot.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
    weakness: { text: 'it blocks Bing and Copilot' },
  },
  oaiSearchbot: {
    label: 'ChatGPT search can open your site',
    maxPoints: 12,
    why: 'Without OAI-SearchBot your site is not shown among the sources of ChatGPT’s search answers.',
    effort: 'minutes',
    rule: SOURCES.openAiCrawlers,
    weakness: { text: 'it blocks ChatGPT search' },
  },
  otherAnswerBots: {
    label: 'Other search engines and AI tools can open your site',
    maxPoints: 12,
    why: 'An AI tool can only name and link pages that its own bot can open.',
    effort: 'minutes',
    rule: SOURCES.answerEngineCrawlers,
    weakness: { text: 'it blocks some AI tools' },
  },
  pagesOpen: {
    label: 'None of your pages is blocked',
    maxPoints: 6,
    why: 'A rule meant for a few pages can block one that people should find.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
  },
  indexable: {
    label: 'Google may list your home page',
    maxPoints: 15,
    why: 'A “noindex” tag takes the page out of Google and out of AI answers.',
    effort: 'minutes',
    rule: SOURCES.googleRobotsMeta,
  },
  quotable: {
    label: 'Your home page may be quoted',
    maxPoints: 8,
    why: 'AI Overviews can’t quote pages with “nosnippet”. Copilot doesn’t use pages with “noarchive”.',
    effort: 'minutes',
    rule: SOURCES.googleAiFeatures,
  },
  probes: {
    label: 'Your server opens your site for AI bots',
    maxPoints: 9,
    why: 'Firewalls often block AI bots, whatever robots.txt says. Our test visit is a hint, not proof.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  https: {
    label: 'Your site uses https',
    maxPoints: 7,
    why: 'Browsers warn visitors about sites without https, and Google prefers sites with it.',
    effort: 'hour',
    rule: SOURCES.googleHttps,
    weakness: { text: 'browsers call it “not secure”' },
  },
  sitemap: {
    label: 'Your site has a sitemap',
    maxPoints: 4,
    why: 'It lists your pages for search engines. Small sites with good links don’t need one.',
    effort: 'minutes',
    rule: SOURCES.googleSitemaps,
  },
  canonical: {
    label: 'Your home page names itself as the original',
    maxPoints: 3,
    why: 'The “canonical” line tells Google which page is the original. If it names another one, Google may list that instead.',
    effort: 'minutes',
    rule: SOURCES.googleCanonical,
  },
  robotsTxt: {
    label: 'Your site has a robots.txt',
    maxPoints: 0,
    why: 'It tells search tools what they may open. Without one they may open everything. It costs no points.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
  },
  trainingBots: {
    label: 'Whether your pages may train AI models is your choice',
    maxPoints: 0,
    why: 'Blocking training bots doesn’t take you out of search or AI answers, so it changes no points.',
    effort: 'minutes',
    rule: SOURCES.openAiCrawlers,
  },
  userBots: {
    label: 'Bots that visit on request can open your pages',
    maxPoints: 0,
    why: 'They visit when someone asks an AI tool about your page. Some of them ignore robots.txt.',
    effort: 'minutes',
    rule: SOURCES.answerEngineCrawlers,
  },
  llmsTxt: {
    label: 'An llms.txt is optional',
    maxPoints: 0,
    why: 'No large engine says it reads this file, and Google ignores it.',
    effort: 'minutes',
    rule: SOURCES.googleAiFeatures,
  },
} as const satisfies Record<string, CheckRule>;

export const aiCrawlerAccess = defineFactor({
  key: 'aiCrawlerAccess',
  label: 'AI Crawler Access',
  category: 'ai',
  weight: 8,
  reason: 'Who may not read a site cannot cite it, and a site kept from Googlebot vanishes: the condition of the rest.',
  measures: 'Which search engines and AI tools can open your site.',
  rules: RULES,
  needs: ['home', 'homeHeaders', 'site', 'bots'],
  blank: {
    gptbotStatus: 'unknown',
    oaiSearchbotStatus: 'unknown',
    robotsTxtExists: false,
    bots: [],
    warning: null,
    contentSignals: [],
  },
  evaluate({ home, homeHeaders, site, bots }) {
    return {
      checks: toChecks('aiCrawlerAccess', RULES, {
        ...evaluateBots(bots.bots, site.robotsTxt),
        pagesOpen: evaluatePagesOpen(bots.bots, site.robotsTxt),
        ...evaluatePageRules(home, bots.bots),
        probes: evaluateProbes(home.url, bots.bots),
        https: evaluateHttps(site),
        sitemap: evaluateSitemap(site),
        canonical: evaluateCanonical(home, homeHeaders.link ?? ''),
        ...evaluateInformation(bots, site),
      }),
      summary: summaryOf(bots, site),
      currentValue: null,
      gptbotStatus: getCrawlerStatus(bots.bots, 'GPTBot'),
      oaiSearchbotStatus: getCrawlerStatus(bots.bots, 'OAI-SearchBot'),
      robotsTxtExists: site.robotsTxt.status === 'found',
      bots: [...bots.bots],
      warning: warningOf(site),
      contentSignals: [...bots.contentSignals],
    };
  },
});

function warningOf({ robotsTxt }: Site): string | null {
  switch (robotsTxt.status) {
    case 'found':
      return null;
    case 'missing':
      return isRejection(robotsTxt.httpStatus)
        ? 'Your server refuses robots.txt. For bots that is as if there were none, so they may open everything.'
        : 'Your site has no robots.txt, so every bot may open everything.';
    case 'notRobots':
      return 'The address of robots.txt shows something else, so it sets no rules. Every bot may open everything.';
    case 'unreadable':
      return 'Google may skip your site because robots.txt returns an error. Ask your host to fix it.';
    default: {
      const never: never = robotsTxt.status;
      return never;
    }
  }
}

function summaryOf({ bots }: BotAccessEvidence, site: Site): string {
  const search = filterScoredBots(bots);
  const out = search.filter(({ verdict }) => verdict === 'blocked');
  if (site.robotsTxt.status === 'unreadable') {
    return 'Google may skip your site because robots.txt returns an error.';
  }
  if (search.length === 0) return 'We couldn’t tell which bots can open your site.';
  if (out.length === search.length) return 'Your robots.txt blocks all search engines and AI tools.';
  const letIn = `${search.length - out.length} of ${formatCountOrNo(search.length, 'search engine or AI bot', 'search and AI bots')} can open your site`;
  if (out.length > 0)
    return `${letIn}; ${formatList(
      out.map(({ token }) => token),
      3,
    )} can’t.`;
  const suspected = bots.filter(({ probe }) => probe === 'possibleBlock').map(({ token }) => token);
  if (suspected.length > 0)
    return `Your robots.txt allows every bot, but your server may block ${formatList(suspected, 3)}.`;
  return `All ${formatCountOrNo(search.length, 'search and AI bot')} can open your site.`;
}
