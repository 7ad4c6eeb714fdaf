/**
 * How much of one page is kept. Far above what business sites have (their largest pages stay under a tenth of these),
 * so that reaching one says that the page is broken or hostile; each is reported in `Page.limitsReached`.
 */
export const PAGE_LIMITS = {
  /** Browsers clip the depth of open elements at 512 too (Blink, WebKit). */
  depth: 512,
  blocks: 20_000,
  blockCharacters: 50_000,
  textCharacters: 2_000_000,
  headings: 2_000,
  imagesInHeading: 50,
  links: 5_000,
  images: 2_000,
  iframes: 200,
  scripts: 500,
  stylesheets: 200,
  metas: 300,
  placeholders: 200,
  hreflangs: 200,
  /** Titles, descriptions, alternative texts, addresses: one value. */
  valueCharacters: 2_000,
  addressCharacters: 4_096,
  noscriptCharacters: 5_000,
  comments: 20,
  commentCharacters: 200,
  structuredNodes: 20_000,
  /** Names of one node; schema.org's richest types have about 150. */
  structuredProperties: 300,
  /** Elements looked at for `itemref`, all items together: many items can point at the same large element. */
  itemrefSteps: 500_000,
  structuredDepth: 64,
  structuredValueCharacters: 10_000,
  structuredTextCharacters: 2_000_000,
  brokenJsonLd: 50,
} as const;

/** Collects the sentences of `Page.limitsReached`, each once. */
export class LimitLog {
  private readonly sentences = new Set<string>();

  note(sentence: string): void {
    this.sentences.add(sentence);
  }

  list(): string[] {
    return [...this.sentences];
  }
}
