import { classifyUrl } from '../../crawl/html/page-kind.ts';
import type { FactContext } from '../fact-context.ts';
import { rankAddresses } from '../place/addresses.ts';
import { deriveServiceArea } from '../place/service-area.ts';
import { isOwnLink } from './own-links.ts';
import { keyOfName } from './service-names.ts';

/** Keys of the places that the site gives as its town, its area or pages about them. */
export function readPlaces(context: FactContext): ReadonlySet<string> {
  const towns = rankAddresses(context).flatMap(({ address: { city } }) => city ?? []);
  const areas = deriveServiceArea(context, null).areas.value;
  return new Set([...[...towns, ...areas].map(keyOfName), ...namesOfLocationPages(context)]);
}

/** Keys of the streets that the site gives in addresses, its own and others. */
export function readStreets(context: FactContext): readonly string[] {
  return rankAddresses(context).flatMap(({ address: { street } }) => (street === null ? [] : [keyOfName(street)]));
}

/** What the site calls its pages about places where it works: "/areas/dubai-marina". */
function namesOfLocationPages(context: FactContext): string[] {
  const texts = new Map<string, string>();
  for (const page of context.pages)
    for (const link of page.links)
      if (!texts.has(link.href) && isOwnLink(context, link)) texts.set(link.href, link.text);
  return [...texts].flatMap(([href, text]) => (classifyUrl(href) === 'locations' ? [keyOfName(text)] : []));
}
