import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { type BusinessTerms, getBusinessTerms } from '../factors/business-terms.ts';
import { readKnownFacts } from '../fixes/compare/known-facts.ts';
import { getMainHeading } from '../fixes/compose/compose-meta.ts';
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

/**
 * Title, description, main heading and first sentence of the home page: the settled ones, and a first sentence where the site's own says
 * too little. Of several main headings the one that says most stays.
 */
export function changeHome(material: WritingMaterial, texts: PackTexts): HomeChange {
  const { title, description, opening } = texts;
  const { outline, analysis } = material;
  const [home] = outline.pages;
  if (home === undefined) return NO_CHANGE;
  const words = getBusinessTerms(analysis.business);
  const check = analysis.factors.description.checks.find(({ id }) => id === 'description.opening');
  const isOpeningPoor = check?.status === 'fail' || check?.status === 'partial';
  const saysBoth = opening !== null && namesCategory(words, opening) && namesPlace(words, opening);
  const isOpening = isOpeningPoor && saysBoth && opening.length >= SHORTEST_PARAGRAPH;
  const headings = listMainHeadingTexts(home);
  const kept = getMainHeading(home, readKnownFacts(material));
  // A new heading stands in place of the first one, and was compared with the one that says most.
  const isFirst = kept === null || kept === headings.find((text) => text.trim() !== '')?.trim();
  const heading = isFirst ? texts.heading : null;
  const at = heading === null ? headings.findIndex((text) => text.trim() === kept) : 0;
  return {
    title,
    description,
    heading,
    opening: isOpening ? opening : null,
    demoted: headings.filter((text, index) => index !== Math.max(0, at) && text !== ''),
  };
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
