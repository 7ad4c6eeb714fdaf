import type { TreeNode } from '../groups/page-tree.ts';
import type { MarkupElement } from '../structured-data/structured-markup.ts';
import type { Heading, PageRegion, TableCell } from './page.ts';
import type { OverlayInProgress } from './page-overlays.ts';
import type { Tag } from './tag-table.ts';
import type { AwaitsBlock, BlockContext } from './text-blocks.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface HeadingInProgress extends Writable<Omit<Heading, 'imageAlts'>>, AwaitsBlock {
  readonly imageAlts: string[];
}

/** A link with its URL as written. */
export interface LinkInProgress extends AwaitsBlock {
  readonly href: string;
  text: string;
  readonly rel: string;
  readonly region: PageRegion;
  label: string;
  readonly scripted?: true;
}

/** The block element itself and its three nearest ancestors. */
const HINT_ELEMENTS = 4;
/** Words of one class attribute; generated class lists can be very long. */
const HINT_CHARACTERS = 120;

/** An open element with the state that its content inherits. */
export class OpenElement implements BlockContext {
  readonly tag: Tag;
  readonly parent: OpenElement | null;
  /** The nearest block element: itself, or an ancestor. */
  readonly block: OpenElement;
  readonly className: string;
  readonly id: string;
  readonly depth: number;
  region: PageRegion = 'body';
  hidden = false;
  inAddress = false;
  /** Inside an element with `data-nosnippet`. */
  isUnquotable = false;
  /** The cell that its text is in. */
  cell: TableCell | null = null;
  isInSection = false;
  /** The width in pixels that it or an element around it always has; 0 for none. */
  fixedWidth = 0;
  /** Of a form: how many blocks and headings there were before it. */
  contentBefore: { readonly blocks: number; readonly headings: number } | null = null;
  /** Whether its text is hidden inside a visible block. */
  startsHiddenRun = false;
  /** Set where it lies over the page: its kind, and what there was before it. */
  overlay: OverlayInProgress | null = null;
  /** A `tel:` or `mailto:` link. */
  isContactLink = false;
  /** Where the captured text of a heading or link begins. */
  captureMark = -1;
  heading: HeadingInProgress | null = null;
  link: LinkInProgress | null = null;
  /** Its place in the tree; of an element that the tree leaves out, the place around it. */
  node: TreeNode | null = null;
  markup: MarkupElement | null = null;
  /** Where the captured text of a structured value begins. */
  markupMark = -1;
  private ownHints: string | null = null;
  private joinedHints: string | null = null;

  constructor(tag: Tag, parent: OpenElement | null, className: string, id: string) {
    this.tag = tag;
    this.parent = parent;
    this.block = tag.isBlock || parent === null ? this : parent.block;
    this.className = className;
    this.id = id;
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  get tagName(): string {
    return this.tag.name;
  }

  hints(): string {
    if (this.joinedHints !== null) return this.joinedHints;
    let joined = '';
    let element: OpenElement | null = this;
    for (let steps = 0; element !== null && steps < HINT_ELEMENTS; steps++) {
      joined += element.namesForHints();
      element = element.parent;
    }
    this.joinedHints = joined.trim();
    return this.joinedHints;
  }

  private namesForHints(): string {
    if (this.ownHints !== null) return this.ownHints;
    let names = this.tagName === 'blockquote' ? ' blockquote' : '';
    if (this.className !== '') names += ` ${this.className.slice(0, HINT_CHARACTERS)}`;
    if (this.id !== '') names += ` ${this.id.slice(0, HINT_CHARACTERS)}`;
    this.ownHints = names.toLowerCase();
    return this.ownHints;
  }
}
