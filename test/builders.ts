import type { Business, FactSource, MentionPlace } from '#shared/audit/business.ts';
import type { BotAccess } from '#shared/audit/factors.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Heading, Page, PageImage, PageLink, TextBlock } from '../src/engine/crawl/html/page.ts';
import type { StructuredNode, StructuredValue } from '../src/engine/crawl/structured-data/structured-node.ts';
import type {
  AuditEvidence,
  BotAccessEvidence,
  LinkEvidence,
  ProfileEvidence,
} from '../src/engine/evidence/audit-evidence.ts';

/** The site that all builders describe: complete and good, so that a test changes one thing and sees one check change. */
export const HOME_URL = 'https://harborandpine.example/';
const CONTACT_URL = `${HOME_URL}contact`;
const SERVICES_URL = `${HOME_URL}services/drain-cleaning`;
const FAQ_URL = `${HOME_URL}questions`;
const PHONE = '(218) 555-0142';
const ADDRESS = '2114 Lantern St, Duluth, MN 55802';

export function aBlock(text: string, over: Partial<TextBlock> = {}): TextBlock {
  return { text, tag: 'p', region: 'main', hidden: false, inAddress: false, hints: '', ...over };
}

export function aHeading(level: Heading['level'], text: string, over: Partial<Heading> = {}): Heading {
  return { level, text, imageAlts: [], hidden: false, region: 'main', blockIndex: 0, ...over };
}

export function aLink(href: string, text: string, over: Partial<PageLink> = {}): PageLink {
  return { href, text, rel: '', region: 'main', label: '', blockIndex: 0, ...over };
}

export function anImage(src: string, alt: string | null, over: Partial<PageImage> = {}): PageImage {
  return {
    src: new URL(src, HOME_URL).href,
    alt,
    region: 'main',
    width: 800,
    height: 600,
    link: null,
    heading: -1,
    hints: '',
    ...over,
  };
}

/** A structured-data node: `aNode('Plumber', { name: 'A', address: aNode('PostalAddress', {...}) })`. */
export function aNode(
  type: string | readonly string[],
  properties: Readonly<Record<string, StructuredValue | readonly StructuredValue[]>>,
  over: Partial<StructuredNode> = {},
): StructuredNode {
  return {
    syntax: 'json-ld',
    types: typeof type === 'string' ? [type] : type,
    id: null,
    properties: Object.entries(properties).map(([name, value]): readonly [string, readonly StructuredValue[]] => [
      name,
      isList(value) ? value : [value],
    ]),
    topLevel: true,
    ...over,
  };
}

function isList(value: StructuredValue | readonly StructuredValue[]): value is readonly StructuredValue[] {
  return Array.isArray(value);
}

/** The Plumber entry of the default home page; `over` replaces or adds properties, null removes one. */
export function aBusinessNode(
  over: Readonly<Record<string, StructuredValue | readonly StructuredValue[] | null>> = {},
  type: string | readonly string[] = 'Plumber',
): StructuredNode {
  const properties: Record<string, StructuredValue | readonly StructuredValue[]> = {
    name: 'Harbor & Pine Plumbing',
    address: aNode(
      'PostalAddress',
      {
        streetAddress: '2114 Lantern St',
        addressLocality: 'Duluth',
        addressRegion: 'MN',
        postalCode: '55802',
        addressCountry: 'US',
      },
      { topLevel: false },
    ),
    telephone: '+1-218-555-0142',
    url: HOME_URL,
    image: `${HOME_URL}van.jpg`,
    priceRange: '$$',
    geo: aNode('GeoCoordinates', { latitude: '46.78672', longitude: '-92.10048' }, { topLevel: false }),
    openingHoursSpecification: aNode(
      'OpeningHoursSpecification',
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
      { topLevel: false },
    ),
  };
  for (const [name, value] of Object.entries(over)) {
    if (value === null) delete properties[name];
    else properties[name] = value;
  }
  return aNode(type, properties);
}

