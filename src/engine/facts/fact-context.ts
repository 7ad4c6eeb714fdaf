import { parse } from 'tldts';
import type { FactSource } from '#shared/audit/business.ts';
import type { Page } from '../crawl/html/page.ts';
import { getText, getValues, type StructuredNode } from '../crawl/structured-data/structured-node.ts';
import { isLocalBusinessType, isOrganizationType, isUnknownType } from './category/local-business-types.ts';
import { isReadAsLocalBusiness } from './category/unknown-type.ts';
import { foldText } from './language/fold-text.ts';
import { classifyPurpose, type PagePurpose } from './pages/page-purpose.ts';
import { deriveCountry } from './place/country.ts';

/** A value and its source. `source` is null exactly when there was nothing to take it from. */
export interface SourcedValue<T> {
  readonly value: T;
  readonly source: FactSource | null;
}

/** A structured node with its page and its parent. */
export interface PlacedNode {
  readonly node: StructuredNode;
  readonly page: Page;
  /** The node that it is a property of, and the name of that property; null and '' for roots. */
  readonly parent: PlacedNode | null;
  readonly via: string;
}

/** Shared derivations of all facts of one audit, computed once on demand. */
export interface FactContext {
  /** Every page read, home first; never empty. */
  readonly pages: readonly Page[];
  readonly home: Page;
  /** The requested URL. */
  readonly targetUrl: string;
  purposeOf(page: Page): PagePurpose;
  /** Every structured node of every page, parents before children. */
  readonly nodes: readonly PlacedNode[];
  /**
   * The nodes that can describe the audited business, best first: LocalBusiness types before organizations, the home page before
   * others. Without an entry of such a type, one whose type schema.org does not know takes its place. Businesses that a page merely
   * mentions (member of, worked for, review authors) are excluded.
   */
  readonly businessNodes: readonly PlacedNode[];
  /** The node with the most properties among those with this node's `@id`; the node itself when it has none. */
  resolve(node: StructuredNode): StructuredNode;
  /** The registrable domain that the site itself uses (canonical, og:url, own absolute links), else that of the target; null for none. */
  readonly siteDomain: string | null;
  /** Hosts of the site's own pages, lower case, without `www.`. */
  readonly ownHosts: ReadonlySet<string>;
  /** BCP 47 primary language by the `lang` attributes, the home page's first; null when none is given. Not checked against the text. */
  readonly declaredLanguage: string | null;
  /** ISO 3166-1 alpha-2; null when unknown. Never a default. */
  readonly country: string | null;
}

/**
 * Properties by which a page, a site or an offer names the business behind it, as schema.org defines them (30.0): any other property
 * (`mentions`, `memberOf`, `worksFor`, `areaServed`, `creator`) leads to somebody else.
 */
const OWN_LINKS = new Set(
  `mainEntity mainEntityOfPage about publisher provider seller offeredBy copyrightHolder sourceOrganization itemReviewed department
  subOrganization branchOf location isPartOf hasPart offers makesOffer itemOffered hasOfferCatalog itemListElement item serviceType
  mainContentOfPage primaryImageOfPage`.split(/\s+/),
);
/** What a page is about is its business only where it is a page or a site, not a work ("article about the mill"). */
const ABOUT = new Set(['about', 'mainEntity']);
/** Entries of a list may be anybody: neighbours, customers, own branches. */
const IN_LIST = new Set(['itemListElement', 'item', 'itemOffered', 'hasPart']);

const CONTEXTS = new WeakMap<readonly Page[], Map<string, FactContext>>();

/**
 * The context of these very pages at this URL, created once: facts, checks and what was not found derive the same things from it.
 * `pages` has the home page first and must not be empty.
 */
export function getFactContext(pages: readonly Page[], targetUrl: string): FactContext {
  const ofPages = CONTEXTS.get(pages) ?? new Map<string, FactContext>();
  CONTEXTS.set(pages, ofPages);
  const context = ofPages.get(targetUrl) ?? createFactContext(pages, targetUrl);
  ofPages.set(targetUrl, context);
  return context;
}

