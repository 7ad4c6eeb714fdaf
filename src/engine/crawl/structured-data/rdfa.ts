import type { AbsoluteUrls } from '../fetch/absolute-url.ts';
import { type ElementValue, rdfaValue } from '../html/element-value.ts';
import { type NodeInProgress, valuesFor } from '../html/node-in-progress.ts';
import { collapseToLine } from '../html/page-text.ts';
import type { TagAttributes } from '../html/tag-attributes.ts';
import type { StructuredBudget } from './structured-budget.ts';
import type { StructuredNode, StructuredValue } from './structured-node.ts';
import { withoutVocabulary } from './vocabulary.ts';

/** An open element with RDFa attributes, and the context for its content. */
export interface RdfaElement {
  /** Whether names without a prefix are schema.org's. */
  readonly isSchema: boolean;
  /** Prefixes that are mapped to schema.org. */
  readonly prefixes: ReadonlySet<string>;
  /** The node that properties inside belong to; null when it is not of schema.org. */
  readonly subject: NodeInProgress | null;
  readonly depth: number;
  /** For an element that is a property with a plain value. */
  readonly owner: NodeInProgress | null;
  readonly names: readonly string[];
  readonly value: ElementValue;
}

const SCHEMA_ADDRESS =
  /^https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org|rdf\.data-vocabulary\.org)(?:[/#]|$)/i;
const NO_VALUE: ElementValue = { kind: 'text', text: '' };
const OUTSIDE: RdfaElement = {
  isSchema: false,
  prefixes: new Set(['schema']),
  subject: null,
  depth: -1,
  owner: null,
  names: [],
  value: NO_VALUE,
};

const words = (text: string | null): string[] => (text ?? '').split(/\s+/).filter((word) => word !== '');

/**
 * Parses RDFa Lite, schema.org's terms only: Open Graph, Dublin Core and the types some content systems put on every
 * image are RDFa too, but contain nothing about a business.
 */
export class RdfaParser {
  private readonly nodes: NodeInProgress[] = [];
  private readonly open: RdfaElement[] = [];
  private readonly addresses: { values: StructuredValue[]; index: number; written: string }[] = [];
  private readonly budget: StructuredBudget;

  constructor(budget: StructuredBudget) {
    this.budget = budget;
  }

  /** An element begins; null when it has no RDFa. Call `end` for it when it ends. */
  start(attributes: TagAttributes): RdfaElement | null {
    const typeOf = attributes.get('typeof');
    const property = attributes.get('property');
    const vocab = attributes.get('vocab');
    const prefix = attributes.get('prefix');
    const outer = this.open.at(-1) ?? OUTSIDE;
    if (typeOf === null && vocab === null && prefix === null && (property === null || outer.subject === null)) {
      return null;
    }
    const scope = {
      isSchema: vocab === null ? outer.isSchema : SCHEMA_ADDRESS.test(vocab.trim()),
      prefixes: prefix === null ? outer.prefixes : withPrefixes(outer.prefixes, prefix),
    };
    const names = outer.subject === null ? [] : termsOf(property, scope);
    const element =
      typeOf === null ? plain(outer, scope, names, attributes) : this.typed(outer, scope, names, attributes);
    this.open.push(element);
    return element;
  }

  /** An element ends; `text` is its content when its value is of kind `content`. */
  end(element: RdfaElement, text: string): void {
    const index = this.open.lastIndexOf(element);
    if (index >= 0) this.open.splice(index, 1);
    const { owner, value } = element;
    if (owner === null) return;
    const written = value.kind === 'address' ? value.address : value.kind === 'text' ? value.text : text;
    const kept = this.budget.keep(collapseToLine(written));
    if (kept === null) return;
    for (const name of element.names) {
      const values = valuesFor(owner, name);
      if (value.kind === 'address') this.addresses.push({ values, index: values.length, written: kept });
      values.push(kept);
    }
  }

  finish(urls: AbsoluteUrls): StructuredNode[] {
    for (const { values, index, written } of this.addresses) values[index] = urls.resolveLink(written) ?? written;
    return this.nodes;
  }

  private typed(outer: RdfaElement, scope: Scope, names: readonly string[], attributes: TagAttributes): RdfaElement {
    const types = termsOf(attributes.get('typeof'), scope);
    const isProperty = names.length > 0 && outer.subject !== null;
    const depth = isProperty ? outer.depth + 1 : 0;
    const subject = types.length > 0 && this.budget.takeNode(depth) ? newNode(types, attributes, !isProperty) : null;
    if (subject !== null && outer.subject !== null && isProperty) {
      for (const name of names) valuesFor(outer.subject, name).push(subject);
    } else if (subject !== null) this.nodes.push(subject);
    return { ...scope, subject, depth, owner: null, names: [], value: NO_VALUE };
  }
}

type Scope = Pick<RdfaElement, 'isSchema' | 'prefixes'>;

/** An element without a type: a property with a plain value, or only a vocabulary for what is inside it. */
function plain(outer: RdfaElement, scope: Scope, names: readonly string[], attributes: TagAttributes): RdfaElement {
  const { subject, depth } = outer;
  const isProperty = names.length > 0 && subject !== null;
  return {
    ...scope,
    subject,
    depth,
    owner: isProperty ? subject : null,
    names,
    value: isProperty ? rdfaValue(attributes) : NO_VALUE,
  };
}

function newNode(types: string[], attributes: TagAttributes, topLevel: boolean): NodeInProgress {
  return { syntax: 'rdfa', types, id: attributes.get('resource')?.trim() ?? null, properties: [], topLevel };
}

/** The schema.org names in a list of terms, without vocabulary. */
function termsOf(list: string | null, { isSchema, prefixes }: Scope): string[] {
  const names: string[] = [];
  for (const term of words(list)) {
    const colon = term.indexOf(':');
    if (colon < 0) {
      if (isSchema) names.push(term);
    } else if (SCHEMA_ADDRESS.test(term)) names.push(withoutVocabulary(term));
    else if (prefixes.has(term.slice(0, colon).toLowerCase())) names.push(term.slice(colon + 1));
  }
  return names;
}

/** `prefix` lists pairs: `s: https://schema.org/ og: https://ogp.me/ns#`. */
function withPrefixes(known: ReadonlySet<string>, declared: string): ReadonlySet<string> {
  const prefixes = new Set(known);
  const parts = words(declared.slice(0, 2000));
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const name = parts[index]?.replace(/:$/, '').toLowerCase() ?? '';
    if (SCHEMA_ADDRESS.test(parts[index + 1] ?? '')) prefixes.add(name);
    else prefixes.delete(name);
  }
  return prefixes;
}
