import type { Page } from '../../crawl/html/page.ts';
import { readPattern } from '../../data/patterns.ts';

/** The purpose of a page by its URL and headline. `privacy` and `terms` pages contain addresses of third parties. */
export type PagePurpose =
  | 'home'
  | 'contact'
  | 'imprint'
  | 'about'
  | 'locations'
  | 'services'
  | 'faq'
  | 'privacy'
  | 'terms'
  | 'other';

/**
 * Words of URLs, titles and headings, accents removed, in the supported languages. The order
 * decides: an imprint page called "Impressum & Datenschutz" is an imprint.
 */
const PURPOSE_WORDS: readonly (readonly [PagePurpose, RegExp])[] = [
  ['imprint', new RegExp(String.raw`\b(?:${readPattern('pages', 'imprint')})\b|特定商取引`)],
  ['privacy', new RegExp(String.raw`\b(?:${readPattern('pages', 'privacy')})\b|プライバシー|個人情報`)],
  ['terms', new RegExp(String.raw`\b(?:${readPattern('pages', 'terms')})\b|利用規約`)],
  ['contact', new RegExp(readPattern('pages', 'contact'))],
  ['locations', new RegExp(String.raw`\b(?:${readPattern('pages', 'locations')})\b|店舗`)],
  ['about', new RegExp(readPattern('pages', 'about'))],
  ['faq', new RegExp(String.raw`\b(?:${readPattern('pages', 'questions')})\b|よくある`)],
  ['services', new RegExp(readPattern('pages', 'services'))],
];

/** The title and first heading of a page. */
export interface NamedPage extends Pick<Page, 'url' | 'title'> {
  readonly headings: readonly { readonly level: number; readonly text: string; readonly region: string }[];
}

/**
 * The purpose of a page, by its path (file names are reliable), then its title and first heading.
 * `isHome` overrides: the first page of an audit is the home page whatever its path.
 */
export function classifyPurpose(page: NamedPage, isHome: boolean): PagePurpose {
  if (isHome) return 'home';
  const byHeadline = match(headline(page));
  // Some builders put the imprint under /about/; its headline shows what it is.
  if (byHeadline === 'imprint' || byHeadline === 'privacy') return byHeadline;
  return match(pathWords(page.url)) ?? byHeadline ?? 'other';
}

function match(words: string): PagePurpose | null {
  for (const [purpose, pattern] of PURPOSE_WORDS) if (pattern.test(words)) return purpose;
  return null;
}

function pathWords(url: string): string {
  try {
    const { pathname, search } = new URL(url);
    return fold(
      decodeURIComponent(pathname + search)
        .replace(/\.(?:html?|php|aspx?)$/i, '')
        .replace(/_/g, '-'),
    );
  } catch {
    return fold(url);
  }
}

function headline(page: NamedPage): string {
  // The first part of the title: after the dash comes the business, which may be called "Contact Lens Centre".
  const title = (page.title ?? '').slice(0, 200).split(/\s[-–—|·:]\s|\|/)[0] ?? '';
  const heading = page.headings.find((one) => one.level <= 2 && one.text !== '' && one.region !== 'header')?.text ?? '';
  return fold(`${heading.length <= 60 ? heading : ''} \n ${title.length <= 60 ? title : ''}`);
}

function fold(text: string): string {
  return text
    .slice(0, 400)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
