import type { BotAccess } from './factors.ts';

/** Where a vendor, or else a public list, documents a bot, and when that was last read. */
export interface BotSource {
  readonly name: string;
  readonly url: string | null;
  readonly date: string;
}

/** One bot that robots.txt can address by name. */
export interface Bot {
  /** The product token of robots.txt: letters, `-` and `_` only (RFC 9309). */
  readonly token: string;
  readonly owner: string;
  /**
   * `search`: being found, shown and cited. `user`: fetches a page because a person asked for it. `training`: models
   * learn from it. `other`: link previews, advertisements, data sets.
   */
  readonly role: BotAccess['role'];
  /** The effect of blocking it, as one short sentence. */
  readonly effect: string;
  /** Whether blocking it lowers the score: only bots through which customers find a business. */
  readonly countsForScore: boolean;
  readonly source: BotSource;
  /** The User-Agent for a probe of the home page, to compare the responses; null: never probed. */
  readonly probeUserAgent: string | null;
}

const READ_ON = '2026-11-20';
const OPENAI: BotSource = {
  name: 'OpenAI, Overview of OpenAI crawlers',
  url: 'https://developers.openai.com/api/docs/bots',
  date: READ_ON,
};
const ANTHROPIC: BotSource = {
  name: 'Anthropic, help page on its crawlers',
  url: 'https://support.claude.com/en/articles/8896518',
  date: READ_ON,
};
const PERPLEXITY: BotSource = {
  name: 'Perplexity, Crawlers',
  url: 'https://docs.perplexity.ai/guides/bots',
  date: READ_ON,
};
const GOOGLE: BotSource = {
  name: 'Google, Crawlers and fetchers',
  url: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers',
  date: READ_ON,
};
const MICROSOFT: BotSource = {
  name: 'Microsoft Bing, crawlers',
  url: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  date: READ_ON,
};
const APPLE: BotSource = {
  name: 'Apple, About Applebot',
  url: 'https://support.apple.com/en-us/119829',
  date: READ_ON,
};
const META: BotSource = {
  name: 'Meta, web crawlers',
  url: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  date: READ_ON,
};
const AMAZON: BotSource = {
  name: 'Amazon, About Amazonbot',
  url: 'https://developer.amazon.com/amazonbot',
  date: READ_ON,
};
const DUCKDUCKGO: BotSource = {
  name: 'DuckDuckGo, DuckAssistBot',
  url: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  date: READ_ON,
};
const COMMON_CRAWL: BotSource = { name: 'Common Crawl, CCBot', url: 'https://commoncrawl.org/ccbot', date: READ_ON };
const PUBLIC_LIST: BotSource = {
  name: 'The public list ai.robots.txt',
  url: 'https://github.com/ai-robots-txt/ai.robots.txt',
  date: '2026-08-22',
};

/** Appended to the User-Agent of every probe to identify us. */
const LABEL = '(a check by PorchlightBot under the name before)';
const CHROME = 'Chrome/141.0.0.0 Safari/537.36';

/**
 * The bots whose access an audit reports: search first, then those that fetch for a person, then training, then the rest.
 * Probes are sent in this order. The effects are the vendors' statements; the last ones come from the public list.
 */
