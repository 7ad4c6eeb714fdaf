import { decodeComponent } from '#shared/text/decode-component.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { SERVICE_SEGMENT } from './services-lexicon.ts';

/** A page that lists several services, by its last segment: no page about one. */
const LIST_SEGMENT = new RegExp(
  String.raw`^(?:all-|our-|unsere-|nos-)?(?:${readPattern('services', 'listSegment')})(?:\.\w+)?$|-(?:services|leistungen)(?:\.\w+)?$`,
);
/** Parts of a site that write about many things, by a segment of the address. */
const ARTICLE_SEGMENT = new RegExp(`^(?:${readPattern('services', 'articleSegment')})(?:[-.]|$)`);

/** Whether a page lists services, by the last part of its address. */
export function isListPage(url: string): boolean {
  const last = readPathSegments(url).at(-1) ?? '';
  return LIST_SEGMENT.test(last) || SERVICE_SEGMENT.test(last);
}

/** Whether an address is that of articles, posts or questions, or of one of them. */
export function isAmongArticles(url: string): boolean {
  return readPathSegments(url).some((segment) => ARTICLE_SEGMENT.test(segment));
}

/** The page that lists the articles may be about a service; one of them ("/blog/x", "/blog-x.html") is not. */
export function isOneArticle(url: string): boolean {
  const segments = readPathSegments(url);
  return segments.some(
    (segment, at) => ARTICLE_SEGMENT.test(segment) && (at < segments.length - 1 || NAMED.test(segment)),
  );
}

const NAMED = /-\p{L}{3,}/u;

/** Whether two addresses are one page: fragment, last slash, `www.` and index file do not matter. */
export function samePage(one: string, other: string): boolean {
  return makePageKey(one) === makePageKey(other);
}

/** What is the same for all addresses of one page. */
export function makePageKey(url: string): string {
  const { host = '', search = '' } = URL.parse(url) ?? {};
  return `${host.replace(/^www\./, '')}/${readPathSegments(url).join('/')}${search}`;
}

/** The folded segments of a path, an index file left out. */
export function readPathSegments(url: string): string[] {
  const segments = foldText(decodeComponent(getUrlPath(url) ?? ''))
    .split('/')
    .filter((segment) => segment !== '');
  return /^(?:index|default)\.\w+$/.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments;
}
