import { AbsoluteUrls } from '../fetch/absolute-url.ts';
import { decodeHtml } from '../fetch/decode-text.ts';
import { findGroups } from '../groups/find-groups.ts';
import { StructuredMarkup } from '../structured-data/structured-markup.ts';
import { HtmlParser } from './html-parser.ts';
import type { Page, PageImage, PageLink } from './page.ts';
import { PageBuilder } from './page-builder.ts';
import { LimitLog } from './page-limits.ts';

export interface ParsePageInput {
  /** The final URL. */
  readonly url: string;
  readonly body: Uint8Array;
  /** The Content-Type header as received; null without one. */
  readonly contentType: string | null;
}

/**
 * Parses one HTML document into a `Page`: one pass, linear time on any input, no recursion on its structure. Pure: the
 * same bytes give the same page. Never throws on any bytes; limits reached are listed in `limitsReached`.
 */
export function parsePage(input: ParsePageInput): Page {
  const limits = new LimitLog();
  const { text: html, note } = decodeHtml(input.body, input.contentType);
  if (note !== null) limits.note(note);
  const structured = new StructuredMarkup(html, limits);
  const builder = new PageBuilder(structured, limits);
  new HtmlParser(html, builder).read();
  builder.finish();

  const { head, media, text, named, scriptTexts } = builder;
  const { metas } = head;
  const urls = new AbsoluteUrls(input.url, head.base);
  const canonicals = absoluteAll([...head.canonicals], urls);
  const { nodes, broken } = structured.finish(urls);
  return {
    url: input.url,
    lang: head.lang,
    title: head.title,
    titleCount: head.titleCount,
    metaDescription: metas.get('description') ?? null,
    canonical: canonicals[0] ?? null,
    ...(canonicals.length > 1 && { otherCanonicals: canonicals.slice(1) }),
    viewport: metas.get('viewport') ?? null,
    generator: metas.get('generator') ?? null,
    robotsMeta: head.robotsMeta,
    metaRefresh: head.metaRefresh,
    hreflangs: head.hreflangs.flatMap(({ lang, href }) => {
      const url = urls.resolve(href);
      return url === null ? [] : [{ lang, href: url }];
    }),
    openGraph: Object.fromEntries(head.openGraph),
    metas: Object.fromEntries(metas),
    headings: named.headings,
    blocks: text.blocks,
    groups: findGroups(builder.tree, urls),
    links: absoluteLinks(named.links, urls),
    images: absoluteImages(media.images, urls),
    backgrounds: absoluteAll(media.backgrounds, urls),
    iframes: absoluteAll(media.iframes, urls),
    scripts: absoluteAll(media.scripts, urls),
    stylesheets: absoluteAll(head.stylesheets, urls),
    inlineScriptBytes: builder.inlineScriptBytes,
    ...(scriptTexts.questions.length === 0 ? {} : { scriptQuestions: scriptTexts.questions }),
    ...(scriptTexts.parts.length === 0 ? {} : { scriptParts: scriptTexts.parts }),
    comments: builder.comments,
    structured: nodes,
    brokenJsonLd: broken,
    jsonLdBlockCount: structured.jsonLdBlocks.length,
    placeholders: builder.placeholders,
    formCount: builder.formCount,
    passwordFieldCount: builder.passwordFieldCount,
    wordCount: text.wordCount,
    ...(builder.fixedWidth === 0 ? {} : { fixedWidth: builder.fixedWidth }),
    ...(builder.forms.length === 0 ? {} : { forms: builder.forms }),
    emptyMountPoints: builder.emptyMountPoints,
    noscriptText: builder.noscriptText,
    noSnippetShare: builder.noSnippetShare,
    limitsReached: limits.list(),
  };
}

function absoluteLinks(links: readonly PageLink[], urls: AbsoluteUrls): PageLink[] {
  const kept: PageLink[] = [];
  for (const { href, text, rel, region, label, blockIndex, scripted } of links) {
    const url = urls.resolveLink(href);
    const more = scripted === undefined ? {} : { scripted };
    if (url !== null) kept.push({ href: url, text, rel, region, label, blockIndex, ...more });
  }
  return kept;
}

/** An image without a usable URL is kept for its alternative text. */
function absoluteImages(images: readonly PageImage[], urls: AbsoluteUrls): PageImage[] {
  // An image without a URL must not resolve to the page itself, as an empty URL would.
  return images.map((image) => ({
    ...image,
    src: image.src === '' ? '' : (urls.resolve(image.src) ?? ''),
    link: image.link === null ? null : urls.resolve(image.link),
  }));
}

function absoluteAll(written: readonly string[], urls: AbsoluteUrls): string[] {
  return written.map((address) => urls.resolve(address)).filter((url) => url !== null);
}
