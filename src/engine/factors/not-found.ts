import { EVIDENCE_SOURCES, type EvidenceSourceId } from '#shared/audit/evidence-sources.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { findUnread, type Sought, type Unread } from '../facts/unread/unread.ts';
import { absent, type CheckEvaluation, type FixAdvice, unclear } from './check-evaluation.ts';
import { describePath, evidence, quoted } from './quoting.ts';

/** Where we looked: the pages, and the site with its unread pages; null when only these pages are meant. */
export interface SearchedScope {
  readonly pages: readonly Page[];
  readonly site: Pick<Site, 'textWithoutScripts' | 'finalUrl' | 'pages' | 'pagesNotRead'>;
  /** True when the statement is about these pages alone, so that unread pages do not matter. */
  readonly onlyThese?: boolean;
}

interface Names {
  /** "could not read it as ...". */
  readonly asOne: string;
  /** "where your ... may be". */
  readonly yours: string;
  readonly measuredBy: EvidenceSourceId;
  /** The action that replaces "add one". */
  readonly ask: FixAdvice;
}

const ON_FACTS = 'Open “Your facts” and add or correct it. Your score updates right away.';
const ON_SITE = 'If it is there, write it as plain text or as a plain link, then run a new audit.';

const ADDRESS_OR_TOWNS: Names = {
  asOne: 'your address or the towns you serve',
  yours: 'address or towns',
  measuredBy: 'ownAddress',
  ask: { action: 'Confirm your address or the towns you serve', how: ON_FACTS },
};

const NAMES: Readonly<Record<Sought, Names>> = {
  phone: {
    asOne: 'a phone number of yours',
    yours: 'phone number',
    measuredBy: 'ownPhone',
    ask: { action: 'Confirm your phone number', how: ON_FACTS },
  },
  address: {
    asOne: 'your address',
    yours: 'address',
    measuredBy: 'ownAddress',
    ask: { action: 'Confirm your address', how: ON_FACTS },
  },
  areas: ADDRESS_OR_TOWNS,
  towns: ADDRESS_OR_TOWNS,
  profile: {
    asOne: 'a profile of yours',
    yours: 'social profiles',
    measuredBy: 'profileLink',
    ask: { action: 'Check that your website links to your social profiles', how: ON_SITE },
  },
  listing: {
    asOne: 'a review listing of yours',
    yours: 'review listing',
    measuredBy: 'listingLink',
    ask: { action: 'Check that your website links to your review listing', how: ON_SITE },
  },
  services: {
    asOne: 'a list of your services',
    yours: 'services',
    measuredBy: 'ownServices',
    ask: {
      action: 'Confirm your services',
      how: 'Open “Your facts” and add them by name. Your score updates right away.',
    },
  },
  servicePage: {
    asOne: 'a page for a service',
    yours: 'services',
    measuredBy: 'servicePages',
    ask: {
      action: 'Check that your service pages open',
      how: 'Open each in your browser. If one fails, ask your host, then run a new audit.',
    },
  },
  questions: {
    asOne: 'customer questions',
    yours: 'questions and answers',
    measuredBy: 'questionsAsText',
    ask: {
      action: 'Check that your questions and answers are text on the page',
      how: 'Use each question as a heading with its answer right below, then run a new audit.',
    },
  },
  prices: {
    asOne: 'your prices',
    yours: 'prices',
    measuredBy: 'questionsAsText',
    ask: {
      action: 'Check that your prices are text on the page',
      how: 'Write what your work costs as plain text, then run a new audit.',
    },
  },
  answers: {
    asOne: 'an answer of yours',
    yours: 'answers',
    measuredBy: 'questionsAsText',
    ask: {
      action: 'Check that your questions and answers are text on the page',
      how: 'Use each question as a heading with its answer right below, then run a new audit.',
    },
  },
  testimonials: {
    asOne: 'the words of a customer',
    yours: 'customer quotes',
    measuredBy: 'quotesAsText',
    ask: {
      action: 'Check that your customer quotes are text on the page',
      how: 'Write each quote as text with a name below it, then run a new audit.',
    },
  },
  photos: {
    asOne: 'a photo of your work',
    yours: 'photos',
    measuredBy: 'photosInPage',
    ask: {
      action: 'Check that your photos are in the page itself',
      how: 'Ask whoever built the site to place them as images, then run a new audit.',
    },
  },
  heading: {
    asOne: 'a main heading that visitors see',
    yours: 'main heading',
    measuredBy: 'shownHeading',
    ask: {
      action: 'Check that visitors see your main heading',
      how: 'Your page’s code hides it. Show it, then run a new audit.',
    },
  },
  name: {
    asOne: 'your business name',
    yours: 'business name',
    measuredBy: 'ownName',
    ask: { action: 'Confirm your business name', how: ON_FACTS },
  },
};

