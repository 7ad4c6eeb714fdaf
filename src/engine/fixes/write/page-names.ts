import type { OutlinePage, SiteOutline } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../../facts/language/fold-text.ts';

const LONGEST_NAME = 60;
const CONTACT = new RegExp(String.raw`\b(?:${readPattern('pages', 'contactAddress')})`);
const ABOUT = new RegExp(String.raw`\b(?:${readPattern('pages', 'aboutAddress')})\b`);

/** The name of a page in a sentence to its owner: "your home page", "the page “Roof repair”". */
export function describePage(page: OutlinePage, { pages }: SiteOutline): string {
  if (page === pages[0]) return 'your home page';
  const heading = page.headings.find(({ level }) => level === 1)?.text.trim();
  const own = heading !== undefined && heading !== '' ? heading : (page.title?.split(/\s[|–—-]\s/)[0]?.trim() ?? '');
  if (own === '') return `the page ${getUrlPath(page.url) ?? page.url}`;
  return `the page “${own.length > LONGEST_NAME ? `${cutText(own, LONGEST_NAME - 1).trimEnd()}…` : own}”`;
}

/** The contact page or the page about the business, by its address before its title; null where neither shows it. */
export function findPage({ pages }: SiteOutline, kind: 'contact' | 'about'): OutlinePage | null {
  const words = kind === 'contact' ? CONTACT : ABOUT;
  const others = pages.slice(1);
  const isAddressed = ({ url }: OutlinePage) => words.test(foldText(decodeSafely(getUrlPath(url) ?? '')));
  return others.find(isAddressed) ?? others.find(({ title }) => words.test(foldText(title ?? ''))) ?? null;
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
