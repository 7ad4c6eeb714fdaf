import type { LinkInProgress } from '../html/open-element.ts';
import type { PageRegion } from '../html/page.ts';
import type { Tag } from '../html/tag-table.ts';

/** Deeper elements are read as part of the one above them: no layout nests so deep, and the tree is walked by recursion. */
const DEEPEST = 200;
/** An icon font writes the name of a picture as text: "home", "arrow_forward". */
const ICON =
  /(?:^|[\s_-])(?:icons?|fa|fas|far|fab|bi|material-icons|material-symbols[\w-]*|glyphicon|lni|ti|icofont|arrow|chevron)(?:[\s_-]|$)/;
const LONGEST_ICON = 24;
const NONE: readonly TreeNode[] = [];

/** What an element is called, and where it is. */
export interface NodeNames {
  readonly className: string;
  readonly id: string;
  readonly region: PageRegion;
}

/** An element of the page while its structure is looked at. */
export class TreeNode {
  readonly tag: Tag;
  readonly parent: TreeNode | null;
  /** Words of `class`, lower case. */
  readonly classNames: string;
  readonly id: string;
  readonly region: PageRegion;
  readonly depth: number;
  /** Its place among all elements of the page. */
  readonly order: number;
  /** Elements, and text as written, `LINE_BREAK` for `<br>`. */
  children: (TreeNode | string)[] = [];
  link: LinkInProgress | null = null;
  /** Of an image: its alternative text. */
  alt = '';
  /** Whether it has a picture as its background. */
  isPictured = false;
  /** Whether something is filled in here: a text field, a list to choose from. */
  isField = false;
  /** Whether it is one of the options that mean that nothing was chosen yet. */
  isPlaceholder = false;
  /** What `name` and `aria-label` say of a list to choose from. */
  purpose = '';
  /** The id of the field that a label belongs to. */
  labels = '';
  /** Written down by `TreeText`: its place among all elements in the order of the page, and that of the last one inside. */
  place = 0;
  lastPlace = 0;
  /** Where its text starts and ends in that of the page; whether it has any, and some outside the elements in it. */
  start = 0;
  end = 0;
  hasText = false;
  hasOwnText = false;
  /** What kinds of elements it holds. */
  held = 0;
  /** Filled in by `linesOf` and `textOf`. */
  lines: readonly string[] | null = null;
  text: string | null = null;
  /** Filled in by `Shapes`. */
  classes: readonly string[] | null = null;
  skeleton: string | null = null;
  private ownElements: TreeNode[] | null = null;
  private ownNames: string | null = null;
  /** Its place among the elements beside it. */
  private index = 0;

  constructor(tag: Tag, parent: TreeNode | null, { className, id, region }: NodeNames, order: number) {
    this.tag = tag;
    this.parent = parent;
    this.classNames = className.toLowerCase();
    this.id = id;
    this.region = region;
    this.order = order;
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  get name(): string {
    return this.tag.name;
  }

  /** The elements in it. */
  get elements(): readonly TreeNode[] {
    return this.ownElements ?? NONE;
  }

  /** The element `steps` after it among its siblings, before it if negative; null without one. */
  sibling(steps: number): TreeNode | null {
    const place = this.index + steps;
    return place < 0 ? null : (this.parent?.ownElements?.[place] ?? null);
  }

  /** Words of `class` and `id`, lower case. */
  get names(): string {
    this.ownNames ??= this.id === '' ? this.classNames : `${this.classNames} ${this.id.toLowerCase()}`;
    return this.ownNames;
  }

  /** Puts an element at its end. */
  append(element: TreeNode): void {
    this.children.push(element);
    if (this.ownElements === null) this.ownElements = [element];
    else element.index = this.ownElements.push(element) - 1;
  }

  /** Takes out what it holds, as no part of the page. */
  empty(): void {
    this.children = [];
    this.ownElements = null;
  }
}

/** Builds the tree of one page, in the order of its tags. Formatting elements are in it, since they mark the first words of an entry. */
export class PageTree {
  readonly root: TreeNode;
  /** Number of elements. */
  size = 0;
  private current: TreeNode;

  constructor(body: Tag) {
    this.root = new TreeNode(body, null, { className: '', id: '', region: 'body' }, 0);
    this.current = this.root;
  }

  /** Opens an element in the current one; where the tree is too deep, the current one goes on. */
  open(tag: Tag, names: NodeNames): TreeNode {
    if (this.current.depth >= DEEPEST) return this.current;
    const node = this.add(tag, names);
    this.current = node;
    return node;
  }

  /** Adds an element without content. */
  add(tag: Tag, names: NodeNames): TreeNode {
    const node = new TreeNode(tag, this.current, names, ++this.size);
    this.current.append(node);
    return node;
  }

  /** Adds an option to a list to choose from. */
  addTo(list: TreeNode, tag: Tag): TreeNode {
    const node = new TreeNode(tag, list, { className: '', id: '', region: list.region }, ++this.size);
    list.append(node);
    return node;
  }

  addText(piece: string): void {
    this.current.children.push(piece);
  }

  /** Formatting ends where its innermost element does, or with the element around it. */
  closeFormatting(tag: Tag): void {
    for (let node = this.current; node.tag.isFormatting && node.parent !== null; node = node.parent) {
      if (node.tag !== tag) continue;
      this.current = node.parent;
      this.forgetIcon(node);
      return;
    }
  }

  /** An element was closed and `outer` is the innermost one still open. */
  close(node: TreeNode, outer: TreeNode): void {
    this.current = outer;
    this.forgetIcon(node);
  }

  private forgetIcon(node: TreeNode): void {
    const [only, second] = node.children;
    if (second !== undefined || typeof only !== 'string' || node.names === '') return;
    if (only.length < LONGEST_ICON && !/\S\s+\S/.test(only) && !node.tag.isBlock && ICON.test(node.names)) node.empty();
  }
}
