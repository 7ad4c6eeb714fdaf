import { getDomain } from 'tldts';
import type { Page, PageImage } from '../crawl/html/page.ts';
import { readPattern } from '../data/patterns.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { isQuoteBlock } from '../facts/name/testimonials.ts';
import { findSocialNetwork } from '../facts/presence/social-profiles.ts';

/** A photo with content about the business, and the page it was first seen on. */
export interface ContentPhoto {
  readonly src: string;
  readonly alt: string | null;
  readonly url: string;
}

/** Smaller pictures are icons, badges or thumbnails. */
const SMALLEST_SIDE = 120;
/** Words of file names for what is never a photo of work. */
const DECORATION =
  /(?:^|[^a-z])(?:logo|icon|sprite|avatar|spacer|placeholder|loader|spinner|favicon|gravatar|headshot|profilbild|profile-?pic(?:ture)?|paypal|mastercard)s?(?:[^a-z]|$)/;
/** The same, unless a photo says in words what it shows: "star-inn-room.jpg", "Double room with sea view". */
const MAYBE_DECORATION =
  /(?:^|[^a-z])(?:badge|flag|pixel|blank|arrow|star|rating|emblem|seal|author|reviewer|testimonial|visa)s?(?:[^a-z]|$)/;
const PHOTO_FORMAT = /\.(?:jpe?g|webp|avif|heic)$/;
/** Fewer words are a name. */
const SHORTEST_DESCRIPTION = 3;
/** Names of sections, in classes and headings, that show the marks of others: makers, associations, ways to pay. */
const MARKS = new RegExp(String.raw`(?<![\p{L}\d])(?:${readPattern('pages', 'marksSection')})(?![\p{L}\d])`, 'u');
/** Words of a description for a logo or a portrait beside a text, not a photo of work. */
const SIGN_OR_FACE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${readPattern('pages', 'signOrFace')})(?:[^\p{L}]|$)`,
  'iu',
);
/** Services for account avatars. */
const FACE_HOST =
  /(?:gravatar\.com|googleusercontent\.com\/a[-/]|ui-avatars\.com|pravatar\.cc|randomuser\.me|platform-lookaside\.fbsbx\.com|fbcdn\.net\/.*profile|avatars\.githubusercontent\.com|flagcdn\.com)/i;
const NO_PHOTO_FORMAT = /\.(?:svg|gif|ico)$/;
/** Site builders store one photo in many sizes: "kitchen-300x200.jpg", "kitchen-scaled.jpg". */
const SIZE_SUFFIX = /(?:-\d{2,5}x\d{2,5}|-scaled|@\dx)(?=\.[a-z]{3,4}$)/;

/**
 * The different photos on the pages: no icons, logos, drawings or tracking pixels, each photo once whatever its size.
 * The first description that is not empty counts. A picture described by the name of a quoted customer is a portrait.
 * @param authors of the customer quotes
 */
export function findContentPhotos(pages: readonly Page[], authors: readonly (string | null)[] = []): ContentPhoto[] {
  const faces = new Set(authors.flatMap((author) => (author === null ? [] : [nameKey(author)])));
  const photos = new Map<string, ContentPhoto>();
  for (const page of pages) {
    for (const image of page.images) {
      const key = photoKey(image, page);
      if (key === null || (image.alt !== null && faces.has(nameKey(image.alt)))) continue;
      const known = photos.get(key);
      if (known === undefined) photos.set(key, { src: image.src, alt: image.alt, url: page.url });
      else if (!known.alt?.trim() && image.alt?.trim()) photos.set(key, { ...known, alt: image.alt });
    }
  }
  return [...photos.values()];
}

/** Whether a picture of a page is a photo about the business: no icon, logo, drawing, mark of others or tracking pixel. */
export function isContentPhoto(image: PageImage, page: Page): boolean {
  return photoKey(image, page) !== null;
}

function photoKey(image: PageImage, page: Page): string | null {
  if (image.region === 'header' || image.region === 'nav' || image.region === 'footer') return null;
  // A small picture that opens a large one is a thumbnail of it.
  const isThumbnail = PHOTO_FORMAT.test((image.link ?? '').split(/[?#]/)[0]?.toLowerCase() ?? '');
  if (!isThumbnail && (isSmall(image.width) || isSmall(image.height))) return null;
  if (!/^https?:/.test(image.src) || FACE_HOST.test(image.src)) return null;
  if ((image.alt ?? '').length <= 80 && SIGN_OR_FACE.test(image.alt ?? '')) return null;
  if (isMark(image, page) || isQuoteBlock({ text: '', tag: 'img', hints: image.hints })) return null;
  const key = makePhotoKey(image.src);
  const file = key.slice(key.lastIndexOf('/') + 1);
  if (NO_PHOTO_FORMAT.test(file) || DECORATION.test(file)) return null;
  const isDescribed = PHOTO_FORMAT.test(file) && !isName(image.alt) && describesPhoto(image.alt);
  return !isDescribed && MAYBE_DECORATION.test(file) ? null : key;
}

/** A picture with a name, or nothing, as its description, in a section of marks or linked to somebody else's site. */
function isMark({ alt, link, heading, hints }: PageImage, { url, headings }: Page): boolean {
  if (!isName(alt)) return false;
  if (MARKS.test(hints) || MARKS.test(foldText(headings[heading]?.text ?? ''))) return true;
  if (link === null || !/^https?:/.test(link)) return false;
  return getDomain(link) !== getDomain(url) && findSocialNetwork(link) === null && !isPicture(link);
}

function isPicture(url: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif)$/i.test(URL.parse(url)?.pathname ?? '');
}

function isName(alt: string | null): boolean {
  return splitWords(foldText(alt ?? '')).length < SHORTEST_DESCRIPTION;
}

/** Letters only, so that "R. Olson" and "R Olson" are equal; never equal for an empty name. */
function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}]+/gu, '') || '-';
}

/** Equal for one photo in several sizes. */
export function makePhotoKey(src: string): string {
  return (src.split(/[?#]/)[0] ?? '').toLowerCase().replace(SIZE_SUFFIX, '');
}

function isSmall(side: number | null): boolean {
  return side !== null && side < SMALLEST_SIDE;
}

/** Words that cameras, phones and programs put into the names of files, and bare words for "picture". */
const FILE_WORD = new RegExp(`^(?:${readPattern('pages', 'fileWord')})$`, 'u');

/** Whether a description says what a picture shows: not empty, not the name of a file, no bare "hero image". */
export function describesPhoto(alt: string | null): boolean {
  const text = (alt ?? '').slice(0, 300).trim().toLowerCase();
  if (text.length < 2 || /\.(?:jpe?g|png|webp|avif|heic)$/.test(text)) return false;
  return (foldText(text).match(/\p{L}+/gu) ?? []).some((word) => !FILE_WORD.test(word));
}
