/** What one audit may take from a site: the limits, and what a browser would open (hostile-inputs 64). */
export const CRAWL_LIMITS = {
  maxConnections: 6,
  maxRequests: 40,
  maxFurtherPages: 14,
  /** Pages chosen from the home page's links alone, before the sitemap is in. */
  firstWavePages: 8,
  maxCrawlDelaySeconds: 5,
  /** Probes sent at once, while the home page is being parsed and connections lie idle. */
  firstProbes: 2,
  maxProbes: 5,
  /**
   * Milliseconds of a processor that the pages of one audit may take to be parsed. Fifteen ordinary ones take some 50; one page that is
   * built to be slow takes up to 3,000.
   */
  parsingBudgetMs: 5000,
} as const;
