import type { AeoActionPack } from '#shared/audit/analysis.ts';
import { naturalList } from '../fixes/compose/natural-list.ts';
import { isWorded, type TextLanguage, type WritingMaterial } from '../fixes/writing-material.ts';
import { draftFiles } from './draft-files.ts';
import type { HomePart } from './home-change.ts';
import { writeLlmsTxt } from './llms-txt.ts';
import { jsonLdScript, jsonLdText } from './local-business-json-ld.ts';
import { buildBundles, type FiledBundle, HOME_FOLDER } from './pack-bundles.ts';
import { type PackPromise, predictPackGain } from './pack-gain.ts';
import { escapeMarkdown, escapePackHtml } from './pack-html.ts';
import { changesSite, type PackPlan, planPack } from './pack-plan.ts';
import { readmeText } from './pack-readme.ts';
import { stepsMarkdown } from './pack-steps.ts';
import type { PackQuestion, PackTexts } from './pack-texts.ts';
import { pageHtml, pageMarkdown } from './page-draft.ts';
import { listAskedParts } from './patch-entry.ts';
import { directorySheet, homePageMarkdown } from './site-files.ts';
import type { ZipTextFile } from './zip-files.ts';

/** A built pack: its summary in the analysis, its files, what it changes and what that gains. */
export interface BuiltActionPack {
  readonly pack: Omit<AeoActionPack, 'download_url'>;
  readonly promise: PackPromise;
  readonly plan: PackPlan;
  /** Built on demand. */
  readonly files: () => ZipTextFile[];
}

const TOP = 5;
const HOME_PARTS: Readonly<Record<HomePart, string>> = {
  title: 'page title',
  description: 'page description',
  heading: 'main heading',
};

/** The language of the texts of a site; null when we write nothing in it. */
export function packLanguage({ sheet, analysis }: WritingMaterial): TextLanguage | null {
  const isOwn = analysis.business.languages[0]?.split('-')[0] === sheet.language;
  return isOwn && isWorded(sheet.language) ? sheet.language : null;
}

/** Builds the action pack of one audit. Pure: the same facts give the same pack. */
export function buildActionPack(material: WritingMaterial, texts: PackTexts): BuiltActionPack {
  const language = packLanguage(material);
  const plan = planPack(material, texts, language);
  const promise = predictPackGain(material, plan);
  const bundles = buildBundles(material, plan, language);
  const { collectedAt } = material.analysis;
  return {
    pack: {
      bundles: bundles.map(({ bundle }) => bundle),
      recommendations_top5: bundles.slice(0, TOP).map((one) => recommendationOf(one, plan)),
      generated_at: collectedAt,
      top_n: Math.min(TOP, bundles.length),
    },
    promise,
    plan,
    files: () => packFiles(material, plan, promise, bundles, language ?? 'en'),
  };
}

function recommendationOf({ bundle, part }: FiledBundle, { entry, home }: PackPlan): string {
  if (part === null) {
    const parts = [
      ...(entry === null ? [] : ['structured data']),
      ...(home.title === null ? [] : ['title']),
      ...(home.description === null ? [] : ['description']),
      ...(home.heading === null ? [] : ['heading']),
      ...(home.opening === null ? [] : ['first sentence']),
    ];
    const [open] = home.open;
    if (parts.length === 0 && open !== undefined)
      return `Write a ${HOME_PARTS[open.part]} that says what you do and where: “${bundle.query}”.`;
    return parts.length === 0
      ? `The title and heading of your home page can stay as they are: “${bundle.query}”.`
      : `Put the new ${naturalList('en', parts)} on your home page: “${bundle.query}”.`;
  }
  const { name } = part.service;
  return 'page' in part
    ? `Add the new section to your page about ${name}.`
    : `Answer the questions in the draft, then you have a page for ${name}.`;
}

