import type { SitePage } from '#shared/audit/site.ts';
import { everyNode } from '../structured-data/structured-node.ts';
import type { Page } from './page.ts';

/**
 * What the result shows of one page. `status` is the HTTP status it answered with. `language` is what the page
 * declares; what its text is written in is for the facts to say.
 */
export function toSitePage(page: Page, status: number): SitePage {
  const types = new Set<string>();
  for (const node of everyNode(page.structured)) for (const type of node.types) types.add(type);
  return {
    url: page.url,
    status,
    title: page.title,
    metaDescription: page.metaDescription,
    h1s: page.headings.filter((heading) => heading.level === 1).map((heading) => heading.text),
    h2Count: page.headings.filter((heading) => heading.level === 2).length,
    h3Count: page.headings.filter((heading) => heading.level === 3).length,
    wordCount: page.wordCount,
    structuredDataTypes: [...types],
    language: page.lang,
    problem: null,
  };
}
