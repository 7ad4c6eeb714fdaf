import { decodeEntities } from '../html/html-entities.ts';
import { type NodeInProgress, valuesFor } from '../html/node-in-progress.ts';
import type { BrokenJsonLd } from '../html/page.ts';
import { PAGE_LIMITS } from '../html/page-limits.ts';
import { explainBrokenJson } from './json-problem.ts';
import type { StructuredBudget } from './structured-budget.ts';
import type { StructuredNode, StructuredValue } from './structured-node.ts';
import { withoutVocabulary } from './vocabulary.ts';

/** Comment or CDATA markers that some systems put around a block to hide it from old browsers. */
const WRAPPERS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/^<!--/, /-->$/],
  [/^(?:\/\/|\/\*)?\s{0,5}<!\[CDATA\[(?:\s{0,5}\*\/)?/, /(?:\/\/|\/\*)?\s{0,5}\]\]>(?:\s{0,5}\*\/)?$/],
];

/** The block without byte order mark and without comment or CDATA markers. */
function unwrapped(block: string): string {
  let text = block.replace(/^\ufeff/, '').trim();
  for (const [open, close] of WRAPPERS) {
    if (open.test(text.slice(0, 40))) text = text.replace(open, '').trimEnd().replace(close, '').trim();
  }
  return text;
}

type Entries = ReadonlyMap<string, unknown>;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Nodes of all JSON-LD blocks of one page. Iterative, because the depth is controlled by the page. */
class JsonLdParser {
  readonly nodes: StructuredNode[] = [];
  private readonly queue: { node: NodeInProgress; entries: Entries; depth: number }[] = [];
  private readonly budget: StructuredBudget;

  constructor(budget: StructuredBudget) {
    this.budget = budget;
  }

  read(document: unknown): void {
    this.collect(document, this.nodes, 0, true);
    for (let next = this.queue.pop(); next !== undefined; next = this.queue.pop()) {
      this.fill(next.node, next.entries, next.depth);
    }
  }

  /** Adds the values that `raw` represents to `values`: arrays, sets and lists are flattened. */
  private collect(raw: unknown, values: StructuredValue[], depth: number, topLevel: boolean): void {
    const waiting: unknown[] = [raw];
    while (waiting.length > 0) {
      const value = waiting.pop();
      if (Array.isArray(value)) {
        for (let index = value.length - 1; index >= 0; index--) waiting.push(value[index]);
        continue;
      }
      if (!isObject(value)) {
        const text = topLevel ? null : this.literal(value);
        if (text !== null) values.push(text);
        continue;
      }
      const entries = new Map(Object.entries(value));
      const inner = entries.get('@value') ?? entries.get('@list') ?? entries.get('@set');
      if (inner !== undefined) waiting.push(inner);
      else this.addNode(entries, values, depth, topLevel);
      if (topLevel && entries.has('@graph')) waiting.push(entries.get('@graph'));
    }
  }

  private addNode(entries: Entries, values: StructuredValue[], depth: number, topLevel: boolean): void {
    const isOnlyContainer = topLevel && entries.has('@graph') && !entries.has('@type');
    if (isOnlyContainer) return;
    if (!this.budget.takeNode(depth)) return;
    const id = entries.get('@id');
    const node: NodeInProgress = {
      syntax: 'json-ld',
      types: this.typesOf(entries.get('@type')),
      id: typeof id === 'string' ? this.budget.keep(id) : null,
      properties: [],
      topLevel,
    };
    values.push(node);
    this.queue.push({ node, entries, depth });
  }

  private fill(node: NodeInProgress, entries: Entries, depth: number): void {
    for (const [key, raw] of entries) {
      if (key.startsWith('@')) continue;
      const values: StructuredValue[] = [];
      this.collect(raw, values, depth + 1, false);
      const name = values.length > 0 ? this.budget.keep(withoutVocabulary(key)) : null;
      if (name === null) continue;
      const known = valuesFor(node, name);
      for (const value of values) known.push(value);
    }
  }

  private typesOf(raw: unknown): string[] {
    const written: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
    return written
      .map((type) => (typeof type === 'string' ? this.budget.keep(withoutVocabulary(type)) : null))
      .filter((type): type is string => type !== null && type !== '');
  }

  /** Text is entity-decoded: content systems leave HTML entities in JSON-LD, which parsers do not expect. */
  private literal(value: unknown): string | null {
    if (typeof value === 'string') return this.budget.keep(decodeEntities(value));
    if (typeof value === 'boolean') return String(value);
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
  }
}

/**
 * Parses the JSON-LD blocks of one page. A block that is not strict JSON (after removing a comment or CDATA wrapper,
 * as search engines do) is never repaired: it is reported with the reason as a sentence.
 */
export function readJsonLd(
  blocks: readonly string[],
  budget: StructuredBudget,
): { nodes: readonly StructuredNode[]; broken: BrokenJsonLd[] } {
  const reader = new JsonLdParser(budget);
  const broken: BrokenJsonLd[] = [];
  const report = (problem: BrokenJsonLd): void => {
    if (broken.length < PAGE_LIMITS.brokenJsonLd) broken.push(problem);
  };
  for (const block of blocks) {
    const text = unwrapped(block);
    const document = parsed(text);
    if (isObject(document)) reader.read(document);
    else report(explainBrokenJson(text));
  }
  return { nodes: reader.nodes, broken };
}

/** The value of strict JSON; undefined when invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
