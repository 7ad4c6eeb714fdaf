import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';

/** The kinds of places on a site where a fact can stand, most trustworthy first. */
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

/** One place where a value was seen: the page, the kind of place, the words as they stand there. */
export const Mention = z.object({
  url: z.string(),
  place: MentionPlace,
  quote: z.string().max(300),
});
export type Mention = z.infer<typeof Mention>;

/** Every place a fact was seen and the one it was taken from. */
export const FactSource = z.object({ takenFrom: Mention, seen: z.array(Mention) });
export type FactSource = z.infer<typeof FactSource>;

export const Phone = z.object({
  /** E.164, for example `+14045551234`. */
  e164: z.string(),
  /** As the site writes it. */
  display: z.string(),
  isMain: z.boolean(),
});
export type Phone = z.infer<typeof Phone>;

/** A postal address; every part the site does not give is null. `country` is ISO 3166-1 alpha-2. */
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

/** Opening hours: what could be read as periods, and the words on the page. Null as a whole when the site has none. */
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

/** One thing that differs, or agrees, between the places where the site states name, address and phone. */
export const NapRow = z.object({
  url: z.string(),
  place: MentionPlace,
  name: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** Which of the three conflict with what the site says elsewhere. Formatting alone is no conflict. */
  conflicts: z.array(z.enum(['name', 'address', 'phone'])),
});
export type NapRow = z.infer<typeof NapRow>;

/** What the site says about the business. Absent is null or an empty list, never a guess. */
export const Business = z.object({
  name: z.string().nullable(),
  category: Category.nullable(),
  phones: z.array(Phone),
  emails: z.array(z.string()),
  address: Address.nullable(),
  /** True when the business comes to its customers; null when the site does not tell. */
  isServiceArea: z.boolean().nullable(),
  serviceAreas: z.array(z.string()),
  services: z.array(Service),
  openingHours: OpeningHours.nullable(),
  /** BCP 47 primary languages of the text, the main one first. */
  languages: z.array(z.string()),
  /** Profiles and directory pages that visitors can reach from the site, and profiles its structured data names. */
  socialProfiles: z.array(SocialProfile),
  /** Directory pages that only the structured data names (`sameAs`): machines see them, visitors do not. */
  declaredListings: z.array(SocialProfile),
  siteBuilder: z.string().nullable(),
  /** Whether name, address and phone agree across pages; null when there is nothing to compare. */
  napConsistent: z.boolean().nullable(),
  napTable: z.array(NapRow),
  locations: z.array(BusinessLocation),
  /** Which of `locations` this audit is about; null when there is at most one. */
  auditedLocationId: z.string().nullable(),
  questions: z.array(QuestionAnswer),
  testimonials: z.array(Testimonial),
  /** By field name of this object: where it was seen and taken from. */
  sources: z.record(z.string(), FactSource),
});
export type Business = z.infer<typeof Business>;

/** What a visitor corrects on the result; corrections outrank everything the site says. */
export const BusinessCorrections = z.object({
  name: typedText({ most: 200, least: 1 }).optional(),
  locationId: typedText({ most: 100 }).optional(),
  /** The visitor says that the facts belong to another business: name, phone, address are withdrawn. */
  notMyBusiness: z.boolean().optional(),
});
export type BusinessCorrections = z.infer<typeof BusinessCorrections>;
