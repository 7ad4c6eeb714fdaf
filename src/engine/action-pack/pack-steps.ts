import { cutTextWithDots } from '#shared/text/cut-text.ts';
import { OTHER_HOURS } from '../factors/hours-conflict.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { type BuilderSteps, builderSteps } from './builder-steps.ts';
import { findHoursDoubt } from './doubtful-hours.ts';
import { findMissingParts, type MissingEntryPart } from './local-business-json-ld.ts';
import { escapeMarkdown } from './pack-html.ts';
import type { PackPlan } from './pack-plan.ts';
import type { EntryDifference } from './patch-entry.ts';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const LONGEST_VALUE = 120;

/** The steps for the site's builder, in the order of execution: a section for each change of the pack, and none for what stays. */
export function stepsMarkdown(material: WritingMaterial, plan: PackPlan): string {
  const steps = builderSteps(material.analysis.business.siteBuilder);
  const sections = [
    entrySection(material, plan, steps),
    titleSection(plan, steps),
    headingSection(plan, steps),
    pagesSection(plan),
    contactSection(plan),
    robotsSection(plan, steps),
  ].filter(({ lines }) => lines.length > 0);
  return [
    `# Step by step: ${steps.builder}`,
    '',
    ...(sections.length === 0
      ? [
          plan.home.open.length === 0
            ? 'This pack changes nothing on your website.'
            : 'home-page/page.md says what to write yourself.',
          '',
        ]
      : [
          'Menus change now and then. If one of them reads differently today, look for the word in quotation marks or the last word of the line.',
          '',
        ]),
    ...sections.flatMap(({ title, lines }, at) => [`## ${at + 1}. ${title}`, '', ...lines, '']),
  ].join('\n');
}

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, at) => `${at + 1}. ${line}`);
}

/** Lines with an empty one between the groups. */
function paragraphs(...groups: readonly (readonly string[])[]): string[] {
  return groups.filter((group) => group.length > 0).flatMap((group, at) => (at === 0 ? group : ['', ...group]));
}

function entrySection(material: WritingMaterial, plan: PackPlan, steps: BuilderSteps): Section {
  const { entry, patch, replacedEntry, brokenOn } = plan;
  const placed = entry === null ? [] : replacedEntry === null ? steps.structuredData : replaceSteps(plan);
  const list = (intro: string, urls: readonly string[]) =>
    urls.length === 0 ? [] : [intro, '', ...[...new Set(urls)].map((url) => `- ${url}`)];
  return {
    title: 'Structured data',
    lines: paragraphs(
      patch === null ? entryQuestion(material) : numbered(placed),
      patch === null ? [] : entryChanges(plan),
      (patch?.doubts ?? []).map(
        ({ property, own, ours }) =>
          `Your code says “${escapeMarkdown(own)}” (${property}), your pages say “${escapeMarkdown(ours)}”. We left your code as it is. Which one is right?`,
      ),
      hoursQuestion(material, plan),
      list(
        'These pages have structured data with an error in the code, which no machine can read. Have the error corrected, or take that block off:',
        brokenOn,
      ),
    ),
  };
}

/** How the completed entry comes in the place of the site's own. */
function replaceSteps({ replacedEntry }: PackPlan): string[] {
  if (replacedEntry === null) return [];
  const type = replacedEntry.entry.types.join(', ');
  return [
    `Your page ${replacedEntry.url} already has your business details in its code. Find them in a script of the type application/ld+json: they have “@type” ${type}.`,
    'Replace these details, from their { to their }, with the text of structured-data.json. Leave everything else in the script as it is.',
    'If a plugin or your website builder writes them, leave the code alone and fill in there what is listed below.',
  ];
}

/** What the entry adds to the site's own and changes in it; nothing where the site has none. */
function entryChanges({ patch, entry }: PackPlan): string[] {
  if (patch === null || entry === null || !patch.isOfSite) return [];
  const { added, changed, leftOut } = patch;
  const taken = new Set(
    leftOut.map(
      ({ property, own, isOfTemplate }) =>
        `Left out: ${property}, “${shown(own)}”. ${isOfTemplate === true ? 'A template left it there' : 'That is no time of a day'}.`,
    ),
  );
  return [
    leftOut.length === 0
      ? 'Everything that your own details say stays.'
      : 'Everything else that your own details say stays.',
    ...taken,
    ...(added.length === 0 ? [] : [`Added: ${added.join(', ')}.`]),
    ...changed.map(changeLine),
    ...(STARS.some((name) => Object.hasOwn(entry, name)) ? [STARS_STAY] : []),
  ];
}

