import { HeadCollector, keptValue } from './head-collector.ts';
import type { HtmlEvents } from './html-reader.ts';
import { isSectioning, regionOf } from './landmarks.ts';
import { MediaCollector } from './media-collector.ts';
import { OpenElements } from './open-elements.ts';
import type { Heading, Region } from './page.ts';
import { LimitLog, PAGE_LIMITS } from './page-limits.ts';
import { collapseToLine, LINE_BREAK } from './page-text.ts';
import type { TagAttributes } from './tag-attributes.ts';
import { type Tag, tagNamed } from './tag-table.ts';
import { type AwaitsBlock, type BlockContext, TextBlocks } from './text-blocks.ts';
import { TextCapture } from './text-capture.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface RawHeading extends Writable<Heading>, AwaitsBlock {
  imageAlts: string[];
}

/** A link with its address as written. */
export interface RawLink extends AwaitsBlock {
  href: string;
  text: string;
  rel: string;
  region: Region;
  label: string;
}

/** An open element with what its content inherits from it. */
class OpenElement implements BlockContext {
  readonly tag: Tag;
  readonly parent: OpenElement | null;
  /** The nearest block element: itself, or what is around it. */
  readonly block: OpenElement;
  readonly className: string;
  readonly id: string;
  region: Region = 'body';
  hidden = false;
  inAddress = false;
  isInSection = false;
  depth = 0;
  startsHiddenRun = false;
  captureMark = -1;
  heading: RawHeading | null = null;
  link: RawLink | null = null;
  private joinedHints: string | null = null;

  constructor(tag: Tag, parent: OpenElement | null, className: string, id: string) {
    this.tag = tag;
    this.parent = parent;
    this.block = tag.isBlock || parent === null ? this : parent.block;
    this.className = className;
    this.id = id;
  }

  get tagName(): string {
    return this.tag.name;
  }

  hints(): string {
    if (this.joinedHints !== null) return this.joinedHints;
    let joined = '';
    let element: OpenElement | null = this;
    for (let steps = 0; element !== null && steps < HINT_ELEMENTS; steps++) {
      if (element.className !== '') joined += ` ${element.className.slice(0, HINT_CHARACTERS)}`;
      if (element.id !== '') joined += ` ${element.id.slice(0, HINT_CHARACTERS)}`;
      element = element.parent;
    }
    this.joinedHints = joined.trim().toLowerCase();
    return this.joinedHints;
  }
}

/** The block element itself and its three nearest ancestors. */
const HINT_ELEMENTS = 4;
/** Of one class attribute; generated class lists can be endless. */
const HINT_CHARACTERS = 120;

const HIDING_STYLE = /display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden/i;

/** Ids that script frameworks give to the element they fill. */
const MOUNT_POINTS: ReadonlySet<string> = new Set(
  'root app __next __nuxt __layout ___gatsby svelte react-root app-root main-app q-app ember-app'.split(' '),
);

/** Builds the pieces of a page from the reader's events. */
export class PageBuilder implements HtmlEvents {
  readonly limits = new LimitLog();
  readonly text = new TextBlocks(this.limits);
  readonly head = new HeadCollector(this.limits);
  readonly media = new MediaCollector(this.limits);
  readonly headings: RawHeading[] = [];
  readonly links: RawLink[] = [];
  readonly comments: string[] = [];
  readonly placeholders: string[] = [];
  readonly emptyMountPoints: string[] = [];
  readonly jsonLdBlocks: string[] = [];
  formCount = 0;
  passwordFieldCount = 0;
  inlineScriptBytes = 0;
  noscriptText = '';
  private readonly capture = new TextCapture();
  private readonly root = new OpenElement(tagNamed('body'), null, '', '');
  private readonly open = new OpenElements<OpenElement>(this.root, (element) => this.leave(element));
  private readonly openHeadings: RawHeading[] = [];
  private openLink: RawLink | null = null;
  private openPicture: OpenElement | null = null;
  private jsonLdIsNext = false;
  private scriptIsInline = false;
  private htmlSeen = false;
  private bodySeen = false;
  private mountPoint: { element: OpenElement; contentBefore: number } | null = null;

  onStartTag(tag: Tag, attributes: TagAttributes): void {
    this.open.closeImpliedBy(tag);
    if (tag.isBlock) this.boundary();
    if (this.readAlone(tag, attributes) || tag.isVoid) return;
    if (tag.isFormatting && !this.matters(attributes)) return;
    this.enter(tag, attributes);
  }

  onEndTag(tag: Tag): void {
    if (tag.name === 'html' || tag.name === 'body' || tag.name === 'head') return;
    if (tag.name === 'br') this.lineBreak();
    if (tag.isBlock) this.boundary();
    if (tag.isVoid) return;
    this.open.close(tag);
  }

