import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { PAGE_LIMITS } from './page-limits.ts';
import { TagAttributes } from './tag-attributes.ts';
import { type Tag, tagNamed } from './tag-table.ts';

/** Events of the parser. */
export interface HtmlEvents {
  /** `attributes` are valid during the call only. */
  onStartTag(tag: Tag, attributes: TagAttributes): void;
  onEndTag(tag: Tag): void;
  /** A piece of visible text, entities decoded, whitespace as written. */
  onText(piece: string): void;
  /** Whitespace between tags. */
  onSpace(): void;
  onTitle(text: string): void;
  /** An element whose text is not page text: its start tag was reported, its end tag will not be. */
  onRawText(tag: Tag, text: string): void;
  onNoscript(piece: string): void;
  /** An image in `<noscript>`. `attributes` are valid during the call only. */
  onNoscriptImage(attributes: TagAttributes): void;
  /** What a list offers to choose from. `isPlaceholder`: it stands for no choice yet. */
  onOption(text: string, isPlaceholder: boolean): void;
  /** The accessible name of a drawing. */
  onDrawingTitle(text: string): void;
  onComment(text: string): void;
  /** The document has more tags than are read; nothing of it comes after this. */
  onTooManyTags(): void;
}

/** Elements whose content the tokenizer passes as text, up to their own end tag. */
const RAW_TEXT: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);
/** Elements whose content is not part of the page's visible text and structure. */
const SKIPPED: ReadonlySet<string> = new Set('audio canvas datalist noscript select svg template video'.split(' '));
/** Form fields cannot be inside a `<select>`: their start tag shows that it was never closed. */
const ENDS_SELECT: ReadonlySet<string> = new Set(['input', 'textarea', 'button']);

