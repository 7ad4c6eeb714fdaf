import type { MetaDescriptor } from 'react-router';
import { type GuideSlug, guideBySlug } from '#shared/product/guides.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

/** The head of a guide's document, with its structured data as an article by Porchlight: no person is invented. */
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
