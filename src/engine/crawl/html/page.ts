import type { PageGroup } from '../groups/page-group.ts';
import type { StructuredNode } from '../structured-data/structured-node.ts';

/** The region of the page that a part is in, by its nearest landmark (header, nav, main, aside, footer). */
export type PageRegion = 'header' | 'nav' | 'main' | 'aside' | 'footer' | 'body';

/**
 * A run of text between block boundaries, whitespace collapsed, `<br>` kept as "\n". Inline tags are inside their
 * block. Text of scripts, styles, templates, `<noscript>`, form placeholders and option lists is not here.
 */
export interface TextBlock {
  readonly text: string;
  /** The nearest block element's tag in lower case: `p`, `li`, `td`, `h2`, `address`, `dt`, `div`, `summary`, ... */
  readonly tag: string;
  readonly region: PageRegion;
  /** True inside `hidden`, `aria-hidden="true"` or an inline `display:none`. */
  readonly hidden: boolean;
  /** True inside an `<address>` element. */
  readonly inAddress: boolean;
  /**
   * `class` and `id` words of the block element and its three nearest ancestors, lower case, and `blockquote` where one of them
   * is that element: hints for facts.
   */
  readonly hints: string;
  /** The cell that it is in, of a table or a list of terms; absent outside of both. */
  readonly cell?: TableCell;
}

/** A place in a table; `<dt>` and its `<dd>`s are a row too. Tables are numbered by page, rows and columns by table. */
export interface TableCell {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Own text; empty when the heading holds only an image. */
  readonly text: string;
  /** Alternative texts of images inside it. */
  readonly imageAlts: readonly string[];
  readonly hidden: boolean;
  readonly region: PageRegion;
  /** Index into `blocks` of the block of this heading or of the first one after it; `blocks.length` when none follows. */
  readonly blockIndex: number;
}

export interface PageLink {
  /** Absolute, fragment kept; `tel:` and `mailto:` as written, scheme in lower case. `javascript:`, `data:` and unparsable ones are left out. */
  readonly href: string;
  readonly text: string;
  readonly rel: string;
  readonly region: PageRegion;
  /** `title`, `aria-label`, or the alt text of an image inside. */
  readonly label: string;
  readonly blockIndex: number;
  /** The link leads to `#`, and has an attribute for a script that may give it a target; absent otherwise. */
  readonly scripted?: true;
}

export interface PageImage {
  /** Absolute; empty when the page gives no usable URL (a script sets it, or it is a data URL). */
  readonly src: string;
  /** Null: no alt attribute. Empty: declared decorative. */
  readonly alt: string | null;
  readonly region: PageRegion;
  readonly width: number | null;
  readonly height: number | null;
  /** Absolute target of the link around it; null for none. */
  readonly link: string | null;
  /** Index into `headings` of the last heading before it; -1 for none. */
  readonly heading: number;
  /** `class` and `id` words of the elements around it, as in `TextBlock`. */
  readonly hints: string;
}

/** A JSON-LD block that could not be parsed, with the reason as a sentence. */
export interface BrokenJsonLd {
  readonly reason: string;
  readonly snippet: string;
}

/** Everything parsed from one HTML document. Plain data: crosses worker threads and is compared in golden tests. */
export interface Page {
  /** The final URL, after redirects. */
  readonly url: string;
  readonly lang: string | null;
  readonly title: string | null;
  readonly titleCount: number;
  readonly metaDescription: string | null;
  readonly canonical: string | null;
  /** Addresses of further canonical lines that differ from the first; absent without one. */
  readonly otherCanonicals?: readonly string[];
  readonly viewport: string | null;
  readonly generator: string | null;
  /** `robots`, `googlebot`, `bingbot`, ...: lower-case name and content. */
  readonly robotsMeta: readonly { readonly agent: string; readonly content: string }[];
  readonly metaRefresh: string | null;
  readonly hreflangs: readonly { readonly lang: string; readonly href: string }[];
  /** Property metas by their full lower-case name: `og:site_name`, `business:contact_data:phone_number`. The first one counts. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** Other `<meta name>` contents by lower-case name: `author`, `geo.region`, `application-name`, ... */
  readonly metas: Readonly<Record<string, string>>;
  readonly headings: readonly Heading[];
  readonly blocks: readonly TextBlock[];
  /** Parts that are alike: lists, cards, rows, options, menus. */
  readonly groups: readonly PageGroup[];
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  /** Absolute URLs of pictures in `style` attributes outside of header, menu and footer: search engines do not see them. */
  readonly backgrounds: readonly string[];
  readonly iframes: readonly string[];
  /** Absolute `src` of scripts, and `href` of stylesheets: for detecting the site builder. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly inlineScriptBytes: number;
  /** Sentences that ask, as strings in inline scripts, where there are several; absent for none. */
  readonly scriptQuestions?: readonly string[];
  /** Files that scripts add to the page: "footer.html". Absent for none. */
  readonly scriptParts?: readonly string[];
  /** Comments outside scripts, the first 20, at most 200 characters each: some site builders can be recognized by them. */
  readonly comments: readonly string[];
  readonly structured: readonly StructuredNode[];
  readonly brokenJsonLd: readonly BrokenJsonLd[];
  readonly jsonLdBlockCount: number;
  /** Values of `placeholder` attributes: never facts. */
  readonly placeholders: readonly string[];
  readonly formCount: number;
  readonly passwordFieldCount: number;
  /** Word count of the visible text (CJK characters count half). */
  readonly wordCount: number;
  /** The width in pixels that the body, or an element around the first main heading, always has; absent where none is fixed. */
  readonly fixedWidth?: number;
  /** Where forms are, as ranges of blocks (`from`, up to and without `to`). Not those around a whole page; absent when there are none. */
  readonly forms?: readonly { readonly from: number; readonly to: number }[];
  /** Ids of empty elements that scripts fill: `root`, `app`, `__next`, `main-content`. */
  readonly emptyMountPoints: readonly string[];
  readonly noscriptText: string;
  /** Share of the visible text outside of header, menu and footer that `data-nosnippet` keeps out of quotes, 0 to 1. */
  readonly noSnippetShare: number;
  /** Limits reached while parsing, as sentences; empty when the whole page was parsed. */
  readonly limitsReached: readonly string[];
}
