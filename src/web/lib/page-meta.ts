import type { MetaDescriptor } from 'react-router';
import { ORIGIN_PLACEHOLDER, type PublicPage, publicPage } from '#shared/product/public-pages.ts';

const siteName = 'Porchlight';
const pictureSize = { width: '1200', height: '630' } as const;

/** The origin of this page: a placeholder in prerendered markup, which the server fills in. */
function origin(): string {
  return typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin;
}

/** Structured data of a page, as JSON-LD (schema.org). */
export type JsonLd = Readonly<Record<string, unknown>>;

/**
 * Title, description, canonical URL, Open Graph and structured data of a public page, from their one table. `jsonLd` gets
 * the page's absolute URL and adds page-specific data; `head` overrides the table's.
 */
export function pageMeta(
  path: string,
  jsonLd?: (url: string, site: string) => JsonLd,
  head: Pick<PublicPage, 'title' | 'description'> = publicPage(path),
): MetaDescriptor[] {
  const page = publicPage(path);
  const url = new URL(page.path, origin()).href;
  const picture = new URL('/og.png', origin()).href;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: pictureSize.width },
    { property: 'og:image:height', content: pictureSize.height },
    { property: 'og:image:alt', content: 'A street at dusk with one porch lit, and the name Porchlight' },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json':
        jsonLd === undefined ? webPage(page, url) : { '@context': 'https://schema.org', ...jsonLd(url, origin()) },
    },
  ];
}

function webPage({ title, description, updated }: PublicPage, url: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url,
    name: title,
    description,
    dateModified: updated,
    isPartOf: { '@type': 'WebSite', name: siteName, url: `${origin()}/` },
  };
}

/** A page for its user alone: not indexed. */
export const privateMeta: MetaDescriptor[] = [{ name: 'robots', content: 'noindex' }];