function isSpaceCode(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/**
 * Turns the tokens of one document into events: which element, which text, without anything that is not page content
 * (templates, drawings, scripts). Uses htmlparser2's tokenizer alone: its parser and DOM cost more than the
 * rest of the parsing, and do not build tables and scopes as the HTML standard does.
 */
export class HtmlParser implements TokenizerCallbacks {
  private readonly html: string;
  private readonly events: HtmlEvents;
  private readonly attributes = new TagAttributes();
  private readonly tokenizer = new Tokenizer({ decodeEntities: true }, this);
  private tag: Tag = tagNamed('body');
  private raw: Tag | null = null;
  private rawText = '';
  private skipped: string | null = null;
  /** Number of open elements of the skipped kind. */
  private skippedDepth = 0;
  private tagCount = 0;
  private option: { text: string; readonly isPlaceholder: boolean } | null = null;
  /** Where the tag of the current event starts; the end of the document for what ends with it. */
  tagStart = 0;
  /** Behind the last start tag. */
  startTagEnd = 0;

  constructor(html: string, events: HtmlEvents) {
    this.html = html;
    this.events = events;
  }

  /** Parses the whole document. */
  read(): void {
    this.tokenizer.write(this.html);
    // Does nothing once the tokenizer was stopped.
    this.tokenizer.end();
  }

  isInForeignContext(): boolean {
    return this.skipped === 'svg';
  }

  onopentagname(start: number, end: number): void {
    this.countTag();
    if (this.isBeyondLimit) return;
    this.tag = tagNamed(this.html.slice(start, end));
    this.tagStart = start - 1;
    this.attributes.startTag();
  }

  onattribname(start: number, end: number): void {
    if (this.skipped === null || this.skipped === 'select' || this.skipped === 'noscript')
      this.attributes.startAttribute(this.html.slice(start, end));
  }

  onattribdata(start: number, end: number): void {
    if (this.attributes.isReading) this.attributes.addText(this.html.slice(start, end));
  }

  onattribentity(codePoint: number): void {
    if (this.attributes.isReading) this.attributes.addText(String.fromCodePoint(codePoint));
  }

  onattribend(): void {
    this.attributes.endAttribute();
  }

  onopentagend(end: number): void {
    if (this.isBeyondLimit) return;
    this.startTagEnd = end + 1;
    const { tag } = this;
    if (this.skipped !== null && !this.endsSkipped(tag)) {
      this.startInSkipped(tag);
      return;
    }
    if (tag.name === 'title') {
      this.startRaw(tag);
      return;
    }
    this.events.onStartTag(tag, this.attributes);
    if (RAW_TEXT.has(tag.name)) this.startRaw(tag);
    else if (SKIPPED.has(tag.name)) this.startSkipped(tag.name);
  }

  onselfclosingtag(end: number): void {
    this.startTagEnd = end + 1;
    // The slash closes a drawing or an element in one. In HTML it has no meaning.
    if (this.skipped === null && this.tag.name === 'svg') this.events.onStartTag(this.tag, this.attributes);
    else if (this.skipped !== 'svg' || this.endsSkipped(this.tag)) this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    this.countTag();
    if (this.isBeyondLimit) return;
    this.tagStart = start - 2;
    const tag = tagNamed(this.html.slice(start, end));
    if (this.raw !== null) {
      const isOwnEnd = tag.name === this.raw.name;
      this.endRaw();
      // A drawing's unclosed title ends with any closing tag around it.
      if (isOwnEnd) return;
    }
    if (this.skipped !== null && !this.endsSkippedFromOutside(tag)) {
      this.endInSkipped(tag);
      return;
    }
    this.events.onEndTag(tag);
  }

  ontext(start: number, end: number): void {
    if (this.raw !== null) {
      this.rawText += this.html.slice(start, end);
      return;
    }
    if (this.skipped !== null) {
      if (this.skipped === 'noscript') this.events.onNoscript(this.html.slice(start, end));
      else if (this.option !== null) this.option.text += this.html.slice(start, end);
      return;
    }
    let index = start;
    while (index < end && isSpaceCode(this.html.charCodeAt(index))) index++;
    if (index === end) this.events.onSpace();
    else this.events.onText(this.html.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    const text = String.fromCodePoint(codePoint);
    if (this.raw !== null) this.rawText += text;
    else if (this.skipped === null) this.events.onText(text);
    else if (this.skipped === 'noscript') this.events.onNoscript(text);
    else if (this.option !== null) this.option.text += text;
  }

  oncomment(start: number, end: number, endOffset: number): void {
    if (this.skipped === null) this.events.onComment(this.html.slice(start, end - endOffset));
  }

  onend(): void {
    this.tagStart = this.html.length;
    if (this.raw !== null) this.endRaw();
    this.endOption();
  }

  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  private get isBeyondLimit(): boolean {
    return this.tagCount > PAGE_LIMITS.tags;
  }

  /** With the first tag beyond the limit reading ends. */
  private countTag(): void {
    this.tagCount += 1;
    if (!this.isBeyondLimit) return;
    this.tokenizer.pause();
    this.onend();
    this.events.onTooManyTags();
  }

  private startRaw(tag: Tag): void {
    this.raw = tag;
    this.rawText = '';
  }

  private endRaw(): void {
    const tag = this.raw;
    if (tag === null) return;
    this.raw = null;
    if (this.skipped === 'svg') this.events.onDrawingTitle(this.rawText);
    else if (this.skipped !== null) return;
    else if (tag.name === 'title') this.events.onTitle(this.rawText);
    else this.events.onRawText(tag, this.rawText);
    this.rawText = '';
  }

  private startSkipped(name: string): void {
    this.skipped = name;
    this.skippedDepth = 1;
  }

  private startInSkipped(tag: Tag): void {
    if (this.skipped === 'noscript' && tag.isBlock) this.events.onNoscript(' ');
    if (this.skipped === 'noscript' && tag.name === 'img') this.events.onNoscriptImage(this.attributes);
    if (this.skipped === 'select' && tag.name === 'option') this.startOption();
    if (tag.name === this.skipped && tag.name !== 'select' && tag.name !== 'noscript') this.skippedDepth++;
    else if (this.skipped === 'svg') {
      // The tokenizer reads a drawing's title as markup; its text ends at the next tag.
      if (tag.name === 'title') this.startRaw(tag);
    } else if (RAW_TEXT.has(tag.name)) this.startRaw(tag);
  }

  private startOption(): void {
    this.endOption();
    const { attributes } = this;
    const isPlaceholder =
      attributes.get('value') === '' ||
      attributes.has('disabled') ||
      attributes.has('selected') ||
      attributes.has('hidden');
    this.option = { text: '', isPlaceholder };
  }

  private endOption(): void {
    if (this.option !== null) this.events.onOption(this.option.text, this.option.isPlaceholder);
    this.option = null;
  }

  private endInSkipped(tag: Tag): void {
    if (tag.name === 'option' || tag.name === 'select') this.endOption();
    if (tag.name !== this.skipped) return;
    this.skippedDepth--;
    if (this.skippedDepth > 0) return;
    const ended = this.skipped;
    this.skipped = null;
    if (ended === 'noscript') this.events.onNoscript(' ');
  }

  /** Whether a start tag shows that the skipped element was never closed, as the HTML standard treats it. */
  private endsSkipped(tag: Tag): boolean {
    const ends =
      (this.skipped === 'svg' && tag.endsForeignContent) || (this.skipped === 'select' && ENDS_SELECT.has(tag.name));
    if (ends) {
      this.endOption();
      this.skipped = null;
    }
    return ends;
  }

  /** An end tag that no drawing has (`</a>`, `</div>`) belongs to the elements around it. */
  private endsSkippedFromOutside(tag: Tag): boolean {
    const ends = this.skipped === 'svg' && (tag.isBlock || tag.name === 'button' || tag.name === 'span');
    if (ends) this.skipped = null;
    return ends;
  }
}