/** Creates the context of one audit. `pages` has the home page first and must not be empty. */
export function createFactContext(pages: readonly Page[], targetUrl: string): FactContext {
  const home = pages[0];
  if (home === undefined) throw new RangeError('A fact context needs at least the home page.');
  const purposes = new Map<Page, PagePurpose>();
  const nodes = lazily(() => placeNodes(pages));
  const byId = lazily(() => indexById(nodes()));
  const hosts = lazily(() => findOwnHosts(pages, targetUrl));
  const context: FactContext = {
    pages,
    home,
    targetUrl,
    purposeOf(page) {
      const known = purposes.get(page);
      if (known !== undefined) return known;
      const purpose = classifyPurpose(page, page === home);
      purposes.set(page, purpose);
      return purpose;
    },
    get nodes() {
      return nodes();
    },
    get businessNodes() {
      return businessNodes();
    },
    resolve: (node) => (node.id === null ? node : (byId().get(node.id) ?? node)),
    get siteDomain() {
      return hosts().domain;
    },
    get ownHosts() {
      return hosts().hosts;
    },
    get declaredLanguage() {
      return language();
    },
    get country() {
      return country();
    },
  };
  const businessNodes = lazily(() => selectBusinessNodes(nodes(), context));
  const language = lazily(() => declaredLanguageOf(pages));
  const country = lazily(() => deriveCountry(context).value);
  return context;
}

function lazily<T>(compute: () => T): () => T {
  let result: { readonly value: T } | null = null;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}

function placeNodes(pages: readonly Page[]): PlacedNode[] {
  const placed: PlacedNode[] = [];
  for (const page of pages) {
    const stack: PlacedNode[] = [];
    for (const node of page.structured) stack.push({ node, page, parent: null, via: '' });
    stack.reverse();
    for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
      placed.push(one);
      const children: PlacedNode[] = [];
      for (const [via, values] of one.node.properties) {
        for (const value of values)
          if (typeof value !== 'string') children.push({ node: value, page, parent: one, via });
      }
      for (let i = children.length - 1; i >= 0; i -= 1) {
        const child = children[i];
        if (child !== undefined) stack.push(child);
      }
    }
  }
  return placed;
}

function indexById(nodes: readonly PlacedNode[]): Map<string, StructuredNode> {
  const byId = new Map<string, StructuredNode>();
  for (const { node } of nodes) {
    if (node.id === null) continue;
    const known = byId.get(node.id);
    if (known === undefined || node.properties.length > known.properties.length) byId.set(node.id, node);
  }
  return byId;
}

function selectBusinessNodes(nodes: readonly PlacedNode[], context: FactContext): PlacedNode[] {
  const local: PlacedNode[] = [];
  const unknown: PlacedNode[] = [];
  const organizations: PlacedNode[] = [];
  for (const placed of nodes) {
    const { node } = placed;
    const isLocal = node.types.some(isLocalBusinessType);
    const isUnknown = !isLocal && node.types.length > 0 && node.types.every(isUnknownType) && isMainSubject(placed);
    if (!isLocal && !isUnknown && !node.types.some(isOrganizationType) && !isContactEntry(placed)) continue;
    if (belongsToOthers(placed, context)) continue;
    // A bare reference has no content; a venue without a name is the `location` of something.
    if (node.properties.length === 0) continue;
    if (!isLocal && node.types.includes('Place') && getValues(node, 'name').length === 0) continue;
    (isLocal ? local : isUnknown ? unknown : organizations).push(placed);
  }
  const hasEntry = local.some(isMainSubject);
  return [...local, ...(hasEntry ? [] : selectOwn(unknown, context)), ...organizations];
}

/** An entry with a name, an address and a phone number is a business, whatever its type: "TaxiService", which is a Service. */
function isContactEntry(placed: PlacedNode): boolean {
  const { node } = placed;
  return (
    placed.parent === null &&
    !node.types.some((type) => type === 'Person' || isOccasion(type)) &&
    ['name', 'address', 'telephone'].every((property) => getValues(node, property).length > 0)
  );
}

/** More than this many are a directory. */
const MOST_UNKNOWN = 20;
/** Properties by which a page or a service names the business behind it. */
const BUSINESS_BEHIND = new Set(['mainEntity', 'about', 'publisher', 'provider']);

function isMainSubject({ parent, via }: PlacedNode): boolean {
  return parent === null || BUSINESS_BEHIND.has(via);
}

/**
 * Of nodes whose type says nothing, those that read as a business and are the site's own: they link to it, or the title of the home
 * page names them. Else the only one of the home page, unless it links to another site.
 */
function selectOwn(unknown: readonly PlacedNode[], { home, ownHosts, siteDomain }: FactContext): PlacedNode[] {
  const title = foldText(home.title ?? '');
  const businesses = unknown
    .slice(0, MOST_UNKNOWN)
    .filter(({ node }) => isReadAsLocalBusiness(node))
    .map((placed) => ({ placed, name: getText(placed.node, 'name'), host: hostOf(getText(placed.node, 'url') ?? '') }));
  const isOnlyOne = new Set(businesses.map(({ name }) => name)).size === 1;
  return businesses
    .filter(
      ({ placed: { page }, name, host }) =>
        (host === null ? isOnlyOne && page === home : isOn(host, ownHosts, siteDomain)) ||
        (name !== null && title.includes(foldText(name))),
    )
    .map(({ placed }) => placed);
}

