import type { OutlineNode, OutlinePhoto, SiteOutline } from '#shared/fixes/site-outline.ts';
import { firstValue } from './own-entry.ts';

/** Google asks for pictures of 50,000 pixels and more: about this, squared. */
const SMALLEST_SIDE = 220;
/** A longer strip is a banner or a line. */
const LONGEST_SHAPE = 2.5;
/** Cameras write these; drawings, scans and screenshots are PNG, SVG and GIF. */
const CAMERA_FORMAT = /\.(?:jpe?g|jfif|webp|avif|heic)$/i;
/** Names of files that are no photo of the business: marks, and pictures of agencies for stock photos. */
const NO_PHOTO_NAME =
  /logo|icon|favicon|sprite|avatar|banner|badge|placeholder|(?:^|[^a-z])(?:map|menu|qr|flyer|og|promo)(?:[^a-z]|$)|offer|adobe-?stock|shutter-?stock|istock|getty|unsplash|pexels|pixabay/i;
const SIZE_IN_NAME = /(\d{2,5})x(\d{2,5})(?=\D|$)/i;

/** A photo of the home page that can only be one of the business; null where none is beyond doubt. */
export function findBusinessPhoto({ pages }: Pick<SiteOutline, 'pages'>): string | null {
  const [home, ...others] = pages;
  // What other pages show too belongs to the design.
  const repeated = new Set(others.flatMap(({ photos }) => photos.map(({ src }) => src)));
  const host = hostOf(home?.url ?? '');
  const photo = home?.photos.find((one) => !repeated.has(one.src) && hostOf(one.src) === host && isPhoto(one));
  return webAddress(photo?.src ?? null);
}

function hostOf(url: string): string {
  return URL.parse(url)?.host.replace(/^www\./, '') ?? '';
}

/** The address of what the site states to be its logo; null where the file seems to be a photo. */
export function logoAddress(stated: string | OutlineNode | null): string | null {
  const address = webAddress(stated);
  return address === null || isPhotoFile(fileName(address)) ? null : address;
}

function fileName(src: string): string {
  return (URL.parse(src)?.pathname ?? '').split('/').at(-1) ?? '';
}

function isPhotoFile(file: string): boolean {
  return CAMERA_FORMAT.test(file) && !NO_PHOTO_NAME.test(file);
}

function isPhoto({ src, width, height }: OutlinePhoto): boolean {
  const file = fileName(src);
  if (!isPhotoFile(file)) return false;
  const written = SIZE_IN_NAME.exec(file);
  const sides = [width ?? Number(written?.[1] ?? Number.NaN), height ?? Number(written?.[2] ?? Number.NaN)];
  if (sides.some((side) => side < SMALLEST_SIDE)) return false;
  const [longest, shortest] = [Math.max(...sides), Math.min(...sides)];
  return !(longest / shortest > LONGEST_SHAPE);
}

/** The absolute web address that a value of structured data states, also as the `url` of a node; null for anything else. */
export function webAddress(value: string | OutlineNode | null): string | null {
  const text = typeof value === 'object' && value !== null ? firstValue(value, 'url') : value;
  if (typeof text !== 'string' || text.length > 500) return null;
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
