import type { PhotoAdvice, PhotoSeoPack } from '#shared/add-ons/photo-seo-pack.ts';
import { usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { UnsupportedClaim } from '#shared/fixes/grounded-text.ts';
import type { OutlinePhoto } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { slugify } from '../action-pack/file-names.ts';
import { describesPhoto, makePhotoKey } from '../factors/content-photos.ts';
import { foldText } from '../facts/language/fold-text.ts';
import type { FactIndex } from '../fixes/verify/carrier.ts';
import { indexFacts } from '../fixes/verify/fact-index.ts';
import { verifyText } from '../fixes/verify/verify-text.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { shotList, WHAT_IT_SHOWS } from './shot-list.ts';

/** More photos than this are not renamed by hand. */
const MOST_PHOTOS = 200;
/** Screen readers read this much without a pause (a practice value). */
const LONGEST_ALT = 125;
const FORMATS = /\.(jpe?g|png|webp|avif|heic)$/i;

/** Sizes and geotags: Google Business Profile help, see the photo checks. */
const RULES: readonly string[] = [
  'For your Google Business Profile: JPG or PNG, 10 KB to 5 MB, 720 × 720 pixels recommended, 250 × 250 at least.',
  'Use your own photos. Stock photos show somebody else’s work.',
  'Ask everybody who can be recognised before you publish a photo, and get it in writing.',
  'An alternative text says what can be seen. Do not list keywords in it.',
  'Places written into the file (geotags) have no effect on your ranking.',
  'When you rename a file that is on your website, change every place that shows it.',
];

/** What the texts of the photos of one business are made from. */
interface Telling {
  readonly index: FactIndex;
  readonly name: string | null;
  readonly city: string | null;
  readonly shows: string;
}

/**
 * Makes file name, alternative text and caption for each photo of the site, and a list of shots to take. What a photo shows is
 * taken from its own alternative text, where facts support it; else the owner is asked. Pure.
 */
export function buildPhotoSeoPack(material: WritingMaterial): PhotoSeoPack {
  const { sheet } = material;
  const facts = usableFacts(sheet);
  const factOf = (kind: 'name' | 'city') => facts.find((fact) => fact.kind === kind)?.value ?? null;
  const telling: Telling = {
    index: indexOf(material),
    name: factOf('name'),
    city: factOf('city'),
    shows: WHAT_IT_SHOWS[sheet.language],
  };
  const found = photosOf(material);
  const photos = found.slice(0, MOST_PHOTOS).map(({ url, photo }) => adviceOn(telling, url, photo));
  return {
    photos: withDistinctNames(photos),
    morePhotos: found.length - photos.length,
    shots: shotList(material),
    rules: [...RULES],
  };
}

/** How many photos the pack would hold, and whether the texts of any of them can be used. Reads no further than to the first. Pure. */
export function countPackPhotos(material: WritingMaterial): {
  readonly photos: number;
  readonly anyDescribed: boolean;
} {
  const photos = photosOf(material).slice(0, MOST_PHOTOS);
  const told = photos.filter(({ photo }) => describesPhoto(onOneLine(photo.alt)));
  const index = told.length === 0 ? null : indexOf(material);
  const anyDescribed = index !== null && told.some(({ photo }) => readPhoto(index, photo).state === 'described');
  return { photos: photos.length, anyDescribed };
}

function indexOf({ sheet, analysis }: WritingMaterial): FactIndex {
  return indexFacts(sheet, Number(analysis.collectedAt.slice(0, 4)));
}

function photosOf({ outline }: WritingMaterial): SeenPhoto[] {
  return differentPhotos(outline.pages.flatMap(({ url, photos }) => photos.map((photo) => ({ url, photo }))));
}

interface SeenPhoto {
  readonly url: string;
  readonly photo: OutlinePhoto;
}

/** Each photo once, whatever its size; the first meaningful description counts. */
function differentPhotos(seen: readonly SeenPhoto[]): SeenPhoto[] {
  const byKey = new Map<string, SeenPhoto>();
  for (const one of seen) {
    const key = makePhotoKey(one.photo.src);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, one);
    else if (!describesPhoto(known.photo.alt) && describesPhoto(one.photo.alt))
      byKey.set(key, { ...known, photo: { ...known.photo, alt: one.photo.alt } });
  }
  return [...byKey.values()];
}

interface ReadPhoto {
  readonly state: PhotoAdvice['state'];
  /** Its alternative text on one line. */
  readonly said: string;
  /** The part of it that no fact supports. */
  readonly claims: readonly string[];
}

function onOneLine(alt: string | null): string {
  return (alt ?? '').replace(/\s+/g, ' ').trim();
}

/** What a photo's own text says about it. */
function readPhoto(index: FactIndex, { alt }: OutlinePhoto): ReadPhoto {
  const said = onOneLine(alt);
  if (alt !== null && said === '') return { state: 'decorative', said, claims: [] };
  if (!describesPhoto(said)) return { state: 'unknown', said, claims: [] };
  const claims = claimsBeyondSight(index, said);
  return { state: claims.length > 0 ? 'unsupported' : 'described', said, claims };
}

