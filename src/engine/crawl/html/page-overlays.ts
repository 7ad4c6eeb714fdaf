import type { NamedContent, NamedMark } from './named-content.ts';
import type { OpenElement } from './open-element.ts';
import { classifyOverlay, isConsentNotice, NOTICE_LIMITS, type Overlay, type OverlayLook } from './overlays.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { TextBlocks } from './text-blocks.ts';

/** An open element that may lie over the page, and what there was before it. */
export interface OverlayInProgress extends NamedMark {
  readonly kind: Overlay;
  readonly blocks: number;
}

/**
 * Takes what lies over the page out of it: the provider of a consent tool has headings, an address and a phone too. Links to pages
 * stay, since a menu may be made as a dialog. The caller ends the text of an element before `leave`.
 */
export class PageOverlays {
  private readonly text: TextBlocks;
  private readonly named: NamedContent;
  private kind: Overlay | null = null;
  private noticesToTry: number = PAGE_LIMITS.notices;
  private isForgotten = false;

  constructor(text: TextBlocks, named: NamedContent) {
    this.text = text;
    this.named = named;
  }

  /** Whether the element lies, or may lie, over the page. */
  begins(element: OpenElement, { role, style, hidesItself }: OverlayLook): boolean {
    const { tagName, className, id } = element;
    // An overlay does not hold the main part: what seems to was never closed, or is the page.
    if (tagName === 'main') {
      for (let around = element.parent; around !== null; around = around.parent) around.overlay = null;
      return false;
    }
    const { isBlock } = element.tag;
    this.kind = classifyOverlay({ tagName, className, id, role, style, hidesItself });
    if (this.kind !== 'candidate') return this.kind === 'certain';
    // A span of a sentence may be named after cookies.
    return (isBlock || hidesItself) && --this.noticesToTry >= 0;
  }

  /** Starts the element that `begins` was asked about. */
  start(element: OpenElement): void {
    if (this.kind !== null)
      element.overlay = { kind: this.kind, blocks: this.text.blocks.length, ...this.named.mark() };
  }

  /** The element was closed. True: it lay over the page and was taken out. */
  leave({ kind, blocks, headings, links }: OverlayInProgress): boolean {
    if (this.isForgotten) return false;
    if (kind === 'candidate') {
      const texts = this.text.blocks.slice(blocks, blocks + NOTICE_LIMITS.blocks + 1);
      if (!isConsentNotice(texts.map(({ text }) => text))) return false;
    }
    this.text.takeBack(blocks);
    this.named.takeBack({ headings, links }, blocks);
    return true;
  }

  /** Overlays open at the end of the document were never closed: the rest of the page only seems to be in them. */
  forget(): void {
    this.isForgotten = true;
  }
}