  onText(piece: string): void {
    this.text.add(piece);
    this.capture.add(piece);
  }

  onSpace(): void {
    this.text.addSpace();
    this.capture.add(' ');
  }

  onTitle(text: string): void {
    this.head.addTitle(text);
  }

  onRawText(tag: Tag, text: string): void {
    if (tag.name !== 'script') return;
    if (this.jsonLdIsNext) this.jsonLdBlocks.push(text);
    else if (this.scriptIsInline) this.inlineScriptBytes += Buffer.byteLength(text);
  }

  onNoscript(piece: string): void {
    if (this.noscriptText.length < PAGE_LIMITS.noscriptCharacters * 2) this.noscriptText += piece;
  }

  onDrawingTitle(text: string): void {
    this.nameOpenElements(collapseToLine(text.slice(0, PAGE_LIMITS.valueCharacters)));
  }

  onComment(text: string): void {
    if (this.comments.length >= PAGE_LIMITS.comments) return;
    const kept = text.slice(0, PAGE_LIMITS.commentCharacters).trim();
    if (kept !== '') this.comments.push(kept);
  }

  finish(): void {
    this.boundary();
    this.open.closeAll();
    this.text.finish();
    this.noscriptText = collapseToLine(this.noscriptText).slice(0, PAGE_LIMITS.noscriptCharacters);
  }

  /** Handles elements without content of their own; true when nothing is to be opened. */
  private readAlone(tag: Tag, attributes: TagAttributes): boolean {
    switch (tag.name) {
      case 'html':
        this.head.addLang(attributes);
        if (this.htmlSeen) return true;
        this.htmlSeen = true;
        return false;
      case 'body':
        this.head.addLang(attributes);
        if (this.bodySeen) return true;
        this.bodySeen = true;
        return false;
      case 'head':
        return true;
      case 'base':
        this.head.addBase(attributes);
        return true;
      case 'meta':
        this.head.addMeta(attributes);
        return true;
      case 'link':
        this.head.addLink(attributes);
        return true;
      case 'br':
        this.lineBreak();
        return true;
      case 'img':
      case 'image':
        this.addImage(attributes);
        return true;
      case 'source':
        if (this.openPicture !== null) this.media.addPictureSource(attributes);
        return true;
      case 'area':
        this.addLink(attributes);
        return true;
      case 'iframe':
      case 'frame':
        this.media.addFrame(attributes);
        return true;
      case 'input':
      case 'textarea':
        this.addField(attributes);
        return true;
      case 'select':
      case 'style':
      case 'svg':
      case 'template':
      case 'noscript':
      case 'video':
      case 'audio':
      case 'canvas':
      case 'noembed':
      case 'noframes':
        return true;
      case 'script':
        this.startScript(attributes);
        return true;
      default:
        return false;
    }
  }

  private enter(tag: Tag, attributes: TagAttributes): void {
    const parent = this.open.innermost;
    const element = new OpenElement(tag, parent, attributes.get('class') ?? '', attributes.get('id') ?? '');
    const hidesItself = attributes.has('hidden') || this.isStyledAway(attributes);
    element.hidden = parent.hidden || hidesItself || attributes.get('aria-hidden') === 'true';
    element.inAddress = parent.inAddress || tag.name === 'address';
    element.isInSection = parent.isInSection || isSectioning(tag.name);
    element.depth = parent.depth + 1;
    element.region = tag.isBlock ? this.regionOf(element, parent, attributes.get('role')) : parent.region;
    if (!this.open.open(element)) {
      this.limits.note(`Elements nested deeper than ${PAGE_LIMITS.depth} were read as if they stood side by side.`);
      if (tag.name === 'a') this.addLink(attributes);
      return;
    }
    if (!tag.isBlock && hidesItself && !parent.hidden) {
      element.startsHiddenRun = true;
      this.text.startHidden();
    }
    if (tag.name === 'a') this.startLink(element, attributes);
    else if (tag.headingLevel !== null) this.startHeading(element, tag.headingLevel);
    else if (tag.name === 'form') this.formCount++;
    else if (tag.name === 'picture') this.startPicture(element);
    else if (tag.name === 'button') this.onSpace();
    if (this.mountPoint === null && MOUNT_POINTS.has(element.id || tag.name)) {
      this.mountPoint = { element, contentBefore: this.contentSoFar() };
    }
  }

  /** An element was closed by its end tag or by what came instead. */
  private leave(element: OpenElement): void {
    if (element.tag.isBlock) this.boundary(element);
    if (element.heading !== null) this.endHeading(element, element.heading);
    if (element.link !== null) this.endLink(element, element.link);
    if (element.startsHiddenRun) this.text.endHidden(element.block);
    if (element === this.openPicture) this.openPicture = null;
    if (element.tag.name === 'button') this.onSpace();
    if (element === this.mountPoint?.element) {
      if (this.contentSoFar() === this.mountPoint.contentBefore) {
        this.emptyMountPoints.push(element.id || element.tag.name);
      }
      this.mountPoint = null;
    }
  }

