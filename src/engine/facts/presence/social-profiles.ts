import { getDomain } from 'tldts';
import type { Mention, SocialProfile } from '#shared/audit/business.ts';
import { decodeComponent } from '#shared/text/decode-component.ts';
import type { Page, PageLink } from '../../crawl/html/page.ts';
import { getValues } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText, keepLetters } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, mention } from '../mentions.ts';
import { findLikelyName } from '../name/name.ts';
import { isInCredit } from '../name/third-party-mentions.ts';
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
        profile = parseSocialProfile(link.href);
        known.set(link.href, profile);
      }
      if (profile === null || isAgencyLink(page, link)) continue;
      const vouched = link.region !== 'main' && link.region !== 'body';
      add(candidates, profile, mention(page, 'link', link.href), page, vouched);
    }
  }
  return choose([...candidates.values()], context).slice(0, MOST_PROFILES);
});

/**
 * Profiles and directory pages that the site presents as its own. Excludes share buttons, single posts, maps, messengers,
 * placeholders, accounts of the web agency and the builder, people or places in articles while the site links its own
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
  const path = url.pathname.replace(/\/{2,}/g, '/').trim();
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
  const path = new URL(profile.url).pathname + new URL(profile.url).search;
  const key = `${profile.network} ${path.toLowerCase()}`;
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
    handle: keepLetters(foldText(decodeComponent(path))),
    mentions: [seen],
    isVouched: vouched,
    pages: new Set([page.url]),
  });
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
  const names = namesOfBusiness(context);
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

function namesOfBusiness(context: FactContext): string[] {
  const names: string[] = [];
  const name = findLikelyName(context);
  if (name !== null) names.push(name);
  const domain = context.siteDomain?.split('.')[0];
  if (domain !== undefined) names.push(domain);
  return names.map((one) => keepLetters(foldText(one))).filter((one) => one.length >= 3);
}

/** Whether a handle and a name share a sequence of letters too long to be a coincidence. */
function sharesLetters(handle: string, name: string): boolean {
  if (handle.includes(name) || name.includes(handle)) return handle.length >= 3;
  const size = Math.max(5, Math.ceil(Math.min(handle.length, name.length) * 0.5));
  for (let i = 0; i + size <= name.length; i += 1) if (handle.includes(name.slice(i, i + size))) return true;
  return false;
}
