import type { ScriptedAnswer } from './scripted-site.ts';

/** The page of a fictitious plumber, with links to further ones: enough text to be evaluated. */
export function aPlumbersPage(title: string, links: readonly string[] = [], more = ''): string {
  const menu = links.map((path) => `<a href="${path}">${path.replace(/^.*\//, '') || 'Start'}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="Plumbers in Duluth for pipes, drains and water heaters, day and night."></head>
<body><header><nav>${menu}</nav></header><main><h1>${title}</h1>
<p>We repair pipes, clear drains and replace water heaters in Duluth and Hermantown, and tell the price before we begin.
Call 218-555-0142 day or night; one of our licensed plumbers is with you within the hour.</p>${more}</main>
<footer>Harbor &amp; Pine Plumbing, 2114 Lantern St, Duluth, MN 55802</footer></body></html>`;
}

/** A site of some pages, each with its own text; every other path is a 404. */
export function aPlumbersSite(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['/', ...paths].map((path) => [
      path,
      aPlumbersPage(path === '/' ? 'Harbor & Pine Plumbing' : `Plumbing ${path}`, paths),
    ]),
  );
}

export function aRobotsTxt(...lines: string[]): ScriptedAnswer {
  return { type: 'text/plain', body: `${lines.join('\n')}\n` };
}

export function aSitemap(locs: readonly string[], kind: 'urlset' | 'sitemapindex' = 'urlset'): ScriptedAnswer {
  const item = kind === 'urlset' ? 'url' : 'sitemap';
  const entries = locs.map((loc) => `<${item}><loc>${loc}</loc></${item}>`).join('\n');
  const body = `<?xml version="1.0"?><${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</${kind}>`;
  return { type: 'application/xml', body };
}
