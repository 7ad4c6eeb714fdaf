import type { AbsoluteUrls } from '../fetch/absolute-url.ts';
import type { BrokenJsonLd } from '../html/page.ts';
import { type LimitLog, PAGE_LIMITS } from '../html/page-limits.ts';
import type { TagAttributes } from '../html/tag-attributes.ts';
import { findMistypedJsonLd, readJsonLd } from './json-ld.ts';
import { type MicrodataElement, MicrodataParser } from './microdata.ts';
import { type RdfaElement, RdfaParser } from './rdfa.ts';
import { StructuredBudget } from './structured-budget.ts';
import type { StructuredNode } from './structured-node.ts';

/** An open element with markup of one of the two in-tag syntaxes. */
export interface MarkupElement {
  readonly microdata: MicrodataElement | null;
  readonly rdfa: RdfaElement | null;
  /** Whether the element's text is its value. */
  readonly needsText: boolean;
}

/** A regular expression steps over a page several times as fast as `includes` does. */
const ITEM_REFERENCE = /item[rR]ef/;

/** The structured data of one page in all three syntaxes. */
export class StructuredMarkup {
  readonly jsonLdBlocks: string[] = [];
  /** Blocks meant as JSON-LD in scripts of another type. */
  private readonly mistyped: BrokenJsonLd[] = [];
  private readonly budget: StructuredBudget;
  private readonly microdata: MicrodataParser;
  private readonly rdfa: RdfaParser;

  constructor(html: string, limits: LimitLog) {
    this.budget = new StructuredBudget(limits);
    this.microdata = new MicrodataParser(this.budget, ITEM_REFERENCE.test(html));
    this.rdfa = new RdfaParser(this.budget);
  }

  /** An element begins; null when it has no structured data. */
  start(tagName: string, attributes: TagAttributes): MarkupElement | null {
    if (!attributes.hasStructured && !(this.microdata.keepsIds && attributes.has('id'))) return null;
    const microdata = this.microdata.start(tagName, attributes);
    const rdfa = attributes.hasStructured ? this.rdfa.start(attributes) : null;
    if (microdata === null && rdfa === null) return null;
    return { microdata, rdfa, needsText: [microdata, rdfa].some((each) => each?.value.kind === 'content') };
  }

  /** A script of another type with JSON in it: where it was meant as JSON-LD, it is reported as unreadable. */
  addJsonScript(type: string, text: string): void {
    const fault = findMistypedJsonLd(type, text);
    if (fault !== null && this.mistyped.length < PAGE_LIMITS.brokenJsonLd) this.mistyped.push(fault);
  }

  end(element: MarkupElement, text: string): void {
    if (element.microdata !== null) this.microdata.end(element.microdata, text);
    if (element.rdfa !== null) this.rdfa.end(element.rdfa, text);
  }

  /** An element without content. */
  addEmpty(tagName: string, attributes: TagAttributes): void {
    const element = this.start(tagName, attributes);
    if (element !== null) this.end(element, '');
  }

  /** JSON-LD first, then microdata, then RDFa, each in the order of the page. */
  finish(urls: AbsoluteUrls): { nodes: StructuredNode[]; broken: BrokenJsonLd[] } {
    const jsonLd = readJsonLd(this.jsonLdBlocks, this.budget, urls);
    return {
      nodes: [...jsonLd.nodes, ...this.microdata.finish(urls), ...this.rdfa.finish(urls)],
      broken: [...this.mistyped, ...jsonLd.broken],
    };
  }
}