function adviceOn(telling: Telling, page: string, photo: OutlinePhoto): PhotoAdvice {
  const { src, alt } = photo;
  const currentName = nameOfFile(src);
  const seen = { page, src, currentName, currentAlt: alt };
  const { state, said, claims } = readPhoto(telling.index, photo);
  switch (state) {
    case 'decorative':
      return {
        ...seen,
        state,
        ...asked(telling, currentName),
        advice:
          'The page says that this photo only decorates. If so, leave its text empty. If it shows your work, write what can be seen.',
      };
    case 'unknown':
      return {
        ...seen,
        state,
        ...asked(telling, currentName),
        advice: 'What does this photo show? Say it in a few words and put them in place of the brackets.',
      };
    case 'unsupported': {
      const quoted = [...new Set(claims.map((words) => `“${words}”`))].slice(0, 3).join(', ');
      return {
        ...seen,
        state,
        ...asked(telling, currentName),
        advice: `Its text says ${quoted}, which your facts do not. If it is true, add it to your facts. Otherwise write what can be seen.`,
      };
    }
    case 'described':
      return { ...seen, state, ...described(telling, said, currentName) };
    default:
      return state satisfies never;
  }
}

type Texts = Pick<PhotoAdvice, 'fileName' | 'alt' | 'caption'>;

/** Templates with brackets for what only the owner knows. */
function asked({ name, city, shows }: Telling, currentName: string): Texts {
  const whose = [name, city].flatMap((part) => part ?? []);
  const ending = whose.length === 0 ? '' : `-${slugify(whose.join(' '), 'photo')}`;
  return {
    fileName: `${bracketSlug(shows)}${ending}${formatOf(currentName)}`,
    alt: shows,
    caption: [shows, ...whose].join(', '),
  };
}

function bracketSlug(shows: string): string {
  return `[${slugify(shows, 'photo')}]`;
}

function described(telling: Telling, said: string, currentName: string): Texts & Pick<PhotoAdvice, 'advice'> {
  const { name, city } = telling;
  const alt = shortened(said.replace(/[.\s]+$/, ''));
  const missing = [name, city].flatMap((part) =>
    part === null || foldText(alt).includes(foldText(part)) ? [] : [part],
  );
  const place = city !== null && missing.includes(city) ? ` ${city}` : '';
  const whole = [alt, ...missing].join(', ');
  const fileName = `${slugify(`${alt}${place}`, 'photo')}${formatOf(currentName)}`;
  const isCut = alt.length < said.replace(/[.\s]+$/, '').length;
  return {
    fileName,
    alt,
    caption: isCarried(telling, whole) ? whole : alt,
    advice: isCut
      ? `Its text is longer than ${LONGEST_ALT} characters. The short one says the same first.`
      : 'Keep the text it has. Give the file this name when you next change the page.',
  };
}

/** What a text about a photo says that can be seen on none and is in no fact: names, figures, prices, praise. */
export function claimsBeyondSight(index: FactIndex, text: string): string[] {
  return verifyText(index, text).unsupported.flatMap((claim) => (isSeen(index, claim) ? [] : [claim.words]));
}

/** What can be seen needs no fact: things, two of them, at night, under a sink. */
function isSeen({ lexicon }: FactIndex, { kind, words }: UnsupportedClaim): boolean {
  switch (kind) {
    case 'word':
    case 'weak':
      return true;
    case 'value':
      return !/\d/.test(words);
    case 'extent':
      // "under" and "over" are places here; "best" and "all" are not.
      return foldText(words)
        .split(' ')
        .every((word) => lexicon.data.function.includes(word));
    default:
      return false;
  }
}

/** Adding name and town to a text can change its claim ("Sam, Duluth"): then the text is used alone. */
function isCarried({ index }: Telling, text: string): boolean {
  return claimsBeyondSight(index, text).length === 0;
}

/** At most 125 characters, cut between two words. */
function shortened(text: string): string {
  if (text.length <= LONGEST_ALT) return text;
  const cut = cutText(text, LONGEST_ALT + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:\s]+$/, '');
}

function nameOfFile(src: string): string {
  const { pathname = '' } = URL.parse(src) ?? {};
  return (pathname.split('/').findLast(Boolean) ?? src).slice(0, 100);
}

function formatOf(currentName: string): string {
  return FORMATS.exec(currentName)?.[0]?.toLowerCase() ?? '.jpg';
}

/** The second of two equal names ends in `-2`. */
function withDistinctNames(photos: readonly PhotoAdvice[]): PhotoAdvice[] {
  const taken = new Set<string>();
  return photos.map((photo) => {
    const [, stem = photo.fileName, format = ''] = /^(.*)(\.[a-z]+)$/.exec(photo.fileName) ?? [];
    let fileName = photo.fileName;
    for (let n = 2; taken.has(fileName); n += 1) fileName = `${stem}-${n}${format}`;
    taken.add(fileName);
    return { ...photo, fileName };
  });
}
