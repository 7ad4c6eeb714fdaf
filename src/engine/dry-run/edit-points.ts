import { type HtmlEvents, HtmlParser } from '../crawl/html/html-parser.ts';
import type { TagAttributes } from '../crawl/html/tag-attributes.ts';
import type { Tag } from '../crawl/html/tag-table.ts';

/** A range of characters, `to` exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A main heading in the document. */
export interface HeadingRange extends TextRange {
  /** Behind its start tag, and before its end tag. */
  readonly inner: TextRange;
}

/** Where the parts of a document are that a change concerns. */
export interface EditPoints {
  /** The text of the first title. */
  readonly title: TextRange | null;
  readonly descriptions: readonly TextRange[];
  /** In the order of `Page.headings` of level 1. */
  readonly mainHeadings: readonly HeadingRange[];
  readonly jsonLd: readonly (TextRange & { readonly text: string })[];
  readonly pictures: readonly TextRange[];
  /** Where something can be added to the head. */
  readonly headEnd: number;
  /** The content of the first main part; null without one. */
  readonly main: TextRange | null;
  /** Where the content starts without a main part: behind header and menu. */
  readonly contentStart: number;
  readonly bodyEnd: number;
  /** The last footer: its start tag and the start of its end tag; null without one. */
  readonly footer: TextRange | null;
}

const DOCTYPE = /^\s{0,1000}(?:<!doctype[^>]{0,1000}>)?/i;

/** Finds the parts of a document, as the page parser understands it: one pass, linear in its length. */
export function findEditPoints(html: string): EditPoints {
  const finder = new PointFinder(html);
  finder.parser.read();
  return finder.finish();
}

class PointFinder implements HtmlEvents {
  readonly parser: HtmlParser;
  private readonly html: string;
  private title: TextRange | null = null;
  private readonly descriptions: TextRange[] = [];
  private readonly mainHeadings: HeadingRange[] = [];
  private readonly jsonLd: (TextRange & { text: string })[] = [];
  private readonly pictures: TextRange[] = [];
  private heading: { from: number; inner: number; firstBlock: number | null } | null = null;
  private script: number | null = null;
  private headEnd: number | null = null;
  private contentStart: number | null = null;
  private bodyEnd: number | null = null;
  private mainStart: number | null = null;
  private mainEnd: number | null = null;
  private footer: { from: number; to: number | null } | null = null;

  constructor(html: string) {
    this.html = html;
    this.parser = new HtmlParser(html, this);
  }

  onStartTag(tag: Tag, attributes: TagAttributes): void {
    const { tagStart, startTagEnd } = this.parser;
    if (this.heading !== null && tag.isBlock) {
      this.heading.firstBlock ??= tagStart;
      if (tag.headingLevel !== null) this.endHeading(tagStart);
    }
    switch (tag.name) {
      case 'h1':
        this.heading = { from: tagStart, inner: startTagEnd, firstBlock: null };
        return;
      case 'img':
        this.pictures.push({ from: tagStart, to: startTagEnd });
        return;
      case 'meta':
        if (attributes.get('name')?.trim().toLowerCase() === 'description')
          this.descriptions.push({ from: tagStart, to: startTagEnd });
        return;
      case 'script':
        this.script = isJsonLd(attributes.get('type')) ? tagStart : null;
        return;
      case 'body':
        this.headEnd ??= tagStart;
        this.contentStart ??= startTagEnd;
        return;
      case 'main':
        this.mainStart ??= startTagEnd;
        return;
      case 'footer':
        this.footer = { from: tagStart, to: null };
        return;
      default:
    }
  }

  onEndTag({ name, headingLevel }: Tag): void {
    const { tagStart } = this.parser;
    if (headingLevel !== null) this.endHeading(tagStart);
    if (name === 'head') this.headEnd ??= tagStart;
    else if (name === 'main') this.mainEnd ??= this.mainStart === null ? null : tagStart;
    else if (name === 'footer' && this.footer !== null) this.footer.to ??= tagStart;
    else if ((name === 'header' || name === 'nav') && this.isBeforeContent) this.contentStart = this.endOfTag(tagStart);
    else if (name === 'body' || name === 'html') this.bodyEnd ??= tagStart;
  }

  onTitle(): void {
    this.title ??= { from: this.parser.startTagEnd, to: this.parser.tagStart };
  }

  onRawText(tag: Tag, text: string): void {
    if (tag.name !== 'script' || this.script === null) return;
    this.jsonLd.push({ from: this.script, to: this.endOfTag(this.parser.tagStart), text });
    this.script = null;
  }

  onText(): void {}
  onSpace(): void {}
  onNoscript(): void {}
  onNoscriptImage(): void {}
  onOption(): void {}
  onDrawingTitle(): void {}
  onComment(): void {}
  onTooManyTags(): void {}

  finish(): EditPoints {
    const { html, heading } = this;
    if (heading !== null) this.endHeading(heading.firstBlock ?? html.length, false);
    const start = DOCTYPE.exec(html)?.[0].length ?? 0;
    const bodyEnd = this.bodyEnd ?? html.length;
    return {
      title: this.title,
      descriptions: this.descriptions,
      mainHeadings: this.mainHeadings,
      jsonLd: this.jsonLd,
      pictures: this.pictures,
      headEnd: this.headEnd ?? start,
      main: this.mainStart === null ? null : { from: this.mainStart, to: this.mainEnd ?? bodyEnd },
      contentStart: this.contentStart ?? this.headEnd ?? start,
      bodyEnd,
      footer: this.footer === null ? null : { from: this.footer.from, to: this.footer.to ?? bodyEnd },
    };
  }

  private get isBeforeContent(): boolean {
    return this.mainHeadings.length === 0 && this.heading === null && this.footer === null && this.mainStart === null;
  }

  /** `at`: where its end tag or what ends it starts. */
  private endHeading(at: number, hasEndTag = this.html.startsWith('</', at)): void {
    if (this.heading === null) return;
    const { from, inner } = this.heading;
    this.mainHeadings.push({ from, to: hasEndTag ? this.endOfTag(at) : at, inner: { from: inner, to: at } });
    this.heading = null;
  }

  private endOfTag(start: number): number {
    const end = this.html.indexOf('>', start);
    return end < 0 ? this.html.length : end + 1;
  }
}

function isJsonLd(type: string | null): boolean {
  return type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/ld+json';
}
