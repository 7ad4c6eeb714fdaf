import type { Mention, Service } from '#shared/audit/business.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Heading, Page, PageLink } from '../../crawl/html/page.ts';
import { getNodes, getText, getValues } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { summarizePages } from '../pages/page-summary.ts';
import { rankAddresses } from '../place/addresses.ts';
import { deriveServiceArea } from '../place/service-area.ts';
import { findServicePage } from './find-service-page.ts';
import { NO_SERVICE, SERVICE_SECTION, SERVICE_SEGMENT } from './services-lexicon.ts';

const MOST_SERVICES = 20;
const LONGEST_NAME = 60;
const LONGEST_LIST_ITEM = 50;
/** A services page lists several; one heading alone is a title. */
const FEWEST_IN_SECTION = 2;

interface Found {
  readonly name: string;
  readonly url: string | null;
  readonly seen: Mention;
}

/**
 * What the business offers, by name: offers in its structured data, pages below an address like /services/, and the
 * headings and lists of a section or page that says it lists services. Navigation, calls to action, questions, towns and
 * the business's own name are none.
 */
export function deriveServices(context: FactContext): SourcedValue<Service[]> {
  const refuse = refuserOf(context);
  const links = linksByText(context);
  const byKey = new Map<string, Found>();
  const groups = [
    offeredServices(context),
    linkedServices(context),
    ...context.pages.map((page) => sectionServices(context, page)),
  ];
  for (const one of groups.flat()) {
    const name = cleanName(one.name);
    const key = keyOf(name);
    if (name === '' || key === '' || byKey.has(key) || refuse(name, key)) continue;
    if (byKey.size >= MOST_SERVICES) break;
    byKey.set(key, { ...one, name, url: one.url ?? links.get(key) ?? null });
  }
  const found = [...byKey.values()];
  const signs = found.length === 0 ? [] : summarizePages(context.pages);
  const pageOf = (service: Found) => {
    const page = findServicePage(service, signs, found);
    // Where it has none, the page that lists it.
    return page.kind === 'page' ? page.url : service.url;
  };
  return {
    value: found.map((service) => ({ name: service.name, url: pageOf(service) })),
    source: factSource(
      found[0]?.seen,
      found.map(({ seen }) => seen),
    ),
  };
}

function offeredServices(context: FactContext): Found[] {
  const found: Found[] = [];
  for (const { node, page, via } of context.nodes) {
    const isOffered =
      via === 'itemOffered' ||
      via === 'availableService' ||
      node.types.includes('Service') ||
      node.types.includes('MedicalProcedure');
    if (!isOffered || node.types.includes('OfferCatalog')) continue;
    const name = getText(node, 'name') ?? getText(node, 'serviceType');
    if (name !== null)
      found.push({ name, url: ownUrl(getText(node, 'url'), page), seen: mention(page, node.syntax, name) });
  }
  for (const { node, page } of context.businessNodes) {
    for (const offer of [
      ...getNodes(node, 'makesOffer'),
      ...getNodes(node, 'hasOfferCatalog').flatMap((one) => getNodes(one, 'itemListElement')),
    ]) {
      const name = getText(offer, 'name');
      if (name !== null && getNodes(offer, 'itemOffered').length === 0)
        found.push({ name, url: ownUrl(getText(offer, 'url'), page), seen: mention(page, node.syntax, name) });
    }
    for (const value of getValues(node, 'knowsAbout')) {
      if (typeof value === 'string' && value.length <= LONGEST_LIST_ITEM)
        found.push({ name: value, url: null, seen: mention(page, node.syntax, value) });
    }
  }
  return found;
}

/** Links to pages below a path like `/services/`, and what a services page links to in its own text. */
function linkedServices(context: FactContext): Found[] {
  const menu = new Set(
    context.home.links
      .filter(({ region }) => region === 'nav' || region === 'header')
      .map(({ href }) => withoutHash(href)),
  );
  return context.pages.flatMap((page) => {
    const isServicesPage = page !== context.home && isServicesPath(page.url);
    return page.links.flatMap((link): Found[] => {
      const name = link.text.trim();
      if (name === '' || !isOwnLink(context, link)) return [];
      const isBelow = isBelowServices(link.href);
      const isListed =
        isServicesPage && (link.region === 'main' || link.region === 'body') && !menu.has(withoutHash(link.href));
      if (!isBelow && !isListed) return [];
      return [{ name, url: withoutHash(link.href), seen: mention(page, 'link', name) }];
    });
  });
}

/** Headings, or list items, below a heading that says it lists services; the whole page when the page itself is one. */
function sectionServices(context: FactContext, page: Page): Found[] {
  const purpose = context.purposeOf(page);
  if (purpose === 'privacy' || purpose === 'terms' || purpose === 'imprint') return [];
  return page.headings.flatMap((heading, index) => {
    if (
      heading.hidden ||
      !SERVICE_SECTION.test(
        foldText(heading.text)
          .replace(/[:.!]+$/, '')
          .trim(),
      )
    )
      return [];
    const inside = headingsBelow(page.headings, index);
    const named = inside.map(({ text, region }) => ({
      name: text,
      url: null,
      seen: mention(page, getMentionPlace(region), text),
    }));
    const usable = named.filter(({ name }) => isNameLike(name));
    if (usable.length >= FEWEST_IN_SECTION) return usable;
    return listBelow(page, heading, page.headings[index + 1]);
  });
}

