import type { TakeoutPost, TakeoutProfile, TakeoutReview } from '#shared/fixes/takeout-profile.ts';
import type { LocationFile, PostalAddress, PostFile, ReadDocument } from './takeout-document.ts';
import { readPost, readReview } from './takeout-entries.ts';
import { getLocationFolder, isPostPath, locationIdIn, locationIds, type PlacedDocument } from './takeout-places.ts';

/** More than any business has; above it only the newest are kept. */
const MOST_REVIEWS = 20_000;
const MOST_POSTS = 5_000;
const MOST_CATEGORIES = 10;

/** What was collected for one location. */
interface Gathering {
  readonly locationId: string;
  readonly files: LocationFile[];
  readonly listingNames: string[];
  readonly reviews: Map<string, TakeoutReview>;
  hasReviewList: boolean;
  unreadableReviews: number;
  statedTotal: number;
  readonly posts: Map<string, TakeoutPost>;
  readonly photos: Set<string>;
  readonly images: Set<string>;
}

/**
 * The business profiles of an export. A location under several accounts is one profile; each review and post is included
 * once, in its latest version. Pure.
 */
export function gatherProfiles(documents: readonly PlacedDocument[], imagePaths: readonly string[]): TakeoutProfile[] {
  const idOfFolder = locationIds(documents);
  const found = new Map<string, Gathering>();
  const at = (locationId: string): Gathering => {
    const known = found.get(locationId) ?? newGathering(locationId);
    found.set(locationId, known);
    return known;
  };
  for (const { path, document } of documents) {
    const folderId = idOfFolder.get(getLocationFolder(path)) ?? getLocationFolder(path);
    if (document.kind === 'reviews') takeReviews(document, folderId, at);
    if (document.kind === 'location')
      at(locationIdIn(document.location.name) ?? folderId).files.push(document.location);
    if (document.kind === 'listing-name') at(folderId).listingNames.push(document.listingName);
    if (document.kind === 'post') takePost(document.post, path, at(locationIdIn(document.post.name) ?? folderId));
    if (document.kind === 'media' && document.isPhoto && !isPostPath(path))
      at(locationIdIn(document.name) ?? folderId).photos.add(/locations\/.+$/.exec(document.name ?? '')?.[0] ?? path);
  }
  for (const path of imagePaths) {
    const location = found.get(idOfFolder.get(getLocationFolder(path)) ?? getLocationFolder(path));
    if (location !== undefined && !isPostPath(path)) location.images.add(path.split('/').at(-1) ?? path);
  }
  return [...found.values()].filter(isProfile).map(profileOf).sort(byReviews);
}

function newGathering(locationId: string): Gathering {
  return {
    locationId,
    files: [],
    listingNames: [],
    reviews: new Map(),
    hasReviewList: false,
    unreadableReviews: 0,
    statedTotal: 0,
    posts: new Map(),
    photos: new Set(),
    images: new Set(),
  };
}

/** A name, text or review is required: photos alone belong to something else. */
function isProfile({ files, listingNames, hasReviewList, posts }: Gathering): boolean {
  return files.length > 0 || listingNames.length > 0 || hasReviewList || posts.size > 0;
}

function takeReviews(
  { reviews, unreadable, total }: Extract<ReadDocument, { kind: 'reviews' }>,
  folderId: string,
  at: (locationId: string) => Gathering,
): void {
  const home = at(locationIdIn(reviews.find(({ name }) => name !== null)?.name ?? null) ?? folderId);
  home.hasReviewList = true;
  home.unreadableReviews += unreadable;
  home.statedTotal = Math.max(home.statedTotal, total ?? 0);
  for (const entry of reviews) {
    const location = at(locationIdIn(entry.name) ?? home.locationId);
    location.hasReviewList = true;
    const review = readReview(entry);
    const known = location.reviews.get(review.id);
    if (known === undefined || latestOf(review) > latestOf(known)) location.reviews.set(review.id, review);
  }
}

function takePost(post: PostFile, path: string, location: Gathering): void {
  const read = readPost(post, path);
  if (read !== null) location.posts.set(read.id, read);
}

