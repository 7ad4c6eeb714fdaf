import type { MetaDescriptor } from 'react-router';
import { type GuideSlug, guideBySlug } from '#shared/product/guides.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

/** The meta tags of a guide. */
export function guideMeta(slug: GuideSlug): MetaDescriptor[] {
  const { question, description, updated } = guideBySlug(slug);
  return articleMeta(paths.guides.guide(slug), { headline: question, description, updated });
}

interface Article {
  readonly headline: string;
  readonly description: string;
  /** ISO date. */
  readonly updated: string;
}

/** The meta tags of an article, with structured data that names Porchlight as the author: no person is invented. */
export function articleMeta(path: string, { headline, description, updated }: Article): MetaDescriptor[] {
  return pageMeta(path, (url, site) => {
    const porchlight = { '@type': 'Organization', name: 'Porchlight', url: new URL(paths.home.to(), site).href };
    return {
      '@type': 'Article',
      headline,
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
