import { getDomain } from 'tldts';
import type { Business, SocialProfile } from '#shared/audit/business.ts';
import { decodeComponent } from '#shared/text/decode-component.ts';
import type { Page, PageLink } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import { getValues } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import { getFactContext } from '../fact-context.ts';
import { foldText, keepLetters, splitWords } from '../language/fold-text.ts';
import { namesMaker } from '../name/third-party-mentions.ts';
import { mapQueries } from '../place/map-query.ts';
import { findSocialNetwork, listNameLetters, parseSocialProfile } from './social-profiles.ts';

/** A listing where people review the business, and the page that links to it. */
export interface ReviewListing {
  readonly network: string;
  readonly url: string;
  readonly page: string;
  /** False: only structured data (`sameAs`, `hasMap`) names it, or an embedded map shows it. */
  readonly isLinked: boolean;
  /** An embedded map shows it. */
  readonly isEmbedded?: true;
}

const GOOGLE_HOST = /^(?:(?:www|maps|search|local|plus)\.)?google\.(?:com?\.)?[a-z]{2,3}$/;
/** Short URLs that always open one map entry. */
const SHORT_LINK =
  /^https?:\/\/(?:maps\.app\.goo\.gl\/\w|goo\.gl\/maps\/\w|(?:www\.)?g\.page\/(?:r\/)?[^/?#]{2}|g\.co\/kgs\/\w|share\.google\/\w|business\.google\.[a-z.]+\/[nr]\/)/i;

/** Whether a URL belongs to Google's maps or review pages. */
export function isGoogleMaps(address: string): boolean {
  if (SHORT_LINK.test(address)) return true;
  const url = URL.parse(address);
  if (url === null || !GOOGLE_HOST.test(url.hostname.toLowerCase())) return false;
  return /^\/maps(?:\/|$)|^\/local\//.test(url.pathname) || url.hostname.startsWith('maps.') || hasPlaceId(url);
}

/** A place id in a Google URL: `cid`, `ludocid`, `placeid`, `ftid`, or the pair after `!1s` and `lrd=`. */
function hasPlaceId(url: URL): boolean {
  const names = ['cid', 'ludocid', 'placeid', 'place_id', 'query_place_id', 'destination_place_id', 'ftid'];
  if (names.some((name) => (url.searchParams.get(name) ?? '').length > 4)) return true;
  return (
    /!1s0x[0-9a-f]+:0x[0-9a-f]+/i.test(url.pathname) ||
    /[#?&](?:lrd|lkt|kgmid|mid)=(?:0x|\/g\/)[\w:/]+/i.test(url.href) ||
    /place_id:/i.test(url.href)
  );
}

const PLACE_PATH = /^\/maps\/place\/([^/@]+)/;

/** "Birch+Street+8,+55802+Duluth" begins with a street and its number; an entry begins with a name. */
function isAddressAlone(place: string, names: readonly string[]): boolean {
  const [first = '', ...rest] = place.replace(/\+/g, ' ').split(',');
  if (!/\d/.test(first) || !/\p{L}{3}/u.test(first) || !rest.some((part) => /\d{4}|\d{3} ?\d{2}/.test(part)))
    return false;
  const letters = keepLetters(foldText(place));
  return !names.some((name) => letters.includes(name));
}

/**
 * Whether a URL opens a map entry or its reviews: a short link, one with an entry's id, `/maps/place/...`, or a search for
 * the business by name. A search for an address only, directions and a bare map open no entry.
 * @param names of the business, letters and digits only
 */
function isMapListing(address: string, names: readonly string[]): boolean {
  if (SHORT_LINK.test(address)) return true;
  const apple = /^https?:\/\/maps\.apple(?:\.com)?\/(?:place|p\/|\?.*\b(?:auid|place-id)=)/i.test(address);
  if (apple) return true;
  const url = URL.parse(address);
  if (url === null || !isGoogleMaps(address) || /^\/maps\/d\//.test(url.pathname)) return false;
  // An address on the map has an id too, and nobody reviews it.
  const place = PLACE_PATH.exec(url.pathname)?.[1];
  if (place !== undefined && isAddressAlone(decodeComponent(place), names)) return false;
  if (hasPlaceId(url) || /^\/local\/(?:writereview|reviews)/.test(url.pathname)) return true;
  const queries = mapQueries(address).map((query) => keepLetters(foldText(query)));
  if (/^\/maps\/place\//.test(url.pathname)) return queries.length > 0;
  return queries.some((query) => names.some((name) => query.includes(name)));
}

const REVIEW_BUTTON = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('presence', 'reviewButton')})(?!\p{L})`, 'u');
const REVIEW_BUTTON_ALONE = new RegExp(`^(?:${readPattern('presence', 'reviewButtonAlone')})$`, 'u');
/** Hosts that never show reviews of a business, whatever a link to them says. */
const NO_LISTING_HOST =
  /(?:^|\.)(?:youtube\.com|youtu\.be|wa\.me|whatsapp\.com|forms\.gle|typeform\.com|jotform\.com|surveymonkey\.com|mailchimp\.com|linktr\.ee|amazon\.\w+)$/i;

/** Whether a link's text offers reviews: anywhere in it, or as all of it ("Reviews »"). */
function offersReviews(words: string): boolean {
  const folded = foldText(words.slice(0, 120));
  const alone = folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/\s+/g, ' ');
  return REVIEW_BUTTON.test(folded) || REVIEW_BUTTON_ALONE.test(alone);
}

/** Services that show reviews of businesses only. */
const REVIEW_SERVICE = new RegExp(String.raw`(?:^|\.)(?:${readPattern('unread', 'reviewWidget')})$`, 'i');

/**
 * Whether a link leads to a page about the business on a site that the table of networks does not know: its address names the business,
 * and the link offers reviews, is called after that site, or stands in header, menu or footer. A link that offers reviews is also about
 * the business where it stands there, or leads to a service for such reviews; in a text it may offer those of a product.
 * @param names of the business, letters and digits only
 * @param words of its name: "Garage Kohler" is named by "/garage-juerg-kohler"
 */
function isListingLink(
  { href, text, label, region }: PageLink,
  ownHosts: ReadonlySet<string>,
  names: readonly string[],
  words: readonly string[],
): boolean {
  const url = URL.parse(href);
  const host = url?.hostname.toLowerCase().replace(/^www\./, '') ?? '';
  if (url === null || host === '' || ownHosts.has(host) || NO_LISTING_HOST.test(host) || /^docs\.google\./.test(host))
    return false;
  const isInFrame = region !== 'main' && region !== 'body';
  const path = keepLetters(foldText(decodeComponent(url.pathname.slice(0, 400))));
  const pathWords = splitWords(foldText(decodeComponent(url.pathname.slice(0, 400))));
  const isNamed =
    names.some((name) => name.length >= SHORTEST_NAMING && path.includes(name)) ||
    (words.length >= 2 && words.every((word) => pathWords.includes(word)));
  const network = findSocialNetwork(href);
  if ([text, label].some(offersReviews))
    return isNamed || isInFrame || REVIEW_SERVICE.test(host) || GOOGLE_HOST.test(host) || network?.kind === 'listing';
  // A login or a statistic of the site itself has its domain in the address.
  const isOfSite = [...ownHosts].some((own) => href.slice(host.length).includes(own));
  // Where people book, they review nobody.
  const isBooking = [text, label].some((said) => classifyLinkText(said)?.kind === 'booking');
  if (!isNamed || isOfSite || isBooking || network !== null || /\.(?:pdf|jpe?g|png|docx?)$/i.test(url.pathname))
    return false;
  const site = keepLetters(foldText(getDomain(href)?.split('.')[0] ?? host));
  return isInFrame || [text, label].some((said) => isSiteName(keepLetters(foldText(said)), site));
}

/** "Panorama Firm" for panoramafirm.pl, "Hitta.se" for hitta.se. */
function isSiteName(words: string, site: string): boolean {
  return site.length >= 4 && words.startsWith(site) && words.length <= site.length + 4;
}

/** Shorter names are parts of other words. */
const SHORTEST_NAMING = 6;

/**
 * Every review listing that the site links to: directory pages, map entries of Google and Apple in links or structured
 * data, pages of other sites that name the business, and targets of review links. One per network, linked ones first. They are separate from the profiles of the fact
 * sheet, which does not list map entries.
 */
export function reviewListings(pages: readonly Page[], siteUrl: string, business: Business): ReviewListing[] {
  const found = new Map<string, ReviewListing>();
  const take = (listing: ReviewListing) => {
    const known = found.get(listing.network);
    if (known === undefined || (listing.isLinked && !known.isLinked)) found.set(listing.network, listing);
  };
  const add = (network: string, url: string, page: string, isLinked: boolean) => take({ network, url, page, isLinked });
  const pageOf = ({ url }: SocialProfile, field: 'socialProfiles' | 'declaredListings') =>
    business.sources[field]?.seen.find(({ quote }) => quote.includes(url))?.url ?? siteUrl;
  for (const one of business.socialProfiles)
    if (one.kind === 'listing') add(one.network, one.url, pageOf(one, 'socialProfiles'), true);
  for (const one of business.declaredListings) add(one.network, one.url, pageOf(one, 'declaredListings'), false);
  if (pages.length === 0) return [...found.values()];
  const context = getFactContext(pages, siteUrl);
  const said = business.name === null ? [] : [keepLetters(foldText(business.name))];
  const names = [...said, ...listNameLetters(context)].filter((name) => name.length >= 4);
  const words = splitWords(foldText(business.name ?? ''));
  for (const page of pages) {
    for (const link of page.links) {
      if (!link.href.startsWith('http')) continue;
      const isMap = isMapListing(link.href, names);
      if (!isMap && !isListingLink(link, context.ownHosts, names, words)) continue;
      if (namesMaker(page.blocks[link.blockIndex]?.text ?? '')) continue;
      add(isMap ? mapNetwork(link.href) : networkNamed(link.href), link.href, page.url, true);
    }
  }
  // An embedded map shows where the business is; whoever wants its reviews has to look for them there.
  for (const page of pages)
    for (const frame of page.iframes)
      if (isMapListing(frame, names))
        take({ network: mapNetwork(frame), url: frame, page: page.url, isLinked: false, isEmbedded: true });
  for (const { node, page } of context.businessNodes) {
    for (const value of [...getValues(node, 'sameAs'), ...getValues(node, 'hasMap')]) {
      // A search for the name, as our own action pack writes it into hasMap, opens no specific entry.
      if (typeof value === 'string' && isMapListing(value, [])) add(mapNetwork(value), value, page.url, false);
    }
  }
  return [...found.values()].sort((a, b) => Number(b.isLinked) - Number(a.isLinked));
}

function mapNetwork(address: string): string {
  return /apple/i.test(URL.parse(address)?.hostname ?? '') ? 'apple-maps' : 'google';
}

/** The network's name from the table, else the domain. */
function networkNamed(address: string): string {
  const url = URL.parse(address);
  if (url !== null && GOOGLE_HOST.test(url.hostname)) return 'google';
  return parseSocialProfile(address)?.network ?? findSocialNetwork(address)?.network ?? getDomain(address) ?? address;
}
