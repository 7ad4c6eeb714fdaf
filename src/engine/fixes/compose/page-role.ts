import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { classifyPurpose } from '../../facts/pages/page-purpose.ts';
import { summarizeOutlinePages } from '../../facts/pages/page-summary.ts';
import { findServicePage } from '../../facts/services/find-service-page.ts';
import { samePage } from '../../facts/services/page-addresses.ts';
import { SERVICE_SEGMENT } from '../../facts/services/services-lexicon.ts';
import type { WritingMaterial } from '../writing-material.ts';

/** The role of a page, as far as its title and description depend on it. */
export type PageRole = 'home' | 'service' | 'services' | 'contact' | 'about' | 'other';

export interface PlacedPage {
  readonly role: PageRole;
  /** The service as named on the site, where the page is about one. */
  readonly service: string | null;
}

/** The role of an outlined page, from its position, the services that link to it, its URL and heading. Pure. */
export function pageRole(
  { outline, analysis }: Pick<WritingMaterial, 'outline' | 'analysis'>,
  page: OutlinePage,
): PlacedPage {
  const isHome = outline.pages[0]?.url === page.url;
  if (isHome) return { role: 'home', service: null };
  // A page in another language than the home page: generated text would be in the wrong one.
  const languageOf = (lang: string | null | undefined) => lang?.slice(0, 2).toLowerCase();
  const [own, main] = [languageOf(page.lang), languageOf(outline.pages[0]?.lang)];
  if (own !== undefined && main !== undefined && own !== main) return { role: 'other', service: null };
  const { services } = analysis.business;
  const signs = summarizeOutlinePages(outline);
  const named = services.filter((service) => {
    const found = findServicePage(service, signs, services);
    return found.kind === 'page' && samePage(found.url, page.url);
  });
  const [only] = named;
  const segment = getUrlPath(page.url)?.split('/').findLast(Boolean) ?? '';
  if (named.length === 1 && only !== undefined) return { role: 'service', service: only.name };
  const headings = page.headings.map((heading) => ({ ...heading, region: 'body' as const }));
  const purpose = classifyPurpose({ url: page.url, title: page.title, headings }, false);
  switch (purpose) {
    case 'contact':
    case 'locations':
      return { role: 'contact', service: null };
    case 'about':
      return { role: 'about', service: null };
    case 'services':
      // Prices, a menu, a product: pages about one aspect of the services.
      return { role: isServicesSegment(segment) ? 'services' : 'other', service: null };
    default:
      return { role: 'other', service: null };
  }
}

/** "services", "leistungen", "roofing-services". */
function isServicesSegment(segment: string): boolean {
  return SERVICE_SEGMENT.test(segment) || /-services(?:\.\w{2,5})?$/.test(segment);
}
