/**
 * A value of a structured-data property. Numbers and booleans are kept as their text; non-finite numbers are dropped.
 * A JSON-LD reference (an object with nothing but `@id`) is a node with that id, no types and no properties. URLs
 * in microdata and RDFa are absolute (`tel:` as written), those in JSON-LD as written.
 */
export type StructuredValue = string | StructuredNode;

/**
 * One typed node of a page's structured data, the same shape for JSON-LD, microdata and RDFa. `properties` is a list
 * of pairs, not an object, so that a property called `__proto__` is an ordinary property.
 */
export interface StructuredNode {
  readonly syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** Without the vocabulary's URL: `Plumber`, `PostalAddress`. Otherwise as written. */
  readonly types: readonly string[];
  readonly id: string | null;
  readonly properties: readonly (readonly [name: string, values: readonly StructuredValue[]])[];
  /** True for top-level objects, items of a top-level array and members of `@graph`. */
  readonly topLevel: boolean;
  /** On roots whose words no machine knows as schema.org's, for want of a `@context`. People still wrote facts in them. */
  readonly isOtherVocabulary?: true;
}

/** The values of one property; empty when the node does not have it. */
export function getValues(node: StructuredNode, name: string): readonly StructuredValue[] {
  for (const [key, values] of node.properties) if (key === name) return values;
  return [];
}

/** The first textual value of a property, trimmed; null when there is none. */
export function getText(node: StructuredNode, name: string): string | null {
  for (const value of getValues(node, name)) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}

/** The values of a property that are nodes. */
export function getNodes(node: StructuredNode, name: string): readonly StructuredNode[] {
  return getValues(node, name).filter((value) => typeof value !== 'string');
}

/** Every node of a forest once, parents before children. Iterative, because the depth is controlled by the page. */
export function* everyNode(roots: readonly StructuredNode[]): Generator<StructuredNode> {
  const stack = [...roots].reverse();
  const seen = new Set<StructuredNode>();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    yield node;
    const children = node.properties.flatMap(([, values]) => values.filter((value) => typeof value !== 'string'));
    for (const child of children.reverse()) stack.push(child);
  }
}
