import { getDomain } from 'tldts';
import { cutText } from '#shared/text/cut-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';

/** A URL of the audited site that may be crawled. */
export interface PageUrl {
  /** The URL to request. */
  readonly url: URL;
  /** Equal for URLs of the same page: letter case, a final slash, index files, `.html` and `www.` are ignored. */
  readonly key: string;
  /** `key` without its language part: equal for translations that keep their names. */
  readonly neutralKey: string;
  /** The language in the URL (`/de/...`, `?lang=de`); null when there is none. */
  readonly language: string | null;
  /** Decoded path segments, without language, file extension and index files; empty for the start page. */
  readonly segments: readonly string[];
  /** True on another subdomain of the site (`shop.`, `blog.`). */
  readonly isOtherSubdomain: boolean;
  readonly hasQuery: boolean;
  /** True for the start page of the site or of one of its languages. */
  readonly isStart: boolean;
}

/** Where candidates may be: the audited URL and the hosts that the site declares as its own. */
export interface SiteBounds {
  readonly home: URL;
  readonly homeHost: string;
  /** Registrable domain; null for hosts without one (an IP address, localhost). */
  readonly domain: string | null;
  /** Hosts without `www.` whose URLs are mapped to the audited host. */
  readonly declaredHosts: ReadonlySet<string>;
  /** How their paths differ from those of the audited host; null when they do not. */
  readonly rebase: { readonly from: string; readonly to: string } | null;
}

const MAX_ADDRESS_CHARACTERS = 1000;
const MAX_SEGMENTS = 8;
const MAX_QUERY_PARAMETERS = 2;

/** Parameters for tracking or presentation only. */
const TRACKING =
  /^(?:utm_\w{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|yclid|dclid|twclid|ttclid|igshid|igsh|mc_[ce]id|_ga|_gl|_hs\w{1,10}|hsa_\w{1,10}|srsltid|ref|referrer|source|sid|phpsessid|jsessionid|v|ver|cache|nocache|amp)$/i;
/** Parameters of calendars, lists and actions: another view of a page, or no page. */
const VIEWS = new RegExp(`^(?:${readPattern('crawl', 'views')})$`, 'i');
const LANGUAGE_PARAMETER = /^(?:lang|language|locale|hl|l|lng|sprache|langue|idioma)$/i;

/** Files that are not pages. */
const NO_PAGE_FILE =
  /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|heic|mp[34]|m4[av]|webm|mov|avi|wmv|ogg|wav|zip|rar|7z|gz|tar|dmg|exe|apk|msi|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|ics|vcf|xml|json|js|mjs|css|map|rss|atom|woff2?|ttf|eot|swf|epub|kml|gpx|webmanifest)$/i;
/** Path segments of pages without information about a business. */
const NO_PAGE_PART = readWordList('noPageSegments');
const PAGINATION = /^(?:page|seite|pagina|p)$/i;

/** Primary language codes that sites use in URLs. `us`, `uk` for Britain and other countries are not languages. */
const LANGUAGES = new Set(
  `en de fr es it pt nl pl cs sk sv da no nb nn fi hu ro tr el ru uk bg hr sr sl lt lv et ja zh ko ar he th vi id ms hi fa
  ca eu gl ga is mt sq mk bs ka hy az kk uz ur bn ta jp cn gr cz dk ua`.split(/\s+/),
);
const LOCALE = /^([a-z]{2})(?:[-_](?:[a-z]{2}|hans|hant|latn))?$/i;

/** The bounds for one audited site. `declaredHosts` may have `www.` or a port. */
export function siteBounds(home: URL, declaredHosts: readonly string[]): SiteBounds {
  const declared = new Set(declaredHosts.map((host) => bareHost(host.toLowerCase())));
  return {
    home,
    homeHost: bareHost(home.host),
    domain: getRegistrableDomain(home.hostname),
    declaredHosts: declared,
    rebase: null,
  };
}

/**
 * Parses a URL found on the site or in its sitemap; null when it is not one of the site's pages: another site, a
 * download, a cart, a login, a feed, a calendar, a search. Tracking parameters and fragments are removed; addresses on
 * a declared host are mapped to the audited host.
 */
