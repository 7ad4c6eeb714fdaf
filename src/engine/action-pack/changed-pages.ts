import type { Category } from '#shared/audit/business.ts';
import type { OutlineNode, OutlinePage } from '#shared/fixes/site-outline.ts';
import type { Heading, Page, TextBlock } from '../crawl/html/page.ts';
import { parsePage } from '../crawl/html/parse-page.ts';
import type { StructuredNode } from '../crawl/structured-data/structured-node.ts';
import { deriveCategory } from '../facts/category/category.ts';
import { createFactContext } from '../facts/fact-context.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { listMainHeadingTexts } from './home-change.ts';
import { jsonLdScript } from './local-business-json-ld.ts';
import { entryKey } from './own-entry.ts';
import { escapePackHtml } from './pack-html.ts';
import type { PackPlan } from './pack-plan.ts';
import { pageHtml } from './page-draft.ts';

/**
 * The home page after the pack is applied, as far as the rules use title, description, headings, first words and structured
 * data. Its word count is that of the page as read, plus what the pack adds, minus what it removes.
 */
export function changedHome(material: WritingMaterial, plan: PackPlan): Page | null {
  const [home] = material.outline.pages;
  if (home === undefined) return null;
  const { title, description, opening } = plan.home;
  const headings = changedHeadings(home, plan);
  const firstMain = headings.findIndex(({ level }) => level === 1);
  const body = headings.flatMap(({ level, text }, i) => [
    `<h${level}>${escapePackHtml(text)}</h${level}>`,
    ...(i === firstMain
      ? [
          opening === null ? '' : `<p>${escapePackHtml(opening)}</p>`,
          ...home.mainText.split('\n').map((line) => `<p>${escapePackHtml(line)}</p>`),
        ]
      : []),
  ]);
  const page = parse(
    home.url,
    `<title>${escapePackHtml(title ?? home.title ?? '')}</title><meta name="description" content="${escapePackHtml(description ?? home.metaDescription ?? '')}">`,
    body.join('\n'),
  );
  return { ...page, structured: changedData(home, plan, true), wordCount: home.wordCount + addedWords(home, plan) };
}

/** The pages behind the home page with their structured data as it is after the pack, and the texts that it is compared with. */
export function changedOtherPages({ outline }: WritingMaterial, plan: PackPlan): Page[] {
  const blank = parse('https://page.test/', '', '');
  return outline.pages.slice(1).map((page) => ({
    ...blank,
    url: page.url,
    blocks: page.mainText.split('\n').map(asBlock),
    structured: changedData(page, plan, false),
  }));
}

/** The structured data of a page after the pack: its own, with the entry that is completed or new. */
function changedData(page: OutlinePage, plan: PackPlan, isHome: boolean): StructuredNode[] {
  const { entry, replacedEntry } = plan;
  const replaced = replacedEntry?.url === page.url ? JSON.stringify(replacedEntry.entry) : null;
  const at = page.structured.findIndex((node) => JSON.stringify(entryKey(node)) === replaced);
  const kept = page.structured.filter((_, index) => index !== at);
  const isPlaced = replacedEntry === null ? isHome : at >= 0;
  const made = entry === null || !isPlaced ? [] : parse(page.url, jsonLdScript(entry), '').structured;
  return [...kept.map((node) => structuredNode(node, true)), ...made];
}

function structuredNode({ properties, ...node }: OutlineNode, topLevel: boolean): StructuredNode {
  return {
    ...node,
    topLevel,
    properties: properties.map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'string' ? value : structuredNode(value, false))),
    ]),
  };
}

/** The category that the site states after its home page is changed. */
export function categoryAfter(material: WritingMaterial, plan: PackPlan): Category | null {
  const home = changedHome(material, plan);
  if (home === null) return null;
  const others = material.outline.pages.slice(1).map(({ url, lang, title, metaDescription, headings, mainText }) => {
    const head = `<title>${escapePackHtml(title ?? '')}</title><meta name="description" content="${escapePackHtml(metaDescription ?? '')}">`;
    const body = headings.map(({ level, text }) => `<h${level}>${escapePackHtml(text)}</h${level}>`).join('');
    return { ...parse(url, head, `${body}<p>${escapePackHtml(mainText)}</p>`), lang };
  });
  const lang = material.outline.pages[0]?.lang ?? null;
  return deriveCategory(createFactContext([{ ...home, lang }, ...others], home.url)).value;
}

/** The headings of the home page in order, with the changes of the pack. */
function changedHeadings(home: OutlinePage, { home: { heading, demoted } }: PackPlan) {
  const rest = [...demoted];
  let isReplaced = heading === null;
  const headings = home.headings.flatMap((one) => {
    if (one.level !== 1) return [one];
    if (!isReplaced) {
      isReplaced = true;
      if (rest[0] === one.text) rest.shift();
      return [{ level: 1, text: heading ?? one.text }];
    }
    if (rest.includes(one.text)) return [{ level: 2, text: one.text }];
    // An empty main heading is removed when a new one is added.
    return one.text === '' ? [] : [one];
  });
  return isReplaced ? headings : [{ level: 1, text: heading ?? '' }, ...headings];
}

/** Words that the pack adds to the home page: heading, first sentence and contact line. */
function addedWords(home: OutlinePage, plan: PackPlan): number {
  const { heading, opening } = plan.home;
  const [replaced = ''] = heading === null ? [] : listMainHeadingTexts(home);
  return (
    (heading === null ? 0 : wordsIn(escapePackHtml(heading)) - wordsIn(escapePackHtml(replaced))) +
    (opening === null ? 0 : wordsIn(escapePackHtml(opening))) +
    (plan.contactLine === null || plan.shownNumber !== null ? 0 : wordsIn(plan.contactLine))
  );
}

function wordsIn(html: string): number {
  return html === '' ? 0 : parse('https://page.test/', '', `<p>${html}</p>`).wordCount;
}

/** Every page after the changes, with its headings and texts, which show the topics that the site covers; without its footer. */
export function changedPages(material: WritingMaterial, plan: PackPlan, language: TextLanguage | null): Page[] {
  const blank = parse('https://page.test/', '', '');
  const read = material.outline.pages.map(({ url, headings, mainText }) => ({
    ...blank,
    url,
    headings: headings.map(asHeading),
    // What they tell without a question is asked again only where another trade asks it.
    blocks: plan.category === null ? [] : mainText.split('\n').map(asBlock),
  }));
  const drafts = [...plan.services.map(({ page }) => page), ...(plan.questions === null ? [] : [plan.questions])];
  return [...read, ...(language === null ? [] : drafts.map((draft) => parse(draft.url, '', pageHtml(draft))))];
}

function asHeading({ level, text }: OutlinePage['headings'][number]): Heading {
  return { level: level as Heading['level'], text, imageAlts: [], hidden: false, region: 'body', blockIndex: 0 };
}

function asBlock(text: string): TextBlock {
  return { text, tag: 'p', region: 'body', hidden: false, inAddress: false, hints: '' };
}

function parse(url: string, head: string, body: string): Page {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  return parsePage({ url, body: new TextEncoder().encode(html), contentType: 'text/html; charset=utf-8' });
}
