import type { AuditEvidence } from '../src/engine/evidence/audit-evidence.ts';
import {
  aBlock,
  aBusiness,
  aBusinessNode,
  aHeading,
  anImage,
  anInnerPage,
  aPage,
  aProfile,
  aSite,
  someBots,
  someEvidence,
  someLinks,
} from './builders.ts';
import { seededRandom } from './random.ts';

/** Evidence of a random site, good, bad or incomplete, the same for the same seed. */
export function randomEvidence(seed: number): AuditEvidence {
  const random = seededRandom(seed);
  const oneOf = <T>(...choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  const good = aBusiness();
  const home = aPage({
    title: oneOf('Plumber in Duluth', 'Home', null, 'Klempner Köln – Meyer'),
    metaDescription: oneOf('We clear drains in Duluth.', null, 'Welcome', 'x'.repeat(400)),
    headings: oneOf(
      [],
      [aHeading(1, 'Welcome'), aHeading(4, 'More')],
      [aHeading(1, 'Plumber in Duluth')],
      [aHeading(1, '', { imageAlts: ['Plumber'] })],
      [aHeading(1, 'Drains'), aHeading(1, 'Pipes')],
    ),
    blocks: oneOf([], [aBlock('We are plumbers in Duluth and we clear every drain.')]),
    images: oneOf([], [anImage('van.jpg', 'Our van')], [anImage('van.jpg', null), anImage('drain.jpg', 'A drain')]),
    structured: oneOf([], [aBusinessNode()], [aBusinessNode({ address: null, telephone: null }, 'LocalBusiness')]),
    brokenJsonLd: oneOf([], [{ reason: 'a comma too many', snippet: '{,}' }]),
    viewport: oneOf('width=device-width', null),
    canonical: oneOf(null, 'https://other.example/'),
    openGraph: oneOf({}, { 'article:modified_time': '2025-11-01' }),
    wordCount: oneOf(0, 200, 900),
    links: oneOf(
      [],
      good.phones.map(({ e164 }) => ({
        ...aPage().links[0],
        href: `tel:${e164}`,
        text: '',
        rel: '',
        region: 'main' as const,
        label: '',
        blockIndex: 0,
      })),
    ),
  });
  const blocked = { verdict: 'blocked', ruleSource: 'ownGroup', rule: 'Disallow: /' } as const;
  return someEvidence({
    home,
    pages: oneOf([home], [home, anInnerPage('contact')]),
    site: aSite({
      https: oneOf(true, false),
      textWithoutScripts: oneOf(true, true, false, null),
      sitemaps: oneOf([], aSite().sitemaps),
      robotsTxt: { ...aSite().robotsTxt, status: oneOf('found', 'missing', 'unreadable', 'notRobots') },
    }),
    business: aBusiness({
      name: oneOf(good.name, null),
      category: oneOf(good.category, null, { label: 'Florist', schemaType: 'Florist' }),
      phones: oneOf(good.phones, []),
      address: oneOf(good.address, null),
      isServiceArea: oneOf(true, false, null),
      serviceAreas: oneOf(good.serviceAreas, []),
      services: oneOf(good.services, []),
      questions: oneOf(
        good.questions,
        [],
        good.questions.slice(0, 2).map((one) => ({ ...one, answer: null })),
      ),
      testimonials: oneOf(good.testimonials, []),
      socialProfiles: oneOf(good.socialProfiles, [], good.socialProfiles.slice(0, 1)),
      languages: oneOf(['en'], ['de'], []),
      napConsistent: oneOf(true, false, null),
      sources: oneOf(good.sources, {}),
    }),
    bots: oneOf(
      someBots(),
      someBots({
        Googlebot: blocked,
        PerplexityBot: blocked,
        Bingbot: { pageRule: 'noindex', probe: 'possibleBlock' },
      }),
      { bots: [], contentSignals: [] },
    ),
    profile: oneOf(
      { kind: 'notConfigured', hint: 'no key' },
      { kind: 'unavailable', reason: 'no answer' },
      {
        kind: 'found',
        value: aProfile({
          rating: oneOf(3.9, 4.4, null),
          replyShare: oneOf(0, 0.5, null),
          categories: oneOf(['Florist'], []),
        }),
      },
    ),
    links: oneOf(
      { kind: 'notConfigured', hint: 'no key' },
      { kind: 'found', value: someLinks({ spammyLinksCount: oneOf(0, 70) }) },
    ),
  });
}
