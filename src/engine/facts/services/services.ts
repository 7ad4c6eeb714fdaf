import type { Service } from '#shared/audit/business.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { summarizePages } from '../pages/page-summary.ts';
import { rankAddresses } from '../place/addresses.ts';
import { deriveServiceArea } from '../place/service-area.ts';
import { findServicePage } from './find-service-page.ts';
import type { FoundService } from './found-service.ts';
import { findListPages, readLinkedServices } from './linked-services.ts';
import { readMachineServices } from './machine-services.ts';
import { readMenuServices } from './menu-services.ts';
import { mergeServices } from './merge-services.ts';
import { isOwnLink, linksByText, withoutHash } from './own-links.ts';
import { readChrome } from './page-chrome.ts';
import { type PageSection, readSections } from './page-sections.ts';
import { readPriceRows } from './price-rows.ts';
import { readSectionServices } from './section-services.ts';
import { type GroupEvidence, selectServices } from './service-groups.ts';
import { cleanServiceName, createRefuser, isSentence, keyOfName, readStems } from './service-names.ts';
import { readPlaces } from './service-places.ts';
import { findSiblingGroups } from './sibling-groups.ts';

/**
 * What the business offers, by name: offers in its structured data, pages below an address like /services/, children of menu
 * entries, headings and lists of a section or page that says it lists services, siblings of one shape that the rest of the site
 * shows to be services, and rows of price tables. Navigation, calls to action, questions, towns and the business's own name are
 * none. Each once, however often and in however many words the site names it.
 */
export const deriveServices: (context: FactContext) => SourcedValue<Service[]> = memoizePerContext((context) => {
  const places = readPlaces(context);
  const refuse = createRefuser(deriveName(context).value, places);
  const refused = new Map<string, boolean>();
  const isRefused = (text: string) => {
    const known = refused.get(text) ?? refuse(cleanServiceName(text), keyOfName(cleanServiceName(text)));
    refused.set(text, known);
    return known;
  };
  const chrome = readChrome(context);
  const siteStems = readSiteStems(context);
  const listPages = findListPages(context);
  const evidence: GroupEvidence = {
    siteStems,
    isRefused,
    isPlace: (text) => places.has(keyOfName(text)),
    isChrome: (text) => chrome.lines.has(text),
    isMenuLink: (text) => chrome.links.has(text),
  };
  const sections = new Map(
    context.pages.map((page) => [page, readSections(page, page === context.home || listPages.has(page))]),
  );
  const sectionsOf = (page: Page) => sections.get(page) ?? [];
  const found = mergeServices(
    [
      readMachineServices(context),
      readLinkedServices(context, listPages),
      readMenuServices(context, { siteStems, isRefused }),
      ...context.pages.map((page) => readSectionServices(context, page, sectionsOf(page), isRefused)),
      ...context.pages.map((page) => readGroups(context, page, sectionsOf(page), listPages.has(page), evidence)),
      readPriceRows(context, siteStems, isRefused),
    ].flat(),
    refuse,
    linksByText(context),
    places,
  );
  const signs = found.length === 0 ? [] : summarizePages(context.pages);
  const pageOf = (service: FoundService) => {
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
});

/** Siblings of one shape that the structure of their page and the rest of the site show to be services. */
function readGroups(
  context: FactContext,
  page: Page,
  sections: readonly PageSection[],
  isListPage: boolean,
  evidence: GroupEvidence,
): FoundService[] {
  const purpose = context.purposeOf(page);
  if (purpose !== 'home' && purpose !== 'services' && !isListPage) return [];
  const groups = findSiblingGroups(
    page,
    sections,
    (link) => isOwnLink(context, link) && classifyLinkText(link.text)?.kind !== 'contact',
  );
  return groups.flatMap((group) =>
    selectServices(group, { isHome: page === context.home, isListPage }, evidence)
      .filter(({ text }) => !isSentence(text))
      .map(({ text, region, links }) => ({
        name: text,
        url: links.length === 1 && links[0] !== undefined ? withoutHash(links[0].href) : null,
        seen: mention(page, getMentionPlace(region), text),
      })),
  );
}

/** Stems of what the site says of itself outside its text, without places and the name of the business. */
function readSiteStems(context: FactContext): ReadonlySet<string> {
  const texts = context.pages
    .flatMap(({ title, metaDescription, metaKeywords, headings }) => [
      title,
      metaDescription,
      metaKeywords,
      ...headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text),
    ])
    .filter((text) => text !== null);
  const places = rankAddresses(context).flatMap(({ address: { city, region } }) => [city, region]);
  const areas = deriveServiceArea(context, null).areas.value;
  const unsaid = new Set([...places, ...areas, deriveName(context).value].flatMap((text) => readStems(text ?? '')));
  return new Set(texts.flatMap(readStems).filter((stem) => !unsaid.has(stem)));
}
