import { PAGE_LIMITS } from './page-limits.ts';
import type { Tag } from './tag-table.ts';

/** Number of headings and links kept open above the depth limit, so that their texts are not lost on a page with unclosed tags. */
const ROOM_ABOVE_LIMIT = 16;

const TABLE_PARTS: ReadonlySet<string> = new Set(['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);
const TABLE_SECTIONS: ReadonlySet<string> = new Set(['caption', 'tbody', 'tfoot', 'thead']);

/**
 * The open elements of the document with the HTML standard's rules for omitted and misplaced end tags, as far as they
 * change which text is in which element. Every scan is bounded by the depth limit, so any input takes linear time.
 */
export class OpenElements<E extends { readonly tag: Tag }> {
  private readonly stack: E[] = [];
  private readonly root: E;
  private readonly onClose: (element: E) => void;
  /** Open elements that are not tracked because the stack is full. */
  private flattened = 0;
  /** Open paragraphs and links: without one there is nothing to look for. */
  private readonly openCounts = { p: 0, a: 0 };

  constructor(root: E, onClose: (element: E) => void) {
    this.root = root;
    this.onClose = onClose;
  }

  get innermost(): E {
    return this.stack.at(-1) ?? this.root;
  }

  /** Opens an element. False: the depth limit is reached and the element is flattened into its parent. */
  open(element: E): boolean {
    const { tag } = element;
    const isKeptAbove = tag.headingLevel !== null || tag.name === 'a';
    const limit = isKeptAbove ? PAGE_LIMITS.depth + ROOM_ABOVE_LIMIT : PAGE_LIMITS.depth;
    if (this.stack.length >= limit) {
      this.flattened++;
      return false;
    }
    this.stack.push(element);
    this.count(tag.name, 1);
    return true;
  }

  private count(name: string, change: 1 | -1): void {
    if (name === 'p' || name === 'a') this.openCounts[name] += change;
  }

  /** Closes the elements that the start tag of `tag` implicitly ends. */
  closeImpliedBy(tag: Tag): void {
    const { name } = tag;
    if (name === 'li') this.closeFrom(this.indexOfListItem('li', 'li'));
    else if (name === 'dd' || name === 'dt') this.closeFrom(this.indexOfListItem('dd', 'dt'));
    else if (TABLE_PARTS.has(name)) this.closeFrom(this.indexOfTablePart(name));
    else if (name === 'a') this.removeAlone(name);
    else if (name === 'button') this.closeFrom(this.indexOfSpecial(tag));
    else if (tag.headingLevel !== null && this.innermost.tag.headingLevel !== null)
      this.closeFrom(this.stack.length - 1);
    if (tag.closesParagraph) this.closeFrom(this.indexOfParagraph());
  }

  /** Handles an end tag; one without an open element is ignored, by the standard. */
  close(tag: Tag): void {
    if (this.flattened > 0) this.closeFlattened(tag);
    else if (tag.name === 'p') this.closeFrom(this.indexOfParagraph());
    else if (tag.headingLevel !== null) this.closeFrom(this.indexOfHeading());
    else if (tag.isFormatting || tag.name === 'a' || tag.name === 'form') this.removeAlone(tag.name);
    else if (tag.isSpecial) this.closeFrom(this.indexOfSpecial(tag));
    else this.closeFrom(this.indexOfInline(tag.name));
  }

  closeAll(): void {
    this.closeFrom(0);
  }

  private closeFlattened(tag: Tag): void {
    if (tag.isFormatting) return;
    if (tag.headingLevel === null && tag.name !== 'a') this.flattened--;
    else if (this.stack.length <= PAGE_LIMITS.depth) return;
    else if (tag.name === 'a') this.removeAlone('a');
    else this.closeFrom(this.indexOfHeading());
  }

  /** Closes the element at `index` with everything in it; nothing when `index` is negative. */
  private closeFrom(index: number): void {
    while (index >= 0 && this.stack.length > index) {
      const element = this.stack.pop();
      if (element === undefined) continue;
      this.count(element.tag.name, -1);
      this.onClose(element);
    }
  }

  /** Formatting, links and forms are closed alone: blocks opened inside them stay open. */
  private removeAlone(name: string): void {
    if (name === 'a' && this.openCounts.a === 0) return;
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const element = this.stack[index];
      if (element?.tag.name === name) {
        this.stack.splice(index, 1);
        this.count(name, -1);
        this.onClose(element);
        return;
      }
      if (element?.tag.isScopeBoundary === true) return;
    }
  }

  private indexOfParagraph(): number {
    if (this.openCounts.p === 0) return -1;
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const tag = this.stack[index]?.tag;
      if (tag?.name === 'p') return index;
      if (tag?.isScopeBoundary === true || tag?.name === 'button') break;
    }
    return -1;
  }

  /** Any heading's end tag ends any open heading. */
  private indexOfHeading(): number {
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const tag = this.stack[index]?.tag;
      if (tag === undefined || tag.isScopeBoundary) break;
      if (tag.headingLevel !== null) return index;
    }
    return -1;
  }

  private indexOfListItem(name: string, otherName: string): number {
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const tag = this.stack[index]?.tag;
      if (tag === undefined) break;
      if (tag.name === name || tag.name === otherName) return index;
      if (tag.isSpecial && tag.name !== 'address' && tag.name !== 'div' && tag.name !== 'p') break;
    }
    return -1;
  }

  /** A cell ends the open cell of its row, a row the open row, a section everything in the table. */
  private indexOfTablePart(name: string): number {
    const isCell = name === 'td' || name === 'th';
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const open = this.stack[index]?.tag.name;
      if (open === 'table') return TABLE_SECTIONS.has(name) ? index + 1 : -1;
      if (isCell && (open === 'td' || open === 'th')) return index;
      if (open === 'tr' && !TABLE_SECTIONS.has(name)) return isCell ? -1 : index;
    }
    return -1;
  }

  private indexOfSpecial(ending: Tag): number {
    const isTablePart = ending.name === 'table' || TABLE_PARTS.has(ending.name);
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const tag = this.stack[index]?.tag;
      if (tag === undefined) break;
      if (tag.name === ending.name) return index;
      if (isTablePart ? tag.name === 'table' : tag.isScopeBoundary) break;
      if (ending.name === 'li' && (tag.name === 'ul' || tag.name === 'ol')) break;
    }
    return -1;
  }

  private indexOfInline(name: string): number {
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const tag = this.stack[index]?.tag;
      if (tag?.name === name) return index;
      if (tag?.isSpecial === true) break;
    }
    return -1;
  }
}
