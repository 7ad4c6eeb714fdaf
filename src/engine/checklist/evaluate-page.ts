import type { SeoChecklist, SeoChecklistItem } from '#shared/api/seo-checklist.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { businessWording } from '../fixes/compose/business-slots.ts';
import { type SettledPage, settlePage } from '../fixes/compose/compose-meta.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import { asHeading } from '../fixes/compose/proper-case.ts';
import { distinctVariants, variantAt } from '../fixes/distinct-variants.ts';
import type { TextVariant, WritingMaterial } from '../fixes/writing-material.ts';
import { headingJumps } from './heading-order.ts';
import { namesKeyword } from './keyword-words.ts';
import { prioritySources } from './priority-sources.ts';

/** Practice values: Google sets none. A page with fewer words has little to quote. */
export const SUFFICIENT_WORD_COUNT = 300;
const QUESTIONS_TO_ADD = 3;
const MOST_QUESTIONS = 24;

/** Weight of each item; items that are not evaluated are left out of the score. Chosen by how much an owner can achieve with it. */
const POINTS: Readonly<Record<SeoChecklistItem['factor'], number>> = {
  h1Keyword: 30,
  metaKeyword: 30,
  minWordCount: 20,
  headingHierarchy: 20,
  localBacklinks: 0,
};

/**
 * Evaluates five basics of one page for one keyword, each with the finding, the exact change, and the number of different
 * variants of it: `variant` selects one. Pure: reads the outline, not the site. Proposed texts use the facts of the
 * sheet; the keyword is the owner's input.
 */
export function evaluatePage(
  page: OutlinePage,
  keyword: string,
  material: WritingMaterial,
  variant: TextVariant,
): SeoChecklist {
  const items = [
    inVariants(variant, (one) => evaluateH1(page, keyword, material, one)),
    inVariants(variant, () => evaluateWords(page, material)),
    inVariants(variant, () => evaluateMeta(page, keyword, material)),
    inVariants(variant, () => evaluateOutlineHeadings(page)),
    evaluateLinks(material),
  ];
  const judged = items.filter(({ factor, status }) => status !== 'na' && POINTS[factor] > 0);
  const whole = judged.reduce((sum, { factor }) => sum + POINTS[factor], 0);
  const reached = judged.reduce((sum, { factor, status }) => sum + (status === 'pass' ? POINTS[factor] : 0), 0);
  return { score: whole === 0 ? null : Math.round((reached / whole) * 100), items };
}

/** An item with the requested variant, among those that differ, and their number. */
function inVariants(variant: TextVariant, judge: (variant: TextVariant) => SeoChecklistItem): SeoChecklistItem {
  const found = distinctVariants(judge, ({ suggestion }) => suggestion);
  const item = variantAt(found, variant)?.text ?? { ...judge(0), suggestion: null };
  return { ...item, variants: found.length };
}

/** Checks the main heading against the keyword, with a proposal that would pass. */
function evaluateH1(
  page: OutlinePage,
  keyword: string,
  material: WritingMaterial,
  variant: TextVariant,
): SeoChecklistItem {
  const [h1 = null] = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const { isNamed, missing } = namesKeyword(h1 ?? '', keyword, material.sheet.language);
  const metrics = { hasH1: h1 !== null, h1Text: h1 };
  if (h1 !== null && isNamed)
    return {
      factor: 'h1Keyword',
      status: 'pass',
      details: `Your main heading “${h1}” names “${keyword}”.`,
      suggestion: null,
      metrics,
    };
  const details =
    h1 === null
      ? 'We saw no main heading (H1) that visitors see on this page.'
      : `Your main heading “${h1}” does not name ${missing.map((word) => `“${word}”`).join(', ')}.`;
  return {
    factor: 'h1Keyword',
    status: 'fail',
    details,
    suggestion: headingFor(page, keyword, material, variant),
    metrics,
  };
}

/** One of the better headings that names the keyword; else the owner's keyword with the name of the business. */
function headingFor(page: OutlinePage, keyword: string, material: WritingMaterial, variant: TextVariant): string {
  const { language } = material.sheet;
  const ideas = settlePage(material, page).headingIdeas.map(({ text }) => text);
  const fitting = ideas.filter((idea) => namesKeyword(idea, keyword, language).isNamed);
  const name = material.sheet.facts.find(({ kind, state }) => kind === 'name' && state !== 'rejected')?.value;
  const own = headingOf(keyword, material);
  const shapes = name === undefined ? [own] : [`${own} – ${name}`, `${name}: ${own}`, own];
  return fitting[variant] ?? fitting[0] ?? shapes[variant] ?? own;
}

function evaluateWords({ wordCount }: OutlinePage, material: WritingMaterial): SeoChecklistItem {
  const metrics = { wordCount };
  const details = `This page has ${wordCount} words. ${SUFFICIENT_WORD_COUNT} is a value from practice; Google sets none.`;
  if (wordCount >= SUFFICIENT_WORD_COUNT)
    return { factor: 'minWordCount', status: 'pass', details, suggestion: null, metrics };
  // What the site answers already stands on another of its pages.
  const qa = composeQa(material, MOST_QUESTIONS)
    .filter(({ url }) => url === null)
    .slice(0, QUESTIONS_TO_ADD);
  const parts = qa.map(({ question, answer }) => `${question}\n${answer.text}`);
  const lead = `Add about ${SUFFICIENT_WORD_COUNT - wordCount} words that answer what customers ask. For example:`;
  const suggestion = parts.length === 0 ? null : [lead, ...parts].join('\n\n');
  return { factor: 'minWordCount', status: 'fail', details, suggestion, metrics };
}