export function parsePageUrl(href: string, bounds: SiteBounds): PageUrl | null {
  // Unfilled template placeholders are no URLs.
  if (href.length > MAX_ADDRESS_CHARACTERS || /\{\{|%7B%7B|\$\{|<%/i.test(href)) return null;
  const url = URL.parse(href, bounds.home.href);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  const isOtherSubdomain = !isOwnHost(url, bounds);
  if (isOtherSubdomain) {
    // Another port is another service, which the safe fetcher would not request.
    if (url.port !== '') return null;
    if (bounds.domain === null || getRegistrableDomain(url.hostname) !== bounds.domain) return null;
  } else {
    rebasePath(url, bounds);
    // Setting `host` keeps a port that the new scheme needs, so both are set at once.
    url.protocol = bounds.home.protocol;
    url.host = bounds.home.host;
    url.port = bounds.home.port;
  }
  url.hash = '';
  if (!cleanQuery(url)) return null;

  const parts = decodedParts(url.pathname);
  if (parts === null || parts.length > MAX_SEGMENTS || parts.some(isNoPage)) return null;
  const languageOfQuery = languageParameterOf(url);
  const locale = LOCALE.exec(parts[0] ?? '')?.[1]?.toLowerCase();
  const languageOfPath = locale !== undefined && LANGUAGES.has(locale) ? locale : null;
  const segments = withoutIndex(parts).map((part) => part.replace(/\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i, ''));
  const neutral = languageOfPath === null ? segments : segments.slice(1);
  const prefix = isOtherSubdomain ? `//${bareHost(url.host)}/` : '/';
  const query = sortedQuery(url, false);
  return {
    url,
    key: `${prefix}${segments.join('/').toLowerCase()}${sortedQuery(url, true)}`,
    neutralKey: `${prefix}${neutral.join('/').toLowerCase()}${query}`,
    language: languageOfPath ?? languageOfQuery,
    segments: [...neutral, ...wordsOfQuery(url)],
    isOtherSubdomain,
    hasQuery: url.search !== '',
    isStart: neutral.length === 0 && query === '',
  };
}

function isOwnHost(url: URL, bounds: SiteBounds): boolean {
  const host = bareHost(url.host);
  return host === bounds.homeHost || bounds.declaredHosts.has(host);
}

function rebasePath(url: URL, { homeHost, rebase }: SiteBounds): void {
  if (rebase === null || bareHost(url.host) === homeHost) return;
  const path = `${url.pathname}/`.startsWith(rebase.from) ? url.pathname.slice(rebase.from.length) : null;
  if (path !== null) url.pathname = rebase.to + path;
}

/** A host without a leading `www.`. */
export function bareHost(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}

/** The registrable domain by the public suffix list, private section included: `a.github.io` and `b.github.io` differ. */
export function getRegistrableDomain(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}

/** Removes parameters that do not identify a page; false when the parameters show that this is no page. */
function cleanQuery(url: URL): boolean {
  if (url.search === '') return true;
  let removed = false;
  let kept = 0;
  for (const name of new Set(url.searchParams.keys())) {
    if (VIEWS.test(name)) return false;
    if (TRACKING.test(name)) {
      url.searchParams.delete(name);
      removed = true;
    } else if (!LANGUAGE_PARAMETER.test(name)) kept++;
  }
  if (removed && url.searchParams.size === 0) url.search = '';
  return kept <= MAX_QUERY_PARAMETERS;
}

function languageParameterOf(url: URL): string | null {
  if (url.search === '') return null;
  for (const [name, value] of url.searchParams) {
    const locale = LANGUAGE_PARAMETER.test(name) ? LOCALE.exec(value)?.[1]?.toLowerCase() : undefined;
    if (locale !== undefined && LANGUAGES.has(locale)) return locale;
  }
  return null;
}

function sortedQuery(url: URL, keepsLanguage: boolean): string {
  if (url.search === '') return '';
  const pairs = [...url.searchParams]
    .filter(([name]) => keepsLanguage || !LANGUAGE_PARAMETER.test(name))
    .map(([name, value]) => `${name}=${value}`.toLowerCase());
  return pairs.length === 0 ? '' : `?${pairs.sort().join('&')}`;
}

/** `index.php?page=contact`: the value identifies the page. */
function wordsOfQuery(url: URL): string[] {
  if (url.search === '') return [];
  return [...url.searchParams]
    .filter(([name, value]) => !LANGUAGE_PARAMETER.test(name) && !/^\d*$/.test(value))
    .map(([, value]) => cutText(value, 100));
}

/** Path segments, percent-decoded; null when no page can have the path. */
function decodedParts(pathname: string): string[] | null {
  const parts = pathname.split('/').filter((part) => part !== '');
  if (!pathname.includes('%')) return parts;
  return parts.map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

function isNoPage(part: string, index: number, parts: readonly string[]): boolean {
  if (NO_PAGE_PART.has(part.toLowerCase().replace(/\.(?:html?|php|aspx?)$/, ''))) return true;
  if (PAGINATION.test(part) && /^\d+$/.test(parts[index + 1] ?? '')) return true;
  return index === parts.length - 1 && NO_PAGE_FILE.test(part);
}

function withoutIndex(parts: readonly string[]): readonly string[] {
  return /^(?:index|default)\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
}
