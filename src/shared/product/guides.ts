/** The topics of the guides, as the overview's headings, in its order. */
export const GUIDE_TOPICS = [
  { id: 'map', question: 'How do people nearby find me on the map?' },
  { id: 'website', question: 'What should my website say?' },
  { id: 'ai', question: 'What about AI answers?' },
  { id: 'customers', question: 'What do customers say and ask?' },
  { id: 'report', question: 'What does Porchlight tell me?' },
] as const;

interface GuideEntry {
  /** Last part of its URL; the file of its page has the same name. */
  readonly slug: string;
  readonly topic: (typeof GUIDE_TOPICS)[number]['id'];
  /** The question: heading, and with our name the title of the document. */
  readonly question: string;
  /** The meta description. */
  readonly description: string;
  /** The day its text last changed. */
  readonly updated: string;
  /** Slugs of the two guides to read next. */
  readonly related: readonly [string, string];
}

/** Every guide, in the order of the overview. */
export const GUIDES = [
  {
    slug: 'google-maps',
    topic: 'map',
    question: 'Why does my shop not show on Google Maps?',
    description:
      'Relevance, distance and prominence in plain words, what you can change about each, and how to find out which of them keeps your shop off the map.',
    updated: '2026-11-30',
    related: ['service-area-business', 'business-description'],
  },
  {
    slug: 'service-area-business',
    topic: 'map',
    question: 'I go to my customers: address or no address?',
    description:
      'When to hide your address on Google, how to name the towns you serve, what your website and its markup should say, and what stays unsettled.',
    updated: '2026-11-30',
    related: ['google-maps', 'business-description'],
  },
  {
    slug: 'business-description',
    topic: 'map',
    question: 'How do I write a business description for Google?',
    description:
      'Google allows 750 characters and shows about 250 of them at first. What belongs in, what gets a text refused, and a worked example before and after.',
    updated: '2026-11-30',
    related: ['google-maps', 'service-area-business'],
  },
  {
    slug: 'heading-and-title',
    topic: 'website',
    question: 'Which words belong in my heading and page title?',
    description:
      'Trade, town and one true thing that decides it. How title and main heading differ, how long they may be, and four invented headings before and after.',
    updated: '2026-11-30',
    related: ['questions-and-answers', 'business-description'],
  },
  {
    slug: 'name-address-phone',
    topic: 'website',
    question: 'Name, address, phone: what counts as a difference?',
    description:
      'Which differences send customers astray and which are only spelling, where wrong numbers hide on a website, and in which order to correct them.',
    updated: '2026-11-21',
    related: ['structured-data', 'service-area-business'],
  },
  {
    slug: 'structured-data',
    topic: 'website',
    question: 'What structured data does a local business need?',
    description:
      'Which fields Google requires and recommends for a local business, which type to pick, two complete examples to copy, and the mistakes that break them.',
    updated: '2026-11-30',
    related: ['name-address-phone', 'questions-and-answers'],
  },
  {
    slug: 'ai-answers',
    topic: 'ai',
    question: 'How do AI answers choose local businesses?',
    description:
      'What is known about how ChatGPT, Google, Copilot and Perplexity come to name a firm, what you can change, and why one answer proves nothing.',
    updated: '2026-11-30',
    related: ['ai-bots-robots-txt', 'questions-and-answers'],
  },
  {
    slug: 'ai-bots-robots-txt',
    topic: 'ai',
    question: 'Should I block AI bots in robots.txt?',
    description:
      'Search bots bring customers, training bots are your choice. Which name does what, the lines to write, what blocks them anyway, and how to test it.',
    updated: '2026-11-30',
    related: ['ai-answers', 'structured-data'],
  },
  {
    slug: 'asking-for-reviews',
    topic: 'customers',
    question: 'How do I ask for reviews without breaking the rules?',
    description:
      'What Google allows and forbids, what US law adds for texts and emails, a request to copy, and how many reviews to expect, with weak figures marked as weak.',
    updated: '2026-11-30',
    related: ['google-maps', 'questions-and-answers'],
  },
  {
    slug: 'questions-and-answers',
    topic: 'customers',
    question: 'What happened to Q&A and FAQ results on Google?',
    description:
      'Profile questions and FAQ results have ended. What happened when, where customers ask now, and how to write an answer on your own page that can be quoted.',
    updated: '2026-11-30',
    related: ['structured-data', 'ai-answers'],
  },
  {
    slug: 'reading-your-report',
    topic: 'report',
    question: 'How do I read my Porchlight report?',
    description:
      'What the number, the range and the dashed lines mean, how to open a check down to its evidence and source, and which step of the plan to take first.',
    updated: '2026-11-30',
    related: ['heading-and-title', 'ai-answers'],
  },
] as const satisfies readonly GuideEntry[];

export type GuideSlug = (typeof GUIDES)[number]['slug'];
export type Guide = GuideEntry & { readonly slug: GuideSlug };

/** The guide with a slug. Throws when there is none, because a page only requests its own. */
export function guideBySlug(slug: string): Guide {
  const guide = GUIDES.find((one) => one.slug === slug);
  if (guide === undefined) throw new Error(`${slug} is not among the guides.`);
  return guide;
}
