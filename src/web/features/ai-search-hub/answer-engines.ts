import { YOUR_FILES } from '#shared/audit/evidence-sources.ts';
import type { Source } from '#web/components/reading/source-list.tsx';

/** Where an engine gets facts about local businesses from, as far as is publicly known. */
export interface LocalFacts {
  /**
   * `published`: the vendor documents it. `reported`: third parties do. `not-published`: the vendor's pages, as read, do
   * not say.
   */
  readonly basis: 'published' | 'reported' | 'not-published';
  readonly text: string;
  readonly source: Source;
}

export interface AnswerEngine {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** The products that people use it in. */
  readonly where: string;
  /** Product tokens of the bots that its answers rest on. */
  readonly answerBots: readonly [string, ...string[]];
  /** Further bots of the same vendor: training, previews, advertisements. */
  readonly otherBots: readonly string[];
  readonly localFacts: LocalFacts;
  /** What to know before blocking it; null when the lines are enough. */
  readonly beforeRefusing: string | null;
  /** What we can measure of its answers, besides the access of its bots. */
  readonly answersMeasured: string;
}

const READ_ON = '2026-11-20';
const BY_PASTING = `We don’t ask it ourselves. Paste its answers under ${YOUR_FILES}, and we count how often they name you.`;
const NOT_READ = 'We don’t look at its answers.';

const googleAi: Source = {
  title: 'Google Search Central, “AI features and your website”',
  url: 'https://developers.google.com/search/docs/appearance/ai-features',
  date: '2026-06-29',
};

