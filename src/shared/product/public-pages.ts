import { FACTOR_COUNT_WORD } from '../audit/factor-count.ts';
import { GUIDES } from './guides.ts';

/** A public page: rendered at build time, readable without scripts, listed in the sitemap. */
export interface PublicPage {
  readonly path: string;
  /** The meta description. */
  readonly title: string;
  readonly description: string;
  /** The day its text last changed, `2026-11-21`. */
  readonly updated: string;
}

/** All public pages. A page that is not listed is neither prerendered nor in the sitemap. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Porchlight: see what people nearby find when they ask',
    description:
      'Paste your website address and see how ready it is for Google Maps and AI answers, with the evidence for every point.',
    updated: '2026-11-21',
  },
  {
    path: '/pricing',
    title: 'Pricing: what is free, what Pro adds, Porchlight',
    description:
      'The whole audit is free. Pro writes the texts and watches your site, by the month or by the year, with 30 days money back. Every plan compared, line by line.',
    updated: '2026-11-21',
  },
  {
    path: '/local-keywords',
    title: 'Local keywords: what people nearby search for, Porchlight',
    description:
      'A keyword strategy for one local business: up to 50 phrases in clusters, by priority and intent, each with the place where it belongs. No invented volumes.',
    updated: '2026-11-21',
  },
  {
    path: '/review-day',
    title: 'Review Day: ask for reviews by the rules, Porchlight',
    description:
      'Plan your review requests: how many reviews your list can bring, consent, quiet hours by time zone, texts checked against the rules, cards and a results log.',
    updated: '2026-11-21',
  },
  {
    path: '/how-we-score',
    title: 'How Porchlight scores: the arithmetic, the weights, the limits',
    description: `How checks become a score, what each of the ${FACTOR_COUNT_WORD} factors weighs and why, what is not measured, and what the score cannot tell.`,
    updated: '2026-11-21',
  },
  {
    path: '/guides',
    title: 'Guides for local businesses: search, maps and AI answers, Porchlight',
    description:
      'One owner’s question each, answered in the first paragraph, with dated sources: the map, the website, AI answers, reviews, and how to read your report.',
    updated: '2026-11-21',
  },
  ...GUIDES.map(({ slug, question, description, updated }) => ({
    path: `/guides/${slug}`,
    title: `${question} | Porchlight`,
    description,
    updated,
  })),
  {
    path: '/downloads',
    title: 'Templates for local businesses: free files to download, Porchlight',
    description:
      'Ten templates that open everywhere: address sheet, directory corrections, review requests and replies, robots.txt, structured data, a quarter of posts.',
    updated: '2026-11-30',
  },
  {
    path: '/aeo-guide',
    title: 'Answer engine optimization for local businesses, November 2026',
    description:
      'Which bots AI answers depend on, what makes a page eligible, what Google says you do not need, what helps, and how to measure it soundly.',
    updated: '2026-11-30',
  },
  {
    path: '/ai-search-hub',
    title: 'AI search hub: ten answer engines, their bots and sources',
    description:
      'ChatGPT, Google AI, Perplexity, Copilot, Claude, Gemini, Siri, Alexa, Meta AI, DuckDuckGo: which bots visit your site for them, and the robots.txt lines.',
    updated: '2026-11-21',
  },
  {
    path: '/changelog',
    title: 'Changelog: what is new in Porchlight',
    description:
      'What owners and agencies can do in Porchlight that they could not do before, the newest first, with changes of the rules behind the score.',
    updated: '2026-11-30',
  },
  {
    path: '/verify',
    title: 'Verify a report: is it unchanged, does the score match? Porchlight',
    description:
      'Check a Porchlight report someone showed you: its signature, the fingerprint of its evidence, and every check made again from what the website sent.',
    updated: '2026-11-22',
  },
  {
    path: '/developers',
    title: 'API for developers: your first call, keys, limits | Porchlight',
    description:
      'Audit websites from your own programs: a first call with curl, keys, errors, rate limits and every endpoint, listed from the contract the server runs on.',
    updated: '2026-11-23',
  },
  {
    path: '/bot',
    title: 'PorchlightBot: what it reads and how to block it',
    description:
      'The bot behind Porchlight audits: what it requests from a website, how it behaves, how to recognize it, and the two lines that block it.',
    updated: '2026-11-21',
  },
  {
    path: '/contact',
    title: 'Contact: who runs this Porchlight and how to reach them',
    description:
      'Name, address, phone and hours of whoever runs this Porchlight, and what an audit costs, where it works and how soon it is done.',
    updated: '2026-11-22',
  },
  {
    path: '/privacy',
    title: 'Privacy at Porchlight',
    description:
      'What Porchlight keeps about visitors, accounts and websites, why, for how long, and how to have it deleted.',
    updated: '2026-11-22',
  },
  {
    path: '/terms',
    title: 'Terms of use of Porchlight',
    description: 'What you may expect of Porchlight and what we expect of you, in words that need no lawyer.',
    updated: '2026-11-21',
  },
  {
    path: '/refunds',
    title: 'Refunds and ending Pro at Porchlight',
    description: 'Money back within 30 days without a reason, and how to end a subscription in two clicks.',
    updated: '2026-11-21',
  },
];

/** The public page at a path. Throws when there is none, because a page only requests its own. */
export function publicPage(path: string): PublicPage {
  const page = PUBLIC_PAGES.find((one) => one.path === path);
  if (page === undefined) throw new Error(`${path} is not among the public pages.`);
  return page;
}

/**
 * The placeholder of the server's public origin in built pages: the server replaces it with `PUBLIC_URL` when it loads
 * them. `.invalid` can never be a host (RFC 2606).
 */
export const ORIGIN_PLACEHOLDER = 'https://porchlight-origin.invalid';
