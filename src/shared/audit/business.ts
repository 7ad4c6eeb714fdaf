import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';

/** The kinds of places on a site where a fact can be found, most trustworthy first. */
export const MentionPlace = z.enum([
  'owner',
  'json-ld',
  'microdata',
  'rdfa',
  'tel-link',
  'mail-link',
  'address-element',
  'map-embed',
  'text',
  'footer',
  'header',
  'title',
  'heading',
  'meta',
  'open-graph',
  'image-alt',
  'link',
  'domain',
  'html-lang',
]);
export type MentionPlace = z.infer<typeof MentionPlace>;

/** A mention of a value: the page, the kind of place, the quote. */
export const Mention = z.object({
  url: z.string(),
  place: MentionPlace,
  quote: z.string().max(300),
});
export type Mention = z.infer<typeof Mention>;

/** All mentions of a fact, and the one it was taken from. */
export const FactSource = z.object({ takenFrom: Mention, seen: z.array(Mention) });
export type FactSource = z.infer<typeof FactSource>;

export const Phone = z.object({
  /** E.164, for example `+14045551234`. */
  e164: z.string(),
  /** As written on the site. */
  display: z.string(),
  isMain: z.boolean(),
});
export type Phone = z.infer<typeof Phone>;

/** A postal address; parts that the site does not state are null. `country` is ISO 3166-1 alpha-2. */
export const Address = z.object({
  street: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
});
export type Address = z.infer<typeof Address>;

export const Category = z.object({
  /** The label Google's business profile would use, in English: "Plumber". */
  label: z.string(),
  /** The most specific schema.org type that fits; null when only a plain label is known. */
  schemaType: z.string().nullable(),
});
export type Category = z.infer<typeof Category>;

export const Weekday = z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
export type Weekday = z.infer<typeof Weekday>;

/** Opening times of one or more weekdays, 24-hour `HH:MM`. `opens` and `closes` both null: closed that day. */
export const OpeningPeriod = z.object({
  days: z.array(Weekday).min(1),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
});
export type OpeningPeriod = z.infer<typeof OpeningPeriod>;

/** Opening hours: the parsed periods, and the text on the page. Null as a whole when the site has none. */
export const OpeningHours = z.object({
  periods: z.array(OpeningPeriod),
  byAppointment: z.boolean(),
  /** Open around the clock, every day. */
  alwaysOpen: z.boolean(),
  text: z.string(),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

export const SocialProfile = z.object({
  /** Lower-case network name: `facebook`, `instagram`, `yelp`, ... */
  network: z.string(),
  url: z.string(),
  kind: z.enum(['social', 'listing']),
});
export type SocialProfile = z.infer<typeof SocialProfile>;

export const Service = z.object({ name: z.string(), url: z.string().nullable() });
export type Service = z.infer<typeof Service>;

/** One of the places a business has. `id` is stable for one evidence bundle. */
export const BusinessLocation = z.object({
  id: z.string(),
  label: z.string(),
  address: Address,
  phones: z.array(z.string()),
  url: z.string(),
});
export type BusinessLocation = z.infer<typeof BusinessLocation>;

export const QuestionAnswer = z.object({
  question: z.string(),
  answer: z.string().nullable(),
  url: z.string(),
  place: z.enum(['json-ld', 'microdata', 'rdfa', 'text']),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const Testimonial = z.object({
  quote: z.string(),
  author: z.string().nullable(),
  rating: z.number().nullable(),
  url: z.string(),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** A credential in the words of the site, such as "Gas Safe registered", with the sentence and its page. */
export const Credential = z.object({ text: z.string(), url: z.string(), quote: z.string() });
export type Credential = z.infer<typeof Credential>;

/** A difference, or agreement, between the places where the site states name, address and phone. */
export const NapRow = z.object({
  url: z.string(),
  place: MentionPlace,
  name: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** Which of the three conflict with other places on the site. Differences in formatting are no conflict. */
  conflicts: z.array(z.enum(['name', 'address', 'phone'])),
});
export type NapRow = z.infer<typeof NapRow>;

/** The facts about the business. Missing values are null or an empty list, never a guess. */
export const Business = z.object({
  name: z.string().nullable(),
  category: Category.nullable(),
  phones: z.array(Phone),
  emails: z.array(z.string()),
  address: Address.nullable(),
  /**
   * ISO 3166-1 alpha-2, by all that the site tells (address, numbers, domain, registers, language, currency); null when these
   * disagree or say too little. Known also without an address; null in analyses of earlier releases.
   */
  country: z.string().nullable(),
  /** True when the business goes to its customers; null when the site does not say. */
  isServiceArea: z.boolean().nullable(),
  serviceAreas: z.array(z.string()),
  services: z.array(Service),
  openingHours: OpeningHours.nullable(),
  /** Since when the business exists, as it says itself; never the year of a copyright line or of a person. */
  foundingYear: z.number().int().nullable(),
  /** Licences, memberships and certificates that the business claims for itself. */
  credentials: z.array(Credential),
  /** BCP 47 primary languages of the text, the main one first. */
  languages: z.array(z.string()),
  /** Profiles and directory pages that visitors can reach from the site, and profiles in its structured data. */
  socialProfiles: z.array(SocialProfile),
  /** Directory pages that are only in the structured data (`sameAs`), so that visitors do not see them. */
  declaredListings: z.array(SocialProfile),
  siteBuilder: z.string().nullable(),
  /** Whether name, address and phone agree across pages; null when there is nothing to compare. */
  napConsistent: z.boolean().nullable(),
  napTable: z.array(NapRow),
  locations: z.array(BusinessLocation),
  /** The one of `locations` that this audit is about; null when there is at most one. */
  auditedLocationId: z.string().nullable(),
  questions: z.array(QuestionAnswer),
  testimonials: z.array(Testimonial),
  /**
   * What the site may mean where a fact is not sure enough to be said, the likeliest first, at most four: for the owner to choose from.
   * Empty where it is said, or where the site names none; absent in analyses of earlier releases.
   */
  candidates: z.object({ name: z.array(z.string()), category: z.array(z.string()) }).optional(),
  /** By field name of this object: its mentions and its source. */
  sources: z.record(z.string(), FactSource),
});
export type Business = z.infer<typeof Business>;

/** A visitor's corrections of the result; they outrank everything found on the site. */
export const BusinessCorrections = z.object({
  name: typedText({ most: 200, least: 1 }).optional(),
  locationId: typedText({ most: 100 }).optional(),
  /** The facts belong to another business: name, phone and address are withdrawn. */
  notMyBusiness: z.boolean().optional(),
});
export type BusinessCorrections = z.infer<typeof BusinessCorrections>;