function evaluateMeta(page: OutlinePage, keyword: string, material: WritingMaterial): SeoChecklistItem {
  const { title, metaDescription } = page;
  const { language } = material.sheet;
  const inTitle = namesKeyword(title ?? '', keyword, language);
  const inDescription = namesKeyword(metaDescription ?? '', keyword, language);
  const metrics = { titleLength: title?.length ?? 0, metaLength: metaDescription?.length ?? 0 };
  if (inTitle.isNamed && inDescription.isNamed)
    return {
      factor: 'metaKeyword',
      status: 'pass',
      details: `Title and description name “${keyword}”.`,
      suggestion: null,
      metrics,
    };
  const say = (what: string, text: string | null, { isNamed, missing }: typeof inTitle) => {
    if (text === null || text.trim() === '') return `There is no ${what}.`;
    return isNamed
      ? `The ${what} names it.`
      : `The ${what} “${text}” does not name ${missing.map((word) => `“${word}”`).join(', ')}.`;
  };
  const details = `${say('title', title, inTitle)} ${say('description', metaDescription, inDescription)}`;
  const settled = settlePage(material, page);
  const newTitle = titleFor(keyword, settled, material);
  const newDescription = settled.description.outcome === 'write' ? settled.description.text : '';
  // A good text is kept, and facts that are missing get no label.
  const parts = [
    ...(inTitle.isNamed || newTitle.trim() === '' ? [] : [`Title: ${newTitle}`]),
    ...(inDescription.isNamed || newDescription === '' ? [] : [`Description: ${newDescription}`]),
  ];
  const suggestion = parts.length === 0 ? null : parts.join('\n\n');
  return { factor: 'metaKeyword', status: 'fail', details, suggestion, metrics };
}

/** The written title where it names the keyword; else the owner's keyword with the name of the business. */
function titleFor(keyword: string, { title }: SettledPage, material: WritingMaterial): string {
  const { facts, language } = material.sheet;
  if (title.outcome === 'write' && namesKeyword(title.text, keyword, language).isNamed) return title.text;
  const name = facts.find(({ kind, state }) => kind === 'name' && state !== 'rejected')?.value;
  return name === undefined ? '' : `${headingOf(keyword, material)} | ${name}`;
}

/** Whether the headings form a valid outline, with each one that should change. */
export function evaluateOutlineHeadings({ headings }: OutlinePage): SeoChecklistItem {
  const count = (level: number) => headings.filter((heading) => heading.level === level).length;
  const metrics = { h1Count: count(1), h2Count: count(2), h3Count: count(3) };
  const jumps = headingJumps(headings);
  const problems = [
    ...(metrics.h1Count === 0 ? ['We saw no main heading (H1) that visitors see.'] : []),
    ...(metrics.h1Count > 1
      ? [`There are ${metrics.h1Count} main headings (H1); one is enough to say what the page is about.`]
      : []),
    ...(metrics.h2Count === 0 ? ['We saw no heading below it (H2).'] : []),
    ...jumps
      .slice(0, 3)
      .map(({ text, level, fitting }) => `“${text}” is an H${level} where an H${fitting} would follow.`),
  ];
  if (problems.length === 0)
    return {
      factor: 'headingHierarchy',
      status: 'pass',
      details: 'One main heading, and every level follows the one above it.',
      suggestion: null,
      metrics,
    };
  const extra = headings.filter(({ level }) => level === 1).slice(1);
  const changes = [
    ...(metrics.h1Count === 0 ? ['Make the line that says what you do the H1 of the page.'] : []),
    ...extra.map(({ text }) => `Make “${text}” an H2.`),
    ...(metrics.h2Count === 0 ? ['Give each part of the page a heading of its own (H2).'] : []),
    ...jumps.map(({ text, fitting }) => `Make “${text}” an H${fitting}.`),
  ];
  return {
    factor: 'headingHierarchy',
    status: 'fail',
    details: problems.join(' '),
    suggestion: changes.join('\n'),
    metrics,
  };
}

/** Inbound links cannot be seen from the site: only possible sources are named. */
function evaluateLinks(material: WritingMaterial): SeoChecklistItem {
  const sources = prioritySources(material);
  return {
    factor: 'localBacklinks',
    status: 'na',
    details:
      'Your site can’t show who links to it, so we don’t score this. These are the places where a link or a listing is worth the most.',
    suggestion: null,
    metrics: { prioritySources: sources },
  };
}

/** The owner's keyword as a heading; names keep the business's capitalization. */
function headingOf(keyword: string, material: WritingMaterial): string {
  const { facts, slots } = businessWording(material);
  const kinds: ReadonlySet<string> = new Set(['name', 'city', 'region', 'area', 'brand', 'person']);
  const names = facts.filter(({ kind }) => kinds.has(kind)).map(({ value }) => value);
  const noun = slots.get('keyword')?.text;
  return asHeading(keyword, noun === undefined ? names : [...names, noun]);
}
