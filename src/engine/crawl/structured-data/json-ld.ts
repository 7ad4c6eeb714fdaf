import { cutText } from '#shared/text/cut-text.ts';
import type { AbsoluteUrls } from '../fetch/absolute-url.ts';
import { decodeEntities } from '../html/html-entities.ts';
import { type NodeInProgress, valuesFor } from '../html/node-in-progress.ts';
import type { BrokenJsonLd } from '../html/page.ts';
import { PAGE_LIMITS } from '../html/page-limits.ts';
import { explainBrokenJson } from './json-problem.ts';
import type { StructuredBudget } from './structured-budget.ts';
import type { StructuredNode, StructuredValue } from './structured-node.ts';
import { isSchemaContext, isSchemaName, withoutVocabulary } from './vocabulary.ts';

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
  private readonly every: NodeInProgress[] = [];
  private readonly queue: { node: NodeInProgress; entries: Entries; depth: number }[] = [];
  private readonly budget: StructuredBudget;
  private readonly urls: AbsoluteUrls;
  private isReadable = true;

  constructor(budget: StructuredBudget, urls: AbsoluteUrls) {
    this.budget = budget;
    this.urls = urls;
  }

  /** @param isReadable false where the block's words are not schema.org's: only its roots are marked. */
  read(document: unknown, isReadable: boolean): void {
    this.isReadable = isReadable;
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
      id: typeof id === 'string' ? this.budget.keep(this.urls.resolve(id.trim()) ?? id) : null,
      properties: [],
      topLevel,
      ...(topLevel && !this.isReadable ? { isOtherVocabulary: true as const } : {}),
    };
    values.push(node);
    this.every.push(node);
    this.queue.push({ node, entries, depth });
  }

  /**
   * What one entity says in several places is one node, and a reference to what has no parts of its own (an address, a position)
   * stands for it: JSON-LD 1.1, node objects with one `@id` describe one node (https://www.w3.org/TR/json-ld11/, July 2020).
   * Only texts and such leaves are passed on, so that no node ever contains itself.
   */
  linked(): StructuredNode[] {
    const byId = new Map<string, NodeInProgress>();
    for (const node of this.every) {
      if (node.id === null || isReference(node)) continue;
      const main = byId.get(node.id);
      if (main === undefined) byId.set(node.id, node);
      else addMissing(main, node);
    }
    for (const { properties } of this.every) {
      for (const [, values] of properties) {
        for (const [at, value] of values.entries()) {
          if (typeof value === 'string' || value.id === null || !isReference(value)) continue;
          const meant = byId.get(value.id);
          if (meant !== undefined && isLeaf(meant)) values[at] = meant;
        }
      }
    }
    return this.nodes.filter((node) => !isReference(node));
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

const isReference = ({ types, properties }: StructuredNode) => types.length === 0 && properties.length === 0;

const isLeaf = ({ properties }: StructuredNode) =>
  properties.every(([, values]) => values.every((value) => typeof value === 'string'));

function addMissing(main: NodeInProgress, other: StructuredNode): void {
  for (const [name, values] of other.properties) {
    const passedOn = values.filter((value) => typeof value === 'string' || isLeaf(value));
    if (passedOn.length > 0 && !main.properties.some(([known]) => known === name))
      valuesFor(main, name).push(...passedOn);
  }
}

/**
 * Parses the JSON-LD blocks of one page. A block that is not strict JSON (after removing a comment or CDATA wrapper,
 * as search engines do) is never repaired: it is reported with the reason as a sentence.
 */
export function readJsonLd(
  blocks: readonly string[],
  budget: StructuredBudget,
  urls: AbsoluteUrls,
): { nodes: readonly StructuredNode[]; broken: BrokenJsonLd[] } {
  const reader = new JsonLdParser(budget, urls);
  const broken: BrokenJsonLd[] = [];
  const report = (problem: BrokenJsonLd): void => {
    if (broken.length < PAGE_LIMITS.brokenJsonLd) broken.push(problem);
  };
  for (const block of blocks) {
    const text = unwrapped(block);
    const document = parsed(text);
    if (!isObject(document)) report(explainBrokenJson(text));
    else {
      const isReadable = hasVocabulary(document);
      reader.read(document, isReadable);
      if (!isReadable && !hasContext(document)) report({ reason: NO_CONTEXT, snippet: cutText(text, 100) });
    }
  }
  return { nodes: reader.linked(), broken };
}

const NO_CONTEXT = 'It has no "@context": "https://schema.org", so nobody knows which list its words are from.';

/** The objects at the top of a block, which may be a list. */
function topObjects(document: object): object[] {
  return (Array.isArray(document) ? document.slice(0, PAGE_LIMITS.structuredNodes) : [document]).filter(isObject);
}

const entryOf = (node: object, key: string): unknown => Object.entries(node).find(([name]) => name === key)?.[1];

const hasContext = (document: object): boolean =>
  topObjects(document).some((one) => entryOf(one, '@context') !== undefined);

/**
 * Whether a block is about schema.org's words: by `@context`, or because its types are written as whole addresses. Words without a
 * context are dropped by every JSON-LD processor (JSON-LD 1.1 API, expansion, https://www.w3.org/TR/json-ld11-api/, July 2020).
 */
function hasVocabulary(document: object): boolean {
  return topObjects(document).some(
    (one) =>
      isSchemaContext(entryOf(one, '@context')) ||
      [entryOf(one, '@type')].flat().some((type) => typeof type === 'string' && isSchemaName(type)),
  );
}

/**
 * Why a script of another type than `application/ld+json` is no structured data, where it was meant as such: JSON that itself says
 * that it uses schema.org. Null for any other script. The type is fixed by JSON-LD 1.1, section 7 (July 2020), and Google's
 * "Generate structured data with JavaScript" (read in November 2026).
 */
export function findMistypedJsonLd(type: string, text: string): BrokenJsonLd | null {
  if (!text.includes('@context') || text.length > PAGE_LIMITS.structuredTextCharacters) return null;
  const document = parsed(unwrapped(text));
  if (!isObject(document) || !topObjects(document).some((one) => isSchemaContext(entryOf(one, '@context'))))
    return null;
  const reason = `Its script has the type "${cutText(type, 40)}". Search tools only read "application/ld+json".`;
  return { reason, snippet: cutText(text.trim(), 100) };
}

/** The value of strict JSON; undefined when invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