/** Whether an address is on one of the site's own hosts. */
export function isOnOwnHost(url: string, { ownHosts, siteDomain }: FactContext): boolean {
  const host = hostOf(url);
  return host !== null && isOn(host, ownHosts, siteDomain);
}

function isOn(host: string, ownHosts: ReadonlySet<string>, siteDomain: string | null): boolean {
  return ownHosts.has(host) || (siteDomain !== null && `.${host}`.endsWith(`.${siteDomain}`));
}

function belongsToOthers(placed: PlacedNode, context: FactContext): boolean {
  let isListed = false;
  for (let one: PlacedNode | null = placed; one?.parent != null; one = one.parent) {
    if (!OWN_LINKS.has(one.via)) return true;
    if (ABOUT.has(one.via) && !one.parent.node.types.some(isPageType)) return true;
    if (one.parent.node.types.some(isOccasion)) return true;
    isListed ||= IN_LIST.has(one.via);
  }
  return isListed && !isNamedAsOwn(placed, context);
}

const isPageType = (type: string): boolean => type.endsWith('Page') || type === 'WebSite' || type === 'Service';

/** Whether a listed entry leads to the site itself, or has the name that the title of the home page has. */
function isNamedAsOwn({ node, page }: PlacedNode, { home, ownHosts, siteDomain }: FactContext): boolean {
  const url = getText(node, 'url') ?? node.id;
  const host = url === null ? null : hostOf(URL.parse(url, page.url)?.href ?? '');
  if (host !== null) return isOn(host, ownHosts, siteDomain);
  const name = getText(node, 'name');
  return name !== null && foldText(home.title ?? '').includes(foldText(name));
}

/** Types of events: their venue and organizer may be anybody. */
const isOccasion = (type: string): boolean =>
  type.endsWith('Event') || type === 'Festival' || type === 'JobPosting' || type === 'CourseInstance';

function declaredLanguageOf(pages: readonly Page[]): string | null {
  for (const page of pages) {
    const primary = page.lang?.trim().split(/[-_]/)[0]?.toLowerCase();
    if (primary !== undefined && /^[a-z]{2,3}$/.test(primary)) return primary;
  }
  return null;
}

/** Suffixes that only exist on one machine or in tests; they are not the domain of a site (RFC 2606, RFC 6761, RFC 6762). */
const LOCAL_SUFFIXES = /(?:^|\.)(?:test|example|invalid|localhost|local|internal|lan)$/;

function isRealHost(host: string): boolean {
  const { domain, isIp } = parse(host);
  return domain !== null && isIp !== true && !LOCAL_SUFFIXES.test(host) && !/^example\.(?:com|org|net)$/.test(domain);
}

function findOwnHosts(pages: readonly Page[], targetUrl: string): { domain: string | null; hosts: Set<string> } {
  const hosts = new Set<string>();
  const votes = new Map<string, number>();
  for (const url of [targetUrl, ...pages.map((page) => page.url)]) {
    const host = hostOf(url);
    if (host !== null) hosts.add(host);
  }
  for (const page of pages) {
    for (const url of [page.canonical, page.openGraph['og:url'] ?? null]) {
      const host = url === null ? null : hostOf(url);
      if (host === null || !isRealHost(host)) continue;
      hosts.add(host);
      votes.set(host, (votes.get(host) ?? 0) + 1);
    }
  }
  const named = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  const target = hostOf(pages[0]?.url ?? targetUrl);
  const host = named ?? (target !== null && isRealHost(target) ? target : null) ?? linkedHome(pages, hosts);
  // On a shared platform (name.github.io) the registrable domain is the customer's, not the platform's.
  return { domain: host === null ? null : parse(host, { allowPrivateDomains: true }).domain, hosts };
}

/** A test or preview copy often keeps absolute links to the real domain in its menu: the host with the most links in header, nav and footer. */
function linkedHome(pages: readonly Page[], hosts: Set<string>): string | null {
  const votes = new Map<string, number>();
  for (const page of pages) {
    for (const link of page.links) {
      if (link.region !== 'header' && link.region !== 'nav') continue;
      const host = hostOf(link.href);
      if (host !== null && !hosts.has(host) && isRealHost(host)) votes.set(host, (votes.get(host) ?? 0) + 1);
    }
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  // Several menu entries on one host are the site's own menu; a single one is a shop or a booking service.
  return best !== undefined && best[1] >= 3 * pages.length ? best[0] : null;
}

function hostOf(url: string): string | null {
  if (!/^https?:/i.test(url)) return null;
  try {
    return new URL(url).hostname
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^www\./, '');
  } catch {
    return null;
  }
}
