import { decodeComponent } from '#shared/text/decode-component.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page, PageLink } from '../../crawl/html/page.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { SERVICE_SEGMENT } from './services-lexicon.ts';

/** Whether a link leads to another page of this site: no file and not the home page. */
export function isOwnLink(context: FactContext, { href }: Pick<PageLink, 'href'>): boolean {
  if (!href.startsWith('http')) return false;
  const start = href.indexOf('//') + 2;
  const slash = href.indexOf('/', start);
  if (slash < 0 || slash === href.length - 1) return false;
  const host = href.slice(start, slash).replace(/^www\./, '');
  if (!context.ownHosts.has(host.split(':', 1)[0] ?? host)) return false;
  return !/\.(?:pdf|jpe?g|png|webp|zip|docx?)$/i.test(href) && withoutHash(href) !== withoutHash(context.home.url);
}

/** Host without `www.`, path and fragment of an absolute address: a page has many links, and parsing a URL takes long. */
const ADDRESS = /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/:?#]+)(?::\d+)?([^?#]*)(?:\?[^#]*)?(.*)$/;
const HOME_PATH = /^\/(?:[a-z]{2}\/)?(?:(?:index|home|default|start)\.\w{3,5})?$/i;
const TOP = /^#?(?:top|home|hero|page-top|body)?$/i;

/** Whether a link leads to the top of the home page. */
export function leadsHome(context: FactContext, page: Page, { href }: Pick<PageLink, 'href'>): boolean {
  const [, host = '', path = '', hash = ''] = ADDRESS.exec(href) ?? [];
  if (!context.ownHosts.has(host)) return false;
  if (TOP.test(hash) && (HOME_PATH.test(path) || path === ADDRESS.exec(context.home.url)?.[2])) return true;
  // `href="#"` of a navbar brand, on any page.
  return href === `${withoutHash(page.url)}#`;
}

/** Whether an address is below one that lists services: "/services/drains". */
export function isBelowServices(address: string): boolean {
  const segments = segmentsOf(address);
  return (
    segments.slice(0, -1).some((segment) => SERVICE_SEGMENT.test(segment)) && !/^index\./.test(segments.at(-1) ?? '')
  );
}

function segmentsOf(address: string): string[] {
  const path = getUrlPath(address) ?? '/';
  return foldText(decodeComponent(path))
    .split('/')
    .filter((segment) => segment !== '');
}

/** An address without its fragment. */
function withoutHash(href: string): string {
  const at = href.indexOf('#');
  return at < 0 ? href : href.slice(0, at);
}

/** An address that structured data gives, absolute; null when it is no address of a page. */
export function absoluteUrl(address: string | null, page: Pick<Page, 'url'>): string | null {
  if (address === null) return null;
  const url = URL.parse(address, page.url);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
