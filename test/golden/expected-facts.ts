import { z } from 'zod';
import type { AuditOutcome } from '#engine/run-audit.ts';

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Why the engine is known to get this field wrong; absent where it has to be right. */
const miss = { known_miss: z.string().min(10).optional() };

/** The expected value of one field of one site. Case, spaces and punctuation are ignored. */
export const Expectation = z.union([
  /** One of these, the best first; null where the site does not state it. */
  z.strictObject({ oneOf: z.array(Value).min(1), ...miss }),
  /** Contains any of these words. */
  z.strictObject({ words: z.array(z.string()).min(1), ...miss }),
  /** Exactly these, in any order; for URLs scheme, `www.` and trailing slash are ignored. */
  z.strictObject({ sameAs: z.array(z.string()), ...miss }),
  /** Each of these is in one of the list. */
  z.strictObject({ includes: z.array(z.string()).min(1), ...miss }),
  /** None of these is in the list. */
  z.strictObject({ without: z.array(z.string()).min(1), ...miss }),
  z.strictObject({ atLeast: z.number(), ...miss }),
]);
export type Expectation = z.infer<typeof Expectation>;

/** By site, by field: `expected-facts.json`. */
export const ExpectedFacts = z.record(z.string(), z.record(z.string(), Expectation));

export type Found = z.infer<typeof Value> | readonly string[];

/** The fields that expectations use, from an audit's result. */
export function pickExpectedFacts(outcome: AuditOutcome): Readonly<Record<string, Found>> {
  if (outcome.kind === 'failed') return { outcome: outcome.failure.code };
  const { business, site, factors } = outcome.analysis;
  return {
    outcome: 'done',
    name: business.name,
    mainPhone: business.phones.find(({ isMain }) => isMain)?.e164 ?? null,
    phones: business.phones.map(({ e164 }) => e164),
    street: business.address?.street ?? null,
    city: business.address?.city ?? null,
    region: business.address?.region ?? null,
    postalCode: business.address?.postalCode ?? null,
    country: business.address?.country ?? null,
    category: business.category === null ? null : `${business.category.label} (${business.category.schemaType})`,
    language: business.languages[0] ?? null,
    languages: business.languages,
    hours: business.openingHours !== null,
    openings: (business.openingHours?.periods ?? []).flatMap(({ days, opens, closes }) =>
      opens === null ? [] : days.map((day) => `${day} ${opens}-${closes}`),
    ),
    napConsistent: business.napConsistent,
    isServiceArea: business.isServiceArea,
    serviceAreas: business.serviceAreas,
    socialProfiles: business.socialProfiles.map(({ url }) => url),
    siteBuilder: business.siteBuilder,
    robots: site.robotsTxt.status,
    gptbot: factors.aiCrawlerAccess.gptbotStatus,
    oaiSearchbot: factors.aiCrawlerAccess.oaiSearchbotStatus,
    services: business.services.map(({ name }) => name),
    notServices: business.services.map(({ name }) => name),
    questions: business.questions.length,
    testimonials: business.testimonials.length,
    locations: business.locations.length,
    redirects: site.redirects.length,
    textWithoutScripts: site.textWithoutScripts,
  };
}

/** Whether a found value meets the expectation. A missing field meets none. */
export function meets(expectation: Expectation, found: Found | undefined): boolean {
  if (found === undefined) return false;
  const list = Array.isArray(found) ? found : null;
  if ('oneOf' in expectation) return expectation.oneOf.some((value) => plain(value) === plain(found));
  if ('words' in expectation) {
    return typeof found === 'string' && expectation.words.some((word) => fold(found).includes(fold(word)));
  }
  if ('atLeast' in expectation) return typeof found === 'number' && found >= expectation.atLeast;
  if (list === null) return false;
  if ('sameAs' in expectation) return addresses(list) === addresses(expectation.sameAs);
  if ('includes' in expectation) {
    return expectation.includes.every((word) => list.some((entry) => fold(entry).includes(fold(word))));
  }
  return expectation.without.every((value) => !list.includes(value));
}

function plain(value: Found): unknown {
  return typeof value === 'string' ? fold(value) : value;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '');
}

function addresses(urls: readonly string[]): string {
  return urls
    .map((url) =>
      url
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/\/$/, ''),
    )
    .toSorted()
    .join(' ');
}
