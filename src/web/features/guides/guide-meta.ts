import type { MetaDescriptor } from 'react-router';
import { type GuideSlug, guideBySlug } from '#shared/product/guides.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

/** The meta tags of a guide, with structured data that names Porchlight as the author: no person is invented. */
export function guideMeta(slug: GuideSlug): MetaDescriptor[] {
  const { question, description, updated } = guideBySlug(slug);
  return pageMeta(paths.guides.guide(slug), (url, site) => {
    const porchlight = { '@type': 'Organization', name: 'Porchlight', url: new URL(paths.home.to(), site).href };
    return {
      '@type': 'Article',
      headline: question,
      description,
      url,
      mainEntityOfPage: url,
      image: new URL('/og.png', site).href,
      inLanguage: 'en',
      datePublished: '2026-11-21',
      dateModified: updated,
      author: porchlight,
      publisher: porchlight,
    };
  });
}