/** The answer engines, those most used for local questions first. Each has its sources and dates. */
export const ANSWER_ENGINES: readonly AnswerEngine[] = [
  {
    id: 'chatgpt',
    name: 'ChatGPT search',
    owner: 'OpenAI',
    where: 'In ChatGPT, on the web and in its apps',
    answerBots: ['OAI-SearchBot', 'ChatGPT-User'],
    otherBots: ['GPTBot', 'OAI-AdsBot'],
    localFacts: {
      basis: 'reported',
      text: 'OpenAI names no local sources. Trade reports name Bing’s results, Yelp, TripAdvisor, BBB, Foursquare and Reddit.',
      source: { title: 'Trade reports on where ChatGPT finds local businesses', url: null, date: READ_ON },
    },
    beforeRefusing: 'Refused, your site may still appear as a bare link, and ChatGPT-User may not ask robots.txt.',
    answersMeasured: BY_PASTING,
  },
  {
    id: 'google-ai',
    name: 'Google AI Overviews and AI Mode',
    owner: 'Google',
    where: 'Above and beside the results of Google Search',
    answerBots: ['Googlebot'],
    otherBots: ['GoogleOther'],
    localFacts: {
      basis: 'published',
      text: 'Pages of Google’s index that may be shown with a snippet. How local listings enter an answer is not published.',
      source: googleAi,
    },
    beforeRefusing:
      'Do not refuse Googlebot for this: the site would leave Google Search as well. The switch “Search generative AI” in Search Console, in effect since Jun 17, 2026, or nosnippet on a page keeps you out of these answers alone.',
    answersMeasured: 'We don’t look at its answers. Google’s own report on them is in your Search Console.',
  },
  {
    id: 'perplexity',
    name: 'Perplexity',
    owner: 'Perplexity',
    where: 'On its website, in its apps and its browser',
    answerBots: ['PerplexityBot', 'Perplexity-User'],
    otherBots: [],
    localFacts: {
      basis: 'not-published',
      text: 'Its page on crawlers says that PerplexityBot builds its search index, and not where local facts come from.',
      source: { title: 'Perplexity, “Crawlers”', url: 'https://docs.perplexity.ai/guides/bots', date: READ_ON },
    },
    beforeRefusing: 'Perplexity-User, which opens a page for a person, generally passes over the rule.',
    answersMeasured: BY_PASTING,
  },
  {
    id: 'copilot',
    name: 'Microsoft Copilot and Bing',
    owner: 'Microsoft',
    where: 'In Windows, Edge, Bing and the Copilot apps',
    answerBots: ['Bingbot'],
    otherBots: ['AzureAI-SearchBot'],
    localFacts: {
      basis: 'published',
      text: 'Bing’s index. There is no bot called CopilotBot. Which local listings are used is not published.',
      source: {
        title: 'Microsoft Bing, crawlers',
        url: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
        date: READ_ON,
      },
    },
    beforeRefusing:
      'Refusing Bingbot takes you out of Bing too. The mark noarchive keeps a page out of Copilot’s answers alone.',
    answersMeasured: `Your Bing Webmaster Tools count your citations, in preview since Feb 9, 2026. Upload that export under ${YOUR_FILES}.`,
  },
  {
    id: 'claude',
    name: 'Claude',
    owner: 'Anthropic',
    where: 'On its website and in its apps, when it searches the web',
    answerBots: ['Claude-SearchBot', 'Claude-User'],
    otherBots: ['ClaudeBot'],
    localFacts: {
      basis: 'not-published',
      text: 'Anthropic’s page describes its three bots and how to block each of them. It names no local sources.',
      source: {
        title: 'Anthropic, help page on its crawlers',
        url: 'https://support.claude.com/en/articles/8896518',
        date: READ_ON,
      },
    },
    beforeRefusing: null,
    answersMeasured: BY_PASTING,
  },
  {
    id: 'gemini',
    name: 'Gemini',
    owner: 'Google',
    where: 'In its app, and in products that companies build on it',
    answerBots: ['Google-Extended', 'Google-Agent'],
    otherBots: ['Google-NotebookLM', 'Google-CloudVertexBot'],
    localFacts: {
      basis: 'published',
      text: 'For developers: results of Google Search and, where switched on, places of Google Maps. Pages that refuse Google-Extended are skipped. For the app nothing more is published.',
      source: {
        title: 'Google AI for Developers, grounding with Google Search and Google Maps',
        url: 'https://ai.google.dev/gemini-api/docs/google-search',
        date: READ_ON,
      },
    },
    beforeRefusing:
      'Google-Extended is a name in robots.txt only, for training and grounding alike; nothing visits under it. Google Search is not affected.',
    answersMeasured: BY_PASTING,
  },
  {
    id: 'siri',
    name: 'Siri, Spotlight and Safari',
    owner: 'Apple',
    where: 'On iPhone, iPad, Mac, Apple Watch and in cars',
    answerBots: ['Applebot'],
    otherBots: ['Applebot-Extended'],
    localFacts: {
      basis: 'not-published',
      text: 'Apple’s page says what Applebot’s reading is used for, and not where local facts in an answer come from.',
      source: { title: 'Apple, “About Applebot”', url: 'https://support.apple.com/en-us/119829', date: READ_ON },
    },
    beforeRefusing: null,
    answersMeasured: NOT_READ,
  },
  {
    id: 'alexa',
    name: 'Alexa and Rufus',
    owner: 'Amazon',
    where: 'In loudspeakers, the Alexa app and Amazon’s shop',
    answerBots: ['Amzn-SearchBot', 'Amzn-User'],
    otherBots: ['Amazonbot'],
    localFacts: {
      basis: 'not-published',
      text: 'Amazon’s page describes its bots and names no local sources.',
      source: { title: 'Amazon, “About Amazonbot”', url: 'https://developer.amazon.com/amazonbot', date: READ_ON },
    },
    beforeRefusing: null,
    answersMeasured: NOT_READ,
  },
  {
    id: 'meta-ai',
    name: 'Meta AI',
    owner: 'Meta',
    where: 'In WhatsApp, Instagram, Facebook and its own app',
    answerBots: ['meta-webindexer', 'meta-externalfetcher'],
    otherBots: ['meta-externalagent', 'facebookexternalhit'],
    localFacts: {
      basis: 'not-published',
      text: 'Meta’s page describes its bots and names no local sources.',
      source: {
        title: 'Meta, web crawlers',
        url: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
        date: READ_ON,
      },
    },
    beforeRefusing:
      'Leave facebookexternalhit in: without it, links to you lose their preview on Facebook, Instagram and WhatsApp.',
    answersMeasured: NOT_READ,
  },
  {
    id: 'duckduckgo',
    name: 'DuckDuckGo',
    owner: 'DuckDuckGo',
    where: 'In its search and its browser',
    answerBots: ['DuckAssistBot'],
    otherBots: [],
    localFacts: {
      basis: 'not-published',
      text: 'Its page describes DuckAssistBot and how to refuse it. It names no local sources.',
      source: {
        title: 'DuckDuckGo, DuckAssistBot',
        url: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
        date: READ_ON,
      },
    },
    beforeRefusing: null,
    answersMeasured: NOT_READ,
  },
];
