import { decodeComponent } from '#shared/text/decode-component.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';

/** Folders in which sites keep the pages of services. */
const SERVICE_FOLDER = new RegExp(`^/(?:[a-z]{2}/)?(?:${readPattern('services', 'serviceFolder')})/`);
/** Of pages that are files, which a server without rules finds only by their whole name. */
const FILE_ENDING = /\.html?$/;
const MOST = 0.5;

/**
 * The path of a page that a site does not have yet, like those that it has: in the folder of its services, with the ending of its files.
 * Keywords and action pack propose the same one.
 * @param slug the last part, without an ending
 * @param addresses of the site's services, then of its pages
 */
export function newPagePath(slug: string, addresses: readonly string[]): string {
  const paths = addresses.map((address) => getUrlPath(address) ?? '/');
  const folder = paths.flatMap((path) => SERVICE_FOLDER.exec(path)?.[0] ?? [])[0] ?? '/';
  const below = paths.filter((path) => path !== '/');
  const endings = below.flatMap((path) => FILE_ENDING.exec(path)?.[0] ?? []);
  return `${folder}${slug}${endings.length > below.length * MOST ? (endings[0] ?? '') : ''}`;
}

/** How one page is spelled: `/X`, `/x/`, `/x.html` and `/x.php` are the same to its owner. */
const PAGE_ENDING = /(?:\/?(?:index|default))?(?:\.(?:html?|php\d?|aspx?|jsp|cfm))?\/*$/;

/** Whether one of the addresses is that of a path, however it is spelled. */
export function isTakenPath(path: string, addresses: readonly string[]): boolean {
  const wanted = spellPath(path);
  return addresses.some((address) => spellPath(getUrlPath(address) ?? '/') === wanted);
}

function spellPath(path: string): string {
  return foldText(decodeComponent(path)).replace(/\/+/g, '/').replace(PAGE_ENDING, '');
}
