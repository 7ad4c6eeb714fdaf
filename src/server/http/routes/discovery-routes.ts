import { BOTS } from '#shared/audit/bots.ts';
import { PUBLIC_PAGES } from '#shared/product/public-pages.ts';
import type { App, AppDeps } from '../app-context.ts';

/** Pages for one person or for programs only, which no search result should lead to. */
const PRIVATE_PATHS = [
  '/api/',
  '/admin',
  '/account',
  '/audit',
  '/checkout',
  '/pay-desk',
  '/u/',
  '/reset-password',
  '/verify-email',
];
const MAX_AGE = 'public, max-age=3600';

/** Registers robots.txt, sitemap.xml and llms.txt of our own site, as we advise others to have them. */
export function registerDiscoveryRoutes(app: App, { config }: AppDeps): void {
  const { origin } = config.publicUrl;
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml(origin)],
    ['/llms.txt', 'text/plain; charset=utf-8', writeOwnLlmsTxt(origin)],
  ] as const;
  for (const [path, type, text] of files) {
    app.get(path, (c) => c.body(text, 200, { 'Content-Type': type, 'Cache-Control': MAX_AGE }));
  }
}

/** Allows every bot, and names those through which people find a business. */
export function robotsTxt(origin: string): string {
  const welcome = BOTS.filter(({ countsForScore }) => countsForScore).map(({ token }) => `User-agent: ${token}`);
  const rules = ['Allow: /', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`)];
  return [
    '# Search and answer readers are welcome. What is private is left out for all alike.',
    ...welcome,
    ...rules,
    '',
    'User-agent: *',
    ...rules,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Lists every public page with the day of its last change (sitemaps.org, protocol 0.9). */
export function sitemapXml(origin: string): string {
  const entries = PUBLIC_PAGES.map(
    ({ path, updated }) =>
      `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Lists the public pages in the format of llmstxt.org. */
export function writeOwnLlmsTxt(origin: string): string {
  const links = PUBLIC_PAGES.map(
    ({ path, title, description }) => `- [${title}](${new URL(path, origin).href}): ${description}`,
  );
  return [
    '# Porchlight',
    '',
    '> An audit of how visible a local business is in local search and in AI answers, from its website address, with the evidence for every point.',
    '',
    '## Pages',
    '',
    ...links,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
