import { readPattern } from '../../data/patterns.ts';
import type { Page } from './page.ts';

/** Kinds of pages that are served with status 200 and are not a business's page. */
export type PlaceholderKind = 'parked-domain' | 'login-wall' | 'not-found' | 'empty-page';

const LOGIN_WORDS = 120;
const LOGIN_LINKS = 12;
const PARKED_WORDS = 250;
/** Error pages have menus and footers too; a longer page has content of its own. */
const NOT_FOUND_WORDS = 250;

const FEW_WORDS = 20;

const PARKED_PHRASES = [
  'this domain is for sale',
  'this domain may be for sale',
  'this domain name is for sale',
  'buy this domain',
  'domain is parked',
  'parked free, courtesy of',
  'this domain has expired',
  'domain has been registered',
  'the domain name is for sale',
  'diese domain steht zum verkauf',
  'diese domain kaufen',
  'ce nom de domaine est à vendre',
  'este dominio está en venta',
  'questo dominio è in vendita',
  'domena na sprzedaż',
  'このドメインは売り出し中',
  'future home of something quite cool',
  'related searches: ',
  'index of /',
  'apache2 debian default page',
  'apache2 ubuntu default page',
  'welcome to nginx!',
  'iis windows server',
  'site not published',
  'website coming soon. under construction. parked',
] as const;
const PARKED_HOSTS = [
  'sedoparking.com',
  'parkingcrew.net',
  'bodis.com',
  'above.com',
  'dan.com',
  'afternic.com',
  'hugedomains.com',
  'parklogic.com',
  'cashparking.com',
] as const;

/** Titles and headings of error pages, in lower case. "404" is an area code too, so it only counts together with a word. */
const NOT_FOUND = new RegExp(readPattern('pages', 'notFound'));

/** The kind of placeholder; null for an ordinary page. */
export function detectPlaceholder(page: Page): PlaceholderKind | null {
  if (isEmpty(page)) return 'empty-page';
  if (isParked(page)) return 'parked-domain';
  if (isNotFoundNotice(page)) return 'not-found';
  return isLoginWall(page) ? 'login-wall' : null;
}

/** Whether a page with status 200 says that the page does not exist (a "soft 404"). */
export function isNotFoundNotice(page: Page): boolean {
  if (page.wordCount > NOT_FOUND_WORDS) return false;
  const [heading] = page.headings;
  return [page.title, heading?.text].some((text) => text != null && NOT_FOUND.test(text.slice(0, 200).toLowerCase()));
}

/** Whether the part of a truncated page that arrived is too little to evaluate: hardly any text, no title and no heading. */
export function saysNothing({ title, headings, wordCount }: Page): boolean {
  return title === null && headings.length === 0 && wordCount < FEW_WORDS;
}

/** No content, and nothing that could load any. */
function isEmpty(page: Page): boolean {
  const { wordCount, images, iframes, scripts, links, inlineScriptBytes, emptyMountPoints, headings } = page;
  const parts = [images, iframes, scripts, links, emptyMountPoints, headings];
  return wordCount === 0 && inlineScriptBytes === 0 && parts.every((part) => part.length === 0);
}

function isLoginWall({ passwordFieldCount, wordCount, links }: Page): boolean {
  return passwordFieldCount > 0 && wordCount < LOGIN_WORDS && links.length < LOGIN_LINKS;
}

function isParked(page: Page): boolean {
  if (page.wordCount > PARKED_WORDS) return false;
  const text = `${page.title ?? ''} ${page.blocks.map((block) => block.text).join(' ')}`.toLowerCase();
  if (PARKED_PHRASES.some((phrase) => text.includes(phrase))) return true;
  const addresses = [...page.scripts, ...page.iframes, ...page.links.map((link) => link.href)];
  return addresses.some((address) => {
    const host = URL.parse(address)?.hostname ?? '';
    return PARKED_HOSTS.some((parked) => host === parked || host.endsWith(`.${parked}`));
  });
}
