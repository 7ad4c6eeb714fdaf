import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import type { PageKind } from '../../crawl/html/page-kind-lexicon.ts';
import { type FactContext, getFactContext } from '../fact-context.ts';
import { unreadMenu, unreadServicePage } from '../services/unread-service-pages.ts';
import { unreadAddress, unreadAreas, unreadPhone } from './unread-contacts.ts';
import {
  questionInScript,
  unreadHeading,
  unreadPart,
  unreadPhoto,
  unreadQuestion,
  unreadService,
  unreadTestimonial,
} from './unread-content.ts';
import { unreadListing, unreadProfile } from './unread-links.ts';
import { unreadTown } from './unread-town.ts';

/** What a check looks for and may not find. */
export type Sought =
  | 'phone'
  | 'address'
  | 'areas'
  /** An address, areas or any town: without one of them a site says nothing of where its business is. */
  | 'towns'
  | 'profile'
  | 'listing'
  | 'services'
  | 'servicePage'
  | 'questions'
  | 'prices'
  | 'answers'
  | 'testimonials'
  | 'photos'
  | 'heading'
  | 'name';

/** Something similar to what was looked for, and why it was not accepted. */
export interface Unread {
  readonly url: string;
  /** The text of the page; empty for a page that could not be read. */
  readonly quote: string;
  readonly why:
    | 'unreadable'
    /** It can be parsed, but may not belong to this business. */
    | 'unclaimed'
    /** It belongs to another location than the one audited. */
    | 'otherPlace'
    /** Sample text of a template that was not replaced. */
    | 'sample'
    /** A picture or widget of another site, which is not parsed. */
    | 'picture'
    /** A label or link without content: a script may fill it. */
    | 'empty'
    /** A text within a script. */
    | 'script'
    /** A file that a script adds to the page. */
    | 'part'
    /** A home page without a menu, which a script may add. */
    | 'menu'
    /** A page that was requested but not received. */
    | 'unreachable'
    /** A page that was read only in part. */
    | 'cut';
}

type Finder = (context: FactContext) => Unread | null;

const FINDERS: Readonly<Record<Sought, Finder>> = {
  phone: (context) => unreadPhone(context) ?? unreadPart(context),
  address: (context) => unreadAddress(context) ?? unreadPart(context),
  areas: (context) => unreadAddress(context) ?? unreadAreas(context) ?? unreadPart(context),
  towns: (context) => unreadAddress(context) ?? unreadAreas(context) ?? unreadTown(context) ?? unreadPart(context),
  profile: (context) => unreadProfile(context) ?? unreadPart(context),
  listing: (context) => unreadListing(context) ?? unreadPart(context),
  services: unreadService,
  servicePage: unreadMenu,
  questions: unreadQuestion,
  prices: questionInScript,
  answers: questionInScript,
  testimonials: unreadTestimonial,
  photos: unreadPhoto,
  heading: unreadHeading,
  name: ({ home }) => {
    const quote = home.title?.trim() || home.openGraph['og:site_name']?.trim() || '';
    return quote === '' ? null : { url: home.url, quote, why: 'unreadable' };
  },
};

/** The kinds of pages where each thing is usually found. */
const USUAL_PAGES: Readonly<Record<Sought, readonly PageKind[]>> = {
  phone: ['contact', 'imprint', 'locations'],
  address: ['contact', 'imprint', 'locations'],
  areas: ['contact', 'imprint', 'locations'],
  towns: ['contact', 'imprint', 'locations'],
  profile: ['contact'],
  listing: ['reviews'],
  services: ['services', 'service', 'prices'],
  servicePage: ['services', 'service'],
  questions: ['faq'],
  prices: ['prices', 'faq'],
  answers: ['faq'],
  testimonials: ['reviews'],
  photos: ['gallery'],
  heading: [],
  name: ['imprint'],
};

/** The parts of the site that show what was not read. */
export type ReadSite = Pick<Site, 'finalUrl' | 'pages' | 'pagesNotRead'>;

/**
 * The strongest sign that something exists but was not found: similar text, links or pictures, else a page where it is
 * usually found that could not be read, else a truncated page. Null: nothing similar was seen, so "none" may be stated.
 * @param site null to search only the given pages
 */
export function findUnread(sought: Sought, pages: readonly Page[], site: ReadSite | null): Unread | null {
  const [home] = pages;
  if (home === undefined) return null;
  const context = getFactContext(pages, site?.finalUrl ?? home.url);
  return FINDERS[sought](context) ?? (site === null ? null : unreachablePage(sought, site)) ?? cutPage(sought, pages);
}

function unreachablePage(sought: Sought, { pages, pagesNotRead }: ReadSite): Unread | null {
  if (sought === 'servicePage') return unreadServicePage({ pages, pagesNotRead });
  const kinds = USUAL_PAGES[sought];
  const asked = [...pages.filter(({ problem }) => problem !== null), ...pagesNotRead];
  const page = asked.find(({ url }) => {
    const kind = classifyUrl(url);
    return kind !== null && kinds.includes(kind);
  });
  return page === undefined ? null : { url: page.url, quote: '', why: 'unreachable' };
}

function cutPage(sought: Sought, pages: readonly Page[]): Unread | null {
  if (sought === 'heading' || sought === 'name') return null;
  const page = pages.find(({ limitsReached }) => limitsReached.length > 0);
  return page === undefined ? null : { url: page.url, quote: '', why: 'cut' };
}
