import type { Weekday } from '#shared/audit/business.ts';
import { type PublishableHours, publishableHours } from '#shared/audit/opening-times.ts';
import { writeCsv } from '#shared/delimited/write-csv.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { builderSteps } from './builder-steps.ts';
import type { HomeChange } from './home-change.ts';
import { listMainHeadingTexts } from './home-change.ts';
import { findMissingParts, type MissingEntryPart } from './local-business-json-ld.ts';
import { findFactValue, getHomeUrl } from './pack-facts.ts';
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

/** The optional llms.txt: what the business is, and its pages, in the format of https://llmstxt.org. */
export function writeLlmsTxt(material: WritingMaterial, { services, questions }: PackPlan): string {
  const { outline } = material;
  const name = findFactValue(material, 'name') ?? new URL(getHomeUrl(material)).hostname;
  const about = [findFactValue(material, 'category'), placeText(material)].filter(Boolean).join(', ');
  const drafts = [...services.map(({ page }) => page), ...(questions === null ? [] : [questions])].filter(
    ({ isNew }) => isNew,
  );
  const pages = [
    ...outline.pages.map(({ url, title }) => ({ url, title: title ?? url })),
    ...drafts.map(({ url, heading }) => ({ url, title: heading })),
  ];
  return [
    `# ${escapeMarkdown(name)}`,
    '',
    ...(about === '' ? [] : [`> ${escapeMarkdown(about)}`, '']),
    '## Pages',
    '',
    ...pages.map(({ url, title }) => `- [${escapeMarkdown(title)}](${encodeURI(decodeSafely(url))})`),
    '',
  ].join('\n');
}

function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
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

/** The steps for the site's builder, in the order of execution. */
export function stepsMarkdown(material: WritingMaterial, plan: PackPlan): string {
  const steps = builderSteps(material.analysis.business.siteBuilder);
  const list = (lines: readonly string[]) => lines.map((line, i) => `${i + 1}. ${line}`);
  const old = plan.removeEntriesFrom;
  return [
    `# Step by step: ${steps.builder}`,
    '',
    'Menus change now and then. If one of them reads differently today, look for the word in quotation marks or the last word of the line.',
    '',
    '## 1. Structured data',
    '',
    ...(plan.entry === null
      ? entryQuestion(material)
      : [...list(steps.structuredData), ...entryChanges(plan), ...hoursQuestion(material)]),
    ...(old.length === 0
      ? []
      : [
          '',
          'Take the old or broken business entry off these pages, so that machines find one only:',
          '',
          ...old.map((url) => `- ${url}`),
        ]),
    '',
    '## 2. Title and description of the home page',
    '',
    ...list(steps.titleAndDescription),
    '',
    '## 3. Main heading',
    '',
    ...list(steps.heading),
    '',
    '## 4. New pages and new sections',
    '',
    ...list([...steps.newPage, ...pageSteps(plan)]),
    '',
    ...(plan.contactLine === null
      ? []
      : ['## 5. Footer', '', '1. Put site/contact-line.html into the footer, so that it stands on every page.', '']),
    ...(plan.robots === null
      ? []
      : [
          `## ${plan.contactLine === null ? 5 : 6}. robots.txt`,
          '',
          ...list(steps.robotsTxt),
          '',
          'Readers that only train models stay as they are: that is your choice.',
          '',
        ]),
  ].join('\n');
}

/** What the entry adds to the site's own and changes in it; nothing where the site has none. */
function entryChanges({ patch }: PackPlan): string[] {
  if (patch === null || !patch.isOfSite) return [];
  const { added, changed } = patch;
  return [
    '',
    'It keeps what your own entry says.',
    ...(added.length === 0 ? [] : [`Added: ${added.join(', ')}.`]),
    ...(changed.length === 0 ? [] : [`Changed: ${changed.join(', ')}.`]),
  ];
}

/** The reasons why the pack has no structured data for the home page, as questions to the owner. */
function entryQuestion(material: WritingMaterial): string[] {
  const questions = findMissingParts(material).map((part) => `- ${ENTRY_QUESTIONS[part]}`);
  return [
    'Google does not use structured data (business details it can read) without your name and address. We left it out of this pack, and what your site has stays as it is. Please tell us:',
    '',
    ...questions,
    '',
    'Enter the answer under “Your facts”, then get the pack again. Then we can write your structured data.',
  ];
}

const ENTRY_QUESTIONS: Readonly<Record<MissingEntryPart, string>> = {
  name: 'What is the name of your business?',
  street: 'What is your street address?',
  town: 'In which town is your business?',
  areas: 'In which town is your business, or which towns do you serve?',
};

/** The reason why the structured data has no hours, when the site's cannot be published, as a question to the owner. */
function hoursQuestion({ analysis }: WritingMaterial): string[] {
  const hours = publishableHours(analysis.business.openingHours);
  if (hours.kind !== 'doubtful' && hours.kind !== 'unclear') return [];
  return [
    '',
    `We left your opening hours out: ${hoursDoubt(hours)}. Which hours are right? Enter them under “Your facts”, then get the pack again.`,
  ];
}

function hoursDoubt(hours: Extract<PublishableHours, { kind: 'doubtful' | 'unclear' }>): string {
  if (hours.kind === 'unclear') return 'we couldn’t tell from your site which ones hold';
  const day = WEEKDAY_NAMES[hours.day];
  return hours.why === 'overlap'
    ? `your site gives two different times for ${day}`
    : `your site gives one time for opening and closing on ${day}`;
}

const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** Which drafts become new pages, and which are added to existing ones. */
function pageSteps({ services, questions }: PackPlan): string[] {
  const drafts = [
    ...services.map(({ service, page }) => ({ page, file: `pages/${service.slug}/page.html` })),
    ...(questions === null ? [] : [{ page: questions, file: 'site/questions.html' }]),
  ];
  const made = drafts.filter(({ page }) => page.isNew);
  return [
    ...made.map(({ page, file }) => `New page ${new URL(page.url).pathname}: ${file}`),
    ...(made.length === 0 ? [] : ['Link the new pages from the footer of the home page: site/links-to-new-pages.html']),
    ...drafts
      .filter(({ page }) => !page.isNew)
      .map(({ page, file }) => `Add to ${new URL(page.url).pathname}: ${file}`),
  ];
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
