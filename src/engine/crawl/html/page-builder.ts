import { cutText } from '#shared/text/cut-text.ts';
import { cleanValue, HeadCollector } from '../fetch/head-collector.ts';
import { type NodeNames, PageTree, type TreeNode } from '../groups/page-tree.ts';
import type { StructuredMarkup } from '../structured-data/structured-markup.ts';
import { getFixedWidth, getStyledWidth } from './fixed-width.ts';
import type { HtmlEvents } from './html-parser.ts';
import { getLandmarkRegion, isSectioning } from './landmarks.ts';
import { MediaCollector } from './media-collector.ts';
import { isContactHref, NamedContent } from './named-content.ts';
import { type HeadingInProgress, OpenElement } from './open-element.ts';
import { OpenElements } from './open-elements.ts';
import { isStyledAway } from './overlays.ts';
import { type LimitLog, PAGE_LIMITS } from './page-limits.ts';
import { PageOverlays } from './page-overlays.ts';
import { collapseToLine, LINE_BREAK } from './page-text.ts';
import { ScriptTexts } from './script-texts.ts';
import { TableCells } from './table-cells.ts';
import type { TagAttributes } from './tag-attributes.ts';
import { type Tag, tagNamed } from './tag-table.ts';
import { TextBlocks } from './text-blocks.ts';
import { TextCapture } from './text-capture.ts';

/** Ids, or element names, of mount points of script frameworks. */
const MOUNT_POINTS: ReadonlySet<string> = new Set(
  'root app __next __nuxt __layout ___gatsby svelte react-root app-root main-app q-app ember-app'.split(' '),
);
/** Ids of the main part of a page; a script fills one that is empty. Anchors have these too, for links that skip the menu. */
const MAIN_PARTS: ReadonlySet<string> = new Set(['main-content', 'page-content', 'content', 'main']);
const PARTS_OF_PAGE: ReadonlySet<string> = new Set(['div', 'main', 'section']);

/** Elements that do not end the head. */
const IN_HEAD: ReadonlySet<string> = new Set(
  'html head title meta link base basefont bgsound script style noscript noframes template'.split(' '),
);

/** The elements on which Google reads `data-nosnippet` ("Robots meta tag", 2026-11-20). */
const MAY_FORBID_QUOTES: ReadonlySet<string> = new Set(['div', 'section', 'span']);

/** Kinds of fields that take no text. */
const NO_TEXT_FIELD: ReadonlySet<string> = new Set('checkbox radio submit button hidden image reset'.split(' '));

/** Builds the parts of a page from the parser's events. */
export class PageBuilder implements HtmlEvents {
  readonly head: HeadCollector;
  readonly media: MediaCollector;
  readonly text: TextBlocks;
  readonly named: NamedContent;
  readonly tree = new PageTree(tagNamed('body'));
  readonly scriptTexts = new ScriptTexts();
  private readonly overlays: PageOverlays;
  private readonly cells = new TableCells();
  readonly comments: string[] = [];
  readonly placeholders: string[] = [];
  readonly emptyMountPoints: string[] = [];
  /** As `Page.fixedWidth`; 0 for none. */
  fixedWidth = 0;
  readonly forms: { readonly from: number; readonly to: number }[] = [];
  formCount = 0;
  passwordFieldCount = 0;
  inlineScriptBytes = 0;
  noscriptText = '';
  /** Letters of the visible text outside of header, menu and footer: all, and those that may not be quoted. */
  private letters = 0;
  private unquotableLetters = 0;
  private readonly structured: StructuredMarkup;
  private readonly limits: LimitLog;
  private readonly capture = new TextCapture();
  private readonly open = new OpenElements<OpenElement>(new OpenElement(tagNamed('body'), null, '', ''), (element) =>
    this.leave(element),
  );
  private readonly seenOnce = new Set<string>();
  private openPicture: OpenElement | null = null;
  /** The list whose options are being read. */
  private choice: TreeNode | null = null;
  /** Number of open `<pre>` elements: newlines inside them are line breaks. */
  private openPres = 0;
  /** The body begins with its tag, or with the first element that no head has (HTML standard, "in head"). */
  private isInBody = false;
  private scriptKind: 'json-ld' | 'inline' | 'external' = 'inline';
  private scriptType = '';
  private mountPoint: { readonly element: OpenElement; readonly contentBefore: number } | null = null;

  constructor(structured: StructuredMarkup, limits: LimitLog) {
    this.structured = structured;
    this.limits = limits;
    this.head = new HeadCollector(limits);
    this.media = new MediaCollector(limits);
    this.text = new TextBlocks(limits);
    this.named = new NamedContent(this.text, this.capture, limits);
    this.overlays = new PageOverlays(this.text, this.named);
  }

