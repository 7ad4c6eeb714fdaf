import type { Page } from '../src/engine/crawl/html/page.ts';
import { parsePage } from '../src/engine/crawl/html/parse-page.ts';
import { createFactContext, type FactContext } from '../src/engine/facts/fact-context.ts';

/** A suffix without a country (RFC 6761), as used for copies of sites. */
export const SITE_ORIGIN = 'http://shop.test';

/** Crawled pages from HTML by path, the home page first. Bodies without a head are wrapped. */
export function parseHtmlPages(htmlByPath: Readonly<Record<string, string>>): Page[] {
  return Object.entries(htmlByPath).map(([path, html]) =>
    parsePage({
      url: SITE_ORIGIN + path,
      body: new TextEncoder().encode(html.includes('<html') ? html : `<html><body>${html}</body></html>`),
      contentType: 'text/html; charset=utf-8',
    }),
  );
}

/** The facts' view of a site given as HTML by path. */
export function createHtmlContext(htmlByPath: Readonly<Record<string, string>>, targetPath = '/'): FactContext {
  return createFactContext(parseHtmlPages(htmlByPath), SITE_ORIGIN + targetPath);
}

/** A JSON-LD script element. */
export function jsonLd(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
