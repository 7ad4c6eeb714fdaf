import { writeCsv } from '#shared/delimited/write-csv.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import type { HomeChange } from './home-change.ts';
import { listMainHeadingTexts } from './home-change.ts';
import { findFactValue } from './pack-facts.ts';
import { copyBlock, escapeMarkdown } from './pack-html.ts';
import type { PackPlan } from './pack-plan.ts';
import { placeText } from './page-draft.ts';

/** The sheet for correcting directories and the site: the correct name, address and phone, and where they differ. */
export function directorySheet(material: WritingMaterial): string {
  const { business } = material.analysis;
  const right = {
    name: findFactValue(material, 'name') ?? '',
    address: placeText(material) ?? '',
    phone: findFactValue(material, 'phone') ?? '',
  };
  const places = [...business.socialProfiles, ...business.declaredListings].filter(
    ({ url }, at, all) => all.findIndex((other) => other.url === url) === at,
  );
  return writeCsv([
    [
      'Where',
      'Address',
      'Name there',
      'Address there',
      'Phone there',
      'What to do',
      'Right name',
      'Right address',
      'Right phone',
    ],
    ...business.napTable.map(({ url, place, name, address, phone, conflicts }) => [
      `Your website (${place})`,
      url,
      name ?? '',
      address ?? '',
      phone ?? '',
      conflicts.length === 0 ? 'Nothing: it agrees' : `Correct ${conflicts.join(' and ')}`,
      ...Object.values(right),
    ]),
    ...['Google Business Profile', 'Apple Business Connect', 'Bing Places'].map((directory) => [
      directory,
      '',
      '',
      '',
      '',
      'Compare and correct',
      ...Object.values(right),
    ]),
    ...places.map(({ network, url }) => [network, url, '', '', '', 'Compare and correct', ...Object.values(right)]),
  ]);
}

/** The top of the home page: the current and the proposed texts. */
export function homePageMarkdown({ outline }: WritingMaterial, home: HomeChange): string {
  const [page] = outline.pages;
  const rows: readonly (readonly [what: string, now: string, then: string | null])[] = [
    ['Page title', page?.title ?? '', home.title],
    ['Page description', page?.metaDescription ?? '', home.description],
    ['Main heading (H1)', page === undefined ? '' : listMainHeadingTexts(page).join(' · '), home.heading],
    ['First sentence below the heading', '', home.opening],
  ];
  const changes = rows.flatMap(([what, now, then]) =>
    then === null
      ? []
      : [
          `## ${what}`,
          '',
          ...(now === '' ? [] : [`Now: ${escapeMarkdown(now)}`, '']),
          'New:',
          '',
          ...copyBlock(then),
          '',
        ],
  );
  const demoted = home.demoted.filter(Boolean).map((text) => `- ${escapeMarkdown(text)}`);
  return [
    '# Your home page',
    '',
    ...(changes.length === 0 ? ['Title, description, heading and first words can stay as they are.', ''] : changes),
    ...(demoted.length === 0
      ? []
      : ['## Make these headings H2', '', 'A page has one main heading.', '', ...demoted, '']),
  ].join('\n');
}

/** The post about the home page; empty where nothing is new on it. */
export function homePost({ home, questions }: Pick<PackPlan, 'home' | 'questions'>): string {
  const text = postText(
    home.opening === null ? [] : [home.opening],
    (questions?.questions ?? []).map(({ answer }) => answer),
  );
  return text.trim() === '' ? '' : text;
}

/** A Google post: sentences of the page without phone numbers and URLs, for which Google rejects posts. */
export function postText(paragraphs: readonly string[], answers: readonly string[]): string {
  const isAllowed = (text: string) => !/https?:|www\.|@|\d[\d\s()./-]{6,}\d/.test(text);
  const clean = [...paragraphs, ...answers].map((text) =>
    text
      .split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])/u)
      .filter(isAllowed)
      .join(' '),
  );
  return `${[...new Set(clean)].filter(Boolean).slice(0, 3).join('\n\n').slice(0, 1500)}\n`;
}
