import { gunzipSync, constants as zlib } from 'node:zlib';
import { cutText } from '#shared/text/cut-text.ts';
import { decodeXmlText, readXmlTag, type XmlTag } from './xml-scan.ts';

/** The sitemap protocol's limit of URLs in one file; later ones are not read. */
export const MAX_SITEMAP_URLS = 50_000;
/** Read limit of a decompressed sitemap: the page limit of the audit. */
const MAX_UNPACKED_BYTES = 5 * 1024 * 1024;
/** Longer URLs are skipped (the sitemap protocol's limit is 2,048 characters). */
const MAX_LOC_CHARACTERS = 2048;
const MAX_LASTMOD_CHARACTERS = 40;

export interface SitemapUrl {
  /** Absolute http(s) URL, as `URL` writes it. */
  readonly loc: string;
  /** As written, null when absent. */
  readonly lastmod: string | null;
}

/** A parsed sitemap. `index`: `urls` are further sitemaps. */
export interface Sitemap {
  readonly kind: 'urlset' | 'index' | 'text' | 'feed' | 'invalid';
  /** URLs on the sitemap's own site, or, when it has none of those, on `declaredHost`; file order, no repeats. */
  readonly urls: readonly SitemapUrl[];
  /** All entries of the file, including those not in `urls`; at most `MAX_SITEMAP_URLS`. */
  readonly urlCount: number;
  /** Entries on other hosts, which search engines ignore. */
  readonly otherHostCount: number;
  /** Entries that are not http or https URLs. */
  readonly invalidCount: number;
  /** The single other host of all entries: the original's host when this is a copy on another host. Null otherwise. */
  readonly declaredHost: string | null;
  /** True when entries beyond `MAX_SITEMAP_URLS`, or bytes beyond 5 MB unpacked, were not read. */
  readonly truncated: boolean;
  /** Why `kind` is `invalid`, as a sentence; null otherwise. */
  readonly problem: string | null;
}

interface Entry {
  loc: string;
  lastmod: string | null;
}

interface Entries {
  readonly kind: 'urlset' | 'index' | 'text' | 'feed';
  readonly entries: readonly Entry[];
  readonly truncated: boolean;
}

/**
 * Parses a sitemap, sitemap index, feed or list of URLs, gzip or plain. `url` is the URL it was read from. One pass
 * over the text; document type definitions are skipped and their entities never expanded. Never throws.
 */
export function parseSitemap(bytes: Uint8Array, url: string): Sitemap {
  const plain = isGzip(bytes) ? unpack(bytes) : { bytes, truncated: false };
  if (plain === null) return invalid('The packed sitemap cannot be unpacked.');
  const text = decodeXmlText(plain.bytes);
  const start = firstCharacter(text);
  if (start === '') return invalid('The sitemap is empty.');
  const read = start === '<' ? readXml(text) : readLines(text, url);
  if (typeof read === 'string') return invalid(read);
  return sort({ ...read, truncated: read.truncated || plain.truncated }, url);
}