/** The default home page with `over` in place of its parts. */
export function aPage(over: Partial<Page> = {}): Page {
  return {
    url: HOME_URL,
    lang: 'en',
    title: 'Plumber in Duluth, MN | Harbor & Pine Plumbing',
    titleCount: 1,
    metaDescription:
      'Harbor & Pine Plumbing repairs drains, pipes and water heaters in Duluth and Hermantown, day and night, by licensed plumbers.',
    canonical: HOME_URL,
    viewport: 'width=device-width, initial-scale=1',
    generator: null,
    robotsMeta: [],
    metaRefresh: null,
    hreflangs: [],
    openGraph: { 'article:modified_time': '2026-11-10T09:00:00Z' },
    metas: {},
    headings: [
      aHeading(1, 'Plumbers in Duluth for pipes, drains and water heaters', { blockIndex: 1 }),
      aHeading(2, 'What we repair', { blockIndex: 3 }),
      aHeading(3, 'Drain cleaning', { blockIndex: 4 }),
    ],
    blocks: [
      aBlock('Harbor & Pine Plumbing', { tag: 'div', region: 'header' }),
      aBlock('Plumbers in Duluth for pipes, drains and water heaters', { tag: 'h1' }),
      aBlock(
        'We are licensed plumbers in Duluth. We repair pipes, clear drains and replace water heaters in older houses.',
      ),
      aBlock('What we repair', { tag: 'h2' }),
      aBlock('Drain cleaning', { tag: 'h3' }),
      aBlock(`Harbor & Pine Plumbing, ${ADDRESS}`, { region: 'footer', tag: 'address', inAddress: true }),
      aBlock(PHONE, { region: 'footer' }),
    ],
    groups: [],
    links: [
      aLink('tel:+12185550142', PHONE, { region: 'header' }),
      aLink(CONTACT_URL, 'Contact', { region: 'nav' }),
      aLink(SERVICES_URL, 'Drain cleaning', { region: 'nav' }),
      aLink(FAQ_URL, 'Questions', { region: 'nav' }),
    ],
    images: [
      anImage('van.jpg', 'Our van outside a house in Lakeside'),
      anImage('heater.jpg', 'A new water heater in a cellar'),
      anImage('drain.jpg', 'Clearing a kitchen drain'),
      anImage('pipe.jpg', 'A copper pipe we fitted in Proctor'),
      anImage('crew.jpg', 'Dana and the crew'),
      anImage('bath.jpg', 'A bathroom we finished in Hermantown'),
    ],
    backgrounds: [],
    iframes: [],
    scripts: [],
    stylesheets: [],
    inlineScriptBytes: 0,
    comments: [],
    structured: [aBusinessNode()],
    brokenJsonLd: [],
    jsonLdBlockCount: 1,
    placeholders: [],
    formCount: 1,
    passwordFieldCount: 0,
    wordCount: 420,
    emptyMountPoints: [],
    noscriptText: '',
    noSnippetShare: 0,
    limitsReached: [],
    ...over,
  };
}

/** An inner page without pictures and structured data. */
export function anInnerPage(path: string, over: Partial<Page> = {}): Page {
  const url = new URL(path, HOME_URL).href;
  return aPage({ url, canonical: url, images: [], structured: [], jsonLdBlockCount: 0, openGraph: {}, ...over });
}

/** A home page without a name, number, place, link or question: nothing on it looks like a fact. */
export function aSilentPage(over: Partial<Page> = {}): Page {
  return aPage({
    title: null,
    metaDescription: null,
    headings: [],
    blocks: [aBlock('We look forward to seeing you soon and wish you a good day.')],
    links: [],
    images: [],
    structured: [],
    jsonLdBlockCount: 0,
    openGraph: {},
    ...over,
  });
}

/** A fact's source: its first mention. */
export function aSource(place: MentionPlace, quote: string, url = HOME_URL): FactSource {
  const takenFrom = { url, place, quote };
  return { takenFrom, seen: [takenFrom] };
}

