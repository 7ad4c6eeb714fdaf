import { z } from 'zod';

/** Above Google's own limits (a review 4,096, a post 1,500, a description 750 characters). */
const LONGEST_TEXT = 10_000;
const LONGEST_NAME = 300;
const MOST_CATEGORIES = 10;
const STARS: Readonly<Record<string, number>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** A text field: trimmed and cut; null when it is missing or not text. */
const text = (longest: number) =>
  z
    .string()
    .transform((value) => value.trim().slice(0, longest) || null)
    .nullish()
    .transform((value) => value ?? null)
    .catch(null);
const name = text(LONGEST_NAME);
const prose = text(LONGEST_TEXT);
const time = z
  .string()
  .max(64)
  .transform(timeOf)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);
const webAddress = text(2000).transform((value) => (value !== null && /^https?:\/\//i.test(value) ? value : null));
/** An object with these fields; any other value counts as an object without fields. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape));
const list = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess((value) => (Array.isArray(value) ? value.slice(0, most) : []), z.array(item));

const Category = z
  .union([z.string(), z.object({ displayName: z.string() })])
  .nullable()
  .catch(null);

const PostalAddress = part({
  addressLines: list(name, 5),
  locality: name,
  administrativeArea: name,
  postalCode: name,
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/** The file of a location, with the fields of Google's current or previous API. */
const LocationFile = part({
  name,
  title: name,
  locationName: name,
  description: prose,
  profile: part({ description: prose }),
  categories: part({ primaryCategory: Category, additionalCategories: list(Category, MOST_CATEGORIES) }),
  primaryCategory: Category,
  additionalCategories: list(Category, MOST_CATEGORIES),
  storefrontAddress: PostalAddress,
  address: PostalAddress,
  phoneNumbers: part({ primaryPhone: name }),
  primaryPhone: name,
  websiteUri: webAddress,
  websiteUrl: webAddress,
  metadata: part({ newReviewUri: webAddress, newReviewUrl: webAddress }),
});
export type LocationFile = z.infer<typeof LocationFile>;

const ReviewEntry = z.object({
  name,
  starRating: z.union([z.string(), z.number()]).nullish().transform(starsOf).catch(null),
  comment: prose,
  createTime: time,
  updateTime: time,
  reviewReply: part({ comment: prose, updateTime: time }),
});
export type ReviewEntry = z.infer<typeof ReviewEntry>;

const PostFile = part({
  name,
  summary: prose,
  topicType: name,
  state: name,
  createTime: time,
  updateTime: time,
  event: part({ title: name }),
});
export type PostFile = z.infer<typeof PostFile>;

const Attribute = part({
  id: part({ attributeType: name }),
  values: list(part({ datum: part({ listingName: part({ text: name }) }) }), 10),
});

/** The kind of a text file in the export, recognized by its content, as names and folders may be in any language. */
export type ReadDocument =
  | {
      readonly kind: 'reviews';
      readonly reviews: readonly ReviewEntry[];
      readonly unreadable: number;
      readonly total: number | null;
    }
  | { readonly kind: 'location'; readonly location: LocationFile }
  | { readonly kind: 'listing-name'; readonly listingName: string }
  | { readonly kind: 'post'; readonly post: PostFile }
  | { readonly kind: 'media'; readonly name: string | null; readonly isPhoto: boolean }
  | { readonly kind: 'written-reviews' }
  | { readonly kind: 'other' }
  | { readonly kind: 'broken' };

/** @param json the text of one file. Pure; never throws. */
export function readTakeoutDocument(json: string): ReadDocument {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { kind: 'broken' };
  }
  const reviews = Array.isArray(value) ? value : isRecord(value) ? value.reviews : null;
  const isList = Array.isArray(reviews) && (reviews.some(isReviewLike) || (reviews.length === 0 && isRecord(value)));
  if (isList) return readReviews(reviews, isRecord(value) ? value.totalReviewCount : null);
  if (!isRecord(value)) return { kind: 'other' };
  if (value.type === 'FeatureCollection')
    return { kind: isOfWrittenReviews(value.features) ? 'written-reviews' : 'other' };
  if (Array.isArray(value.attributes) && !has(value, 'title', 'locationName')) return readListingName(value.attributes);
  if (has(value, 'topicType') || (has(value, 'summary') && has(value, 'createTime')))
    return { kind: 'post', post: PostFile.parse(value) };
  if (has(value, 'mediaFormat')) {
    return { kind: 'media', name: name.parse(value.name), isPhoto: value.mediaFormat !== 'VIDEO' };
  }
  const isLocation =
    has(value, 'title', 'locationName') &&
    has(
      value,
      'profile',
      'storefrontAddress',
      'address',
      'categories',
      'primaryCategory',
      'phoneNumbers',
      'primaryPhone',
      'regularHours',
      'websiteUri',
      'websiteUrl',
      'serviceArea',
    );
  return isLocation ? { kind: 'location', location: LocationFile.parse(value) } : { kind: 'other' };
}

function readReviews(entries: readonly unknown[], totalReviewCount: unknown): ReadDocument {
  const reviews = entries.filter(isReviewLike).map((entry) => ReviewEntry.safeParse(entry));
  const read = reviews.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const total = z.number().int().min(0).nullable().catch(null).parse(totalReviewCount);
  return { kind: 'reviews', reviews: read, unreadable: entries.length - read.length, total };
}

function readListingName(attributes: readonly unknown[]): ReadDocument {
  const names = list(Attribute, 500)
    .parse(attributes)
    .filter(({ id }) => id.attributeType === 'LISTING_NAME')
    .flatMap(({ values }) => values.map(({ datum }) => datum.listingName.text))
    .filter((found) => found !== null);
  return names[0] === undefined ? { kind: 'other' } : { kind: 'listing-name', listingName: names[0] };
}

/** Google Maps exports places as features: with stars they are reviews, without them saved places. */
function isOfWrittenReviews(features: unknown): boolean {
  const [first] = Array.isArray(features) ? features : [];
  const properties = isRecord(first) && isRecord(first.properties) ? first.properties : {};
  return Object.keys(properties).some((key) => /rating/i.test(key));
}

function isReviewLike(value: unknown): boolean {
  return isRecord(value) && has(value, 'starRating', 'comment', 'reviewReply');
}

function has(value: Record<string, unknown>, ...fields: readonly string[]): boolean {
  return fields.some((field) => Object.hasOwn(value, field) && value[field] !== null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function starsOf(value: string | number | null | undefined): number | null {
  const stars = typeof value === 'string' ? (STARS[value.toUpperCase()] ?? Number(value)) : value;
  return typeof stars === 'number' && Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null;
}

/** Dates before Google Maps began in 2005, and invalid ones, are not dates of reviews. */
function timeOf(value: string): string | null {
  const parsed = new Date(value);
  const year = parsed.getUTCFullYear();
  return year >= 2005 && year <= 2100 ? parsed.toISOString() : null;
}