  onStartTag(tag: Tag, attributes: TagAttributes): void {
    this.isInBody ||= !IN_HEAD.has(tag.name);
    this.open.closeImpliedBy(tag);
    if (tag.isBlock) this.boundary();
    else this.text.touch();
    if (this.readEmpty(tag, attributes)) {
      if (attributes.hasStructured) this.structured.addEmpty(tag.name, attributes);
      return;
    }
    if (tag.isFormatting && !this.matters(attributes)) this.tree.open(tag, this.namesOf(attributes));
    else this.enter(tag, attributes);
  }

  onEndTag(tag: Tag): void {
    // Content after </body> or </html> still belongs to the page, as in browsers.
    if (tag.name === 'html' || tag.name === 'body' || tag.name === 'head') return;
    if (tag.name === 'br') this.lineBreak();
    if (tag.isBlock) this.boundary();
    else this.text.touch();
    if (!tag.isVoid) this.open.close(tag);
    if (tag.isFormatting) this.tree.closeFormatting(tag);
  }

  onText(piece: string): void {
    const written = this.openPres > 0 ? piece.replaceAll('\n', LINE_BREAK) : piece;
    this.text.add(written);
    this.countQuotable(piece.length);
    this.tree.addText(written);
    this.capture.add(piece);
  }

  get noSnippetShare(): number {
    return this.letters === 0 ? 0 : this.unquotableLetters / this.letters;
  }

  private countQuotable(letters: number): void {
    const { region, hidden, isUnquotable } = this.open.innermost;
    if (hidden || region === 'header' || region === 'nav' || region === 'footer') return;
    this.letters += letters;
    if (isUnquotable) this.unquotableLetters += letters;
  }

  onSpace(): void {
    this.text.addSpace();
    this.tree.addText(' ');
    this.capture.add(' ');
  }

  onTitle(text: string): void {
    this.head.addTitle(text);
  }

  onRawText(tag: Tag, text: string): void {
    if (tag.name !== 'script') return;
    if (this.scriptKind === 'json-ld') this.structured.jsonLdBlocks.push(text);
    else if (this.scriptKind === 'inline') {
      this.inlineScriptBytes += Buffer.byteLength(text);
      this.scriptTexts.read(text);
      if (this.scriptType.includes('json')) this.structured.addJsonScript(this.scriptType, text);
    }
  }

  onNoscript(piece: string): void {
    if (this.noscriptText.length < PAGE_LIMITS.noscriptCharacters * 2) this.noscriptText += piece;
  }

  onNoscriptImage(attributes: TagAttributes): void {
    this.media.addNoscriptImage(attributes);
  }

  onOption(text: string, isPlaceholder: boolean): void {
    if (this.choice === null) return;
    const option = this.tree.addTo(this.choice, tagNamed('option'));
    option.children.push(text);
    option.isPlaceholder = isPlaceholder;
  }

  onDrawingTitle(text: string): void {
    this.named.nameOpen(collapseToLine(cutText(text, PAGE_LIMITS.valueCharacters)));
  }

  onComment(text: string): void {
    if (this.comments.length >= PAGE_LIMITS.comments) return;
    const kept = cutText(text, PAGE_LIMITS.commentCharacters).trim();
    if (kept !== '') this.comments.push(kept);
  }

  /** The end of the document. */
  finish(): void {
    this.boundary();
    this.overlays.forget();
    this.open.closeAll();
    this.text.finish();
    this.noscriptText = cutText(collapseToLine(this.noscriptText), PAGE_LIMITS.noscriptCharacters);
  }

  /** Handles an element whose content is not page text; false when the element is to be opened. */
  private readEmpty(tag: Tag, attributes: TagAttributes): boolean {
    switch (tag.name) {
      case 'html':
      case 'body':
        return this.isRepeated(tag.name, attributes);
      case 'base':
        this.head.addBase(attributes);
        return true;
      case 'meta':
        this.head.addMeta(attributes);
        return true;
      case 'link':
        this.head.addLink(attributes, this.isInBody);
        return true;
      case 'br':
        this.lineBreak();
        return true;
      case 'img':
      case 'image':
      case 'amp-img':
      case 'amp-anim':
        this.addImage(attributes);
        return true;
      case 'source':
        if (this.openPicture !== null) this.media.addPictureSource(attributes);
        return true;
      case 'area':
        this.named.addLink(attributes, this.open.innermost);
        return true;
      case 'iframe':
      case 'frame':
        this.media.addFrame(attributes);
        return true;
      case 'input':
      case 'textarea':
        this.addField(tag, attributes);
        return true;
      case 'select':
        this.choice = this.addToTree(tag, attributes);
        this.choice.isField = true;
        this.choice.purpose = `${attributes.get('name') ?? ''} ${attributes.get('aria-label') ?? ''}`.trim();
        return true;
      case 'script':
        this.startScript(attributes);
        return true;
      default:
        return tag.isVoid || tag.hasNoPageText;
    }
  }

