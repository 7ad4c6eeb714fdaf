import { getDomain } from 'tldts';
import type { Mention, SocialProfile } from '#shared/audit/business.ts';
import { decodeComponent } from '#shared/text/decode-component.ts';
import type { Page, PageLink } from '../../crawl/html/page.ts';
import { getValues } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText, keepLetters, splitWords } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, mention } from '../mentions.ts';
import { findLikelyName } from '../name/name.ts';
import { isInCredit } from '../name/third-party-mentions.ts';
import { readTowns } from '../place/read-towns.ts';
import { isPlaceholderProfile, SOCIAL_NETWORKS, type SocialNetwork } from './social-networks.ts';

const MOST_PROFILES = 30;
/** More directory pages of one network than this, none with the business's name, are links of an article. */
const MOST_UNNAMED_PER_NETWORK = 2;

interface Candidate {
  readonly profile: SocialProfile;
  readonly key: string;
  readonly handle: string;
  readonly mentions: Mention[];
  /** The site claims it as its own: `sameAs`, or a link in header, navigation, aside or footer. */
  isVouched: boolean;
  readonly pages: Set<string>;
}

/** Profiles that the site presents as its own, from links and `sameAs`, in order of appearance. */
const ownProfiles = memoizePerContext((context): readonly Candidate[] => {
  const candidates = new Map<string, Candidate>();
  const isOthers = namesOthers(context);
  for (const placed of context.businessNodes) {
    for (const value of getValues(placed.node, 'sameAs')) {
      const profile = typeof value === 'string' ? parseSocialProfile(value) : null;
      if (profile === null || typeof value !== 'string') continue;
      add(candidates, profile, mention(placed.page, placed.node.syntax, value), placed.page, true);
    }
  }
  // Menus and footers repeat on every page, so each URL is parsed once.
  const known = new Map<string, SocialProfile | null>();
  for (const page of context.pages) {
    for (const link of page.links) {
      if (!link.href.startsWith('http')) continue;
      let profile = known.get(link.href);
      if (profile === undefined) {
        profile = parseSocialProfile(link.href) ?? parseMastodonProfile(link);
        known.set(link.href, profile);
      }
      if (profile === null || isAgencyLink(page, link) || isOthers(page, link, profile)) continue;
      const vouched = (link.region !== 'main' && link.region !== 'body') || hasRelMe(link);
      add(candidates, profile, mention(page, 'link', link.href), page, vouched);
    }
  }
  return choose(withoutInnerPages([...candidates.values()]), context).slice(0, MOST_PROFILES);
});

/**
 * Profiles and directory pages that the site presents as its own. Excludes share buttons, single posts, maps, messengers,
 * placeholders, accounts of the web agency and the builder, accounts whose link names somebody else (makers, towns, tourist boards), people or places in articles while the site links its own
 * profile on the same network, and directory pages that visitors cannot click (`deriveDeclaredListings`).
 */
export function deriveSocialProfiles(context: FactContext): SourcedValue<readonly SocialProfile[]> {
  return factOf(ownProfiles(context).filter((one) => !isDeclaredListing(one)));
}

/** Directory pages named only in structured data. */
export function deriveDeclaredListings(context: FactContext): SourcedValue<readonly SocialProfile[]> {
  return factOf(ownProfiles(context).filter(isDeclaredListing));
}

function isDeclaredListing({ profile, mentions }: Candidate): boolean {
  return profile.kind === 'listing' && mentions.every(({ place }) => place !== 'link');
}

function factOf(kept: readonly Candidate[]): SourcedValue<readonly SocialProfile[]> {
  const seen = kept.flatMap((one) => one.mentions.slice(0, 2));
  return { value: kept.map((one) => one.profile), source: factSource(kept[0]?.mentions[0], seen) };
}

/** `rel="me"`: the account is the site's own (microformats.org, "rel-me"). */
function hasRelMe({ rel }: Pick<PageLink, 'rel'>): boolean {
  return rel.split(/\s+/).includes('me');
}

/** A profile on any server for Mastodon and its like: `https://server/@name`, said to be one by `rel="me"` or by the link's words. */
function parseMastodonProfile({ href, rel, text, label }: PageLink): SocialProfile | null {
  if (!hasRelMe({ rel }) && !/mastodon|fediverse/i.test(`${text} ${label}`)) return null;
  const url = URL.parse(href);
  const path = url === null ? null : /^\/@\w[\w.-]{0,60}(?=\/?$)/.exec(url.pathname);
  if (url === null || path === null || findSocialNetwork(href) !== null) return null;
  return { network: 'mastodon', kind: 'social', url: `https://${url.hostname.toLowerCase()}${path[0]}` };
}