const STARS = ['aggregateRating', 'review'];
const STARS_STAY =
  'Your own details have star ratings or reviews. We left them as they are. Google shows no stars for what a business says about itself.';

function changeLine({ property, own, ours }: EntryDifference): string {
  if (ours === '') return `Taken out: ${property}, “${escapeMarkdown(own)}”.`;
  if (own === '') return `Added to ${property}: “${escapeMarkdown(ours)}”.`;
  return `Changed: ${property}, from “${escapeMarkdown(own)}” to “${escapeMarkdown(ours)}”.`;
}

function shown(value: string): string {
  return escapeMarkdown(cutTextWithDots(value, LONGEST_VALUE));
}

function titleSection({ home: { title, description } }: PackPlan, steps: BuilderSteps): Section {
  const parts = [...(title === null ? [] : ['title']), ...(description === null ? [] : ['description'])];
  const lines = [...(title === null ? [] : steps.title), ...(description === null ? [] : steps.description)];
  return {
    title: `${parts.length === 2 ? 'Title and description' : title === null ? 'Description' : 'Title'} of the home page`,
    lines: parts.length === 0 ? [] : ['The new text is in home-page/page.md.', '', ...numbered(lines)],
  };
}

function headingSection({ home: { heading, opening, demoted } }: PackPlan, steps: BuilderSteps): Section {
  const others = demoted.filter((text) => text.trim() !== '');
  const lines = [
    ...(heading === null ? [] : [...steps.heading, 'The new heading is in home-page/page.md.']),
    ...(opening === null ? [] : ['Put the first sentence of home-page/page.md right below the main heading.']),
    ...(others.length === 0
      ? []
      : [`A page has one main heading. Make these H2: ${others.map((text) => `“${shown(text)}”`).join(', ')}.`]),
  ];
  return { title: heading === null && opening !== null ? 'First sentence' : 'Main heading', lines: numbered(lines) };
}

/** What is added to existing pages. */
function pagesSection({ services, questions }: PackPlan): Section {
  const pages = [
    ...services.map(({ service, page }) => ({ page, file: `pages/${service.slug}/page.html` })),
    ...(questions === null ? [] : [{ page: questions, file: 'site/questions.html' }]),
  ];
  return {
    title: 'New sections',
    lines: numbered(
      pages.map(({ page, file }) => `Add to ${new URL(page.url).pathname}, below its last paragraph: ${file}`),
    ),
  };
}

function contactSection({ contactLine, shownNumber, otherLinks }: PackPlan): Section {
  if (contactLine === null) return { title: '', lines: [] };
  if (shownNumber === null)
    return {
      title: 'Footer',
      lines: ['1. Put site/contact-line.html into the footer, so that every page shows it.'],
    };
  return {
    title: 'Phone number',
    lines: numbered([
      `On your home page replace the phone number ${escapeMarkdown(shownNumber)}, with its link if it has one, by the link in site/phone-link.html. Then visitors can tap it to call.`,
      ...otherLinks.map((link) => `Do the same with your other number there: \`${link}\``),
    ]),
  };
}

function robotsSection({ robots }: PackPlan, steps: BuilderSteps): Section {
  return {
    title: 'robots.txt',
    lines:
      robots === null
        ? []
        : [...numbered(steps.robotsTxt), '', 'Readers that only train models stay as they are: that is your choice.'],
  };
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

/** What is doubtful about the hours of the site, as a question to the owner: the entry has only what it had before. */
function hoursQuestion(material: WritingMaterial, { entry, patch }: PackPlan): string[] {
  const doubt = findHoursDoubt(material);
  const isWritten = entry?.openingHoursSpecification !== undefined || entry?.openingHours !== undefined;
  const hasHours = entry === null ? patch?.isOfSite === true : isWritten;
  if (doubt === null || (doubt.statements.length === 0 && (entry === null || (doubt.isMild && hasHours)))) return [];
  const what = hasHours ? 'We left your opening hours as they are' : 'We left your opening hours out';
  const ask = 'Which hours are right? Enter them under “Your facts”, then get the pack again.';
  const statements = doubt.statements.map(({ url, quote, note }) => {
    const where = note === OTHER_HOURS ? 'on' : 'in the structured data of';
    return `- “${shown(quote)}” ${where} ${url}`;
  });
  return statements.length === 0
    ? [`${what}: ${doubt.why}. ${ask}`]
    : [`${what}: ${doubt.why}.`, '', ...statements, '', ask];
}
