import { cleanText } from './decode-text.ts';
import { decodeEntities } from './html-entities.ts';
import { explainBrokenJson } from './json-problem.ts';
import type { BrokenJsonLd } from './page.ts';
import { type LimitLog, PAGE_LIMITS } from './page-limits.ts';
import type { StructuredNode, StructuredValue } from './structured-node.ts';
import { withoutVocabulary } from './vocabulary.ts';

interface NodeInProgress {
  readonly syntax: 'json-ld';
  types: string[];
  id: string | null;
  properties: [string, StructuredValue[]][];
  topLevel: boolean;
}

/** Two numbers in a row of digits beyond this are not exact any more; nothing a business publishes is that long. */
const WRAPPERS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/^<!--/, /-->$/],
  [/^(?:\/\/|\/\*)?\s{0,5}<!\[CDATA\[(?:\s{0,5}\*\/)?/, /(?:\/\/|\/\*)?\s{0,5}\]\]>(?:\s{0,5}\*\/)?$/],
];

/** The block without byte order mark and without the comment or CDATA marks some systems put around it. */
function unwrapped(block: string): string {
  let text = block.replace(/^\ufeff/, '').trim();
  for (const [open, close] of WRAPPERS) {
    if (open.test(text.slice(0, 40))) text = text.replace(open, '').trimEnd().replace(close, '').trim();
  }
  return text;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Nodes of all JSON-LD blocks of one page. Iterative: the depth of the data is the page's choice, not ours. */
class JsonLdReader {
  readonly nodes: StructuredNode[] = [];
  private readonly queue: { node: NodeInProgress; source: object; depth: number }[] = [];
  private nodeCount = 0;
  private readonly limits: LimitLog;

  constructor(limits: LimitLog) {
    this.limits = limits;
  }

  read(document: unknown): void {
    this.collect(document, this.nodes, 0, true);
    for (let next = this.queue.pop(); next !== undefined; next = this.queue.pop()) {
      this.fill(next.node, next.source, next.depth);
    }
  }

  /** Puts the values that `raw` stands for into `values`: arrays, sets and lists are flattened. */
  private collect(raw: unknown, values: StructuredValue[], depth: number, topLevel: boolean): void {
    const waiting: unknown[] = [raw];
    while (waiting.length > 0) {
      const value = waiting.pop();
      if (Array.isArray(value)) {
        for (let index = value.length - 1; index >= 0; index--) waiting.push(value[index]);
        continue;
      }
      if (!isObject(value)) {
        const text = topLevel ? null : literal(value);
        if (text !== null) values.push(text);
        continue;
      }
      const entries = new Map(Object.entries(value));
      const inner = entries.get('@value') ?? entries.get('@list') ?? entries.get('@set');
      if (inner !== undefined) waiting.push(inner);
      else this.addNode(value, entries, values, depth, topLevel);
      if (topLevel && entries.has('@graph')) waiting.push(entries.get('@graph'));
    }
  }

  private addNode(
    source: object,
    entries: ReadonlyMap<string, unknown>,
    values: StructuredValue[],
    depth: number,
    topLevel: boolean,
  ): void {
    const isOnlyContainer = topLevel && entries.has('@graph') && !entries.has('@type');
    if (isOnlyContainer) return;
    if (depth > PAGE_LIMITS.structuredDepth || this.nodeCount >= PAGE_LIMITS.structuredNodes) {
      this.limits.note('Structured data that is nested too deeply or too long was read in part.');
      return;
    }
    this.nodeCount++;
    const id = entries.get('@id');
    const node: NodeInProgress = {
      syntax: 'json-ld',
      types: typesOf(entries.get('@type')),
      id: typeof id === 'string' ? keptText(id) : null,
      properties: [],
      topLevel,
    };
    values.push(node);
    this.queue.push({ node, source, depth });
  }

  private fill(node: NodeInProgress, source: object, depth: number): void {
    for (const [key, raw] of Object.entries(source)) {
      if (key.startsWith('@')) continue;
      const values: StructuredValue[] = [];
      this.collect(raw, values, depth + 1, false);
      if (values.length > 0) node.properties.push([keptText(withoutVocabulary(key)), values]);
    }
  }
}

function keptText(text: string): string {
  return cleanText(decodeEntities(text.slice(0, PAGE_LIMITS.structuredValueCharacters)));
}

function literal(value: unknown): string | null {
  if (typeof value === 'string') return keptText(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

function typesOf(raw: unknown): string[] {
  const written: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return written
    .filter((type) => typeof type === 'string')
    .map((type) => keptText(withoutVocabulary(type)))
    .filter((type) => type !== '');
}

/**
 * Reads the JSON-LD blocks of one page. A block that is not strict JSON (after taking off a comment or CDATA wrapper,
 * as search engines do) is never guessed at: it is reported with the reason in words.
 */
export function readJsonLd(
  blocks: readonly string[],
  limits: LimitLog,
): { nodes: readonly StructuredNode[]; broken: BrokenJsonLd[] } {
  const reader = new JsonLdReader(limits);
  const broken: BrokenJsonLd[] = [];
  for (const block of blocks) {
    const text = unwrapped(block);
    try {
      reader.read(JSON.parse(text));
    } catch {
      if (broken.length < PAGE_LIMITS.brokenJsonLd) broken.push(explainBrokenJson(text));
    }
  }
  return { nodes: reader.nodes, broken };
}
