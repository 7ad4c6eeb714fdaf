import SeoAnalyzer from 'seo-analyzer';

/**
 * The peer: `node bench/peers/seo-analyzer-process.ts ORIGIN PATH...` fetches these pages, runs all eight rules that seo-analyzer
 * brings along, and prints one line of JSON. Its progress bars and its log are off; that it rests half a second after each
 * page cannot be changed.
 */
const [origin, ...paths] = process.argv.slice(2);
const RULES = [
  'titleLengthRule',
  'metaDescriptionRule',
  'headingsStructureRule',
  'imgTagWithAltAttributeRule',
  'aTagWithRelAttributeRule',
  'metaBaseRule',
  'metaSocialRule',
  'canonicalLinkRule',
] as const;
/** Limits that the page of the library shows; rules without limits take none. */
const LIMITS: Partial<Record<(typeof RULES)[number], Readonly<Record<string, unknown>>>> = {
  titleLengthRule: { min: 10, max: 50 },
  metaBaseRule: { list: ['description', 'viewport'] },
  metaSocialRule: { properties: ['og:url', 'og:type', 'og:site_name', 'og:title', 'og:description', 'og:image'] },
};

const analyzer = new SeoAnalyzer({ verbose: false });
analyzer.inputUrls(paths.map((path) => `${origin}${path}`));
for (const rule of RULES) analyzer.useRule(rule, LIMITS[rule]);
analyzer.outputObject((pages) => {
  const defects = pages.reduce((sum, { report }) => sum + report.length, 0);
  process.stdout.write(`${JSON.stringify({ pages: pages.length, rules: RULES.length, defects })}\n`);
});
await analyzer.run();
