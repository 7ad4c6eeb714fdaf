import { foldText } from '../facts/language/fold-text.ts';
import { isTakenPath, newPagePath } from '../facts/services/new-page-path.ts';
import { inTown } from '../fixes/compose/town-phrases.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { type BusinessJsonLd, businessId, findTelephone, withoutEmpty } from './local-business-json-ld.ts';
import { findFactValue, getHomeUrl, listUsableFacts } from './pack-facts.ts';
import { escapeMarkdown, escapePackHtml } from './pack-html.ts';
import type { PackQuestion } from './pack-texts.ts';
import type { RealService } from './real-services.ts';
import { findStreetLine } from './street-line.ts';

/** Questions and answers for a page of the site: a section in Markdown and HTML, with its structured data. */
export interface PageDraft {
  readonly heading: string;
  /** Of the page that the section is for. */
  readonly url: string;
  readonly questions: readonly PackQuestion[];
  readonly jsonLd: BusinessJsonLd | null;
}

const LONGEST_TITLE = 60;

/** Above questions and answers on the owner's pages, in the language of the site. */
const QUESTIONS_HEADING: Readonly<Record<TextLanguage, string>> = {
  en: 'Questions and answers',
  de: 'Häufige Fragen',
  fr: 'Questions fréquentes',
  es: 'Preguntas frecuentes',
  it: 'Domande frequenti',
  nl: 'Veelgestelde vragen',
  pt: 'Perguntas frequentes',
};

/** A section with questions and answers for the page of a service. */
export function serviceSection(
  material: WritingMaterial,
  { name, existingUrl }: RealService & { readonly existingUrl: string },
  questions: readonly PackQuestion[],
  language: TextLanguage,
): PageDraft {
  const areas = listUsableFacts(material, 'area').map(({ value }) => value);
  return {
    heading: QUESTIONS_HEADING[language],
    url: existingUrl,
    questions,
    jsonLd: withoutEmpty({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      url: existingUrl,
      provider: { '@id': businessId(material) },
      // Adding a place here would claim that the business comes to its customers.
      areaServed: material.analysis.business.isServiceArea === true ? areas.slice(0, 20) : null,
    }),
  };
}

/** The section for the page of questions. */
export function questionsSection(url: string, questions: readonly PackQuestion[], language: TextLanguage): PageDraft {
  return { heading: QUESTIONS_HEADING[language], url, questions, jsonLd: null };
}

/** The section as HTML. */
export function pageHtml({ heading, questions }: PageDraft): string {
  const lines = questions.flatMap(({ question, answer }) => [
    `<h3>${escapePackHtml(question)}</h3>`,
    `<p>${escapePackHtml(answer)}</p>`,
  ]);
  return `${[`<h2>${escapePackHtml(heading)}</h2>`, ...lines].join('\n')}\n`;
}

/** A whole page around the lines of its main part; `head`: more lines of its head. */
export function wholePage(title: string, body: string, language: TextLanguage, head = ''): string {
  return `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escapePackHtml(title)}</title>\n${head}</head>\n<body>\n<main>\n${body}</main>\n</body>\n</html>\n`;
}

/** The section in Markdown, with its place. */
export function pageMarkdown({ url, heading, questions }: PageDraft): string {
  const where = `Add this below the last paragraph of the page you have: ${url}`;
  return [
    `<!-- ${where.replaceAll('--', '- -')} -->`,
    '',
    `# ${escapeMarkdown(heading)}`,
    '',
    ...questions.flatMap((one) => [`## ${escapeMarkdown(one.question)}`, '', escapeMarkdown(one.answer), '']),
  ].join('\n');
}

/**
 * Name, place and phone in one line, the phone as a `tel:` link; empty when there is none of the three.
 * `hasPlace`: with the address.
 */
export function contactLineHtml(material: WritingMaterial, hasPlace = true): string {
  const place = hasPlace ? placeText(material) : null;
  const phone = findFactValue(material, 'phone');
  const dialled = findTelephone(material);
  const parts = [findFactValue(material, 'name'), place].filter((part) => part !== null).map(escapePackHtml);
  const link = phone === null || dialled === null ? [] : [phoneLink(dialled, phone)];
  return parts.length + link.length === 0 ? '' : `<p>${[...parts, ...link].join(' · ')}</p>`;
}

/** A number as a link that dials it. `dialled`: E.164; `shown`: as the page shows it. */
export function phoneLink(dialled: string, shown: string): string {
  return `<a href="tel:${escapePackHtml(dialled)}">${escapePackHtml(shown)}</a>`;
}

/** The postal address in one line in the country's format. */
export function placeText(material: WritingMaterial): string | null {
  const [city, region, code, country] = (['city', 'region', 'postalCode', 'country'] as const).map((kind) =>
    findFactValue(material, kind),
  );
  const street = findStreetLine(material);
  // From the large to the small.
  if (country === 'JP')
    return (
      [code === null ? null : `〒${code}`, [region, city, street].filter(Boolean).join('')].filter(Boolean).join(' ') ||
      null
    );
  if (country === 'KR') return [region, city, street, code].filter(Boolean).join(' ') || null;
  const isCodeLast = ['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'BR', 'IN', 'ZA'].includes(country ?? '');
  const town = isCodeLast
    ? [city, [isCodeLast && country !== 'GB' ? region : null, code].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ')
    : [code, city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ') || null;
}

/** The address for a new page; null where the site has a page there, however it is spelled. */
export function proposeAddress(material: WritingMaterial, slug: string): string | null {
  const { analysis, outline } = material;
  const addresses = [
    ...analysis.business.services.flatMap(({ url }) => url ?? []),
    ...[...outline.pages, ...analysis.site.pages, ...analysis.site.pagesNotRead].map(({ url }) => url),
  ];
  const path = newPagePath(slug, addresses);
  return isTakenPath(path, addresses) ? null : new URL(path, getHomeUrl(material)).href;
}

/** What a page is about with the town, unless that is said in it. */
export function inTownOnce(what: string, town: string | null, language: TextLanguage): string {
  return town === null || says(what, town) ? what : `${what} ${inTown(language, town)}`;
}

/** A title with what and where, and the name of the business where there is room for it; the town once. */
export function pageTitle(what: string, town: string | null, name: string | null, language: TextLanguage): string {
  const placed = inTownOnce(what, town, language);
  if (name === null) return placed;
  const whole = `${town !== null && says(name, town) ? what : placed} | ${name}`;
  return whole.length <= LONGEST_TITLE ? whole : placed;
}

function says(text: string, town: string): boolean {
  return foldText(text).includes(foldText(town));
}
