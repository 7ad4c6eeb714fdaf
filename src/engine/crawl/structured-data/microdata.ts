import type { AbsoluteUrls } from '../fetch/absolute-url.ts';
import { type ElementValue, microdataValue } from '../html/element-value.ts';
import { type NodeInProgress, valuesFor } from '../html/node-in-progress.ts';
import { PAGE_LIMITS } from '../html/page-limits.ts';
import { collapseToLine } from '../html/page-text.ts';
import type { TagAttributes } from '../html/tag-attributes.ts';
import type { StructuredBudget } from './structured-budget.ts';
import type { StructuredNode, StructuredValue } from './structured-node.ts';
import { withoutVocabulary } from './vocabulary.ts';

/** An element with microdata attributes, in a tree of such elements. */
export interface MicrodataElement {
  readonly order: number;
  readonly properties: readonly string[];
  readonly item: {
    readonly types: readonly string[];
    readonly id: string | null;
    readonly refs: readonly string[];
  } | null;
  value: ElementValue;
  readonly children: MicrodataElement[];
}

const words = (text: string | null): string[] => (text ?? '').split(/\s+/).filter((word) => word !== '');

/**
 * Parses microdata. While the page is parsed it builds a small tree of the relevant elements; `finish` then collects
 * each item's properties by the HTML standard, so that `itemref` can reference earlier and later elements. Loops of
 * `itemref` end because every item element becomes a value at most once.
 */
export class MicrodataParser {
  private readonly roots: MicrodataElement[] = [];
  private readonly open: MicrodataElement[] = [];
  private readonly byDomId = new Map<string, MicrodataElement>();
  private readonly budget: StructuredBudget;
  /** Whether elements with an id can be referenced: pages without any `itemref` need not track them. */
  readonly keepsIds: boolean;
  private count = 0;
  private hasItems = false;

  constructor(budget: StructuredBudget, keepsIds: boolean) {
    this.budget = budget;
    this.keepsIds = keepsIds;
  }

  /** An element begins; null when it is not relevant. Call `end` for it when it ends. */
  start(tagName: string, attributes: TagAttributes): MicrodataElement | null {
    const isItem = attributes.has('itemscope');
    const properties = words(attributes.get('itemprop'));
    const domId = this.keepsIds ? attributes.get('id') : null;
    if (!isItem && properties.length === 0 && domId === null) return null;
    if (!isItem && !this.hasItems && !this.keepsIds) return null;
    if (isItem) this.hasItems = true;
    const element: MicrodataElement = {
      order: this.count++,
      properties,
      item: isItem
        ? {
            types: words(attributes.get('itemtype')).map(withoutVocabulary),
            id: attributes.get('itemid')?.trim() ?? null,
            refs: words(attributes.get('itemref')),
          }
        : null,
      value: isItem || properties.length === 0 ? NO_VALUE : microdataValue(tagName, attributes),
      children: [],
    };
    (this.open.at(-1)?.children ?? this.roots).push(element);
    if (domId !== null && !this.byDomId.has(domId)) this.byDomId.set(domId, element);
    this.open.push(element);
    return element;
  }

  /** An element ends; `text` is its content when its value is of kind `content`. */
  end(element: MicrodataElement, text: string): void {
    if (element.value.kind === 'content') element.value = { kind: 'text', text: collapseToLine(text) };
    const index = this.open.lastIndexOf(element);
    if (index >= 0) this.open.splice(index, 1);
  }

  /** All items: first those that are not a property of another one, in page order. */
  finish(urls: AbsoluteUrls): StructuredNode[] {
    if (!this.hasItems) return [];
    return new ItemAssembly(this.byDomId, this.budget, urls).assemble(this.allElements());
  }

  private allElements(): MicrodataElement[] {
    const all: MicrodataElement[] = [];
    const waiting = [...this.roots].reverse();
    for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
      all.push(element);
      for (let index = element.children.length - 1; index >= 0; index--) {
        const child = element.children[index];
        if (child !== undefined) waiting.push(child);
      }
    }
    return all;
  }
}

const NO_VALUE: ElementValue = { kind: 'text', text: '' };

/** Converts the tree of elements to nodes. */
class ItemAssembly {
  private readonly used = new Set<MicrodataElement>();
  private steps = 0;
  private readonly byDomId: ReadonlyMap<string, MicrodataElement>;
  private readonly budget: StructuredBudget;
  private readonly urls: AbsoluteUrls;

  constructor(byDomId: ReadonlyMap<string, MicrodataElement>, budget: StructuredBudget, urls: AbsoluteUrls) {
    this.byDomId = byDomId;
    this.budget = budget;
    this.urls = urls;
  }

  assemble(elements: readonly MicrodataElement[]): StructuredNode[] {
    const nodes: StructuredNode[] = [];
    const isTop = (element: MicrodataElement): boolean => element.properties.length === 0;
    // Items that are a property come second: those left over belong to no item and are top level.
    for (const element of [...elements.filter(isTop), ...elements.filter((each) => !isTop(each))]) {
      if (element.item === null || this.used.has(element)) continue;
      const node = this.itemTree(element);
      if (node !== null) nodes.push(node);
    }
    return nodes;
  }

  private itemTree(root: MicrodataElement): StructuredNode | null {
    const node = this.nodeFor(root, 0);
    if (node === null) return null;
    const queue = [{ element: root, node, depth: 0 }];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { node: owner, depth } = next;
      for (const property of this.propertiesOf(next.element)) {
        const nested = property.item === null ? null : this.nodeFor(property, depth + 1);
        if (nested !== null) queue.push({ element: property, node: nested, depth: depth + 1 });
        const value = property.item === null ? this.valueOf(property) : nested;
        if (value !== null) addValue(owner, property.properties, value);
      }
    }
    return node;
  }

  private nodeFor(element: MicrodataElement, depth: number): NodeInProgress | null {
    if (element.item === null || this.used.has(element) || !this.budget.takeNode(depth)) return null;
    this.used.add(element);
    const { types, id } = element.item;
    return { syntax: 'microdata', types, id, properties: [], topLevel: depth === 0 };
  }

  /** The elements that are properties of an item: inside it or referenced, not inside another item, in page order. */
  private propertiesOf(item: MicrodataElement): MicrodataElement[] {
    const found: MicrodataElement[] = [];
    const seen = new Set<MicrodataElement>([item]);
    const waiting = [...item.children];
    for (const ref of item.item?.refs ?? []) {
      const target = this.byDomId.get(ref);
      if (target !== undefined) waiting.push(target);
    }
    for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
      if (seen.has(element)) continue;
      if (++this.steps > PAGE_LIMITS.itemrefSteps) break;
      seen.add(element);
      if (element.item === null) waiting.push(...element.children);
      if (element.properties.length > 0) found.push(element);
    }
    return found.sort((a, b) => a.order - b.order);
  }

  private valueOf({ value }: MicrodataElement): string | null {
    if (value.kind === 'address') return this.budget.keep(this.urls.resolveLink(value.address) ?? value.address);
    return this.budget.keep(value.kind === 'text' ? value.text.trim() : '');
  }
}

function addValue(node: NodeInProgress, names: readonly string[], value: StructuredValue): void {
  for (const name of names) valuesFor(node, withoutVocabulary(name)).push(value);
}
