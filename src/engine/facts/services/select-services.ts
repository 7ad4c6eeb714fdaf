import type { Mention } from '#shared/audit/business.ts';
import { deriveLanguages } from '../language/languages.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { chooseServices, type ServiceGates, type ServiceModels } from './choose-services.ts';
import { makePageKey } from './find-service-page.ts';
import type { GroupSite } from './group-site.ts';
import { readMachineServices } from './machine-services.ts';
import { mergeServices } from './merge-services.ts';
import { containTokens, tokenizeName } from './name-words.ts';
import { withoutHeadlines } from './service-headlines.ts';
import { cleanServiceName, createRefuser, keyOfName, readPaidFor, toSentenceCase } from './service-names.ts';
import { readPlaces, readStreets } from './service-places.ts';

/** A service as the site names it. */
export interface SelectedService {
  readonly name: string;
  /** The page of the site that its own link leads to; null without one. */
  readonly target: { readonly key: string; readonly href: string } | null;
  readonly seen: Mention;
}

const MOST_SERVICES = 30;

/** What a site offers, each once: what its structured data says, then what its groups list. */
export function selectServices(site: GroupSite, models: ServiceModels, gates?: ServiceGates): SelectedService[] {
  const { context } = site;
  const places = readPlaces(context);
  const refuse = createRefuser(deriveName(context).value, new Set([...places, ...readStreets(context)]));
  const machine = readMachineServices(context).map(({ name, url, seen }): SelectedService => {
    const target = url === null ? null : { key: makePageKey(url), href: url };
    return { name: cleanServiceName(name), target, seen };
  });
  const isService = ({ name }: { readonly name: string }) => name !== '' && !refuse(name, keyOfName(name));
  const chosen = chooseServices(site, models, gates).filter(({ name }) => isService({ name: cleanServiceName(name) }));
  const listed = withoutHeadlines(site, chosen).map(({ name, target: own, seen }): SelectedService => {
    const target = own ?? site.linkNamed(name);
    const [first] = seen;
    if (first === undefined) throw new RangeError('A name was seen somewhere.');
    const { page } = first.group;
    return {
      name: withoutPayment(site, cleanServiceName(name)),
      target,
      seen: mention(page, getMentionPlace(first.group.region), name),
    };
  });
  const [language = null] = deriveLanguages(context).value;
  const cased = [...machine, ...listed].map((one) => ({
    ...one,
    name: toSentenceCase(one.name, language, site.use.isAcronym),
  }));
  const named = cased.filter(isService);
  return mergeServices(named, [...places].map(tokenizeName)).slice(0, MOST_SERVICES);
}

/** The service that a payment is for, where a page of the site is called so: "Intensive course" of "Intensive course deposit". */
function withoutPayment(site: GroupSite, name: string): string {
  const paidFor = readPaidFor(name);
  if (paidFor === null) return name;
  const words = tokenizeName(paidFor);
  return site.context.pages.some((page) => containTokens(site.titleWordsOf(page), words)) ? paidFor : name;
}