/** The headings of the level right below, up to the next one of the same level or above. */
function headingsBelow(headings: readonly Heading[], index: number): Heading[] {
  const start = headings[index];
  if (start === undefined) return [];
  const inside: Heading[] = [];
  for (const one of headings.slice(index + 1)) {
    if (one.level <= start.level) break;
    if (!one.hidden) inside.push(one);
  }
  const top = Math.min(...inside.map(({ level }) => level));
  return inside.filter(({ level }) => level === top);
}

function listBelow(page: Page, heading: Heading, next: Heading | undefined): Found[] {
  const end = Math.min(next?.blockIndex ?? page.blocks.length, heading.blockIndex + 40);
  const items = page.blocks
    .slice(heading.blockIndex + 1, end)
    .filter(({ tag, text, hidden }) => tag === 'li' && !hidden && text.length <= LONGEST_LIST_ITEM);
  if (items.length < FEWEST_IN_SECTION) return [];
  return items.map(({ text, region }) => ({
    name: text,
    url: null,
    seen: mention(page, getMentionPlace(region), text),
  }));
}

/** Whether a text could be a name at all: short, no sentence, no question. */
function isNameLike(text: string): boolean {
  const name = cleanName(text);
  if (name.length < 2 || name.length > LONGEST_NAME || /[?!。？！:]$|\.\s|\n/.test(name)) return false;
  const isUnspaced = /[\u3040-\u9fff\uac00-\ud7af]/.test(name);
  return isUnspaced ? name.length <= 24 : name.split(' ').length <= 8 && /\p{L}{3}/u.test(name);
}

function cleanName(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\p{So}\p{Sk}•·–—*→»›>#\s]+|[\p{So}\p{Sk}•·–—*→»›>\s:.,]+$/gu, '')
    .replace(/^\d{1,2}[.)]\s+/, '')
    .trim();
}

function keyOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function refuserOf(context: FactContext): (name: string, key: string) => boolean {
  const own = keyOf(deriveName(context).value ?? '');
  const towns = new Set<string>();
  for (const { address } of rankAddresses(context)) if (address.city !== null) towns.add(keyOf(address.city));
  for (const area of deriveServiceArea(context, null).areas.value) towns.add(keyOf(area));
  return (name, key) =>
    !isNameLike(name) ||
    key === own ||
    (own.length > 3 && key.includes(own)) ||
    towns.has(key) ||
    NO_SERVICE.test(foldText(name)) ||
    SERVICE_SECTION.test(key);
}

function linksByText(context: FactContext): Map<string, string> {
  const links = new Map<string, string>();
  for (const page of context.pages) {
    for (const link of page.links) {
      const key = keyOf(link.text);
      if (key.length > 2 && key.length <= LONGEST_NAME && !links.has(key) && isOwnLink(context, link))
        links.set(key, withoutHash(link.href));
    }
  }
  return links;
}

/** A link to another page of this site, no file and not the home page. */
function isOwnLink(context: FactContext, { href }: PageLink): boolean {
  if (!href.startsWith('http')) return false;
  const start = href.indexOf('//') + 2;
  const slash = href.indexOf('/', start);
  if (slash < 0 || slash === href.length - 1) return false;
  const host = href.slice(start, slash).replace(/^www\./, '');
  if (!context.ownHosts.has(host.split(':', 1)[0] ?? host)) return false;
  return !/\.(?:pdf|jpe?g|png|webp|zip|docx?)$/i.test(href) && withoutHash(href) !== withoutHash(context.home.url);
}

function isServicesPath(address: string): boolean {
  const segments = segmentsOf(address);
  return (
    SERVICE_SEGMENT.test(segments.at(-1) ?? '') ||
    (segments.at(-1)?.startsWith('index.') === true && SERVICE_SEGMENT.test(segments.at(-2) ?? ''))
  );
}

function isBelowServices(address: string): boolean {
  const segments = segmentsOf(address);
  return (
    segments.slice(0, -1).some((segment) => SERVICE_SEGMENT.test(segment)) && !/^index\./.test(segments.at(-1) ?? '')
  );
}

function segmentsOf(address: string): string[] {
  const path = getUrlPath(address) ?? '/';
  return foldText(safeDecode(path))
    .split('/')
    .filter((segment) => segment !== '');
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutHash(href: string): string {
  const at = href.indexOf('#');
  return at < 0 ? href : href.slice(0, at);
}

function ownUrl(address: string | null, page: Page): string | null {
  if (address === null) return null;
  const url = URL.parse(address, page.url);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
