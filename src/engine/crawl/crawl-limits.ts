/** What one audit may request from a site: the specified limits, and what a browser would load (hostile-inputs 64). */
export const CRAWL_LIMITS = {
  maxConnections: 6,
  maxRequests: 40,
  maxFurtherPages: 14,
  /** Pages chosen from the home page's links alone, before the sitemap has arrived. */
  firstWavePages: 8,
  maxCrawlDelaySeconds: 5,
  /** Probes sent at once, while the home page is being parsed and connections are idle. */
  firstProbes: 2,
  maxProbes: 5,
} as const;
