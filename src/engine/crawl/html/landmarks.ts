import type { PageRegion } from './page.ts';

const ROLES: ReadonlyMap<string, PageRegion> = new Map([
  ['banner', 'header'],
  ['navigation', 'nav'],
  ['main', 'main'],
  ['complementary', 'aside'],
  ['contentinfo', 'footer'],
]);

/** A header or footer in one of these belongs to that section, not to the page (HTML-AAM). */
const SECTIONING: ReadonlySet<string> = new Set([
  'article',
  'aside',
  'blockquote',
  'dialog',
  'figure',
  'nav',
  'section',
]);

export function isSectioning(tagName: string): boolean {
  return SECTIONING.has(tagName);
}

const HEADER_WORDS: ReadonlySet<string> = new Set(
  'site-header siteheader main-header mainheader header-main top-header header-top header-wrapper header-wrap header-container header-area header-section masthead topbar top-bar navbar-header'.split(
    ' ',
  ),
);
const NAV_WORDS: ReadonlySet<string> = new Set(
  'navbar nav-bar navigation main-nav mainnav main-navigation site-nav site-navigation primary-nav top-nav topnav nav-menu navmenu main-menu mainmenu mobile-menu mobile-nav offcanvas-menu sidenav'.split(
    ' ',
  ),
);
const MAIN_IDS: ReadonlySet<string> = new Set(['main', 'content', 'main-content', 'maincontent', 'primary']);
/** Parts of a class name that show that a "footer" belongs to a section, or is about the page as a whole. */
const NOT_PAGE_FOOTER: ReadonlySet<string> = new Set(
  'article blog box card comment dialog entry form has item list modal no panel popup post price pricing product quote review sticky table testimonial with'.split(
    ' ',
  ),
);
/** Names of the page's footer, which count even where an unclosed header or menu seems to contain it. */
const CERTAIN_FOOTER: ReadonlySet<string> = new Set(
  'site-footer page-footer main-footer footer-section footer_section footer-area'.split(' '),
);
const MAY_BE_FOOTER = /foot/i;
const WORTH_A_LOOK = /foot|head|nav|menu|top-?bar|side-?bar|mast|main|content|primary|copyright/i;
/** A bare class `header` deeper than this is the head of a card or a section. */
const BARE_HEADER_MAX_DEPTH = 7;

function isPageFooter(word: string): boolean {
  if (word === 'copyright') return true;
  if (!word.includes('footer')) return false;
  const parts = word.split(/[-_]+/);
  return parts.some((part) => part.endsWith('footer')) && !parts.some((part) => NOT_PAGE_FOOTER.has(part));
}

function isCertainFooter(className: string, id: string): boolean {
  if (id !== '' && id.toLowerCase() === 'footer') return true;
  if (!MAY_BE_FOOTER.test(className)) return false;
  return className
    .slice(0, 500)
    .toLowerCase()
    .split(/\s+/)
    .some((word) => CERTAIN_FOOTER.has(word));
}

function regionOfWords(className: string, id: string, depth: number): PageRegion | null {
  if (!WORTH_A_LOOK.test(className) && !WORTH_A_LOOK.test(id)) return null;
  const names = `${className} ${id}`;
  if (MAIN_IDS.has(id.toLowerCase())) return 'main';
  for (const word of names.toLowerCase().slice(0, 500).split(/\s+/)) {
    if (isPageFooter(word)) return 'footer';
    if (NAV_WORDS.has(word)) return 'nav';
    if (HEADER_WORDS.has(word) || (word === 'header' && depth <= BARE_HEADER_MAX_DEPTH)) return 'header';
    if (word === 'sidebar' || word === 'side-bar') return 'aside';
  }
  return null;
}

/** The properties of an element that determine its region. */
export interface LandmarkElement {
  readonly tagName: string;
  readonly className: string;
  readonly id: string;
  /** Number of open elements around it. */
  readonly depth: number;
}

/** Its context: its region, and whether an article, a section or the like is open. */
export interface LandmarkParent {
  readonly region: PageRegion;
  readonly isInSection: boolean;
}

/**
 * The region of a block element: its landmark by role or tag, else by class or id when it is in
 * no landmark but the body or main, else its parent's.
 */
export function getLandmarkRegion(element: LandmarkElement, parent: LandmarkParent, role: string | null): PageRegion {
  const byRole = role === null ? undefined : ROLES.get(role.trim().toLowerCase());
  if (byRole !== undefined) return byRole;
  const { tagName, className, id, depth } = element;
  switch (tagName) {
    case 'nav':
    case 'main':
    case 'aside':
      return tagName;
    case 'header':
    case 'footer':
      if (!parent.isInSection) return tagName;
      break;
    case 'body':
      return parent.region;
  }
  if (className === '' && id === '') return parent.region;
  if (parent.region !== 'body' && parent.region !== 'main') {
    return parent.region !== 'footer' && isCertainFooter(className, id) ? 'footer' : parent.region;
  }
  // In a section or an article a class called "footer" belongs to it; an id is unique and therefore refers to the page.
  const byWords = regionOfWords(parent.isInSection ? '' : className, id, depth);
  if (byWords === null) return parent.region;
  // Inside the main part only a footer is accepted: wrappers called "main" often contain the whole page.
  return parent.region === 'main' && byWords !== 'footer' ? parent.region : byWords;
}