const QUESTIONS: Business['questions'] = [
  {
    question: 'How much does it cost to clear a blocked drain?',
    answer:
      'Clearing one blocked drain costs between 150 and 250 dollars in Duluth. The price depends on where the blockage sits; we tell you the exact price before we start.',
    url: FAQ_URL,
    place: 'text',
  },
  {
    question: 'Do you come out at night for an emergency?',
    answer:
      'Yes. One of our plumbers is on call every night and usually reaches you within an hour in Duluth, and within ninety minutes in Hermantown and Proctor.',
    url: FAQ_URL,
    place: 'text',
  },
  {
    question: 'Which areas do you serve?',
    answer:
      'We work in Duluth, Hermantown and Proctor, from Lakeside in the east to West Duluth. For a larger job we also drive out to Two Harbors and Cloquet.',
    url: FAQ_URL,
    place: 'text',
  },
  {
    question: 'What are your opening hours?',
    answer:
      'Our office is open from Monday to Friday between eight in the morning and five in the afternoon. The telephone is answered at night and at weekends too.',
    url: FAQ_URL,
    place: 'text',
  },
  {
    question: 'Can you thaw frozen pipes?',
    answer:
      'Yes, we thaw frozen pipes with electric heat instead of an open flame. It takes one to three hours, and we look for cracks before we turn the water on again.',
    url: FAQ_URL,
    place: 'text',
  },
];

export function aBusiness(over: Partial<Business> = {}): Business {
  return {
    name: 'Harbor & Pine Plumbing',
    category: { label: 'Plumber', schemaType: 'Plumber' },
    phones: [{ e164: '+12185550142', display: PHONE, isMain: true }],
    emails: ['dana@harborandpine.example'],
    address: { street: '2114 Lantern St', city: 'Duluth', region: 'MN', postalCode: '55802', country: 'US' },
    country: 'US',
    isServiceArea: false,
    serviceAreas: ['Hermantown', 'Proctor'],
    services: [
      { name: 'Drain cleaning', url: SERVICES_URL },
      { name: 'Pipe repair', url: `${HOME_URL}services/pipe-repair` },
      { name: 'Water heater replacement', url: `${HOME_URL}services/water-heaters` },
    ],
    openingHours: {
      periods: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '17:00' }],
      byAppointment: false,
      alwaysOpen: false,
      text: 'Mon-Fri 8am-5pm',
    },
    foundingYear: 1987,
    credentials: [{ text: 'licensed and insured', url: HOME_URL, quote: 'We are licensed and insured in Minnesota.' }],
    languages: ['en'],
    declaredListings: [],
    socialProfiles: [
      { network: 'facebook', url: 'https://www.facebook.com/harborandpine', kind: 'social' },
      { network: 'yelp', url: 'https://www.yelp.com/biz/harborandpine', kind: 'listing' },
      { network: 'nextdoor', url: 'https://nextdoor.com/pages/harborandpine', kind: 'listing' },
    ],
    siteBuilder: null,
    napConsistent: true,
    napTable: [
      {
        url: HOME_URL,
        place: 'footer',
        name: 'Harbor & Pine Plumbing',
        address: ADDRESS,
        phone: PHONE,
        conflicts: [],
      },
      {
        url: CONTACT_URL,
        place: 'text',
        name: 'Harbor & Pine Plumbing',
        address: ADDRESS,
        phone: PHONE,
        conflicts: [],
      },
    ],
    locations: [],
    auditedLocationId: null,
    questions: QUESTIONS,
    testimonials: [
      {
        quote: 'They thawed our pipes at two in the morning and left the floor clean.',
        author: 'R. Olson',
        rating: 5,
        url: HOME_URL,
      },
      { quote: 'Told us the price first and kept to it.', author: 'M. Berg', rating: null, url: HOME_URL },
      { quote: 'The new water heater was in by noon.', author: 'J. Niemi', rating: null, url: HOME_URL },
    ],
    sources: {
      name: aSource('json-ld', 'Harbor & Pine Plumbing'),
      category: aSource('json-ld', 'Plumber'),
      phones: aSource('tel-link', PHONE),
      address: aSource('footer', ADDRESS),
    },
    ...over,
  };
}

