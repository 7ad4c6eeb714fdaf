import type { ReportBrand } from './report-brand.ts';

/** Our own: amber, and the ink of headings. */
const ourColours = { accent: '#fe9f2d', word: '#1b213a', onAccent: '#1b213a' } as const;
const paperLuminance = luminanceOf('#fbfaf6');
/** WCAG 2.2, 1.4.3: the contrast for text of any size. */
const readableContrast = 4.5;
const darkerStep = 0.94;

/** The colors of a branded page, each `#rrggbb`. */
export interface BrandColours {
  /** Bars, lines and backgrounds: the brand's color unchanged. */
  readonly accent: string;
  /** Headings and large figures: the brand's color, darkened until text on paper is readable. */
  readonly word: string;
  /** Text on a background of `accent`. */
  readonly onAccent: string;
}

/** The colors of a brand; ours by default. An owner's choice is never rejected, only made readable. */
export function brandColours(brand: Pick<ReportBrand, 'colour'> | null): BrandColours {
  if (brand === null) return ourColours;
  const accent = brand.colour;
  return {
    accent,
    word: readableOnPaper(accent),
    onAccent: contrastOf(luminanceOf(accent), luminanceOf('#ffffff')) >= readableContrast ? '#ffffff' : '#16130f',
  };
}

function readableOnPaper(colour: string): string {
  let channels = channelsOf(colour);
  while (contrastOf(luminanceOf(toHex(channels)), paperLuminance) < readableContrast)
    channels = channels.map((value) => Math.floor(value * darkerStep));
  return toHex(channels);
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance by WCAG 2.2: 0 is black, 1 is white. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