  /** Only the first <html> and <body> open an element; later ones can still set the language. */
  private isRepeated(name: string, attributes: TagAttributes): boolean {
    this.head.addLang(attributes);
    if (name === 'body') this.fixedWidth = Math.max(this.fixedWidth, getStyledWidth(attributes.get('style')) ?? 0);
    if (this.seenOnce.has(name)) return true;
    this.seenOnce.add(name);
    return false;
  }

  onTooManyTags(): void {
    this.limits.note(`Only the first ${PAGE_LIMITS.tags} tags were read.`);
  }

  private enter(tag: Tag, attributes: TagAttributes): void {
    const parent = this.open.innermost;
    const element = new OpenElement(tag, parent, attributes.get('class') ?? '', attributes.get('id') ?? '');
    // A hidden body is only hidden until a script has run.
    const canHide = tag.name !== 'html' && tag.name !== 'body';
    const style = attributes.get('style');
    const role = attributes.get('role');
    const hidesItself = canHide && (attributes.has('hidden') || isStyledAway(style));
    element.hidden = parent.hidden || hidesItself || (canHide && attributes.get('aria-hidden') === 'true');
    element.inAddress = parent.inAddress || tag.name === 'address';
    element.isUnquotable = parent.isUnquotable || (MAY_FORBID_QUOTES.has(tag.name) && attributes.has('data-nosnippet'));
    element.cell = this.cells.enter(tag.name, attributes) ?? parent.cell;
    element.isInSection = parent.isInSection || isSectioning(tag.name);
    element.region = tag.isBlock ? getLandmarkRegion(element, parent, role) : parent.region;
    element.fixedWidth = getFixedWidth(tag, style, attributes) ?? parent.fixedWidth;
    element.node = parent.node;
    if (!this.open.open(element)) {
      this.limits.note(`Elements nested deeper than ${PAGE_LIMITS.depth} were read as if they stood side by side.`);
      if (tag.name === 'a') this.named.addLink(attributes, parent);
      return;
    }
    element.node = this.tree.open(tag, element);
    const { includedFile } = attributes;
    if (includedFile !== null) this.scriptTexts.addPart(includedFile.trim());
    if (style?.includes('url(') === true) this.addBackground(element, style);
    const isOverlay = canHide && this.overlays.begins(element, { role, style, hidesItself });
    if (!tag.isBlock && !parent.hidden && (hidesItself || isOverlay)) {
      element.startsHiddenRun = true;
      this.text.startHidden();
    }
    if (isOverlay) this.overlays.start(element);
    this.startMeaning(element, attributes);
    this.startMarkup(element, attributes);
  }

  private startMeaning(element: OpenElement, attributes: TagAttributes): void {
    const { tag } = element;
    if (tag.name === 'label' && element.node !== null) element.node.labels = attributes.get('for') ?? '';
    if (tag.headingLevel !== null) this.startHeading(element, tag.headingLevel);
    else if (tag.name === 'a') this.startLink(element, attributes);
    else if (tag.name === 'form') this.startForm(element);
    else if (tag.name === 'button') this.onSpace();
    else if (tag.name === 'pre') this.openPres++;
    else if (tag.name === 'picture') {
      this.openPicture = element;
      this.media.startPicture();
    }
    if (this.mountPoint === null && isMountPoint(element)) {
      this.mountPoint = { element, contentBefore: this.contentSoFar() };
    }
  }

  private startHeading(element: OpenElement, level: HeadingInProgress['level']): void {
    if (level === 1 && !this.named.headings.some((heading) => heading.level === 1))
      this.fixedWidth = Math.max(this.fixedWidth, element.fixedWidth);
    this.named.startHeading(element, level);
  }

  private startForm(element: OpenElement): void {
    this.formCount++;
    element.contentBefore = { blocks: this.text.blocks.length, headings: this.named.headings.length };
  }

  /** Some systems put the whole page into one form: it has the main heading too. */
  private leaveForm({ blocks, headings }: NonNullable<OpenElement['contentBefore']>): void {
    const isPage = this.named.headings.slice(headings).some(({ level }) => level === 1);
    if (!isPage) this.forms.push({ from: blocks, to: this.text.blocks.length });
  }

