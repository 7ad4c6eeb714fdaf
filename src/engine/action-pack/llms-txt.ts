import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { readPattern } from '../data/patterns.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { findFactValue, listUsableFacts } from './pack-facts.ts';
import { escapeMarkdown } from './pack-html.ts';
import { placeText } from './page-draft.ts';

const LONGEST_SUMMARY = 300;
/** Legal pages in the words that addresses have for them everywhere. */
const LEGAL = new RegExp(`(?:${readPattern('pages', 'legalAddress')})[^/]*/?$`, 'i');
/** Pages that list other pages: archives of a content system. */
const ARCHIVE = /\/(?:categor(?:y|ies)|tags?|author|page\/\d+)(?:\/|\.\w+$|$)/i;

/**
 * The optional llms.txt: what the business is, in its own words, and the pages that it has, in the format of https://llmstxt.org. Null
 * where the name of the business is not known. Pages of the pack are not there yet, and legal ones say nothing about the business.
 */
export function writeLlmsTxt(material: WritingMaterial): string | null {
  const name = findFactValue(material, 'name');
  if (name === null) return null;
  const about = summarize(material);
  const pages = material.outline.pages.filter(isContent);
  return [
    `# ${escapeMarkdown(name)}`,
    '',
    ...(about === '' ? [] : [`> ${escapeMarkdown(about)}`, '']),
    '## Pages',
    '',
    ...pages.map((page) => `- [${escapeMarkdown(namePage(page, pages))}](${encodeURI(decodeSafely(page.url))})`),
    '',
  ].join('\n');
}

/** The description of the home page, else what and where: our label of the trade is English. */
function summarize(material: WritingMaterial): string {
  const own = material.outline.pages[0]?.metaDescription?.replace(/\s+/g, ' ').trim() ?? '';
  if (own !== '') return cutText(own, LONGEST_SUMMARY);
  const [category] = listUsableFacts(material, 'category');
  const isEnglish = material.analysis.business.languages[0]?.split('-')[0] === 'en';
  const trade = category?.written ?? (isEnglish || category?.state !== 'found' ? category?.value : undefined);
  return [trade, placeText(material)].filter(Boolean).join(', ');
}

function isContent({ url }: OutlinePage): boolean {
  const kind = classifyUrl(url);
  const path = URL.parse(url)?.pathname ?? '';
  return kind !== 'legal' && kind !== 'imprint' && !LEGAL.test(path) && !ARCHIVE.test(path);
}

/** The title; where other pages have it too, the heading or the end of the address. */
function namePage({ url, title, headings }: OutlinePage, pages: readonly OutlinePage[]): string {
  const isShared = pages.some((other) => other.url !== url && other.title === title);
  const path = decodeSafely(URL.parse(url)?.pathname ?? '');
  const isHome = path === '/' || pages[0]?.url === url;
  if (title !== null && (!isShared || isHome)) return title;
  return headings.find(({ text }) => text.trim() !== '' && text.trim() !== title)?.text ?? path;
}

function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
