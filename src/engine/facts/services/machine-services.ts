import type { Page } from '../../crawl/html/page.ts';
import { getNodes, getText, getValues } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext } from '../fact-context.ts';
import { mention } from '../mentions.ts';
import type { FoundService } from './found-service.ts';
import { absoluteUrl } from './own-links.ts';

const LONGEST_TOPIC = 50;

/** Whether a page other than the home page is about one service, which its structured data describes by itself. */
function isSubject({ nodes, home }: FactContext, page: Page): boolean {
  if (page === home) return false;
  return nodes.filter((one) => one.page === page && one.via === '' && one.node.types.includes('Service')).length === 1;
}

/** What the site's structured data offers: services, offers, catalogs and topics of the business. */
export function readMachineServices(context: FactContext): FoundService[] {
  const found: FoundService[] = [];
  for (const { node, page, via } of context.nodes) {
    const isOffered =
      via === 'itemOffered' ||
      via === 'availableService' ||
      node.types.includes('Service') ||
      node.types.includes('MedicalProcedure');
    if (!isOffered || node.types.includes('OfferCatalog')) continue;
    const name = getText(node, 'name') ?? getText(node, 'serviceType');
    const url = absoluteUrl(getText(node, 'url'), page) ?? (isSubject(context, page) && via === '' ? page.url : null);
    if (name !== null) found.push({ name, url, seen: mention(page, node.syntax, name) });
  }
  for (const { node, page } of context.businessNodes) {
    for (const offer of [
      ...getNodes(node, 'makesOffer'),
      ...getNodes(node, 'hasOfferCatalog').flatMap((one) => getNodes(one, 'itemListElement')),
    ]) {
      const name = getText(offer, 'name');
      if (name !== null && getNodes(offer, 'itemOffered').length === 0)
        found.push({ name, url: absoluteUrl(getText(offer, 'url'), page), seen: mention(page, node.syntax, name) });
    }
    for (const value of getValues(node, 'knowsAbout')) {
      if (typeof value === 'string' && value.length <= LONGEST_TOPIC)
        found.push({ name: value, url: null, seen: mention(page, node.syntax, value) });
    }
  }
  return found;
}
