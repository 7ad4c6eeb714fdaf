import { PLAN_PRICES } from '#shared/product/prices.ts';
import { publicPage } from '#shared/product/public-pages.ts';
import { findOperatorPart } from '#web/lib/operator-parts.ts';
import type { JsonLd } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

const name = 'Porchlight';

/** Structured data of the start page: the organization, the site, and the product with its real prices. */
export function landingJsonLd(url: string, site: string): JsonLd {
  const { description } = publicPage(paths.home.pattern);
  const organization = `${url}#organization`;
  const pricing = new URL(paths.pricing.to(), site).href;
  return {
    '@graph': [
      findOperatorPart(),
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name,
        url,
        description,
        inLanguage: 'en',
        publisher: { '@id': organization },
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${url}#product`,
        name,
        url,
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any, in a web browser',
        publisher: { '@id': organization },
        offers: [
          offer('Free', 0, pricing),
          ...PLAN_PRICES.map(({ title, usDollars }) => offer(title, usDollars, pricing)),
        ],
      },
    ],
  };
}

function offer(title: string, usDollars: number, url: string): JsonLd {
  return { '@type': 'Offer', name: title, price: usDollars.toFixed(2), priceCurrency: 'USD', url };
}
