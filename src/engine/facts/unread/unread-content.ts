import type { Page } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import type { PageKind } from '../../crawl/html/page-kind-lexicon.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { SERVICE_SECTION } from '../services/services-lexicon.ts';
import type { Unread } from './unread.ts';

/** Frames that show pictures from another site. */
const PICTURE_FRAME =
  /(?:^|\.)(?:instagram\.com|flickr\.com|lightwidget\.com|snapwidget\.com|elfsight\.com|smugmug\.com)$/i;

/** A heading or link that announces services, where none could be parsed. */
export function unreadService(context: FactContext): Unread | null {
  return announced(context, (text) => SERVICE_SECTION.test(foldText(text).trim()), []);
}

/** A heading, link or class name that announces questions, where none could be parsed. */
export function unreadQuestion(context: FactContext): Unread | null {
  const node = context.nodes.find(({ node: { types } }) => types.includes('FAQPage') || types.includes('Question'));
  if (node !== undefined) return { url: node.page.url, quote: node.node.types.join(', '), why: 'unreadable' };
  return announced(context, isOfKind('faq'), ['faq']);
}

/** A heading, link or class name that announces testimonials, where none could be parsed. */
export function unreadTestimonial(context: FactContext): Unread | null {
  return announced(context, isOfKind('reviews'), ['testimonial', 'testimonials']);
}

/** A picture whose URL is set by a script, or a frame with pictures from another site. */
export function unreadPhoto({ pages }: FactContext): Unread | null {
  for (const page of pages) {
    const late = page.images.find(
      ({ src, region }) => src === '' && region !== 'header' && region !== 'nav' && region !== 'footer',
    );
    if (late !== undefined) return { url: page.url, quote: late.alt?.trim() ?? '', why: 'empty' };
    const frame = page.iframes.find((url) => PICTURE_FRAME.test(URL.parse(url)?.hostname ?? ''));
    if (frame !== undefined) return { url: page.url, quote: new URL(frame).hostname, why: 'picture' };
  }
  return null;
}

/** A main heading hidden by the page's code, which a script may show. */
export function unreadHeading({ home }: FactContext): Unread | null {
  const hidden = home.headings.find(
    ({ level, hidden: isHidden, text }) => level === 1 && isHidden && text.trim() !== '',
  );
  return hidden === undefined ? null : { url: home.url, quote: hidden.text, why: 'unreadable' };
}

/** Memoized, because menus repeat the same texts on every page. */
function isOfKind(kind: PageKind): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const named = classifyLinkText(text);
    const isNamed = named?.kind === kind && named.share >= 0.5;
    known.set(text, isNamed);
    return isNamed;
  };
}

function announced(
  { pages }: FactContext,
  isAbout: (text: string) => boolean,
  hints: readonly string[],
): Unread | null {
  for (const page of pages) {
    const quote = headingOrLink(page, isAbout) ?? marked(page, hints);
    if (quote !== null) return { url: page.url, quote, why: 'unreadable' };
  }
  return null;
}

function headingOrLink({ headings, links }: Page, isAbout: (text: string) => boolean): string | null {
  const heading = headings.find(({ text, hidden }) => !hidden && text !== '' && text.length <= 80 && isAbout(text));
  const link = links.find(
    ({ text, href }) => /^https?:/.test(href) && text !== '' && text.length <= 60 && isAbout(text),
  );
  return heading?.text ?? link?.text ?? null;
}

/** Text of elements with one of these class names. */
function marked({ blocks }: Page, hints: readonly string[]): string | null {
  if (hints.length === 0) return null;
  const block = blocks.find(
    ({ text, hidden, hints: words }) =>
      !hidden && text.length >= 20 && words.split(/[\s_-]+/).some((word) => hints.includes(word)),
  );
  return block?.text ?? null;
}