/** Longer text around a link is about more than the link. */
const LONGEST_NAMING = 120;
const SHORTEST_WORD = 4;

/**
 * Whether a link to a social account names somebody else: a word of its text, or of the line around it, is a part of the account's
 * name, while nothing that the site calls itself is. The words of a site are its name, its domain, and what its title and headings say
 * it does; its town is anybody's ("Visit Bingen on Facebook").
 */
function namesOthers(context: FactContext): (page: Page, link: PageLink, profile: SocialProfile) => boolean {
  const names = listNameLetters(context);
  const { home, country } = context;
  const titles = [home.title ?? '', ...home.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  const towns = titles.flatMap((title) => [...readTowns(title, country, NO_WORDS)]).map(({ name }) => name);
  const ownWords = [...new Set(titles.flatMap(longWords))].filter(
    (word) => !towns.some((town) => longWords(town).includes(word)),
  );
  return (page, { text, label, blockIndex }, { url, network, kind }) => {
    if (kind !== 'social' || names.length === 0) return false;
    const handle = handleOf(url);
    if (names.some((name) => sharesLetters(handle, name)) || ownWords.some((word) => handle.includes(word)))
      return false;
    const around = page.blocks[blockIndex]?.text ?? '';
    const said = [text, label, around.length <= LONGEST_NAMING ? around.replace(/\S+@\S+/g, '') : ''];
    return said.some(
      (words) =>
        // "@bigtexshingles" shows the account; "Thermaflor" names somebody.
        !/^@?[\p{Ll}\d._-]+$/u.test(words) &&
        longWords(words).some((word) => word !== network && handle.includes(word) && !NETWORK_WORDS.has(word)),
    );
  };
}

const NO_WORDS: ReadonlySet<string> = new Set();
const NETWORK_WORDS: ReadonlySet<string> = new Set(SOCIAL_NETWORKS.map(({ network }) => network));

/** Folded words; letters with two dots also as they are written without them ("Tölz", "toelz"). */
function longWords(text: string): string[] {
  const plain = text.slice(0, 400).toLowerCase();
  const spelled = plain.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [plain, spelled].flatMap((one) => splitWords(foldText(one))).filter((word) => word.length >= SHORTEST_WORD);
}

/**
 * The normalised profile of a URL: https, no query except Facebook's numeric id, no trailing slash. Null when it is no
 * profile.
 */
export function parseSocialProfile(address: string): SocialProfile | null {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  const network = networkOf(host);
  if (network === null || isServiceHost(network, host)) return null;
  // Until 2012 Twitter wrote its addresses as "twitter.com/#!/name".
  const path = (url.hash.startsWith('#!/') ? url.hash.slice(2) : url.pathname).replace(/\/{2,}/g, '/').trim();
  if (network.network === 'facebook' && /^\/profile\.php$/i.test(path)) {
    const id = url.searchParams.get('id') ?? '';
    if (!/^\d{5,20}$/.test(id)) return null;
    return { network: 'facebook', kind: 'social', url: `https://${url.hostname.toLowerCase()}/profile.php?id=${id}` };
  }
  const profilePath = network.profilePath(path.replace(/(?:%20|\s)+$/, ''))?.replace(/\/+$/, '');
  if (profilePath === undefined || profilePath.length < 2 || isPlaceholderProfile(profilePath)) return null;
  return { network: network.network, kind: network.kind, url: `https://${url.hostname.toLowerCase()}${profilePath}` };
}

const BY_DOMAIN = new Map<string, SocialNetwork>();
const BY_STEM = new Map<string, SocialNetwork>();
for (const network of SOCIAL_NETWORKS) {
  for (const domain of network.domains) {
    if (domain.endsWith('.')) BY_STEM.set(domain.slice(0, -1), network);
    else BY_DOMAIN.set(domain, network);
  }
}

/** The network of a URL's host, whether or not it is a profile; null for other hosts. */
export function findSocialNetwork(address: string): SocialNetwork | null {
  const host =
    URL.parse(address)
      ?.hostname.toLowerCase()
      .replace(/^www\./, '') ?? '';
  const network = host === '' ? null : networkOf(host);
  return network === null || isServiceHost(network, host) ? null : network;
}

function networkOf(host: string): SocialNetwork | null {
  // The last two labels suffice for the known domains; only hosts that may be a national edition need the suffix list.
  const labels = host.split('.');
  const byHost =
    BY_DOMAIN.get(host) ?? BY_DOMAIN.get(labels.slice(-2).join('.')) ?? BY_DOMAIN.get(labels.slice(-3).join('.'));
  if (byHost !== undefined) return byHost;
  if (!labels.some((label) => BY_STEM.has(label))) return null;
  const domain = getDomain(host);
  return domain === null ? null : (BY_STEM.get(domain.split('.')[0] ?? '') ?? null);
}

/** Hosts on which a network serves help, pictures or scripts. */
function isServiceHost(network: SocialNetwork, host: string): boolean {
  const first = host.split('.')[0] ?? '';
  if (
    /^(?:help|support|developers?|about|blog|ads|business|api|apis|platform|static|cdn|assets|i|connect|l|lm|graph|img|images|media|player|partner|join|admin|biz)$/.test(
      first,
    )
  )
    return host.split('.').length > 2 && !(network.network === 'twitch' && first === 'm');
  return false;
}

function add(
  candidates: Map<string, Candidate>,
  profile: SocialProfile,
  seen: Mention,
  page: Page,
  vouched: boolean,
): void {
  const { host, pathname, search } = new URL(profile.url);
  const path = pathname + search;
  const key = `${profile.network === 'mastodon' ? host : profile.network} ${path.toLowerCase()}`;
  const known = candidates.get(key);
  if (known !== undefined) {
    known.mentions.push(seen);
    known.isVouched ||= vouched;
    known.pages.add(page.url);
    return;
  }
  candidates.set(key, {
    profile,
    key,
    handle: handleOf(profile.url),
    mentions: [seen],
    isVouched: vouched,
    pages: new Set([page.url]),
  });
}

/** Pages below a profile ("/studio-larkspur/booking/places" below "/studio-larkspur") are that profile once more. */
function withoutInnerPages(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one) => {
    const profile = candidates.find(({ key }) => one.key.startsWith(`${key}/`));
    if (profile === undefined) return true;
    profile.mentions.push(...one.mentions);
    profile.isVouched ||= one.isVouched;
    for (const url of one.pages) profile.pages.add(url);
    return false;
  });
}