function invalid(problem: string): Sitemap {
  return {
    kind: 'invalid',
    urls: [],
    urlCount: 0,
    otherHostCount: 0,
    invalidCount: 0,
    declaredHost: null,
    truncated: false,
    problem,
  };
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** At most 5 MB of the decompressed file; null when it is not gzip. A bomb costs a few attempts of 5 MB each. */
function unpack(packed: Uint8Array): { bytes: Uint8Array; truncated: boolean } | null {
  for (let length = packed.length; length >= 32; length = Math.floor(length / 2)) {
    try {
      const bytes = gunzipSync(packed.subarray(0, length), {
        maxOutputLength: MAX_UNPACKED_BYTES,
        finishFlush: zlib.Z_SYNC_FLUSH,
      });
      return { bytes, truncated: length < packed.length };
    } catch (error) {
      const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      if (!isTooLarge) return null;
    }
  }
  return null;
}

function firstCharacter(text: string): string {
  for (const character of text) if (!/\s|\uFEFF/.test(character)) return character;
  return '';
}

/** Root elements. RSS 2.0 and Atom 1.0 feeds are sitemaps too (Google, "Build and submit a sitemap", 2026-11-20). */
const KINDS: ReadonlyMap<string, Entries['kind']> = new Map([
  ['urlset', 'urlset'],
  ['sitemapindex', 'index'],
  ['rss', 'feed'],
  ['feed', 'feed'],
]);
/** The element around each entry; in RSS it is `<item>`. */
const ENTRY_TAGS: Readonly<Record<Entries['kind'], string>> = {
  urlset: 'url',
  index: 'sitemap',
  feed: 'entry',
  text: '',
};

/** The `href` of an Atom link to the entry's page, '' for a link of another kind; null for a tag without one. */
function linkTarget(tag: string): string | null {
  const href = /\shref\s{0,5}=\s{0,5}["']([^"']{1,2048})["']/i.exec(tag.slice(0, MAX_LOC_CHARACTERS * 2))?.[1];
  if (href === undefined) return null;
  const rel = /\srel\s{0,5}=\s{0,5}["']([^"']{0,40})["']/i.exec(tag)?.[1] ?? 'alternate';
  return rel === 'alternate' ? decodeEntities(href) : '';
}

/** The entries of an XML sitemap, or a sentence with the reason why it is invalid. */
function readXml(text: string): Entries | string {
  const entries: Entry[] = [];
  let root: XmlTag | null = null;
  let kind: Entries['kind'] = 'urlset';
  let entry: Entry | null = null;
  let at = 0;
  for (;;) {
    const tag = readXmlTag(text, at);
    if (tag === null) break;
    at = tag.end;
    if (root === null) {
      if (tag.closes) continue;
      const known = KINDS.get(tag.local);
      if (known === undefined) {
        return tag.local === 'html' || tag.local === 'head' || tag.local === 'body'
          ? 'A web page stands in place of a sitemap.'
          : `The file is XML but no sitemap: it begins with <${cutText(tag.local, 40)}>.`;
      }
      root = tag;
      kind = known;
      continue;
    }
    // Elements of extensions (images, videos, news) have another prefix.
    if (tag.closes || tag.prefix !== root.prefix) continue;
    if (tag.local === ENTRY_TAGS[kind] || (kind === 'feed' && tag.local === 'item')) {
      if (entries.length === MAX_SITEMAP_URLS) return { kind, entries, truncated: true };
      entry = { loc: '', lastmod: null };
      entries.push(entry);
    } else if (tag.local === (kind === 'feed' ? 'link' : 'loc') && entry !== null && entry.loc === '') {
      entry.loc = linkTarget(text.slice(tag.start, tag.end)) ?? contentOf(text, tag.end, MAX_LOC_CHARACTERS);
    } else if (tag.local === (kind === 'feed' ? 'updated' : 'lastmod') && entry !== null) {
      entry.lastmod = contentOf(text, tag.end, MAX_LASTMOD_CHARACTERS) || null;
    }
  }
  if (root === null) return 'The file begins like XML but holds no element.';
  return { kind, entries: entries.filter(({ loc }) => loc !== ''), truncated: false };
}

/** Text up to the next tag; '' when it is longer than `limit`. CDATA and the five entities of XML are decoded. */
function contentOf(text: string, start: number, limit: number): string {
  // Markup of CDATA and entities may make the source longer than the value.
  const window = text.slice(start, start + limit * 2);
  let from = 0;
  while (from < window.length && isBlank(window.charCodeAt(from))) from++;
  if (window.startsWith('<![CDATA[', from)) {
    const end = window.indexOf(']]>', from);
    return end === -1
      ? ''
      : window
          .slice(from + 9, end)
          .trim()
          .slice(0, limit);
  }
  const end = window.indexOf('<');
  const raw = (end === -1 ? window : window.slice(0, end)).trim();
  const value = decodeEntities(raw);
  return value.length > limit || (end === -1 && start + window.length < text.length) ? '' : value;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function decodeEntities(raw: string): string {
  return raw.includes('&') ? raw.replace(/&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi, entityText) : raw;
}

function entityText(entity: string): string {
  const named = ENTITIES[entity.toLowerCase()];
  if (named !== undefined) return named;
  const isHex = entity[2] === 'x' || entity[2] === 'X';
  const code = isHex ? Number.parseInt(entity.slice(3, -1), 16) : Number.parseInt(entity.slice(2, -1), 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** A text sitemap has one absolute URL per line; the first line decides whether it is one. */
function readLines(text: string, url: string): Entries | string {
  const entries: Entry[] = [];
  let start = 0;
  while (start <= text.length) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const line = text
      .slice(start, Math.min(end, start + MAX_LOC_CHARACTERS + 2))
      .replace('\uFEFF', '')
      .trim();
    start = end + 1;
    if (line === '') continue;
    if (entries.length === 0 && !/^https?:\/\//i.test(line)) return 'The file is neither XML nor a list of addresses.';
    if (entries.length === MAX_SITEMAP_URLS) return { kind: 'text', entries, truncated: true };
    entries.push({ loc: line, lastmod: null });
  }
  return entries.length === 0
    ? `Nothing can be read at ${cutText(url, 200)}.`
    : { kind: 'text', entries, truncated: false };
}

/** Splits entries by host. */
function sort({ kind, entries, truncated }: Entries, url: string): Sitemap {
  const ownHost = bareHost(URL.parse(url)?.host ?? '');
  const own = new Map<string, SitemapUrl>();
  const others = new Map<string, SitemapUrl>();
  const otherHosts = new Set<string>();
  let invalidCount = 0;
  let otherHostCount = 0;
  for (const { loc, lastmod } of entries) {
    const address = addressOf(loc, url);
    if (address === null) {
      invalidCount++;
      continue;
    }
    const found = { loc: address.href, lastmod };
    if (address.host === ownHost) {
      if (!own.has(found.loc)) own.set(found.loc, found);
      continue;
    }
    otherHostCount++;
    otherHosts.add(address.host);
    if (otherHosts.size === 1 && !others.has(found.loc)) others.set(found.loc, found);
  }
  const [onlyOther = null] = own.size === 0 && otherHosts.size === 1 ? otherHosts : [];
  return {
    kind,
    urls: [...(onlyOther === null ? own : others).values()],
    urlCount: entries.length,
    otherHostCount,
    invalidCount,
    declaredHost: onlyOther,
    truncated,
    problem: null,
  };
}

/** Matches URLs that `URL` would not change: parsing tens of thousands of them would cost more than reading the file. */
const PLAIN_ADDRESS = /^https?:\/\/([a-z\d][a-z\d.-]*[a-z])\/(?:[\w~/-]|\.(?![./]|$))*$/;

/** The URL normalized by `URL`, with its host without `www.`; null when it is not http or https. */
function addressOf(loc: string, base: string): { href: string; host: string } | null {
  const plainHost = PLAIN_ADDRESS.exec(loc)?.[1];
  if (plainHost !== undefined && loc.length <= MAX_LOC_CHARACTERS) return { href: loc, host: bareHost(plainHost) };
  const url = loc.length > MAX_LOC_CHARACTERS ? null : URL.parse(loc, base);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return { href: url.href, host: bareHost(url.host) };
}

function bareHost(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}
