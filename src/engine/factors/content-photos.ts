import type { Page, PageImage } from '../crawl/html/page.ts';

/** A photo with content about the business, and the page it was first seen on. */
export interface ContentPhoto {
  readonly src: string;
  readonly alt: string | null;
  readonly url: string;
}

/** Smaller pictures are icons, badges or thumbnails. */
const SMALLEST_SIDE = 120;
const DECORATION =
  /(?:^|[^a-z])(?:logo|icon|sprite|avatar|badge|flag|pixel|spacer|placeholder|blank|loader|spinner|favicon|arrow|star|rating|gravatar|headshot|emblem|seal|profilbild|profile-?pic(?:ture)?|author|reviewer|testimonial|paypal|visa|mastercard)s?(?:[^a-z]|$)/;
/** Words of a description for a logo or a portrait beside a text, not a photo of work. */
const SIGN_OR_FACE =
  /(?:^|[^\p{L}])(?:logos?|icons?|avatars?|headshot|(?:google |street |site )?maps?(?: of)?|(?:land|stra(?:ss|ß)en|anfahrts|google.)?karte|lageplan|anfahrtsplan|plan d'acc[eè]s|mappa|mapa|plattegrond|profile (?:picture|photo|image)|profilbild|portr[aä]t von|portrait (?:of|de)|photo de profil|foto (?:de perfil|profilo|do perfil)|profielfoto|zdj[eę]cie profilowe|(?:picture|photo) of (?:the )?author|author|reviewer)(?:[^\p{L}]|$)/iu;
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
      const key = photoKey(image);
      if (key === null || (image.alt !== null && faces.has(nameKey(image.alt)))) continue;
      const known = photos.get(key);
      if (known === undefined) photos.set(key, { src: image.src, alt: image.alt, url: page.url });
      else if (!known.alt?.trim() && image.alt?.trim()) photos.set(key, { ...known, alt: image.alt });
    }
  }
  return [...photos.values()];
}

/** Whether a picture is a photo with content about the business: no icon, logo, drawing or tracking pixel. */
export function isContentPhoto(image: PageImage): boolean {
  return photoKey(image) !== null;
}

function photoKey(image: PageImage): string | null {
  if (image.region === 'header' || image.region === 'nav' || image.region === 'footer') return null;
  if (isSmall(image.width) || isSmall(image.height)) return null;
  if (!/^https?:/.test(image.src) || FACE_HOST.test(image.src)) return null;
  if ((image.alt ?? '').length <= 80 && SIGN_OR_FACE.test(image.alt ?? '')) return null;
  const key = makePhotoKey(image.src);
  const file = key.slice(key.lastIndexOf('/') + 1);
  if (NO_PHOTO_FORMAT.test(file) || DECORATION.test(file)) return null;
  return key;
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

const CAMERA_NAME =
  /^(?:img|dsc|dscn|dcim|pxl|photo|image|bild|foto|screenshot|whatsapp image|untitled)?[\s_\-\d().]*$/;
/** Words for "picture" that do not describe its content. */
const GENERIC_WORDS = new Set(
  `image images img photo photos picture pictures pic bild foto fotos immagine imagen imagem zdjecie banner hero slide
  slider gallery header background section column block thumbnail 写真 画像`.split(/\s+/),
);

/** Whether a description says what a picture shows: not empty, no file name, no bare "hero image". */
export function describesPhoto(alt: string | null): boolean {
  const text = (alt ?? '').slice(0, 300).trim().toLowerCase();
  if (text.length < 2 || CAMERA_NAME.test(text) || /\.(?:jpe?g|png|webp|avif|heic)$/.test(text)) return false;
  return text.split(/[\s_\-\d]+/).some((word) => word !== '' && !GENERIC_WORDS.has(word));
}
