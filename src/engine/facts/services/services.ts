import type { Service } from '#shared/audit/business.ts';
import model from '../../data/services-model.json' with { type: 'json' };
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource } from '../mentions.ts';
import { summarizePages } from '../pages/page-summary.ts';
import { findServicePage } from './find-service-page.ts';
import { readGroupSite } from './group-site.ts';
import { type ReadServices, readServices } from './select-services.ts';

const readOfContext: (context: FactContext) => ReadServices = memoizePerContext((context) =>
  readServices(readGroupSite(context), model),
);

/** The names among `deriveServices` that are beyond doubt, and names below its gates that may be services, at most eight. */
export function listServicesBySureness(context: FactContext): { readonly sure: string[]; readonly possible: string[] } {
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
  const found = readOfContext(context).services;
  const named = found.map(({ name, target }) => ({ name, url: target?.href ?? null }));
  const signs = found.length === 0 ? [] : summarizePages(context.pages);
  return {
    value: named.map((service) => {
      const page = findServicePage(service, signs, named);
      // Where it has none, the page that its link leads to.
      return { name: service.name, url: page.kind === 'page' ? page.url : (service.url?.split('#', 1)[0] ?? null) };
    }),
    source: factSource(
      found[0]?.seen,
      found.map(({ seen }) => seen),
    ),
  };
});
