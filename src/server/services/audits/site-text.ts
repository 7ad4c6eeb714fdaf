import { namesKeyword } from '#engine/checklist/keyword-words.ts';
import type { Language } from '#engine/fixes/verify/word-stems.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { formatHost } from '#shared/report/safe-link.ts';

/** The text of a site, to compare typed text with. */
export interface SiteText {
  /** Without `www.`, in lower case. */
  readonly host: string;
  /** Whether the site contains these words, ignoring case and the space between them. */
  readonly says: (text: string) => boolean;
}

/**
 * Collects the text of crawled pages and of the facts found, without anything that the owner typed: a corrected name is left out, since
 * the site's own one stands on its pages. Pure.
 */
export function collectSiteText(analysis: Analysis, outline: SiteOutline): SiteText {
  const { websiteUrl, business, businessOnSite = business, judgedWith } = analysis;
  const isCorrected = judgedWith?.corrections?.name !== undefined;
  // Texts are separated by a line break, so that typed text cannot match across two of them.
  const said = textsOf(outline, isCorrected ? { ...businessOnSite, name: null } : businessOnSite)
    .map((text) => ` ${folded(text)} `)
    .join('\n');
  return {
    host: formatHost(websiteUrl)
      .toLowerCase()
      .replace(/^www\./, ''),
    says: (text) => folded(text) !== '' && said.includes(` ${folded(text)} `),
  };
}

/**
 * Whether a typed keyword may be shown to others: the site contains each of its words in some form, in any order. Words
 * without meaning of their own ("near me") are always allowed. Pure.
 */
export function siteNamesKeyword(
  keyword: string,
  outline: SiteOutline,
  business: Business,
  language: Language,
): boolean {
  return namesKeyword(textsOf(outline, business).join('\n'), keyword, language).isNamed;
}

function textsOf({ pages, statedFacts }: SiteOutline, business: Business): string[] {
  const { name, address, phones, emails, services, serviceAreas } = business;
  const texts: (string | null)[] = [
    ...pages.flatMap(({ title, metaDescription, headings, mainText, photos }) => [
      title,
      metaDescription,
      mainText,
      ...headings.map(({ text }) => text),
      ...photos.map(({ alt }) => alt),
    ]),
    ...statedFacts.flatMap(({ value, quote }) => [value, quote]),
    name,
    ...Object.values(address ?? {}),
    ...phones.map(({ display }) => display),
    ...emails,
    ...services.map((service) => service.name),
    ...serviceAreas,
  ];
  return texts.filter((text) => text !== null);
}

/** Lower-cases text, keeping letters and digits of any script with single spaces between them. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
