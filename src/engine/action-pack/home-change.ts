import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { type BusinessTerms, getBusinessTerms } from '../factors/business-terms.ts';
import { foldText, keepLetters } from '../facts/language/fold-text.ts';
import { type KnownFacts, readKnownFacts } from '../fixes/compare/known-facts.ts';
import { getMainHeading, settleHome } from '../fixes/compose/compose-meta.ts';
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
  /** What says too little today and is for its owner to write, with what it should say. */
  readonly open: readonly { readonly part: HomePart; readonly why: string }[];
}

/** A part of the home page that is kept, written or left to its owner. */
export type HomePart = 'title' | 'description' | 'heading';

const PARTS: readonly HomePart[] = ['title', 'description', 'heading'];
const NO_CHANGE: HomeChange = { title: null, description: null, heading: null, opening: null, demoted: [], open: [] };
const SHORTEST_PARAGRAPH = 40;

/**
 * Title, description, main heading and first sentence of the home page: the settled ones, and a first sentence where the site's own says
 * too little, unless the heading above it says the same. Of several main headings the one that says most stays; where none says anything they all do.
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
  const known = readKnownFacts(material);
  const kept = getMainHeading(home, known);
  // A new heading stands in place of the first one, and was compared with the one that says most.
  const isFirst = kept === null || kept === headings.find((text) => text.trim() !== '')?.trim();
  const heading = isFirst ? texts.heading : null;
  const isSaidAbove = keepLetters(foldText(heading ?? kept ?? '')) === keepLetters(foldText(opening ?? ''));
  const main = heading === null ? findGoodHeading(headings, known, words) : 0;
  // Of headings that read the same nobody could tell which one is meant; one of them is often for phones alone.
  const isAnother = (text: string) => text.trim() !== '' && (heading !== null || text !== headings[main ?? 0]);
  return {
    title,
    description,
    heading,
    opening: isOpening && !isSaidAbove ? opening : null,
    demoted: main === null ? [] : headings.filter((text, index) => index !== main && isAnother(text)),
    open: listOpen(material, { title, description, heading }),
  };
}

/** The same changes but for those of headings: where the name of the business is read from one. */
export function withoutHeadings(material: WritingMaterial, home: HomeChange): HomeChange {
  const kept = { ...home, heading: null };
  return { ...kept, demoted: [], open: listOpen(material, kept) };
}

function listOpen(material: WritingMaterial, change: Readonly<Record<HomePart, string | null>>): HomeChange['open'] {
  const settled = settleHome(material);
  if (settled === null) return [];
  return PARTS.flatMap((part) => {
    const { outcome, why } = settled[part];
    return outcome === 'keep' || change[part] !== null ? [] : [{ part, why }];
  });
}

/**
 * The place of the heading that says most of trade, place and name; null where
 * none says one of them, or another one says what it does not: then none is the main one.
 */
function findGoodHeading(headings: readonly string[], known: KnownFacts, words: BusinessTerms): number | null {
  const worth = headings.map((text) =>
    text.trim() === ''
      ? 0
      : Number(words.knowsTrade && words.namesCategory(text)) +
        Number(known.saysWhere(text)) +
        Number(known.saysName(text)),
  );
  const most = Math.max(0, ...worth);
  const main = most === 0 ? null : worth.indexOf(most);
  // What only another one says would be lost as a main heading.
  const isLoss =
    main !== null && !known.saysWhat(headings[main] ?? '') && headings.some((text) => known.saysWhat(text));
  return isLoss ? null : main;
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
