import type { Page } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { namesMaker } from '../name/third-party-mentions.ts';
import { mapQueries } from '../place/map-query.ts';
import { isGoogleMaps } from '../presence/review-listings.ts';
import { findSocialNetwork, parseSocialProfile } from '../presence/social-profiles.ts';
import type { Unread } from './unread.ts';

/** URLs of share dialogs, logins, posts and single videos, which are not profiles. */
const NO_PROFILE =
  /^youtu\.be\/|\/(?:watch|embed|shorts|reels?|status|sharer?|share\.php|sharearticle|sharing|intent|dialog|plugins|tr|hashtag|login|pin\/create|submit|legal|policies|privacy|help)(?:[/.?]|$)/i;
const NETWORK_NAME = new RegExp(
  String.raw`^(?:(?:${readPattern('unread', 'follow')})\s)?(?:(?:us|uns|nous) )?(?:on |auf |sur |en |su )?(?:our )?(facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|xing|threads|x \(twitter\))(?: (?:page|profile|icon|link|logo))?$`,
);
/** Services that insert reviews by a script or frame. */
const REVIEW_WIDGET = new RegExp(String.raw`(?:^|\.)(?:${readPattern('unread', 'reviewWidget')})$`, 'i');

/** A link to a social network, or named after one, that leads to no recognizable profile. */
export function unreadProfile(context: FactContext): Unread | null {
  return networkLink(context, 'social') ?? nameWithoutLink(context);
}

/** A link, map or widget for reviews that could not be parsed as a listing. */
export function unreadListing(context: FactContext): Unread | null {
  return networkLink(context, 'listing') ?? mapOrWidget(context) ?? reviewWords(context);
}

function networkLink({ pages }: FactContext, kind: 'social' | 'listing'): Unread | null {
  // Menus repeat the same links on every page.
  const without = new Set<string>();
  for (const page of pages) {
    for (const link of page.links) {
      if (!link.href.startsWith('http') || without.has(link.href)) continue;
      const network = findSocialNetwork(link.href);
      const { hostname, pathname } = new URL(link.href);
      if (network?.kind !== kind || NO_PROFILE.test(`${hostname}${pathname}`)) {
        without.add(link.href);
        continue;
      }
      if (namesMaker(page.blocks[link.blockIndex]?.text ?? '')) continue;
      return {
        url: page.url,
        quote: link.href,
        why: parseSocialProfile(link.href) === null ? 'unreadable' : 'unclaimed',
      };
    }
  }
  return null;
}

/** "Facebook" as a link to the page itself: a script may redirect visitors. */
function nameWithoutLink({ pages }: FactContext): Unread | null {
  for (const page of pages) {
    for (const { href, text, label } of page.links) {
      if (href.split('#')[0] !== page.url.split('#')[0] || !href.includes('#')) continue;
      const name = [text, label].find((one) => NETWORK_NAME.test(foldText(one.slice(0, 60)).trim()));
      if (name !== undefined) return { url: page.url, quote: name, why: 'empty' };
    }
  }
  return null;
}

function mapOrWidget({ pages }: FactContext): Unread | null {
  for (const page of pages) {
    // A map of a town or street is not an entry; one without text may be of anything.
    const map = [...page.links.map(({ href }) => href), ...page.iframes].find(
      (url) => isGoogleMaps(url) && mapQueries(url).length === 0,
    );
    if (map !== undefined) return { url: page.url, quote: map, why: 'unreadable' };
    const widget = [...page.iframes, ...page.scripts].find((url) => REVIEW_WIDGET.test(URL.parse(url)?.hostname ?? ''));
    if (widget !== undefined) return { url: page.url, quote: new URL(widget).hostname, why: 'picture' };
  }
  return null;
}

/** A link to another site whose text mentions reviews. */
function reviewWords({ pages, ownHosts }: FactContext): Unread | null {
  const own = new Set<string>();
  const isAway = (href: string) => {
    if (!href.startsWith('http') || own.has(href)) return false;
    const host = URL.parse(href)?.hostname.replace(/^www\./, '') ?? '';
    const isOwn = host === '' || ownHosts.has(host);
    if (isOwn) own.add(href);
    return !isOwn;
  };
  const speaks = (page: Page) =>
    page.links.find(({ href, text, label }) => isAway(href) && classifyLinkText(text || label)?.kind === 'reviews');
  for (const page of pages) {
    const link = speaks(page);
    if (link !== undefined) return { url: page.url, quote: link.text || link.label, why: 'unreadable' };
  }
  return null;
}
