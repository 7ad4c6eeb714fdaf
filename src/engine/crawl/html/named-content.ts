import { cleanValue } from '../fetch/head-collector.ts';
import type { HeadingInProgress, LinkInProgress, OpenElement } from './open-element.ts';
import { type LimitLog, PAGE_LIMITS } from './page-limits.ts';
import { collapseToLine } from './page-text.ts';
import type { TagAttributes } from './tag-attributes.ts';
import type { TextBlocks } from './text-blocks.ts';
import type { TextCapture } from './text-capture.ts';

const CONTACT_HREF = /^\s{0,9}(?:tel|mailto|callto|sms|whatsapp):/i;

/** Whether a link calls or writes to somebody instead of leading to a page. */
export function isContactHref(href: string): boolean {
  return CONTACT_HREF.test(href);
}

/** How many headings and links there were at a place of the page. */
export interface NamedMark {
  readonly headings: number;
  readonly links: number;
}

/** The headings and links of a page, with their texts and the alternative texts of their images. */
export class NamedContent {
  readonly headings: HeadingInProgress[] = [];
  readonly links: LinkInProgress[] = [];
  private readonly openHeadings: HeadingInProgress[] = [];
  private openLink: LinkInProgress | null = null;
  private readonly text: TextBlocks;
  private readonly capture: TextCapture;
  private readonly limits: LimitLog;

  constructor(text: TextBlocks, capture: TextCapture, limits: LimitLog) {
    this.text = text;
    this.capture = capture;
    this.limits = limits;
  }

  startHeading(element: OpenElement, level: HeadingInProgress['level']): void {
    if (this.headings.length >= PAGE_LIMITS.headings) {
      this.limits.note(`Only the first ${PAGE_LIMITS.headings} headings were read.`);
      return;
    }
    const { hidden, region } = element;
    const heading: HeadingInProgress = { level, text: '', imageAlts: [], hidden, region, blockIndex: 0 };
    element.heading = heading;
    element.captureMark = this.capture.start();
    this.headings.push(heading);
    this.openHeadings.push(heading);
    this.text.await(heading);
  }

  startLink(element: OpenElement, attributes: TagAttributes): void {
    const link = this.addLink(attributes, element);
    if (link === null) return;
    element.link = link;
    element.captureMark = this.capture.start();
    this.openLink = link;
  }

  /** A link without content of its own, or with content that is not captured. Null: it has no target, or exceeds the limit. */
  addLink(attributes: TagAttributes, { region }: OpenElement): LinkInProgress | null {
    const href = attributes.get('href')?.trim() ?? '';
    if (href === '' || href.length > PAGE_LIMITS.addressCharacters) return null;
    if (this.links.length >= PAGE_LIMITS.links) {
      this.limits.note(`Only the first ${PAGE_LIMITS.links} links were read.`);
      return null;
    }
    const label = cleanValue(attributes.get('aria-label') ?? attributes.get('title') ?? attributes.get('alt')) ?? '';
    const rel = attributes.get('rel')?.slice(0, 200).toLowerCase() ?? '';
    const scripted = href === '#' && attributes.hasScripted ? ({ scripted: true } as const) : {};
    const link: LinkInProgress = { href, text: '', rel, region, label, blockIndex: 0, ...scripted };
    this.links.push(link);
    this.text.await(link);
    return link;
  }

  /** An element was closed: if it is a heading or a link, its text is complete. */
  end({ heading, link, captureMark }: OpenElement): void {
    const target = heading ?? link;
    if (target === null) return;
    target.text = collapseToLine(this.capture.end(captureMark, PAGE_LIMITS.valueCharacters));
    if (heading !== null) this.openHeadings.splice(this.openHeadings.indexOf(heading), 1);
    else if (this.openLink === link) this.openLink = null;
  }

  /** The target of the link that is open; null for none. */
  get openHref(): string | null {
    return this.openLink?.href ?? null;
  }

  mark(): NamedMark {
    return { headings: this.headings.length, links: this.links.length };
  }

  /** Takes back the headings and the contact links since `mark`. Other links stay, before the block that comes next. */
  takeBack(mark: NamedMark, nextBlock: number): void {
    this.headings.length = mark.headings;
    for (const link of this.links.splice(mark.links)) {
      if (isContactHref(link.href)) continue;
      link.blockIndex = nextBlock;
      this.links.push(link);
    }
  }

  /** An image or a drawing names the link and the headings that contain it. */
  nameOpen(name: string): void {
    if (name === '') return;
    if (this.openLink !== null && this.openLink.label === '') this.openLink.label = name;
    for (const { imageAlts } of this.openHeadings) {
      if (imageAlts.length < PAGE_LIMITS.imagesInHeading) imageAlts.push(name);
    }
  }
}
