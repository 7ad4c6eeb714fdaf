import type { Service } from '#shared/audit/business.ts';
import model from '../../data/services-model.json' with { type: 'json' };
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource } from '../mentions.ts';
import { summarizePages } from '../pages/page-summary.ts';
import { findServicePage, type PageSummary } from './find-service-page.ts';
import { readGroupSite } from './group-site.ts';
import { areOneName, containTokens, tokenizeName } from './name-words.ts';
import { readServices, type SelectedService } from './select-services.ts';

/** A service with the page about it. */
interface PagedService extends SelectedService {
  /** Null where it has no page of its own. */
  readonly url: string | null;
}

interface PagedServices {
  readonly services: readonly PagedService[];
  readonly possible: string[];
}

const readOfContext: (context: FactContext) => PagedServices = memoizePerContext((context) => {
  const { services, possible } = readServices(readGroupSite(context), model);
  const named = services.map(({ name, target }) => ({ name, url: target?.href ?? null }));
  const signs = services.length === 0 ? [] : summarizePages(context.pages);
  const paged = services.map((service, at): PagedService => {
    const linked = named[at]?.url ?? null;
    const page = findServicePage({ name: service.name, url: linked }, signs, named);
    // Where it has none, the page that its link leads to.
    return { ...service, url: page.kind === 'page' ? page.url : (linked?.split('#', 1)[0] ?? null) };
  });
  return { services: onceForEachPage(paged, signs), possible };
});

/**
 * Of the names of one page, one that another has in it is the same service: the fuller one, where the page is called so ("Solar panel
 * cleaning", which a menu calls "Solar panels"), else the first.
 */
function onceForEachPage(services: readonly PagedService[], signs: readonly PageSummary[]): PagedService[] {
  const kept: PagedService[] = [];
  for (const next of services) {
    const words = tokenizeName(next.name);
    const at = kept.findIndex(
      ({ url, name }) => url !== null && url === next.url && areOneName(tokenizeName(name), words),
    );
    const first = kept[at];
    if (first === undefined) {
      kept.push(next);
      continue;
    }
    const page = signs.find(({ url }) => url === next.url);
    const called = tokenizeName([page?.title ?? '', ...(page?.h1s ?? [])].join(' '));
    const isFuller = words.length > tokenizeName(first.name).length && containTokens(called, words);
    kept[at] = { ...(isFuller ? next : first), isSure: first.isSure || next.isSure };
  }
  return kept;
}

/** The names among `deriveServices` that are beyond doubt, and names below its gates that may be services, at most eight. */
export function listServicesBySureness(context: FactContext): {
  readonly sure: string[];
  readonly possible: string[];
} {
  const { services, possible } = readOfContext(context);
  return { sure: services.flatMap(({ name, isSure }) => (isSure ? name : [])), possible };
}

/**
 * What the business offers, by name: offers in its structured data, and the names of lists, cards, rows, menus and form
 * options whose shape, place, links and agreement with the rest of the site show them to be services (weights learned from
 * labelled sites by `npm run fit:services`), those of its menu and of pages about one service each. Where these are few, the
 * headings of its prices and what its sentences and its description list. Each once, however often and in however many words
 * the site names it.
 */
export const deriveServices: (context: FactContext) => SourcedValue<Service[]> = memoizePerContext((context) => {
  const { services } = readOfContext(context);
  return {
    value: services.map(({ name, url }) => ({ name, url })),
    source: factSource(
      services[0]?.seen,
      services.map(({ seen }) => seen),
    ),
  };
});