function profileOf(found: Gathering): TakeoutProfile {
  const { locationId, files, listingNames, hasReviewList, photos, images } = found;
  const first = <Value>(read: (file: LocationFile) => Value | null) =>
    files.map(read).find((value) => value !== null) ?? null;
  const reviews = [...found.reviews.values()].sort(byDate);
  const photoCount = Math.max(photos.size, images.size);
  return {
    locationId,
    name: first(({ title, locationName }) => title ?? locationName) ?? listingNames[0] ?? null,
    description: first(({ profile, description }) => profile.description ?? description),
    categories: categoriesOf(files),
    city: first(({ storefrontAddress, address }) => storefrontAddress.locality ?? address.locality),
    address: first((file) => addressLineOf(file.storefrontAddress) ?? addressLineOf(file.address)),
    phone: first(({ phoneNumbers, primaryPhone }) => phoneNumbers.primaryPhone ?? primaryPhone),
    website: first(({ websiteUri, websiteUrl }) => websiteUri ?? websiteUrl),
    reviewUrl: first(({ metadata }) => metadata.newReviewUri ?? metadata.newReviewUrl),
    reviews: hasReviewList ? reviews.slice(0, MOST_REVIEWS) : null,
    posts: [...found.posts.values()].sort(byDate).slice(0, MOST_POSTS),
    photoCount: photoCount === 0 ? null : photoCount,
    warnings: warningsOf(found),
  };
}

/** An address in one line; null without a street, as for a business that visits its customers. */
function addressLineOf({ addressLines, locality, administrativeArea, postalCode }: PostalAddress): string | null {
  const lines = addressLines.filter((line) => line !== null);
  if (lines.length === 0) return null;
  const end = [administrativeArea, postalCode].filter((part) => part !== null).join(' ');
  return [...lines, locality, end].filter((part) => part !== null && part !== '').join(', ');
}

function categoriesOf(files: readonly LocationFile[]): string[] {
  const all = files.flatMap(({ categories, primaryCategory, additionalCategories }) => [
    categories.primaryCategory,
    primaryCategory,
    ...categories.additionalCategories,
    ...additionalCategories,
  ]);
  const names = all.flatMap((category) =>
    category === null ? [] : [typeof category === 'string' ? category : category.displayName],
  );
  // Without a display name this is Google's own key: `gcid:hair_salon`.
  const shown = names.map((name) =>
    name
      .replace(/^(?:categories\/)?gcid:/, '')
      .replaceAll('_', ' ')
      .trim()
      .slice(0, 100),
  );
  return [...new Set(shown)].filter((name) => name !== '').slice(0, MOST_CATEGORIES);
}

function warningsOf({ reviews, unreadableReviews, statedTotal }: Gathering): string[] {
  const warnings: string[] = [];
  if (unreadableReviews === 1) warnings.push('One entry of the review list could not be read and was left out.');
  if (unreadableReviews > 1)
    warnings.push(`${unreadableReviews} entries of the review list could not be read and were left out.`);
  if (statedTotal > reviews.size)
    warnings.push(
      `Google counts ${statedTotal} reviews, the file holds ${reviews.size}. A part of the export may be missing.`,
    );
  if (reviews.size > MOST_REVIEWS) warnings.push(`Only the newest ${MOST_REVIEWS} reviews were taken.`);
  const withoutStars = [...reviews.values()].filter(({ rating }) => rating === null).length;
  if (withoutStars === 1) warnings.push('1 of the reviews has no stars and does not count for the rating.');
  if (withoutStars > 1) warnings.push(`${withoutStars} of the reviews have no stars and do not count for the rating.`);
  return warnings;
}

const latestOf = ({ createdAt, updatedAt }: TakeoutReview) => updatedAt ?? createdAt ?? '';
const byDate = (one: { readonly createdAt: string | null }, other: { readonly createdAt: string | null }) =>
  (other.createdAt ?? '').localeCompare(one.createdAt ?? '');
const byReviews = (one: TakeoutProfile, other: TakeoutProfile) =>
  (other.reviews?.length ?? 0) - (one.reviews?.length ?? 0) || (one.name ?? '').localeCompare(other.name ?? '');
