import { PLAN_PRICES } from '#shared/product/prices.ts';
import type { OperatorProfile } from './operator.ts';
import { makeMapUrl } from './operator-html.ts';

const NAME = 'Porchlight';
/** The services of the product, each with its page; the footer's product list uses the same names. */
const SERVICES = [
  ['Local visibility audit', '/how-we-score'],
  ['Local keyword strategy', '/local-keywords'],
  ['Review day campaign', '/review-day'],
] as const;

/**
 * The business as schema.org JSON-LD, with the configured facts only. `LocalBusiness` needs an address or area and a phone;
 * with less it is an `Organization`.
 * @param origin where the pages are served from
 */
export function operatorEntry(operator: OperatorProfile | null, origin: string): Readonly<Record<string, unknown>> {
  const address = operator?.address ?? null;
  const phone = operator?.phone ?? null;
  const isLocal = phone !== null && address?.street != null;
  const map = operator === null ? null : makeMapUrl(operator);
  return {
    '@type': isLocal ? 'ProfessionalService' : 'Organization',
    '@id': `${origin}/#organization`,
    name: NAME,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    makesOffer: SERVICES.map(([name, path]) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, url: `${origin}${path}` },
    })),
    ...(operator === null ? {} : factsOf(operator)),
    ...(isLocal ? { image: `${origin}/og.png`, hasMap: map, priceRange: priceRange() } : {}),
  };
}

function factsOf({
  name,
  address,
  phone,
  email,
  hours,
  areas,
  profiles,
  founded,
}: OperatorProfile): Record<string, unknown> {
  return {
    ...(name === NAME ? {} : { legalName: name }),
    ...(address === null
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.street ?? undefined,
            addressLocality: address.city,
            addressRegion: address.region ?? undefined,
            postalCode: address.postalCode ?? undefined,
            addressCountry: address.country ?? undefined,
          },
        }),
    ...(phone === null ? {} : { telephone: phone }),
    ...(email === null ? {} : { email }),
    ...(hours.length === 0
      ? {}
      : {
          openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days,
            opens,
            closes,
          })),
        }),
    ...(areas.length === 0 ? {} : { areaServed: areas }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
    ...(founded === null ? {} : { foundingDate: founded }),
  };
}

/** From the free plan to the highest price. */
function priceRange(): string {
  return `$0-$${Math.max(...PLAN_PRICES.map(({ usDollars }) => usDollars))}`;
}
