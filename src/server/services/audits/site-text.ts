import { namesKeyword } from '#engine/checklist/keyword-words.ts';
import type { Language } from '#engine/fixes/verify/word-stems.ts';
import type { Business } from '#shared/audit/business.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { formatHost } from '#shared/report/safe-link.ts';

/** What a site says, to hold typed text against. */
export interface SiteText {
  /** Without `www.`, in lower case. */
  readonly host: string;
  /** Whether the site says these words, whatever their case and the space between them. */
  readonly says: (text: string) => boolean;
}

/** The words of the pages that were read, and of what was found on them. `business` is as the site has it. Pure. */
export function collectSiteText(websiteUrl: string, outline: SiteOutline, business: Business): SiteText {
  // A line break between two texts: no typed text is put together of the end of one and the beginning of another.
  const said = textsOf(outline, business)
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
 * Whether a typed keyword may be shown to others: the site says each of its words in some form, in any order. Words without a meaning
 * of their own ("near me") are nobody's message. Pure.
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

/** Letters and digits of any script; what stands between them is one space. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
