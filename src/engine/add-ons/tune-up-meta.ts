import type { TuneUpFinding } from '#shared/add-ons/site-tune-up.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { namesKeyword } from '../checklist/keyword-words.ts';
import { composeMeta } from '../fixes/compose/compose-meta.ts';
import { toVariant, type WritingMaterial } from '../fixes/writing-material.ts';

/** Length at which a desktop search result truncates (a practice value, domain facts A5). */
const TITLE_LONGEST = 60;

/** A page, the keyword it should contain (null: none), and whether it is in the sheet's language. */
export interface TunedPage {
  readonly page: OutlinePage;
  readonly keyword: string | null;
  readonly isOurLanguage: boolean;
}

interface Meta {
  readonly what: 'title' | 'description';
  readonly text: string | null;
  /** URLs of other pages with the same text. */
  readonly sharedWith: readonly string[];
}

/**
 * Checks the title of one page: present, unique, and naming the page's topic; else proposes a title, which is added to
 * `given` so that no two pages get the same.
 */
export function tuneTitle(
  material: WritingMaterial,
  tuned: TunedPage,
  all: readonly TunedPage[],
  given: Set<string>,
): TuneUpFinding {
  const meta = metaOf('title', tuned, all, ({ title }) => title);
  const problem = problemOf(meta, tuned, material);
  if (problem === null) return passed(meta);
  const paste = titleFor(material, tuned, all, given);
  if (paste !== null) given.add(paste);
  const change =
    paste === null
      ? 'Write a title of its own: what the page is about, then the name of your business, in up to 60 characters.'
      : 'Put this in the title field of the page.';
  return { part: 'title', status: 'fail', details: problem, change, paste };
}

/** The description of one page, as `tuneTitle`. */
export function tuneDescription(material: WritingMaterial, tuned: TunedPage, all: readonly TunedPage[]): TuneUpFinding {
  const meta = metaOf('description', tuned, all, ({ metaDescription }) => metaDescription);
  const problem = problemOf(meta, tuned, material);
  if (problem === null) return passed(meta);
  const written = tuned.isOurLanguage ? composeMeta(material, tuned.page, toVariant(0)).description.text : '';
  const change =
    written === ''
      ? 'Say in one or two sentences what a visitor finds on this page, in up to 160 characters.'
      : 'Put this in the description field (meta description) of the page.';
  return { part: 'description', status: 'fail', details: problem, change, paste: written === '' ? null : written };
}

function metaOf(
  what: Meta['what'],
  { page }: TunedPage,
  all: readonly TunedPage[],
  read: (page: OutlinePage) => string | null,
): Meta {
  const text = read(page)?.trim() || null;
  const same = all.filter((other) => other.page.url !== page.url && (read(other.page)?.trim() || null) === text);
  return { what, text, sharedWith: text === null ? [] : same.map((other) => other.page.url) };
}

/** The sentence for the most important problem; null when there is none. */
function problemOf(
  { what, text, sharedWith }: Meta,
  { keyword }: TunedPage,
  { sheet }: WritingMaterial,
): string | null {
  if (text === null) return `There is no ${what}.`;
  if (keyword !== null) {
    const { isNamed, missing } = namesKeyword(text, keyword, sheet.language);
    // A description is for people and need not match exactly: it fails only when it is about another topic.
    const isAbout = isNamed || (what === 'description' && wordsIn(text, keyword, sheet.language) > 0);
    if (!isAbout) return `The ${what} “${text}” does not name ${missing.map((word) => `“${word}”`).join(', ')}.`;
  }
  const [first, ...more] = sharedWith;
  if (first === undefined) return null;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return `The ${what} “${text}” also stands on ${first}${others}. Each page needs its own.`;
}

/** How many words of the keyword a text contains. */
function wordsIn(text: string, keyword: string, language: WritingMaterial['sheet']['language']): number {
  return keyword.split(/[\s&]+/).filter((word) => namesKeyword(text, word, language).isNamed).length;
}

function passed({ what, text }: Meta): TuneUpFinding {
  return { part: what, status: 'pass', details: `The ${what} is “${text}”.`, change: null, paste: null };
}

/** The composed title; else the page's own headline with the name of the business. Never the title of another page. */
function titleFor(
  material: WritingMaterial,
  { page, keyword, isOurLanguage }: TunedPage,
  all: readonly TunedPage[],
  given: ReadonlySet<string>,
): string | null {
  const { facts, language } = material.sheet;
  const name = facts.find(({ kind, state }) => kind === 'name' && state !== 'rejected')?.value;
  const taken = new Set(all.filter((other) => other.page.url !== page.url).map((other) => other.page.title?.trim()));
  const headline = page.headings.find(({ text }) => text !== '')?.text;
  const own = keyword === null ? headline : capitalised(keyword);
  const ideas = [
    ...(isOurLanguage ? [composeMeta(material, page, toVariant(0)).title.text] : []),
    ...(own === undefined || name === undefined ? [] : [`${own} | ${name}`]),
    ...(own === undefined ? [] : [own]),
  ];
  const fits = (idea: string) =>
    idea !== '' &&
    idea.length <= TITLE_LONGEST &&
    !taken.has(idea) &&
    !given.has(idea) &&
    idea !== page.title?.trim() &&
    (keyword === null || namesKeyword(idea, keyword, language).isNamed);
  return ideas.find(fits) ?? null;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