export const BOTS: readonly Bot[] = [
  {
    token: 'OAI-SearchBot',
    owner: 'OpenAI',
    role: 'search',
    effect: 'ChatGPT search does not show or cite the site; at most a bare link remains.',
    countsForScore: true,
    source: OPENAI,
    probeUserAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot ${LABEL}`,
  },
  {
    token: 'PerplexityBot',
    owner: 'Perplexity',
    role: 'search',
    effect: 'Perplexity does not list or link the site in its answers.',
    countsForScore: true,
    source: PERPLEXITY,
    probeUserAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot) ${LABEL}`,
  },
  {
    token: 'Claude-SearchBot',
    owner: 'Anthropic',
    role: 'search',
    effect: "The site is seen less, and less exactly, in Claude's search results.",
    countsForScore: true,
    source: ANTHROPIC,
    // Anthropic documents the token; the string around it is the one seen in server logs.
    probeUserAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com) ${LABEL}`,
  },
  {
    token: 'Bingbot',
    owner: 'Microsoft',
    role: 'search',
    effect: 'The site disappears from Bing, and with it from Copilot.',
    countsForScore: true,
    source: MICROSOFT,
    probeUserAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) ${CHROME} ${LABEL}`,
  },
  {
    token: 'Googlebot',
    owner: 'Google',
    role: 'search',
    effect: 'The site disappears from Google Search, its AI Overviews and AI Mode.',
    countsForScore: true,
    source: GOOGLE,
    probeUserAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) ${CHROME} ${LABEL}`,
  },
  {
    token: 'Applebot',
    owner: 'Apple',
    role: 'search',
    effect: 'The site disappears from Siri, Spotlight and Safari suggestions.',
    countsForScore: true,
    source: APPLE,
    probeUserAgent: null,
  },
  {
    token: 'meta-webindexer',
    owner: 'Meta',
    role: 'search',
    effect: 'Meta AI cites the site less.',
    countsForScore: true,
    source: META,
    probeUserAgent: null,
  },
  {
    token: 'Amzn-SearchBot',
    owner: 'Amazon',
    role: 'search',
    effect: 'Alexa and Rufus do not find the site.',
    countsForScore: true,
    source: AMAZON,
    probeUserAgent: null,
  },
  {
    token: 'DuckAssistBot',
    owner: 'DuckDuckGo',
    role: 'search',
    effect: "DuckDuckGo's answers do not cite the site.",
    countsForScore: true,
    source: DUCKDUCKGO,
    probeUserAgent: null,
  },
  ...listed('search', 'Answers of applications built on it do not cite the site.', [
    ['YouBot', 'You.com'],
    ['Bravebot', 'Brave'],
    ['kagi-fetcher', 'Kagi'],
    ['PhindBot', 'Phind'],
    ['iAskBot', 'iAsk'],
    ['ExaBot', 'Exa'],
    ['LinkupBot', 'Linkup'],
    ['TavilyBot', 'Tavily'],
  ]),
  ...listed('search', 'Petal Search does not find the site.', [['PetalBot', 'Huawei']]),
  {
    token: 'ChatGPT-User',
    owner: 'OpenAI',
    role: 'user',
    effect: 'ChatGPT may not open a page that a person asked about; the rule is not always applied.',
    countsForScore: false,
    source: OPENAI,
    probeUserAgent: null,
  },
  {
    token: 'Claude-User',
    owner: 'Anthropic',
    role: 'user',
    effect: 'Claude cannot open a page that a person asked about.',
    countsForScore: false,
    source: ANTHROPIC,
    probeUserAgent: null,
  },
  {
    token: 'Perplexity-User',
    owner: 'Perplexity',
    role: 'user',
    effect: 'Little: visits that a person asked for generally ignore the rule.',
    countsForScore: false,
    source: PERPLEXITY,
    probeUserAgent: null,
  },
  {
    token: 'meta-externalfetcher',
    owner: 'Meta',
    role: 'user',
    effect: 'Little: visits that a person asked for may pass over the rule.',
    countsForScore: false,
    source: META,
    probeUserAgent: null,
  },
  {
    token: 'Amzn-User',
    owner: 'Amazon',
    role: 'user',
    effect: 'Alexa cannot open a page that a person asked about.',
    countsForScore: false,
    source: AMAZON,
    probeUserAgent: null,
  },
  ...[
    { token: 'Google-NotebookLM', effect: 'Little: visits that a person asked for may pass over the rule.' },
    { token: 'Google-Agent', effect: 'Little: an agent working for a person may pass over the rule.' },
  ].map(({ token, effect }): Bot => {
    return {
      token,
      owner: 'Google',
      role: 'user',
      effect,
      countsForScore: false,
      source: GOOGLE,
      probeUserAgent: null,
    };
  }),
  ...listed('user', 'The assistant cannot open a page that a person asked about.', [
    ['MistralAI-User', 'Mistral'],
    ['Kimi-User', 'Moonshot AI'],
  ]),
  {
    token: 'GPTBot',
    owner: 'OpenAI',
    role: 'training',
    effect: 'OpenAI does not train on the site; ChatGPT search is not affected.',
    countsForScore: false,
    source: OPENAI,
    probeUserAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot ${LABEL}`,
  },
  {
    token: 'ClaudeBot',
    owner: 'Anthropic',
    role: 'training',
    effect: 'Anthropic does not train on the site.',
    countsForScore: false,
    source: ANTHROPIC,
    probeUserAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com) ${LABEL}`,
  },
  {
    token: 'Google-Extended',
    owner: 'Google',
    role: 'training',
    effect: 'Gemini neither trains on the site nor rests its own answers on it; Google Search is not affected.',
    countsForScore: false,
    source: GOOGLE,
    probeUserAgent: null,
  },
  {
    token: 'Applebot-Extended',
    owner: 'Apple',
    role: 'training',
    effect: 'Apple does not train on the site; Siri and Spotlight are not affected.',
    countsForScore: false,
    source: APPLE,
    probeUserAgent: null,
  },
  {
    token: 'meta-externalagent',
    owner: 'Meta',
    role: 'training',
    effect: 'Meta does not train on the site or index it for its products.',
    countsForScore: false,
    source: META,
    probeUserAgent: null,
  },
  {
    token: 'Amazonbot',
    owner: 'Amazon',
    role: 'training',
    effect: 'Amazon does not use the site to improve its products or to train models.',
    countsForScore: false,
    source: AMAZON,
    probeUserAgent: null,
  },
  {
    token: 'CCBot',
    owner: 'Common Crawl',
    role: 'training',
    effect: 'The site is left out of the open archive that many model makers start from.',
    countsForScore: false,
    source: COMMON_CRAWL,
    probeUserAgent: null,
  },
  ...listed('training', 'The rule asks not to train on the site; it is often reported as ignored.', [
    ['Bytespider', 'ByteDance'],
    ['TikTokSpider', 'ByteDance'],
  ]),
  ...listed('training', 'The rule asks the vendor not to collect the site for its models.', [
    ['cohere-training-data-crawler', 'Cohere'],
    ['cohere-ai', 'Cohere'],
    ['DeepSeekBot', 'DeepSeek'],
    ['ChatGLM-Spider', 'Zhipu AI'],
    ['PanguBot', 'Huawei'],
  ]),
  {
    token: 'OAI-AdsBot',
    owner: 'OpenAI',
    role: 'other',
    effect: "Only the site's own advertisements in ChatGPT are affected.",
    countsForScore: false,
    source: OPENAI,
    probeUserAgent: null,
  },
  {
    token: 'facebookexternalhit',
    owner: 'Meta',
    role: 'other',
    effect: 'Links to the site lose their preview on Facebook, Instagram and WhatsApp.',
    countsForScore: false,
    source: META,
    probeUserAgent: null,
  },
  {
    token: 'GoogleOther',
    owner: 'Google',
    role: 'other',
    effect: "Google's research crawls leave the site out; Google Search is not affected.",
    countsForScore: false,
    source: GOOGLE,
    probeUserAgent: null,
  },
  {
    token: 'Google-CloudVertexBot',
    owner: 'Google',
    role: 'other',
    effect: 'Only search engines that companies build for themselves on Google Cloud are affected.',
    countsForScore: false,
    source: GOOGLE,
    probeUserAgent: null,
  },
  ...listed('other', 'Only searches that companies build for themselves on Azure are affected.', [
    ['AzureAI-SearchBot', 'Microsoft'],
  ]),
  ...listed('other', 'The site is left out of a data set that is sold or shared.', [
    ['Diffbot', 'Diffbot'],
    ['omgili', 'Webz.io'],
    ['Webzio-Extended', 'Webz.io'],
    ['ImagesiftBot', 'Hive'],
  ]),
];

/** Bots that only the public list describes; none counts for the score or is probed. */
function listed(
  role: Bot['role'],
  effect: string,
  readers: readonly (readonly [token: string, owner: string])[],
): Bot[] {
  return readers.map(([token, owner]) => {
    return { token, owner, role, effect, countsForScore: false, source: PUBLIC_LIST, probeUserAgent: null };
  });
}

/** Whether the home page is requested with this bot's User-Agent, to see if the site responds differently. */
export function isProbed(reader: Bot): reader is Bot & { readonly probeUserAgent: string } {
  return reader.probeUserAgent !== null;
}

/** The bot with this product token, ignoring case; null when the table has none. */
export function findBotByToken(token: string): Bot | null {
  const wanted = token.toLowerCase();
  return BOTS.find((reader) => reader.token.toLowerCase() === wanted) ?? null;
}
