import type { Page, PageImage } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import type { PageKind } from '../../crawl/html/page-kind-lexicon.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { isFiller } from '../name/testimonials.ts';
import { isShownOnSite } from '../services/questions.ts';
import { SERVICE_SECTION } from '../services/services-lexicon.ts';
import type { Unread } from './unread.ts';

/** Frames that show pictures from another site. */
const PICTURE_FRAME =
  /(?:^|\.)(?:instagram\.com|flickr\.com|lightwidget\.com|snapwidget\.com|elfsight\.com|smugmug\.com)$/i;

/** A heading or link that announces services, where none could be parsed. */
export function unreadService(context: FactContext): Unread | null {
  return announced(context, (text) => SERVICE_SECTION.test(foldText(text).trim()), []) ?? listOfTerms(context);
}

const FEWEST_TERMS = 3;
/** Fewer may be what a script asks those who leave a page. */
const FEWEST_IN_SCRIPT = 3;

/** A list of terms with explanations that is neither questions nor numbers: it may name what the business does. */
function listOfTerms({ pages }: FactContext): Unread | null {
  for (const page of pages) {
    const terms = page.blocks.filter(({ tag, hidden, text }) => tag === 'dt' && !hidden && !/[?？؟:\d]/u.test(text));
    const [first] = terms;
    if (first !== undefined && terms.length >= FEWEST_TERMS)
      return { url: page.url, quote: first.text, why: 'unreadable' };
  }
  return null;
}

/** A heading, link or class name that announces questions, where none could be parsed. */
export const unreadQuestion = memoizePerContext((context: FactContext): Unread | null => {
  const node = context.nodes.find(({ node: { types } }) => types.includes('FAQPage') || types.includes('Question'));
  if (node !== undefined) return { url: node.page.url, quote: node.node.types.join(', '), why: 'unreadable' };
  return questionInScript(context) ?? announced(context, isOfKind('faq'), ['faq']);
});

/** Questions that an inline script has and no page shows. */
export function questionInScript(context: FactContext): Unread | null {
  for (const { url, scriptQuestions = [] } of context.pages) {
    const unshown = scriptQuestions.filter((question) => !isShownOnSite(question, context));
    const [quote] = unshown;
    if (quote !== undefined && unshown.length >= FEWEST_IN_SCRIPT) return { url, quote, why: 'script' };
  }
  return null;
}

/** A file that a script adds to a page: it may be its header, its footer or its contacts. */
export function unreadPart({ pages }: FactContext): Unread | null {
  for (const { url, scriptParts: [quote] = [] } of pages) {
    if (quote !== undefined) return { url, quote, why: 'part' };
  }
  return null;
}

/** A heading, link or class name that announces testimonials, where none could be parsed. */
export function unreadTestimonial({ pages }: FactContext): Unread | null {
  // Where a template's Latin still stands, that is what the heading announces.
  const isWritten = ({ blocks }: Page) => !blocks.some(({ text }) => text.length >= 40 && isFiller(text));
  return announced({ pages }, isOfKind('reviews'), ['testimonial', 'testimonials'], isWritten);
}

/** So many pictures in styles, or behind one placeholder, are a gallery. */
const A_GALLERY = 3;

/** A picture whose URL is set by a script, a frame with pictures from another site, or a gallery of page backgrounds. */
export function unreadPhoto({ pages }: FactContext): Unread | null {
  for (const page of pages) {
    const shown = page.images.filter(({ region }) => region !== 'header' && region !== 'nav' && region !== 'footer');
    const late = shown.find(({ src }) => src === '') ?? behindPlaceholder(shown);
    if (late !== undefined) return { url: page.url, quote: late.alt?.trim() ?? '', why: 'empty' };
    const frame = page.iframes.find((url) => PICTURE_FRAME.test(URL.parse(url)?.hostname ?? ''));
    if (frame !== undefined) return { url: page.url, quote: new URL(frame).hostname, why: 'picture' };
    const [background] = page.backgrounds;
    if (background !== undefined && new Set(page.backgrounds).size >= A_GALLERY)
      return { url: page.url, quote: new URL(background).pathname.split('/').at(-1) ?? '', why: 'picture' };
  }
  return null;
}

/** One of several pictures with one URL and different descriptions: a script puts the real ones there. */
function behindPlaceholder(images: readonly PageImage[]): PageImage | undefined {
  for (const [, same] of Map.groupBy(images, ({ src }) => src))
    if (new Set(same.map(({ alt }) => alt?.trim() ?? '')).size >= A_GALLERY) return same[0];
  return undefined;
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
  return memoizeByText((text) => {
    const named = classifyLinkText(text);
    return named?.kind === kind && named.share >= 0.5;
  });
}

function announced(
  { pages }: Pick<FactContext, 'pages'>,
  isAbout: (text: string) => boolean,
  hints: readonly string[],
  isMeant: (page: Page) => boolean = () => true,
): Unread | null {
  for (const page of pages) {
    const quote = headingOrLink(page, isAbout) ?? marked(page, hints);
    if (quote !== null && isMeant(page)) return { url: page.url, quote, why: 'unreadable' };
  }
  return null;
}

function headingOrLink({ headings, links }: Page, isAbout: (text: string) => boolean): string | null {
  const isHeading = ({ text, hidden }: Page['headings'][number]) =>
    !hidden && text !== '' && text.length <= 80 && isAbout(text);
  const isLink = ({ text, href }: Page['links'][number]) =>
    text !== '' && text.length <= 60 && isAbout(text) && /^https?:/.test(href);
  return (headings.find(isHeading) ?? links.find(isLink))?.text ?? null;
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
