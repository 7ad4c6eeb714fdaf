/**
 * Limits of what is kept of one page. Far above what business sites have (their largest pages stay below a tenth of these),
 * so that reaching one shows that the page is broken or hostile; each is reported in `Page.limitsReached`.
 */
export const PAGE_LIMITS = {
  /** Browsers limit the depth of open elements to 512 too (Blink, WebKit). */
  depth: 512,
  /**
   * Start and end tags; the rest of a document is not read. With the depth this bounds the work of one page: the dearest tag takes 2.6 µs
   * of a processor, so that all of them take 0.4 s, and 5 MB of text or JSON-LD half a second. No recorded page has 1,600.
   */
  tags: 150_000,
  /** Elements whose text is tried for a consent notice; real pages have fewer than ten. */
  notices: 100,
  blocks: 20_000,
  blockCharacters: 50_000,
  textCharacters: 2_000_000,
  headings: 2_000,
  imagesInHeading: 50,
  links: 5_000,
  images: 2_000,
  backgrounds: 50,
  iframes: 200,
  scripts: 500,
  stylesheets: 200,
  canonicals: 5,
  metas: 300,
  placeholders: 200,
  hreflangs: 200,
  /** One value: a title, description, alternative text or URL. */
  valueCharacters: 2_000,
  addressCharacters: 4_096,
  noscriptCharacters: 5_000,
  /** Inline scripts, all of a page together, that are searched for texts; and how many texts are kept. */
  scriptCharacters: 1_000_000,
  scriptTexts: 50,
  comments: 20,
  commentCharacters: 200,
  structuredNodes: 20_000,
  /** Names of one node; schema.org's richest types have about 150. */
  structuredProperties: 300,
  /** Elements visited for `itemref`, all items together: many items can reference the same large element. */
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
