import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { type BusinessTerms, getBusinessTerms } from '../factors/business-terms.ts';
import { measureWidth, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../factors/text-width.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import type { PackTexts } from './pack-texts.ts';

/** Changes at the top of the home page; null: unchanged. */
export interface HomeChange {
  readonly title: string | null;
  readonly description: string | null;
  readonly heading: string | null;
  /** A first paragraph below the heading. */
  readonly opening: string | null;
  /** Main headings that become subheadings, because there is one too many. */
  readonly demoted: readonly string[];
}

const NO_CHANGE: HomeChange = { title: null, description: null, heading: null, opening: null, demoted: [] };
const SHORTEST_PARAGRAPH = 40;

/** Counts how many of these a text has. */
type Worth = (text: string) => number;

/**
 * Chooses title, description, main heading and first sentence of the home page, each only where the site's own is less
 * complete. `texts` are candidates; the most complete is taken, the first among equals.
 */
export function changeHome({ outline, analysis }: WritingMaterial, texts: PackTexts): HomeChange {
  const [home] = outline.pages;
  if (home === undefined) return NO_CHANGE;
  const words = getBusinessTerms(analysis.business);
  const headings = listMainHeadingTexts(home);
  const names: Worth = (text) => Number(namesCategory(words, text)) + Number(namesPlace(words, text));
  const titleWorth: Worth = (text) => 2 * names(text) + fits(text, SHOWN_TITLE);
  const title = better(home.title ?? '', texts.titles, titleWorth);
  // The first stays alone: what only the others say is lost with them.
  const heading = better(headings[0] ?? '', plainlyFirst(texts.headings, words, analysis.businessName), names);
  const check = analysis.factors.description.checks.find(({ id }) => id === 'description.opening');
  const isOpeningPoor = check?.status === 'fail' || check?.status === 'partial';
  const opening = isOpeningPoor
    ? (texts.openings.find((text) => names(text) === 2 && text.length >= SHORTEST_PARAGRAPH) ?? null)
    : null;
  const description = changeDescription(home.metaDescription ?? '', texts.descriptions, words, analysis.businessName);
  return { title, description, heading, opening, demoted: headings.slice(1).filter(Boolean) };
}

/** A description that only lacks the name keeps its text and gets the name prepended, where there is room. */
function changeDescription(
  current: string,
  candidates: readonly string[],
  words: BusinessTerms,
  name: string | null,
): string | null {
  const says: Worth = (text) =>
    Number(namesCategory(words, text)) + Number(namesPlace(words, text)) + fits(text, SHOWN_DESCRIPTION);
  const worth: Worth = (text) => 2 * says(text) + Number(words.namesBusiness(text));
  if (current.trim() === '' || says(current) < 3) return better(current, candidates, worth);
  const named = name === null ? [] : [`${name}: ${current}`];
  return better(
    current,
    named.filter((text) => says(text) === 3),
    worth,
  );
}

/** Ranks headings with the category outside the name above those where only the name contains it. */
function plainlyFirst(headings: readonly string[], words: BusinessTerms, name: string | null): string[] {
  const isPlain = (text: string) => name === null || namesCategory(words, text.replaceAll(name, ' '));
  return [...headings.filter(isPlain), ...headings.filter((text) => !isPlain(text))];
}

/** The texts of the main headings of a page. */
export function listMainHeadingTexts({ headings }: Pick<OutlinePage, 'headings'>): string[] {
  return headings.filter(({ level }) => level === 1).map(({ text }) => text);
}

/** A language without a lexicon has no requirements. */
function namesCategory(words: BusinessTerms, text: string): boolean {
  return !words.knowsCategory || words.namesCategory(text);
}

function namesPlace(words: BusinessTerms, text: string): boolean {
  return !words.knowsPlace || words.namesPlace(text);
}

type ShownWidth = typeof SHOWN_TITLE | typeof SHOWN_DESCRIPTION;

function fits(text: string, { fontSize, shortest, longest }: ShownWidth): number {
  const width = measureWidth(text, fontSize);
  return Number(width >= shortest && width <= longest);
}

/** The candidate with a higher score than the current text; null when there is none. An empty text scores zero. */
function better(current: string, candidates: readonly string[], worthOf: Worth): string | null {
  let most = current.trim() === '' ? -1 : worthOf(current);
  let best: string | null = null;
  for (const text of candidates) {
    const worth = text.trim() === '' ? -1 : worthOf(text);
    if (worth <= most) continue;
    most = worth;
    best = text;
  }
  return best;
}
