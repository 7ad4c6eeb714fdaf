import type { OutlineNode } from '#shared/fixes/site-outline.ts';
import type { CategoryFamily } from '../facts/category/business-category.ts';
import { CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { summarizeOutlinePages } from '../facts/pages/page-summary.ts';
import { findServicePage, type PageSummary } from '../facts/services/find-service-page.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { listUsableFacts } from './pack-facts.ts';

/** A service that the entry offers; `url`: the page that is about it. */
export interface OfferedService {
  readonly name: string;
  readonly url: string | null;
}

const MOST_SERVICES = 20;
/** Lists of these trades are menus, rooms and goods. */
const CATALOGUES: ReadonlySet<CategoryFamily> = new Set(['dining', 'lodging', 'public', 'retail']);
/** Where structured data names what a business does, in the words of schema.org. */
const OFFER_PROPERTIES = new Set(['makesOffer', 'hasOfferCatalog', 'serviceType', 'knowsAbout', 'availableService']);

/**
 * The services that are beyond doubt: those that the owner stated or confirmed, and of the sure ones those with a page of their own that
 * was read, or that the site's own structured data offers. A page is said to be about one service: of two names for one page the shorter.
 * None of a business whose lists are menus, rooms or goods, and not one alone where the site names more.
 */
export function listOfferedServices(material: WritingMaterial): OfferedService[] {
  const { outline, analysis } = material;
  const family = CATEGORIES_BY_LABEL.get(analysis.business.category?.label ?? '')?.family;
  const isCatalogue = family !== undefined && CATALOGUES.has(family);
  const sure = new Set(outline.services?.sure ?? []);
  const stated = listStatedOffers(material);
  const signs = summarizeOutlinePages(outline).map((page, at) => (at === 0 ? page : withoutLists(page)));
  const facts = listUsableFacts(material, 'service');
  const named = facts.map(({ value }) => ({ name: value, url: null }));
  const found = facts.flatMap(({ value: name, state }) => {
    const isOfOwner = state !== 'found';
    if (!isOfOwner && (isCatalogue || !sure.has(name))) return [];
    // By what the pages say of themselves: a link may lead anywhere.
    const page = findServicePage({ name, url: null }, signs, named);
    const url = page.kind === 'page' && page.url !== signs[0]?.url ? page.url : null;
    return isOfOwner || url !== null || stated.has(foldText(name)) ? [{ name, url, isOfOwner }] : [];
  });
  const nearest = new Map<string, string>();
  for (const { name, url } of found) {
    const known = url === null ? undefined : nearest.get(url);
    if (url !== null && (known === undefined || splitWords(name).length < splitWords(known).length))
      nearest.set(url, name);
  }
  // "Daycare, grooming and spa" beside "Grooming" and "Spa" lists them.
  const isList = (name: string) =>
    name.includes(',') &&
    found.filter((other) => other.name !== name && foldText(name).includes(foldText(other.name))).length > 1;
  const offered = found
    .filter(({ name, isOfOwner }) => isOfOwner || !isList(name))
    .flatMap(({ name, url, isOfOwner }) => {
      if (url === null || nearest.get(url) === name) return [{ name, url }];
      return isOfOwner || stated.has(foldText(name)) ? [{ name, url: null }] : [];
    });
  // One of several alone would seem to be the whole offer.
  const [only] = offered.length === 1 ? offered : [];
  const isPartOfMore = only !== undefined && facts.some(({ value }) => isOther(value, only.name));
  return isPartOfMore && !found.some(({ isOfOwner }) => isOfOwner) ? [] : offered.slice(0, MOST_SERVICES);
}

/** Whether neither of two names says the other and more. */
function isOther(name: string, other: string): boolean {
  const [one, two] = [name, other].map(foldText) as [string, string];
  return !one.includes(two) && !two.includes(one);
}

/** A title or heading with commas lists what is on the page, which is about none of it. */
function withoutLists({ title, h1s, ...page }: PageSummary): PageSummary {
  return {
    ...page,
    title: title?.includes(',') === true ? null : title,
    h1s: h1s.filter((text) => !text.includes(',')),
  };
}

/** The folded names that the site's structured data says to be offered. */
function listStatedOffers({ outline }: WritingMaterial): Set<string> {
  const names = new Set<string>();
  const read = ({ types, properties }: OutlineNode) => {
    const isService = types.includes('Service');
    for (const [property, values] of properties) {
      const isName = (isService && property === 'name') || OFFER_PROPERTIES.has(property);
      for (const value of values) {
        if (typeof value !== 'string') read(value);
        else if (isName) names.add(foldText(value));
      }
    }
  };
  for (const { structured } of outline.pages) for (const node of structured) read(node);
  return names;
}
