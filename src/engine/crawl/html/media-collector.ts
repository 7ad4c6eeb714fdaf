import { cleanValue } from '../fetch/head-collector.ts';
import type { PageRegion } from './page.ts';
import { type LimitLog, PAGE_LIMITS } from './page-limits.ts';
import type { AttributeName, TagAttributes } from './tag-attributes.ts';

/** Where an image is. */
export interface ImagePlace {
  readonly region: PageRegion;
  /** Target of the link around it, as written; null for none. */
  readonly link: string | null;
  readonly heading: number;
  readonly hints: string;
}

/** An image with its URL as written. */
export interface RawImage extends ImagePlace {
  src: string;
  alt: string | null;
  width: number | null;
  height: number | null;
}

/** Lazy loading scripts put the real URL here and a placeholder in `src`. */
const LAZY_SOURCES: readonly AttributeName[] = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];
const LAZY_SOURCE_SETS: readonly AttributeName[] = ['srcset', 'data-srcset', 'data-lazy-srcset'];

/** Pictures with so few pixels count visits. */
const PIXEL = 2;

/** Whether a URL shows nothing yet: none, a data URL, or a GIF. */
function isBlank(src: string): boolean {
  return src === '' || src.startsWith('data:') || /\.gif(?:[?#]|$)/i.test(src);
}

/** The first URL of a `srcset`; candidates are `URL descriptor` pairs separated by commas. */
function firstCandidate(srcset: string | null): string | null {
  const match = /[^\s,]\S*/.exec(srcset?.slice(0, PAGE_LIMITS.addressCharacters) ?? '');
  return match === null ? null : match[0].replace(/,+$/, '');
}

function pixels(value: string | null): number | null {
  // "100%" is no size.
  const digits = /^\s{0,20}(\d{1,6})(?:\.\d{0,9})?\s{0,9}(?:px)?\s{0,9}$/i.exec(value ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The URL of a lazily or plainly loaded element; data URLs only when there is no other. */
function sourceOf(attributes: TagAttributes): string | null {
  for (const name of LAZY_SOURCES) {
    const value = attributes.get(name)?.trim();
    if (value !== undefined && value !== '' && !value.startsWith('data:')) return value;
  }
  const src = attributes.get('src')?.trim() ?? '';
  return src === '' ? null : src;
}

/** Images, frames and scripts in page order, URLs as written. */
export class MediaCollector {
  readonly images: RawImage[] = [];
  readonly backgrounds: string[] = [];
  readonly iframes: string[] = [];
  readonly scripts: string[] = [];
  /** The first `<source>` of the open `<picture>`. */
  private pictureSource: string | null = null;
  private readonly limits: LimitLog;

  constructor(limits: LimitLog) {
    this.limits = limits;
  }

  startPicture(): void {
    this.pictureSource = null;
  }

  addPictureSource(attributes: TagAttributes): void {
    this.pictureSource ??= firstCandidate(attributes.get('srcset') ?? attributes.get('data-srcset'));
  }

  /** The image's alternative text, null without the attribute. */
  addImage(attributes: TagAttributes, place: ImagePlace, isInPicture: boolean): string | null {
    const written = attributes.get('alt');
    const alt = written === null ? null : (cleanValue(written) ?? '');
    if (this.images.length >= PAGE_LIMITS.images) {
      this.limits.note(`Only the first ${PAGE_LIMITS.images} images were read.`);
      return alt;
    }
    this.images.push({
      src: this.imageSource(attributes, isInPicture),
      alt,
      ...place,
      width: pixels(attributes.get('width')),
      height: pixels(attributes.get('height')),
    });
    return alt;
  }

  /** The copy in `<noscript>` of the image right before it, which a script loads late: same description, its real URL. */
  addNoscriptImage(attributes: TagAttributes): void {
    const lazy = this.images.at(-1);
    const src = attributes.get('src')?.trim() ?? '';
    const isPixel = (pixels(attributes.get('width')) ?? PIXEL + 1) <= PIXEL;
    if (lazy === undefined || src === '' || src.startsWith('data:') || isPixel) return;
    const alt = cleanValue(attributes.get('alt')) ?? '';
    if ((lazy.alt ?? '') === alt && (alt !== '' || isBlank(lazy.src))) lazy.src = src;
  }

  /** A picture in the style of an element. */
  addBackground(style: string): void {
    const url = /url\(\s{0,9}["']?([^"')\s]{1,2000})/.exec(style)?.[1];
    if (url === undefined || isBlank(url) || this.backgrounds.length >= PAGE_LIMITS.backgrounds) return;
    this.backgrounds.push(url);
  }

  addFrame(attributes: TagAttributes): void {
    const src = sourceOf(attributes);
    if (src !== null && this.iframes.length < PAGE_LIMITS.iframes) this.iframes.push(src);
  }

  addScript(attributes: TagAttributes): boolean {
    const src = attributes.get('src')?.trim() ?? '';
    if (src === '') return false;
    if (this.scripts.length < PAGE_LIMITS.scripts) this.scripts.push(src);
    return true;
  }

  private imageSource(attributes: TagAttributes, isInPicture: boolean): string {
    const plain = sourceOf(attributes);
    if (plain !== null && !plain.startsWith('data:')) return plain;
    for (const name of LAZY_SOURCE_SETS) {
      const candidate = firstCandidate(attributes.get(name));
      if (candidate !== null && !candidate.startsWith('data:')) return candidate;
    }
    return (isInPicture ? this.pictureSource : null) ?? plain ?? '';
  }
}
