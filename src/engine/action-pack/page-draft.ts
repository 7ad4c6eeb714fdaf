import { newPagePath } from '../facts/services/new-page-path.ts';
import { findMainTownFact } from '../fixes/compose/main-town-fact.ts';
import { naturalList } from '../fixes/compose/natural-list.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import {
  type BusinessJsonLd,
  businessId,
  findTelephone,
  jsonLdScript,
  withoutEmpty,
} from './local-business-json-ld.ts';
import { findFactValue, getHomeUrl, listUsableFacts } from './pack-facts.ts';
import { escapeMarkdown, escapePackHtml } from './pack-html.ts';
import { PACK_TEXT } from './pack-text.ts';
import type { PackQuestion } from './pack-texts.ts';
import type { RealService } from './real-services.ts';

/** A page for the site: a draft in Markdown and HTML, with its structured data. */
export interface PageDraft {
  readonly title: string;
  readonly heading: string;
  /** The proposed URL; for an existing page its own. */
  readonly url: string;
  readonly isNew: boolean;
  readonly paragraphs: readonly string[];
  readonly questions: readonly PackQuestion[];
  readonly jsonLd: BusinessJsonLd | null;
}

const MOST_AREAS = 6;
const LONGEST_TITLE = 60;

/** A page, or for an existing page a section, about a service: short, and backed by the available facts. */
export function servicePage(
  material: WritingMaterial,
  service: RealService,
  questions: readonly PackQuestion[],
  language: TextLanguage,
): PageDraft {
  const words = PACK_TEXT[language];
  const name = findFactValue(material, 'name');
  const town = findMainTownFact(material.sheet)?.value ?? null;
  const url = service.existingUrl ?? addressOf(material, service.slug);
  const areas = listUsableFacts(material, 'area').map(({ value }) => value);
  const heading = town === null ? service.name : words.inTown(service.name, town);
  return {
    title: titleOf(heading, name),
    heading,
    url,
    isNew: service.existingUrl === null,
    paragraphs: [
      ...(name === null ? [] : [words.intro(name, service.running, town)]),
      ...(areas.length < 2 ? [] : [words.areas(naturalList(language, areas.slice(0, MOST_AREAS)))]),
    ],
    questions,
    jsonLd: withoutEmpty({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: service.name,
      url,
      provider: { '@id': businessId(material) },
      // Adding a place here would claim that the business comes to its customers.
      areaServed: material.analysis.business.isServiceArea === true ? areas.slice(0, 20) : null,
    }),
  };
}

/** The FAQ page, or the section for an existing page that answers some questions already. */
export function questionsPage(
  material: WritingMaterial,
  existingUrl: string | null,
  questions: readonly PackQuestion[],
  language: TextLanguage,
): PageDraft {
  const { questionsSlug, questionsHeading } = PACK_TEXT[language];
  return {
    title: titleOf(questionsHeading, findFactValue(material, 'name')),
    heading: questionsHeading,
    url: existingUrl ?? addressOf(material, questionsSlug),
    isNew: existingUrl === null,
    paragraphs: [],
    questions,
    jsonLd: null,
  };
}

/** The draft as HTML: a whole page for a new one, the section to add for an existing one. */
export function pageHtml(material: WritingMaterial, draft: PageDraft, language: TextLanguage): string {
  const level = draft.isNew ? 1 : 2;
  const contact = contactLineHtml(material);
  const lines = [
    `<h${level}>${escapePackHtml(draft.heading)}</h${level}>`,
    ...draft.paragraphs.map((text) => `<p>${escapePackHtml(text)}</p>`),
    ...draft.questions.flatMap(({ question, answer }) => [
      `<h${level + 1}>${escapePackHtml(question)}</h${level + 1}>`,
      `<p>${escapePackHtml(answer)}</p>`,
    ]),
    ...(draft.isNew && contact !== '' ? [`<h2>${escapePackHtml(PACK_TEXT[language].contact)}</h2>`, contact] : []),
  ];
  const body = `${lines.filter(Boolean).join('\n')}\n`;
  if (!draft.isNew) return body;
  const data = draft.jsonLd === null ? '' : jsonLdScript(draft.jsonLd);
  return `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escapePackHtml(draft.title)}</title>\n${data}</head>\n<body>\n<main>\n${body}</main>\n</body>\n</html>\n`;
}

/** The draft in Markdown, with what the owner should add before publishing. */
export function pageMarkdown(draft: PageDraft): string {
  const { title, url, isNew, heading, paragraphs, questions } = draft;
  const where = isNew ? `New page, proposed address: ${url}` : `Add this section to the page you have: ${url}`;
  return [
    `<!-- ${where.replaceAll('--', '- -')}`,
    ...(isNew ? [`Page title: ${title.replaceAll('--', '- -')}`] : []),
    'Before you publish: add a photo of your own, what it costs or what the price depends on, and how it goes, in your words. -->',
    '',
    `# ${escapeMarkdown(heading)}`,
    '',
    ...paragraphs.flatMap((text) => [escapeMarkdown(text), '']),
    ...questions.flatMap((one) => [`## ${escapeMarkdown(one.question)}`, '', escapeMarkdown(one.answer), '']),
  ].join('\n');
}

/** Name, place and phone in one line, the phone as a `tel:` link; empty when there is none of the three. */
export function contactLineHtml(material: WritingMaterial): string {
  const place = placeText(material);
  const phone = findFactValue(material, 'phone');
  const dialled = findTelephone(material);
  const parts = [findFactValue(material, 'name'), place].filter((part) => part !== null).map(escapePackHtml);
  const link =
    phone === null || dialled === null ? [] : [`<a href="tel:${escapePackHtml(dialled)}">${escapePackHtml(phone)}</a>`];
  return parts.length + link.length === 0 ? '' : `<p>${[...parts, ...link].join(' · ')}</p>`;
}

/** The postal address in one line in the country's format. */
export function placeText(material: WritingMaterial): string | null {
  const [street, city, region, code, country] = (['street', 'city', 'region', 'postalCode', 'country'] as const).map(
    (kind) => findFactValue(material, kind),
  );
  const isCodeLast = ['US', 'CA', 'AU', 'GB', 'IE', 'NZ'].includes(country ?? '');
  const town = isCodeLast
    ? [city, [isCodeLast && country !== 'GB' ? region : null, code].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ')
    : [code, city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ') || null;
}

function addressOf(material: WritingMaterial, slug: string): string {
  const { analysis, outline } = material;
  const addresses = [
    ...analysis.business.services.flatMap(({ url }) => url ?? []),
    ...outline.pages.map(({ url }) => url),
  ];
  return new URL(newPagePath(slug, addresses), getHomeUrl(material)).href;
}

function titleOf(heading: string, name: string | null): string {
  const whole = name === null ? heading : `${heading} | ${name}`;
  return whole.length <= LONGEST_TITLE ? whole : heading;
}