export function aSite(over: Partial<Site> = {}): Site {
  return {
    finalUrl: HOME_URL,
    https: true,
    redirects: [],
    pages: [
      {
        url: HOME_URL,
        status: 200,
        title: 'Plumber in Duluth, MN | Harbor & Pine Plumbing',
        metaDescription: null,
        h1s: ['Plumbers in Duluth for pipes, drains and water heaters'],
        h2Count: 1,
        h3Count: 1,
        wordCount: 420,
        structuredDataTypes: ['Plumber'],
        language: 'en',
        problem: null,
      },
    ],
    pagesNotRead: [],
    robotsTxt: {
      status: 'found',
      httpStatus: 200,
      url: `${HOME_URL}robots.txt`,
      bytes: 60,
      truncated: false,
      sitemaps: [`${HOME_URL}sitemap.xml`],
      crawlDelaySeconds: null,
      problem: null,
    },
    sitemaps: [{ url: `${HOME_URL}sitemap.xml`, status: 'present', urlCount: 4, problem: null }],
    llmsTxt: { status: 'missing', url: `${HOME_URL}llms.txt`, title: null },
    textWithoutScripts: true,
    notes: [],
    ...over,
  };
}

function aBot(token: string, role: BotAccess['role'], over: Partial<BotAccess> = {}): BotAccess {
  return {
    token,
    owner: 'Example',
    role,
    verdict: 'allowed',
    ruleSource: 'noRule',
    rule: null,
    blockedPages: [],
    pageRule: null,
    probe: null,
    effect: 'Not shown there.',
    ...over,
  };
}

/** All bots allowed; `over` changes bots by token. */
export function someBots(over: Readonly<Record<string, Partial<BotAccess>>> = {}): BotAccessEvidence {
  const bots: readonly (readonly [string, BotAccess['role'], Partial<BotAccess>])[] = [
    ['Googlebot', 'search', { owner: 'Google' }],
    ['Bingbot', 'search', { owner: 'Microsoft', probe: 'same' }],
    ['OAI-SearchBot', 'search', { owner: 'OpenAI', probe: 'same' }],
    ['PerplexityBot', 'search', { owner: 'Perplexity', probe: 'same' }],
    ['Claude-SearchBot', 'search', { owner: 'Anthropic' }],
    ['Applebot', 'search', { owner: 'Apple' }],
    ['ChatGPT-User', 'user', { owner: 'OpenAI' }],
    ['GPTBot', 'training', { owner: 'OpenAI' }],
    ['ClaudeBot', 'training', { owner: 'Anthropic' }],
  ];
  return {
    bots: bots.map(([token, role, its]) => aBot(token, role, { ...its, ...over[token] })),
    contentSignals: [],
  };
}

export function aProfile(over: Partial<ProfileEvidence> = {}): ProfileEvidence {
  return {
    description:
      'Harbor & Pine Plumbing is a family-run plumbing firm in Duluth. We repair pipes, clear drains and replace water heaters.',
    categories: ['Plumber'],
    rating: 4.8,
    reviewCount: 120,
    reviewsLast90Days: 14,
    replyShare: 0.95,
    photoCount: 40,
    daysSinceLastPost: 4,
    ...over,
  };
}

export function someLinks(over: Partial<LinkEvidence> = {}): LinkEvidence {
  return {
    totalRefDomains: 80,
    avgAuthorityScore: 35,
    highQualityLinksCount: 12,
    spammyLinksCount: 4,
    trustedSourcePercentage: 6,
    trusted: [],
    spam: [],
    topDomains: [],
    file: { fileName: 'links.csv', uploadedAt: '2026-11-20T10:00:00.000Z' },
    ...over,
  };
}

/** The evaluation context of one audit, without configured keys. `pages` follows `home` when only `home` is given. */
export function someEvidence(over: Partial<AuditEvidence> = {}): AuditEvidence {
  const home = over.home ?? over.pages?.[0] ?? aPage();
  const pages = over.pages ?? [
    home,
    anInnerPage('contact'),
    anInnerPage('services/drain-cleaning'),
    anInnerPage('questions'),
  ];
  return {
    site: aSite(),
    business: aBusiness(),
    bots: someBots(),
    homeHeaders: {},
    profile: { kind: 'notConfigured', hint: 'No Google Places key is set and no profile export was uploaded.' },
    links: { kind: 'notConfigured', hint: 'No list of links was given.' },
    traffic: { kind: 'notConfigured', hint: 'No traffic report was given.' },
    answers: { kind: 'notConfigured', hint: 'No answers were given.' },
    collectedAt: '2026-11-21T10:00:00.000Z',
    ...over,
    home,
    pages,
  };
}
