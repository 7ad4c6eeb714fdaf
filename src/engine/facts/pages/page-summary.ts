import type { OutlineNode, OutlinePage, SiteOutline } from '#shared/fixes/site-outline.ts';
import type { Page } from '../../crawl/html/page.ts';
import type { PageSummary } from '../services/find-service-page.ts';
import { makePageKey } from '../services/page-addresses.ts';

const SERVICE_TYPE = /^(?:Service|Product|MedicalProcedure|MedicalTherapy|FinancialProduct|LegalService)$/;
const MOST_LINK_TEXTS = 12;
const LONGEST_LINK_TEXT = 60;
/** More links than this are repeated menus or hostile. */
const MOST_LINKS = 5000;
const MOST_LINKED_PAGES = 200;
const FILE = /\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?|xml|ics)$/i;

interface Linked {
  readonly url: string;
  readonly texts: Set<string>;
}

/**
 * The titles and headings of the crawled pages, with the texts of the links to them, home first; then linked pages of the site
 * that were not read.
 */
export function summarizePages(pages: readonly Page[]): PageSummary[] {
  const linked = linkedPages(pages);
  const read = pages.map((page) => ({
    url: page.url,
    title: page.title,
    h1s: page.headings.flatMap(({ level, text, hidden }) => (level === 1 && !hidden ? [text] : [])),
    linkTexts: [...(linked.get(makePageKey(page.url))?.texts ?? [])],
  }));
  const known = new Set(pages.map(({ url }) => makePageKey(url)));
  const unread = [...linked].filter(([key]) => !known.has(key)).slice(0, MOST_LINKED_PAGES);
  return [...read, ...unread.map(([, { url, texts }]) => ({ url, title: null, h1s: [], linkTexts: [...texts] }))];
}

/** The linked pages on the site's own host, each with the distinct texts of those links. */
function linkedPages(pages: readonly Page[]): Map<string, Linked> {
  const host = URL.parse(pages[0]?.url ?? '')?.host ?? '';
  const found = new Map<string, Linked>();
  const keyOfHref = new Map<string, string | null>();
  for (const { href, text } of pages.flatMap(({ links }) => links).slice(0, MOST_LINKS)) {
    if (!keyOfHref.has(href)) keyOfHref.set(href, keyOf(href, host));
    const key = keyOfHref.get(href) ?? null;
    if (key === null) continue;
    const linked = found.get(key) ?? { url: href, texts: new Set<string>() };
    found.set(key, linked);
    const words = text.trim();
    if (words !== '' && words.length <= LONGEST_LINK_TEXT && linked.texts.size < MOST_LINK_TEXTS)
      linked.texts.add(words);
  }
  return found;
}

function keyOf(href: string, host: string): string | null {
  const url = href.startsWith('http') ? URL.parse(href) : null;
  if (url === null || url.hash !== '' || FILE.test(url.pathname)) return null;
  return url.host.replace(/^www\./, '') === host.replace(/^www\./, '') ? makePageKey(href) : null;
}

const OUTLINED = new WeakMap<OutlinePage, PageSummary>();

/** Titles and headings of the pages of an outline, home first. */
export function summarizeOutlinePages({ pages }: Pick<SiteOutline, 'pages'>): PageSummary[] {
  return pages.map((page) => {
    const summary = OUTLINED.get(page) ?? {
      url: page.url,
      title: page.title,
      h1s: page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
      offered: offeredOn(page),
    };
    OUTLINED.set(page, summary);
    return summary;
  });
}

function offeredOn({ structured }: OutlinePage): string[] {
  const nameOf = ({ properties }: OutlineNode) =>
    properties.flatMap(([name, values]) =>
      name === 'name' ? values.filter((value) => typeof value === 'string') : [],
    );
  // A page about several services lists them.
  const names = structured.filter(({ types }) => types.some((type) => SERVICE_TYPE.test(type))).flatMap(nameOf);
  return names.length === 1 ? names : [];
}
