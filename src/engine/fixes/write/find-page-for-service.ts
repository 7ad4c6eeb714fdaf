import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { summarizeOutlinePages } from '../../facts/pages/page-summary.ts';
import { findServicePage, type ServicePage } from '../../facts/services/find-service-page.ts';
import { samePage } from '../../facts/services/page-addresses.ts';
import type { WritingMaterial } from '../writing-material.ts';

/** The page about a service, as `findServicePage` finds it; `outlined`: that page, if it was crawled. */
export interface FoundServicePage {
  readonly found: ServicePage;
  readonly outlined: OutlinePage | null;
}

/** `name`: the service as named by the site, its owner or a sentence about it. */
export function findPageForService({ outline, analysis }: WritingMaterial, name: string): FoundServicePage {
  const { services } = analysis.business;
  const known = services.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const found = findServicePage(known ?? { name, url: null }, summarizeOutlinePages(outline), services);
  const page = found.kind === 'none' ? undefined : outline.pages.find(({ url }) => samePage(url, found.url));
  return { found, outlined: page ?? null };
}
