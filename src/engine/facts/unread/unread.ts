import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import type { PageKind } from '../../crawl/html/page-kind-lexicon.ts';
import { createFactContext, type FactContext } from '../fact-context.ts';
import { unreadMenu, unreadServicePage } from '../services/unread-service-pages.ts';
import { unreadAddress, unreadAreas, unreadPhone } from './unread-contacts.ts';
import { unreadHeading, unreadPhoto, unreadQuestion, unreadService, unreadTestimonial } from './unread-content.ts';
import { unreadListing, unreadProfile } from './unread-links.ts';

/** What a check looks for and may not find. */
export type Sought =
  | 'phone'
  | 'address'
  | 'areas'
  | 'profile'
  | 'listing'
  | 'services'
  | 'servicePage'
  | 'questions'
  | 'testimonials'
  | 'photos'
  | 'heading'
  | 'name';

/** Something that looks like what was sought, and why it could not be taken for it. */
export interface Unread {
  readonly url: string;
  /** The words of the page; empty for a page that could not be read. */
  readonly quote: string;
  readonly why:
    | 'unreadable'
    /** It can be read, and nothing tells whether it is this business's. */
    | 'unclaimed'
    /** It stands with a place of the business that is not the one the audit is about. */
    | 'otherPlace'
    /** A template's own words, which nobody replaced. */
    | 'sample'
    /** A picture or a widget of another site, which is not read. */
    | 'picture'
    /** A label or a link with nothing behind it: a script may fill it in. */
    | 'empty'
    /** A home page without a menu, which a script may fill in. */
    | 'menu'
    /** A page that was asked for and did not come. */
    | 'unreachable'
    /** A page of which only a part was read. */
    | 'cut';
}

type Finder = (context: FactContext) => Unread | null;

const FINDERS: Readonly<Record<Sought, Finder>> = {
  phone: unreadPhone,
  address: unreadAddress,
  areas: (context) => unreadAddress(context) ?? unreadAreas(context),
  profile: unreadProfile,
  listing: unreadListing,
  services: unreadService,
  servicePage: unreadMenu,
  questions: unreadQuestion,
  testimonials: unreadTestimonial,
  photos: unreadPhoto,
  heading: unreadHeading,
  name: ({ home }) => {
    const quote = home.title?.trim() || home.openGraph['og:site_name']?.trim() || '';
    return quote === '' ? null : { url: home.url, quote, why: 'unreadable' };
  },
};

/** The kinds of pages on which each thing usually stands. */
const USUAL_PAGES: Readonly<Record<Sought, readonly PageKind[]>> = {
  phone: ['contact', 'imprint', 'locations'],
  address: ['contact', 'imprint', 'locations'],
  areas: ['contact', 'imprint', 'locations'],
  profile: ['contact'],
  listing: ['reviews'],
  services: ['services', 'service', 'prices'],
  servicePage: ['services', 'service'],
  questions: ['faq'],
  testimonials: ['reviews'],
  photos: ['gallery'],
  heading: [],
  name: ['imprint'],
};

/** The site as far as it tells what was not read. */
export type ReadSite = Pick<Site, 'finalUrl' | 'pages' | 'pagesNotRead'>;

/**
 * The strongest sign that something exists which was not found: words, links or pictures like it, else a page it usually
 * stands on that could not be read, else a page cut short. Null: nothing like it was seen, and "none" may be said.
 * @param site null when only the given pages are asked about.
 */
export function findUnread(sought: Sought, pages: readonly Page[], site: ReadSite | null): Unread | null {
  const context = contextOf(pages, site?.finalUrl ?? pages[0]?.url ?? '');
  if (context === null) return null;
  return FINDERS[sought](context) ?? (site === null ? null : unreachablePage(sought, site)) ?? cutPage(sought, pages);
}

const CONTEXTS = new WeakMap<readonly Page[], FactContext>();

function contextOf(pages: readonly Page[], url: string): FactContext | null {
  if (pages.length === 0) return null;
  const known = CONTEXTS.get(pages) ?? createFactContext(pages, url);
  CONTEXTS.set(pages, known);
  return known;
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
