import type { Mention } from '#shared/audit/business.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { chooseServices, type ServiceGates, type ServiceModels } from './choose-services.ts';
import { makePageKey } from './find-service-page.ts';
import type { GroupSite } from './group-site.ts';
import { readMachineServices } from './machine-services.ts';
import { mergeServices } from './merge-services.ts';
import { cleanServiceName, createRefuser, keyOfName } from './service-names.ts';
import { readPlaces } from './service-places.ts';

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
  const refuse = createRefuser(deriveName(context).value, readPlaces(context));
  const machine = readMachineServices(context).map(({ name, url, seen }): SelectedService => {
    const target = url === null ? null : { key: makePageKey(url), href: url };
    return { name: cleanServiceName(name), target, seen };
  });
  const listed = chooseServices(site, models, gates).map(({ name, target: own, seen }): SelectedService => {
    const target = own ?? site.linkNamed(name);
    const [first] = seen;
    if (first === undefined) throw new RangeError('A name was seen somewhere.');
    const { page } = first.group;
    return {
      name: cleanServiceName(name),
      target,
      seen: mention(page, getMentionPlace(first.group.region), name),
    };
  });
  const named = [...machine, ...listed].filter(({ name }) => name !== '' && !refuse(name, keyOfName(name)));
  return mergeServices(named, site.places).slice(0, MOST_SERVICES);
}