/**
 * The common evaluation of everything that was looked for and not found: "none" is reported, and counts, only where nothing similar
 * was seen. Otherwise the check is not measured, says what was seen and where, and asks the owner. Every sentence with
 * "none" goes through here; a test checks each on sites with something unreadable.
 * @param finding the sentence when there is nothing similar.
 * @param fix the fix for that case.
 */
export function notFound(
  sought: Sought,
  { pages, site, onlyThese = false }: SearchedScope,
  finding: string,
  fix: FixAdvice,
): CheckEvaluation {
  const unread = findUnread(sought, pages, onlyThese ? null : site);
  if (unread === null) return absent(site, finding, fix);
  const { measuredBy, yours } = NAMES[sought];
  if (unread.why === 'sample') {
    const sample = `The ${yours} on ${describePath(unread.url)}, ${quoted(unread.quote, 60)}, is sample text of a template.`;
    return absent(site, sample, fix, [evidence(unread.url, unread.quote, 'a sample')]);
  }
  const ask = askFor(sought, unread);
  const seen = unread.quote === '' ? [] : [evidence(unread.url, unread.quote, 'could not be read')];
  return unclear(sentenceFor(sought, unread), measuredBy, ask, seen);
}

/** A page that was not received, or only in part, is not fixed by adding the same text again. */
function askFor(sought: Sought, { why, url }: Unread): FixAdvice {
  const { measuredBy, ask } = NAMES[sought];
  if (EVIDENCE_SOURCES[measuredBy].givenIn !== null) return ask;
  switch (why) {
    case 'unreachable':
      return {
        ...ask,
        how: `Open ${describePath(url)} in your browser. If it fails, ask your host, then run a new audit.`,
      };
    case 'cut':
      return { ...ask, how: 'If it is there, move it further up the page, then run a new audit.' };
    default:
      return ask;
  }
}

/** What was seen and could not be read, as a sentence. */
function sentenceFor(sought: Sought, { url, quote, why }: Unread): string {
  const { asOne, yours } = NAMES[sought];
  const where = describePath(url);
  const words = quoted(quote, 60);
  switch (why) {
    case 'unreadable':
      return `We saw ${words} on ${where} and couldn’t read it as ${asOne}.`;
    case 'unclaimed':
      return `We saw ${words} on ${where} and couldn’t tell whether it’s yours.`;
    case 'otherPlace':
      return `We saw ${words} on ${where} with another of your addresses, and no ${yours} with this one.`;
    case 'sample':
    case 'picture':
      return `We saw ${words} on ${where} and couldn’t read it as ${asOne}.`;
    case 'empty':
      return quote === ''
        ? `A picture on ${where} needs JavaScript.`
        : `We saw ${words} on ${where} with nothing behind it. It may need JavaScript.`;
    case 'script':
      return `We saw ${words} on ${where} inside a script, where we couldn’t read it as ${asOne}.`;
    case 'part':
      return `We saw ${words} on ${where}, which a script adds. Your ${yours} may be in it.`;
    case 'menu':
      return `We saw no menu on ${where}. It may need JavaScript, so we couldn’t look for your pages.`;
    case 'unreachable':
      return `We couldn’t read ${where}, where your ${yours} may be.`;
    case 'cut':
      return `We read only a part of ${where}, so your ${yours} may be on it.`;
    default:
      return why satisfies never;
  }
}