function packFiles(
  material: WritingMaterial,
  plan: PackPlan,
  promise: PackPromise,
  bundles: readonly FiledBundle[],
  language: TextLanguage,
): ZipTextFile[] {
  const { questions, robots, contactLine } = plan;
  const llms = writeLlmsTxt(material);
  const files: ZipTextFile[] = [
    { path: 'STEPS.md', text: stepsMarkdown(material, plan) },
    ...homeFiles(material, plan),
    ...bundles.flatMap((one) => serviceFiles(material, one)),
    { path: 'site/directory-corrections.csv', text: directorySheet(material, listAskedParts(plan.patch)) },
    ...(robots === null
      ? []
      : [
          { path: 'site/robots.txt', text: robots.text },
          { path: 'site/robots.diff', text: robots.diff },
        ]),
    ...(contactLine === null ? [] : [{ path: contactFile(plan), text: `${contactLine}\n` }]),
    ...(questions === null
      ? []
      : [
          { path: 'site/questions.md', text: pageMarkdown(questions) },
          { path: 'site/questions.html', text: pageHtml(questions) },
        ]),
    ...(llms === null ? [] : [{ path: 'optional/llms.txt', text: llms }]),
    { path: 'manifest.json', text: manifestText(plan, promise) },
  ];
  const paths = files.map(({ path }) => path);
  return [{ path: 'README.md', text: readmeText(material, promise, paths, language, changesSite(plan)) }, ...files];
}

/** The file of the contact line, or of the link that makes a number dial. */
function contactFile({ shownNumber }: PackPlan): string {
  return shownNumber === null ? 'site/contact-line.html' : 'site/phone-link.html';
}

function homeFiles(material: WritingMaterial, plan: PackPlan): ZipTextFile[] {
  const { heading, opening } = plan.home;
  const top = [
    ...(heading === null ? [] : [`<h1>${escapePackHtml(heading)}</h1>`]),
    ...(opening === null ? [] : [`<p>${escapePackHtml(opening)}</p>`]),
  ];
  const questions = plan.questions?.questions ?? [];
  return [
    { path: `${HOME_FOLDER}/page.md`, text: homePageMarkdown(material, plan.home) },
    {
      path: `${HOME_FOLDER}/page.html`,
      text: `${top.join('\n') || '<!-- No new heading: see page.md. -->'}\n`,
    },
    ...(questions.length === 0 ? [] : [{ path: `${HOME_FOLDER}/questions.md`, text: questionsMarkdown(questions) }]),
    ...(plan.entry === null
      ? []
      : [
          { path: `${HOME_FOLDER}/structured-data.json`, text: jsonLdText(plan.entry) },
          { path: `${HOME_FOLDER}/structured-data.html`, text: jsonLdScript(plan.entry) },
        ]),
    ...(plan.post === null ? [] : [{ path: `${HOME_FOLDER}/post.txt`, text: `${plan.post}\n` }]),
  ];
}

function serviceFiles(material: WritingMaterial, { folder, part }: FiledBundle): ZipTextFile[] {
  if (part === null) return [];
  if ('parts' in part) return [...draftFiles(material, part)];
  const { page } = part;
  return [
    { path: `${folder}/page.md`, text: pageMarkdown(page) },
    { path: `${folder}/page.html`, text: pageHtml(page) },
    { path: `${folder}/questions.md`, text: questionsMarkdown(page.questions) },
    { path: `${folder}/structured-data.json`, text: jsonLdText(page.jsonLd ?? {}) },
  ];
}

function questionsMarkdown(questions: readonly PackQuestion[]): string {
  return questions.map((one) => `## ${escapeMarkdown(one.question)}\n\n${escapeMarkdown(one.answer)}\n`).join('\n');
}

/** Machine-readable manifest of what goes where; matches the written steps. */
function manifestText(plan: PackPlan, promise: PackPromise): string {
  const { home, entry, replacedEntry, brokenOn, robots, contactLine, shownNumber, services, questions } = plan;
  const pages = [
    ...services.map(({ service, page }) => ({ page, file: `pages/${service.slug}/page.html` })),
    ...(questions === null ? [] : [{ page: questions, file: 'site/questions.html' }]),
  ];
  const manifest = {
    home,
    structuredData:
      entry === null
        ? null
        : {
            file: `${HOME_FOLDER}/structured-data.${replacedEntry === null ? 'html' : 'json'}`,
            inPlaceOf: replacedEntry,
          },
    unreadableBlocks: brokenOn,
    robotsTxt: robots === null ? null : 'site/robots.txt',
    contactLine: contactLine === null || shownNumber !== null ? null : contactFile(plan),
    phoneLink: contactLine === null || shownNumber === null ? null : { file: contactFile(plan), shown: shownNumber },
    newSections: pages.map(({ page, file }) => ({ url: page.url, file })),
    promise,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
