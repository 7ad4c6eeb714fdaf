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
    label: 'Google may read your site',
    maxPoints: 15,
    why: 'Googlebot feeds Google Search, AI Overviews and AI Mode. Shut out, you vanish from all three.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
  },
  bingbot: {
    label: 'Bing may read your site',
    maxPoints: 9,
    why: 'Bing’s index also feeds Microsoft Copilot.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
  },
  oaiSearchbot: {
    label: 'ChatGPT search may read your site',
    maxPoints: 12,
    why: 'Without OAI-SearchBot your site is not shown among the sources of ChatGPT’s search answers.',
    effort: 'minutes',
    rule: SOURCES.openAiCrawlers,
  },
  otherAnswerBots: {
    label: 'The other search and answer readers may read your site',
    maxPoints: 12,
    why: 'Each answer engine can only name and link what its own reader may read.',
    effort: 'minutes',
    rule: SOURCES.answerEngineCrawlers,
  },
  pagesOpen: {
    label: 'No page of yours is closed to search and answer readers',
    maxPoints: 6,
    why: 'A rule meant for a few addresses can close a page you want found.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
  },
  indexable: {
    label: 'Your home page may be listed in search results',
    maxPoints: 15,
    why: 'A “noindex” mark takes the page out of search results, and out of the AI answers built on them.',
    effort: 'minutes',
    rule: SOURCES.googleRobotsMeta,
  },
  quotable: {
    label: 'Your home page may be quoted',
    maxPoints: 8,
    why: 'Pages marked “nosnippet” cannot be quoted in AI Overviews; Bing keeps “noarchive” pages out of Copilot.',
    effort: 'minutes',
    rule: SOURCES.googleAiFeatures,
  },
  probes: {
    label: 'Your server answers AI readers as it answers people',
    maxPoints: 9,
    why: 'Firewalls often turn readers away whatever robots.txt says. Asked from outside this is a hint, never a proof.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  https: {
    label: 'Your site is served securely (https)',
    maxPoints: 7,
    why: 'Browsers warn of sites without it, and Google prefers those with it.',
    effort: 'hour',
    rule: SOURCES.googleHttps,
  },
  sitemap: {
    label: 'Your site has a sitemap',
    maxPoints: 4,
    why: 'It tells readers which pages exist. Small, well-linked sites can do without.',
    effort: 'minutes',
    rule: SOURCES.googleSitemaps,
  },
  canonical: {
    label: 'Your home page does not hand its place to another address',
    maxPoints: 3,
    why: 'The “canonical” line names the original of a page; one that points elsewhere gives your place away.',
    effort: 'minutes',
    rule: SOURCES.googleCanonical,
  },
  robotsTxt: {
    label: 'There is a robots.txt',
    maxPoints: 0,
    why: 'It is your say in who may read what. Without one everybody may read everything, which costs no points.',
    effort: 'minutes',
    rule: SOURCES.rfc9309,
  },
  trainingBots: {
    label: 'Whether your pages may train AI models is your choice',
    maxPoints: 0,
    why: 'Shutting out training readers does not take you out of search or answers, so it counts neither way.',
    effort: 'minutes',
    rule: SOURCES.openAiCrawlers,
  },
  userBots: {
    label: 'Readers sent by a person may open your pages',
    maxPoints: 0,
    why: 'They come when somebody asks an assistant about your page. Some of them do not ask robots.txt at all.',
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
  category: 'ai',
  needs: ['home', 'site', 'bots'],
  blank: {
    gptbotStatus: 'unknown',
    oaiSearchbotStatus: 'unknown',
    robotsTxtExists: false,
    bots: [],
    warning: null,
    contentSignals: [],
  },
  evaluate({ home, site, bots }) {
    return {
      checks: toChecks('aiCrawlerAccess', RULES, {
        ...evaluateBots(bots.bots, site.robotsTxt),
        pagesOpen: evaluatePagesOpen(bots.bots, site.robotsTxt),
        ...evaluatePageRules(home.url, bots.bots),
        probes: evaluateProbes(home.url, bots.bots),
        https: evaluateHttps(site),
        sitemap: evaluateSitemap(site),
        canonical: evaluateCanonical(home),
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
      return 'There is no robots.txt. Every reader may read everything until you say otherwise.';
    case 'notRobots':
      return 'At the address of robots.txt stands something else, so it contains no rules. Every reader may read everything.';
    case 'unreadable':
      return 'Your robots.txt could not be read. Until it answers, careful readers stay away from the whole site.';
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
    return 'Your robots.txt could not be read, so careful search and answer readers stay away.';
  }
  if (search.length === 0) return 'We could not work out who may read your site.';
  if (out.length === search.length) return 'Your robots.txt turns all search and answer readers away.';
  const letIn = `${search.length - out.length} of ${formatCountOrNo(search.length, 'search and answer reader')} may read your site`;
  if (out.length > 0)
    return `${letIn}; ${formatList(
      out.map(({ token }) => token),
      3,
    )} may not.`;
  const suspected = bots.filter(({ probe }) => probe === 'possibleBlock').map(({ token }) => token);
  if (suspected.length > 0)
    return `Your rules let everyone in, but your server may be turning ${formatList(suspected, 3)} away.`;
  return `All ${formatCountOrNo(search.length, 'search and answer reader')} may read your site.`;
}