/** The letters of an account's path. */
function handleOf(url: string): string {
  const { pathname, search } = new URL(url);
  return keepLetters(foldText(decodeComponent(pathname + search)));
}

/** The link in the web agency's credit: "Website by ...". Other links in the same line belong to the business. */
function isAgencyLink(page: Page, link: PageLink): boolean {
  if (link.region !== 'footer' && link.region !== 'body' && link.region !== 'main') return false;
  const text = page.blocks[link.blockIndex]?.text ?? '';
  if (text.length === 0 || text.length >= 300 || link.text === '') return false;
  // The same word may occur before the credit too: the last occurrence decides.
  return isInCredit(text, text.lastIndexOf(link.text), 'link');
}

function choose(candidates: readonly Candidate[], context: FactContext): Candidate[] {
  const names = listNameLetters(context);
  const isNamed = (one: Candidate) => names.some((name) => sharesLetters(one.handle, name));
  const byNetwork = Map.groupBy(candidates, (one) => one.profile.network);
  const kept: Candidate[] = [];
  for (const group of byNetwork.values()) {
    const own = group.filter((one) => one.isVouched || isNamed(one));
    if (own.length > 0) {
      // Next to an account with the business's name, others in running text belong to staff, suppliers or neighbours.
      kept.push(...own);
      continue;
    }
    const onMost = group.filter((one) => one.pages.size > 1);
    const rest = onMost.length > 0 ? onMost : group;
    if (rest.length <= MOST_UNNAMED_PER_NETWORK) kept.push(...rest);
  }
  return candidates.filter((one) => kept.includes(one));
}

/** The likely name of the business and its domain, letters and digits only. */
export function listNameLetters(context: FactContext): string[] {
  const host = URL.parse(context.targetUrl)?.hostname.replace(/^www\./, '') ?? '';
  const names = [findLikelyName(context) ?? '', (context.siteDomain ?? host).split('.')[0] ?? ''];
  return names.map((one) => keepLetters(foldText(one))).filter((one) => one.length >= 3);
}

/** Whether a handle and a name share a sequence of letters too long to be a coincidence. */
function sharesLetters(handle: string, name: string): boolean {
  if (handle.includes(name) || name.includes(handle)) return handle.length >= 3;
  const size = Math.max(5, Math.ceil(Math.min(handle.length, name.length) * 0.5));
  for (let i = 0; i + size <= name.length; i += 1) if (handle.includes(name.slice(i, i + size))) return true;
  return false;
}