  /** A phone or e-mail link is a word of its own, even without whitespace around it. */
  private startLink(element: OpenElement, attributes: TagAttributes): void {
    if (isContactHref(attributes.get('href') ?? '')) {
      this.text.separate();
      element.isContactLink = true;
    }
    this.named.startLink(element, attributes);
    if (element.node !== null) element.node.link = element.link;
  }

  private startMarkup(element: OpenElement, attributes: TagAttributes): void {
    element.markup = this.structured.start(element.tag.name, attributes);
    if (element.markup?.needsText === true) element.markupMark = this.capture.start();
  }

  /** An element was closed, by its end tag or implicitly. */
  private leave(element: OpenElement): void {
    if (element.tag.isBlock) this.boundary(element);
    if (element.markup !== null) {
      const text = element.markup.needsText
        ? this.capture.end(element.markupMark, PAGE_LIMITS.structuredValueCharacters)
        : '';
      this.structured.end(element.markup, text);
    }
    this.named.end(element);
    this.cells.leave(element.tag.name);
    if (element.isContactLink) this.text.separate();
    if (element.startsHiddenRun) this.text.endHidden(element.block);
    if (element.node !== null) this.tree.close(element.node, this.open.innermost.node ?? this.tree.root);
    if (element.overlay !== null && this.overlays.leave(element.overlay) && element.node !== element.parent?.node)
      element.node?.empty();
    if (element.contentBefore !== null) this.leaveForm(element.contentBefore);
    if (element === this.openPicture) this.openPicture = null;
    if (element.tag.name === 'button') this.onSpace();
    else if (element.tag.name === 'pre') this.openPres--;
    if (element === this.mountPoint?.element) this.leaveMountPoint(element, this.mountPoint.contentBefore);
  }

  private leaveMountPoint(element: OpenElement, contentBefore: number): void {
    this.mountPoint = null;
    if (this.contentSoFar() === contentBefore) this.emptyMountPoints.push(element.id || element.tag.name);
  }

  private contentSoFar(): number {
    return this.text.blocks.length + this.named.links.length + this.media.images.length;
  }

  /** Ends the current block of text. */
  private boundary(element: OpenElement = this.open.innermost): void {
    this.text.end(element.block);
    this.capture.add(' ');
  }

  private lineBreak(): void {
    this.text.addLineBreak();
    this.tree.addText(LINE_BREAK);
    this.capture.add(LINE_BREAK);
  }

  /** Whether a formatting element has to be tracked because of its attributes. */
  private matters(attributes: TagAttributes): boolean {
    return attributes.hasStructured || attributes.has('hidden') || isStyledAway(attributes.get('style'));
  }

  private addBackground({ node, region, hidden }: OpenElement, style: string): void {
    if (node !== null) node.isPictured = true;
    if (!hidden && region !== 'header' && region !== 'nav' && region !== 'footer') this.media.addBackground(style);
  }

  private addImage(attributes: TagAttributes): void {
    const { innermost } = this.open;
    const place = {
      region: innermost.region,
      link: this.named.openHref,
      heading: this.named.headings.length - 1,
      hints: innermost.hints(),
    };
    const alt = this.media.addImage(attributes, place, this.openPicture !== null);
    this.named.nameOpen(alt ?? '');
    this.addToTree(tagNamed('img'), attributes).alt = alt ?? '';
  }

  private addToTree(tag: Tag, attributes: TagAttributes): TreeNode {
    return this.tree.add(tag, this.namesOf(attributes));
  }

  private namesOf(attributes: TagAttributes): NodeNames {
    const { region } = this.open.innermost;
    return { className: attributes.get('class') ?? '', id: attributes.get('id') ?? '', region };
  }

  private addField(tag: Tag, attributes: TagAttributes): void {
    const type = attributes.get('type')?.trim().toLowerCase();
    this.addToTree(tag, attributes).isField = tag.name === 'textarea' || !NO_TEXT_FIELD.has(type ?? '');
    if (type === 'password') this.passwordFieldCount++;
    if (type === 'image') this.addImage(attributes);
    const placeholder = cleanValue(attributes.get('placeholder'));
    if (placeholder !== null && this.placeholders.length < PAGE_LIMITS.placeholders) {
      this.placeholders.push(placeholder);
    }
  }

  private startScript(attributes: TagAttributes): void {
    const type = attributes.get('type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    this.scriptType = type;
    if (type === 'application/ld+json') this.scriptKind = 'json-ld';
    else this.scriptKind = this.media.addScript(attributes) ? 'external' : 'inline';
  }
}

function isMountPoint({ id, tag }: OpenElement): boolean {
  return MOUNT_POINTS.has(id || tag.name) || (MAIN_PARTS.has(id) && PARTS_OF_PAGE.has(tag.name));
}
