import type { SitePage } from '#shared/audit/site.ts';
import { everyNode } from '../structured-data/structured-node.ts';
import type { Page } from './page.ts';

/**
 * The summary of one page in the result. `status` is its HTTP status. `language` is the declared one;
 * the language of the text itself is a fact.
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