  private contentSoFar(): number {
    return this.text.blocks.length + this.links.length + this.media.images.length;
  }

  /** The text so far is a block of its own. */
  private boundary(element: OpenElement = this.open.innermost): void {
    this.text.end(element.block);
    this.capture.add(' ');
  }

  private lineBreak(): void {
    this.text.addLineBreak();
    this.capture.add(LINE_BREAK);
  }

  private regionOf(element: OpenElement, parent: OpenElement, role: string | null): Region {
    return regionOf({
      tagName: element.tag.name,
      role,
      className: element.className,
      id: element.id,
      depth: element.depth,
      parentRegion: parent.region,
      isInSection: parent.isInSection,
    });
  }

  private matters(attributes: TagAttributes): boolean {
    return attributes.hasStructured || attributes.has('hidden') || this.isStyledAway(attributes);
  }

  private isStyledAway(attributes: TagAttributes): boolean {
    const style = attributes.get('style');
    return style !== null && HIDING_STYLE.test(style.slice(0, 2000));
  }

  private startHeading(element: OpenElement, level: Heading['level']): void {
    if (this.headings.length >= PAGE_LIMITS.headings) {
      this.limits.note(`Only the first ${PAGE_LIMITS.headings} headings were read.`);
      return;
    }
    const { hidden, region } = element;
    const heading: RawHeading = { level, text: '', imageAlts: [], hidden, region, blockIndex: 0 };
    element.heading = heading;
    element.captureMark = this.capture.start();
    this.headings.push(heading);
    this.openHeadings.push(heading);
    this.text.await(heading);
  }

  private endHeading(element: OpenElement, heading: RawHeading): void {
    heading.text = collapseToLine(this.capture.end(element.captureMark, PAGE_LIMITS.valueCharacters));
    this.openHeadings.splice(this.openHeadings.indexOf(heading), 1);
  }

  private startLink(element: OpenElement, attributes: TagAttributes): void {
    const link = this.addLink(attributes);
    if (link === null) return;
    element.link = link;
    element.captureMark = this.capture.start();
    this.openLink = link;
  }

  private endLink(element: OpenElement, link: RawLink): void {
    link.text = collapseToLine(this.capture.end(element.captureMark, PAGE_LIMITS.valueCharacters));
    if (this.openLink === link) this.openLink = null;
  }

  /** Null when the link leads nowhere or too many were read. */
  private addLink(attributes: TagAttributes): RawLink | null {
    const href = attributes.get('href')?.trim() ?? '';
    if (href === '' || href.length > PAGE_LIMITS.addressCharacters) return null;
    if (this.links.length >= PAGE_LIMITS.links) {
      this.limits.note(`Only the first ${PAGE_LIMITS.links} links were read.`);
      return null;
    }
    const label = keptValue(attributes.get('aria-label') ?? attributes.get('title') ?? attributes.get('alt')) ?? '';
    const rel = attributes.get('rel')?.slice(0, 200).toLowerCase() ?? '';
    const link: RawLink = { href, text: '', rel, region: this.open.innermost.region, label, blockIndex: 0 };
    this.links.push(link);
    this.text.await(link);
    return link;
  }

  private startPicture(element: OpenElement): void {
    this.openPicture = element;
    this.media.startPicture();
  }

  private addImage(attributes: TagAttributes): void {
    const alt = this.media.addImage(attributes, this.open.innermost.region, this.openPicture !== null);
    if (alt !== null && alt !== '') this.nameOpenElements(alt);
  }

  /** An image or a drawing names the link and the heading it stands in. */
  private nameOpenElements(name: string): void {
    if (name === '') return;
    if (this.openLink !== null && this.openLink.label === '') this.openLink.label = name;
    for (const heading of this.openHeadings) heading.imageAlts.push(name);
  }

  private addField(attributes: TagAttributes): void {
    const type = attributes.get('type')?.trim().toLowerCase();
    if (type === 'password') this.passwordFieldCount++;
    if (type === 'image') this.addImage(attributes);
    const placeholder = keptValue(attributes.get('placeholder'));
    if (placeholder !== null && this.placeholders.length < PAGE_LIMITS.placeholders) {
      this.placeholders.push(placeholder);
    }
  }

  private startScript(attributes: TagAttributes): void {
    const type = attributes.get('type')?.split(';', 1)[0]?.trim().toLowerCase();
    this.jsonLdIsNext = type === 'application/ld+json';
    this.scriptIsInline = !this.jsonLdIsNext && !this.media.addScript(attributes);
  }
}
